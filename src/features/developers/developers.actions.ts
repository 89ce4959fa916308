import { z } from 'zod';
import { actionsFor } from '../../platform/actions.ts';
import { recordActions } from '../../records/record-actions.server.ts';
import { developerErrors } from './developer.ts';
import { createDeveloper, developerRecords, listDevelopers } from './developers.server.ts';

const action = actionsFor('write');

export const developers = {
  ...recordActions({ ...developerRecords, listEdited: listDevelopers }),
  create: action({
    input: z.object({ id: z.uuid().nullable() }),
    run: createDeveloper,
    errorMessage: developerErrors.create,
  }),
};
