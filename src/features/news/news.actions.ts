import { recordActions } from '../../records/record-actions.server.ts';
import { newsInputSchema } from './news.ts';
import { listNews, newsRecords, withCleanContent } from './news.server.ts';

export const news = recordActions({
  ...newsRecords,
  listEdited: listNews,
  input: newsInputSchema,
  save: withCleanContent(newsRecords.save),
  saveDraft: withCleanContent(newsRecords.saveDraft),
  schedule: withCleanContent(newsRecords.schedule),
});
