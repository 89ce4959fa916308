import { apiEndpoint } from '../../../../compose/api/endpoint.server.ts';
import { findApiPartner } from '../../../../compose/api/content.server.ts';
import { recordAt } from '../../../../compose/api/reads.server.ts';

export const ALL = apiEndpoint({ GET: recordAt('partners', findApiPartner) });
