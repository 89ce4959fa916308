import { z } from 'zod';
import { actionsFor, findInput, partInput } from '../../platform/actions.ts';
import { filterOwn, singlePart } from '../../records/own-actions.server.ts';
import { ownProjectIds } from '../own-records.server.ts';
import { recordActions } from '../../records/record-actions.server.ts';
import { listEditedProjects, listEditedProjectsPart } from './form/listed-projects.server.ts';
import { moveSoldToEnd } from './form/sold-at-end.server.ts';
import { geocodeAddress } from './form/project-coordinates.server.ts';
import { reassignProjects } from './developers/project-developers.server.ts';
import {
  geocodingSchema,
  projectDraftSchema,
  projectInputSchema,
  reassignSchema,
} from './project-input.ts';
import { projectErrors } from './project.ts';
import { projectRecords } from './projects.server.ts';

const reading = actionsFor('read');
const writing = actionsFor('write');

const ownRecords = { findIds: ownProjectIds, isWritten: false };

export const projects = {
  ...recordActions(
    {
      ...projectRecords,
      listEdited: listEditedProjects,
      input: projectInputSchema,
      draftInput: projectDraftSchema,
    },
    ownRecords,
  ),
  listPart: reading({
    input: partInput,
    run: listEditedProjectsPart,
    own: async (_range, member) => {
      const records = await filterOwn(await listEditedProjects(), ownRecords, member);
      return singlePart(records);
    },
    errorMessage: projectErrors.fetch,
  }),
  find: reading({
    input: findInput,
    run: projectRecords.findMany,
    own: async (input, member) =>
      filterOwn(await projectRecords.findMany(input), ownRecords, member),
    errorMessage: projectErrors.fetch,
  }),
  moveSoldToEnd: writing({
    input: z.undefined(),
    run: async (_none, editor) => moveSoldToEnd(editor),
    errorMessage: projectErrors.reorder,
  }),
  lookUp: writing({
    input: geocodingSchema,
    run: async (place) => ({ outcome: 'done' as const, coordinates: await geocodeAddress(place) }),
    errorMessage: projectErrors.lookUp,
  }),
  reassign: writing({
    input: reassignSchema,
    run: reassignProjects,
    errorMessage: projectErrors.reassign,
  }),
};
