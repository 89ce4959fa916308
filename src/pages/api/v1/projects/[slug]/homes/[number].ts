import { apiEndpoint, write } from '../../../../../../compose/api/endpoint.server.ts';
import {
  homeChangeSchema,
  homeStateSchema,
  updateHome,
} from '../../../../../../compose/api/homes.server.ts';

export const ALL = apiEndpoint({
  PATCH: write({ scope: 'homes', body: () => homeChangeSchema, run: updateHome }),
  PUT: write({ scope: 'homes', body: () => homeStateSchema, run: updateHome }),
});
