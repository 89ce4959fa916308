import { apiEndpoint } from '../../../compose/api/endpoint.server.ts';
import { apiDocument } from '../../../compose/api/openapi.ts';

export const ALL = apiEndpoint({ GET: async ({ url }) => apiDocument(url.origin) });
