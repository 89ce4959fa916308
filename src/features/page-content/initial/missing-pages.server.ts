import { actors } from '../../../records/actors.ts';
import { changeContent } from '../../../platform/database/content.ts';
import { db, type Transaction } from '../../../platform/database/database.ts';
import { baseOfSite } from './site-base.server.ts';
import { pageRecords } from '../page-content.server.ts';

/** Adds the built-in pages that the database lacks. Existing pages stay unchanged. */
export async function addMissingPages() {
  if ((await listMissing(db)).length === 0) return;
  await changeContent(async (tx) => {
    for (const page of await listMissing(tx)) await pageRecords.add(tx, page, actors.site);
  });
}

async function listMissing(connection: Pick<Transaction, 'selectFrom'>) {
  const rows = await connection.selectFrom('pages').select('slug').execute();
  const existingSlugs = new Set(rows.map(({ slug }) => slug));
  return baseOfSite().filter(({ slug }) => !existingSlugs.has(slug));
}
