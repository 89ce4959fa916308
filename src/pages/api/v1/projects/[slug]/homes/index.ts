import { apiEndpoint, write } from '../../../../../../compose/api/endpoint.server.ts';
import { readHomeRowsSchema, updateHomes } from '../../../../../../compose/api/homes.server.ts';
import { findApiHomes } from '../../../../../../compose/api/projects.server.ts';
import { recordAt } from '../../../../../../compose/api/reads.server.ts';

export const ALL = apiEndpoint({
  GET: recordAt('projects', findApiHomes),
  PATCH: write({ scope: 'homes', body: () => readHomeRowsSchema, run: updateHomes }),
});
