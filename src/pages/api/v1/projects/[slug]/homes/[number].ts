import { apiEndpoint, write } from '../../../../../../features/api/endpoint.server.ts';
import {
  homeChangeSchema,
  homeStateSchema,
  updateHome,
} from '../../../../../../features/api/homes.compose.server.ts';

export const ALL = apiEndpoint({
  PATCH: write({ scope: 'homes', body: () => homeChangeSchema, run: updateHome }),
  PUT: write({ scope: 'homes', body: () => homeStateSchema, run: updateHome }),
});
