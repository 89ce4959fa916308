import { findApiPage } from '../../../../features/api/content.compose.server.ts';
import { apiEndpoint } from '../../../../features/api/endpoint.server.ts';
import { recordAt } from '../../../../features/api/reads.compose.server.ts';

export const ALL = apiEndpoint({ GET: recordAt('pages', findApiPage) });
