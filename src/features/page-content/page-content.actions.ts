import { z } from 'zod';
import { actionsFor } from '../../platform/actions.ts';
import { recordActions } from '../../records/record-actions.server.ts';
import { pageErrors } from './page-content.ts';
import { pageInputSchema } from './page-schemas.ts';
import { listLinkedRecords } from './form/page-links.server.ts';
import {
  listPages,
  pageRecords,
  savePage,
  savePageDraft,
  schedulePage,
} from './page-content.server.ts';

const action = actionsFor('write');

export const pages = {
  ...recordActions({
    ...pageRecords,
    listEdited: listPages,
    input: pageInputSchema,
    draftInput: pageInputSchema,
    save: savePage,
    saveDraft: savePageDraft,
    schedule: schedulePage,
  }),
  links: action({
    input: z.undefined(),
    run: listLinkedRecords,
    errorMessage: pageErrors.fetchLinks,
  }),
};
