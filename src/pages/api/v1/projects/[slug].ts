import { apiEndpoint } from '../../../../compose/api/endpoint.server.ts';
import { findApiProject } from '../../../../compose/api/projects.server.ts';
import { recordAt } from '../../../../compose/api/reads.server.ts';

export const ALL = apiEndpoint({ GET: recordAt('projects', findApiProject) });
