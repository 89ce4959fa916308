import { listApiProjects } from '../../../../features/api/projects.compose.server.ts';
import { listEndpoint } from '../../../../features/api/reads.compose.server.ts';

export const ALL = listEndpoint(listApiProjects);
