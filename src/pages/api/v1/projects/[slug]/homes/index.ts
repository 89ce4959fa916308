import { apiEndpoint, write } from '../../../../../../features/api/endpoint.server.ts';
import {
  readHomeRowsSchema,
  updateHomes,
} from '../../../../../../features/api/homes.compose.server.ts';
import { findApiHomes } from '../../../../../../features/api/projects.compose.server.ts';
import { recordAt } from '../../../../../../features/api/reads.compose.server.ts';

export const ALL = apiEndpoint({
  GET: recordAt('projects', findApiHomes),
  PATCH: write({ scope: 'homes', body: () => readHomeRowsSchema, run: updateHomes }),
});
