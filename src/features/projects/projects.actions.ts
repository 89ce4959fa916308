import { z } from 'zod';
import { adminAction, moveInput, recordInput, revisionInput } from '../../platform/actions.ts';
import { lookUpPlace } from './project-coordinates.server.ts';
import { reassignProjects } from './project-developers.server.ts';
import { placeSchema, projectInputSchema, reassignSchema } from './project-input.ts';
import { projectErrors } from './project.ts';
import {
  deleteProject,
  listDeletedProjects,
  listProjects,
  listProjectVersions,
  moveProject,
  restoreProject,
  saveProject,
} from './projects.server.ts';

export const projects = {
  list: adminAction({
    input: z.undefined(),
    run: () => listProjects(),
    otherwise: projectErrors.fetch,
  }),
  save: adminAction({ input: projectInputSchema, run: saveProject, otherwise: projectErrors.save }),
  remove: adminAction({
    input: revisionInput,
    run: deleteProject,
    otherwise: projectErrors.delete,
  }),
  restore: adminAction({
    input: recordInput,
    run: restoreProject,
    otherwise: projectErrors.restore,
  }),
  move: adminAction({
    input: moveInput,
    run: moveProject,
    otherwise: projectErrors.reorder,
  }),
  history: adminAction({
    input: recordInput,
    run: listProjectVersions,
    otherwise: projectErrors.fetch,
  }),
  deleted: adminAction({
    input: z.undefined(),
    run: listDeletedProjects,
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
