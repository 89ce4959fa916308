import { apiEndpoint } from '../../../../features/api/endpoint.server.ts';
import { findApiProject } from '../../../../features/api/projects.compose.server.ts';
import { recordAt } from '../../../../features/api/reads.compose.server.ts';

export const ALL = apiEndpoint({ GET: recordAt('projects', findApiProject) });
