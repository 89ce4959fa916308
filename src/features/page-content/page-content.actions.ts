import { z } from 'zod';
import { adminAction, recordInput } from '../../platform/actions.ts';
import { pageErrors, pageInputSchema } from './page-content.ts';
import { listPages, listPageVersions, savePage } from './page-content.server.ts';

export const pages = {
  list: adminAction({ input: z.undefined(), run: listPages, otherwise: pageErrors.fetchMany }),
  save: adminAction({ input: pageInputSchema, run: savePage, otherwise: pageErrors.save }),
  history: adminAction({
    input: recordInput,
    run: listPageVersions,
    otherwise: pageErrors.fetchMany,
  }),
};
