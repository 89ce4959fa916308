import { apiEndpoint } from '../../../features/api/endpoint.server.ts';
import { apiDocument } from '../../../features/api/reference/openapi.compose.server.ts';

export const ALL = apiEndpoint({ GET: async ({ url }) => apiDocument(url.origin) });
