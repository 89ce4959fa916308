import { z } from 'zod';
import { adminAction, recordInput, revisionInput } from '../../platform/actions.ts';
import { newsErrors, newsInputSchema } from './news.ts';
import {
  deleteNews,
  listDeletedNews,
  listNews,
  listNewsVersions,
  restoreNews,
  saveNews,
} from './news.server.ts';

export const news = {
  list: adminAction({ input: z.undefined(), run: listNews, otherwise: newsErrors.fetchMany }),
  save: adminAction({ input: newsInputSchema, run: saveNews, otherwise: newsErrors.save }),
  remove: adminAction({
    input: revisionInput,
    run: deleteNews,
    otherwise: newsErrors.delete,
  }),
  restore: adminAction({
    input: recordInput,
    run: restoreNews,
    otherwise: newsErrors.restore,
  }),
  history: adminAction({
    input: recordInput,
    run: listNewsVersions,
    otherwise: newsErrors.fetchMany,
  }),
  deleted: adminAction({
    input: z.undefined(),
    run: listDeletedNews,
    otherwise: newsErrors.fetchMany,
  }),
};
