import { db, type Transaction } from '../../platform/database/database.ts';

type Connection = Pick<Transaction, 'selectFrom'>;

/** Deletes all translations of a record with their history. Returns their ids. */
export async function deleteTranslationsOf(tx: Transaction, noun: string, recordId: string) {
  const ids = await listTranslations(tx, noun, recordId);
  if (ids.length === 0) return ids;
  await tx.deleteFrom('translations').where('id', 'in', ids).execute();
  for (const table of ['drafts', 'schedules', 'versions', 'deadLinks', 'failedSteps'] as const)
    await tx
      .deleteFrom(table)
      .where('noun', '=', 'translations')
      .where('recordId', 'in', ids)
      .execute();
  return ids;
}

/** The ids of all translations of a record, also of drafts, deleted ones and those that are kept of the past. */
async function listTranslations(connection: Connection, noun: string, recordId: string) {
  const ids = new Set<string>();
  for (const table of ['versions', 'pastVersions'] as const) {
    const rows = await connection
      .selectFrom(table)
      .select(['recordId', 'record'])
      .where('noun', '=', 'translations')
      .where('record', 'like', `%"recordId":"${recordId}"%`)
      .execute();
    for (const { recordId: id, record } of rows) {
      const source = sourceOf(record);
      if (source.noun === noun && source.recordId === recordId) ids.add(id);
    }
  }
  return [...ids];
}

/** The record of which a stored version is a translation. */
export function sourceOf(version: string) {
  return JSON.parse(version) as { noun: string; recordId: string };
}

/** True if one of these translations is of the settings. */
export async function areOfSettings(ids: string[], connection: Connection = db) {
  if (ids.length === 0) return false;
  const found = await connection
    .selectFrom('versions')
    .select('recordId')
    .where('noun', '=', 'translations')
    .where('recordId', 'in', ids)
    .where('record', 'like', '%"noun":"settings"%')
    .limit(1)
    .executeTakeFirst();
  return found !== undefined;
}
