import { listEndpoint } from '../../../../features/api/reads.compose.server.ts';

export const ALL = listEndpoint;
