import { listApiProjects } from '../../../../compose/api/projects.server.ts';
import { listEndpoint } from '../../../../compose/api/reads.server.ts';

export const ALL = listEndpoint(listApiProjects);
