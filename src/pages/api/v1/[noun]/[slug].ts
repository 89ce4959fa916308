import { recordEndpoint } from '../../../../features/api/reads.compose.server.ts';

export const ALL = recordEndpoint;
