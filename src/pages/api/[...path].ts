import { apiEndpoint } from '../../compose/api/endpoint.server.ts';

/** Every other address of the API. */
export const ALL = apiEndpoint({ GET: async () => undefined });
