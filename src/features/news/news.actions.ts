import { z } from 'zod';
import { adminAction } from '../../platform/actions.ts';
import { newsErrors, newsInputSchema } from './news.ts';
import {
  deleteNews,
  listDeletedNews,
  listNews,
  listNewsVersions,
  restoreNews,
  saveNews,
} from './news.server.ts';

const id = z.uuid();
const revision = z.number().int();

export const news = {
  list: adminAction({ input: z.undefined(), run: listNews, otherwise: newsErrors.fetchMany }),
  save: adminAction({ input: newsInputSchema, run: saveNews, otherwise: newsErrors.save }),
  remove: adminAction({
    input: z.object({ id, revision }),
    run: deleteNews,
    otherwise: newsErrors.delete,
  }),
  restore: adminAction({
    input: z.object({ id }),
    run: restoreNews,
    otherwise: newsErrors.save,
  }),
  history: adminAction({
    input: z.object({ id }),
    run: listNewsVersions,
    otherwise: newsErrors.fetchMany,
  }),
  deleted: adminAction({
    input: z.undefined(),
    run: listDeletedNews,
    otherwise: newsErrors.fetchMany,
  }),
};
