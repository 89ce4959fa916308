import { z } from 'zod';
import { adminAction, recordInput, revisionInput } from '../../platform/actions.ts';
import { developerErrors, developerInputSchema } from './developer.ts';
import {
  createDeveloper,
  deleteDeveloper,
  listDeletedDevelopers,
  listDevelopers,
  listDeveloperVersions,
  restoreDeveloper,
  saveDeveloper,
} from './developers.server.ts';

export const developers = {
  list: adminAction({
    input: z.undefined(),
    run: listDevelopers,
    otherwise: developerErrors.fetch,
  }),
  create: adminAction({
    input: z.object({ id: z.uuid().nullable() }),
    run: createDeveloper,
    otherwise: developerErrors.create,
  }),
  save: adminAction({
    input: developerInputSchema,
    run: saveDeveloper,
    otherwise: developerErrors.save,
  }),
  remove: adminAction({
    input: revisionInput,
    run: deleteDeveloper,
    otherwise: developerErrors.delete,
  }),
  restore: adminAction({
    input: recordInput,
    run: restoreDeveloper,
    otherwise: developerErrors.restore,
  }),
  history: adminAction({
    input: recordInput,
    run: listDeveloperVersions,
    otherwise: developerErrors.fetch,
  }),
  deleted: adminAction({
    input: z.undefined(),
    run: listDeletedDevelopers,
    otherwise: developerErrors.fetch,
  }),
};
