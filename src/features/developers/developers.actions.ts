import { z } from 'zod';
import { adminAction } from '../../platform/actions.ts';
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

const id = z.uuid();
const revision = z.number().int();

export const developers = {
  list: adminAction({
    input: z.undefined(),
    run: listDevelopers,
    otherwise: developerErrors.fetch,
  }),
  create: adminAction({
    input: z.object({ id: id.nullable() }),
    run: createDeveloper,
    otherwise: developerErrors.create,
  }),
  save: adminAction({
    input: developerInputSchema,
    run: saveDeveloper,
    otherwise: developerErrors.save,
  }),
  remove: adminAction({
    input: z.object({ id, revision }),
    run: deleteDeveloper,
    otherwise: developerErrors.delete,
  }),
  restore: adminAction({
    input: z.object({ id }),
    run: restoreDeveloper,
    otherwise: developerErrors.save,
  }),
  history: adminAction({
    input: z.object({ id }),
    run: listDeveloperVersions,
    otherwise: developerErrors.fetch,
  }),
  deleted: adminAction({
    input: z.undefined(),
    run: listDeletedDevelopers,
    otherwise: developerErrors.fetch,
  }),
};
