import { apiEndpoint } from '../../features/api/endpoint.server.ts';

/** Every other address of the API. */
export const ALL = apiEndpoint({ GET: async () => undefined });
