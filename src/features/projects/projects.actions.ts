import { adminAction, findInput } from '../../platform/actions.ts';
import { recordActions } from '../../records/record-actions.server.ts';
import { listEditedProjects } from './listed-projects.server.ts';
import { lookUpPlace } from './project-coordinates.server.ts';
import { reassignProjects } from './project-developers.server.ts';
import {
  placeSchema,
  projectDraftSchema,
  projectInputSchema,
  reassignSchema,
} from './project-input.ts';
import { projectErrors } from './project.ts';
import { projectRecords } from './projects.server.ts';

export const projects = {
  ...recordActions({
    ...projectRecords,
    listEdited: listEditedProjects,
    input: projectInputSchema,
    draftInput: projectDraftSchema,
  }),
  find: adminAction({
    input: findInput,
    run: projectRecords.findMany,
    otherwise: projectErrors.fetch,
  }),
  lookUp: adminAction({
    input: placeSchema,
    run: async (place) => ({ outcome: 'done' as const, coordinates: await lookUpPlace(place) }),
    otherwise: projectErrors.lookUp,
  }),
  reassign: adminAction({
    input: reassignSchema,
    run: reassignProjects,
    otherwise: projectErrors.reassign,
  }),
};
