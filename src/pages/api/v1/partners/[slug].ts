import { apiEndpoint } from '../../../../features/api/endpoint.server.ts';
import { findApiPartner } from '../../../../features/api/content.compose.server.ts';
import { recordAt } from '../../../../features/api/reads.compose.server.ts';

export const ALL = apiEndpoint({ GET: recordAt('partners', findApiPartner) });
