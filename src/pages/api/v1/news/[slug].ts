import { apiEndpoint } from '../../../../compose/api/endpoint.server.ts';
import { findApiNews } from '../../../../compose/api/content.server.ts';
import { recordAt } from '../../../../compose/api/reads.server.ts';

export const ALL = apiEndpoint({ GET: recordAt('news', findApiNews) });
