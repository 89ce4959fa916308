import { z } from 'zod';
import { adminAction } from '../../platform/actions.ts';
import { recordActions } from '../../records/record-actions.server.ts';
import { developerErrors } from './developer.ts';
import { createDeveloper, developerRecords, listDevelopers } from './developers.server.ts';

export const developers = {
  ...recordActions({ ...developerRecords, listEdited: listDevelopers }),
  create: adminAction({
    right: 'write',
    input: z.object({ id: z.uuid().nullable() }),
    run: createDeveloper,
    errorMessage: developerErrors.create,
  }),
};
