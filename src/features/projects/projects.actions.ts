import { z } from 'zod';
import { adminAction } from '../../platform/actions.ts';
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

const id = z.uuid();
const revision = z.number().int();
const direction = z.enum(['up', 'down']);

export const projects = {
  list: adminAction({
    input: z.undefined(),
    run: () => listProjects(),
    otherwise: projectErrors.fetch,
  }),
  save: adminAction({ input: projectInputSchema, run: saveProject, otherwise: projectErrors.save }),
  remove: adminAction({
    input: z.object({ id, revision }),
    run: deleteProject,
    otherwise: projectErrors.delete,
  }),
  restore: adminAction({
    input: z.object({ id }),
    run: restoreProject,
    otherwise: projectErrors.save,
  }),
  move: adminAction({
    input: z.object({ id, direction }),
    run: moveProject,
    otherwise: projectErrors.reorder,
  }),
  history: adminAction({
    input: z.object({ id }),
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
