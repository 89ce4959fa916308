import { recordActions } from '../../records/record-actions.server.ts';
import { newsInputSchema } from './news.ts';
import { listNews, newsRecords } from './news.server.ts';

export const news = recordActions({
  ...newsRecords,
  listEdited: listNews,
  input: newsInputSchema,
});
