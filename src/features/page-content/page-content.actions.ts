import { z } from 'zod';
import { adminAction } from '../../platform/actions.ts';
import { recordActions } from '../../records/record-actions.server.ts';
import { pageErrors, pageInputSchema } from './page-content.ts';
import { listLinkedRecords } from './page-links.server.ts';
import { listPages, pageRecords, savePage } from './page-content.server.ts';

export const pages = {
  ...recordActions({
    ...pageRecords,
    list: listPages,
    input: pageInputSchema,
    save: savePage,
  }),
  links: adminAction({
    input: z.undefined(),
    run: listLinkedRecords,
    otherwise: pageErrors.fetchLinks,
  }),
};
