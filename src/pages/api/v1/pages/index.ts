import { listApiPages } from '../../../../features/api/content.compose.server.ts';
import { listEndpoint } from '../../../../features/api/reads.compose.server.ts';

export const ALL = listEndpoint(listApiPages);
