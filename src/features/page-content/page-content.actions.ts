import { z } from 'zod';
import { adminAction, recordInput } from '../../platform/actions.ts';
import { pageErrors, pageInputSchema } from './page-content.ts';
import { listLinkedRecords } from './page-links.server.ts';
import { listPages, listPageVersions, savePage } from './page-content.server.ts';

export const pages = {
  list: adminAction({ input: z.undefined(), run: listPages, otherwise: pageErrors.fetchMany }),
  links: adminAction({
    input: z.undefined(),
    run: listLinkedRecords,
    otherwise: pageErrors.fetchLinks,
  }),
  save: adminAction({ input: pageInputSchema, run: savePage, otherwise: pageErrors.save }),
  history: adminAction({
    input: recordInput,
    run: listPageVersions,
    otherwise: pageErrors.fetchMany,
  }),
};
