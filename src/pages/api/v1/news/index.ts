import { listApiNews } from '../../../../compose/api/content.server.ts';
import { listEndpoint } from '../../../../compose/api/reads.server.ts';

export const ALL = listEndpoint(listApiNews);
