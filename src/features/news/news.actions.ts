import { recordActions } from '../../records/record-actions.server.ts';
import { newsErrors, newsInputSchema } from './news.ts';
import { listNews, newsRecords } from './news.server.ts';

export const news = recordActions(newsRecords, {
  list: listNews,
  errors: newsErrors,
  input: newsInputSchema,
});
