import { sql } from 'kysely';
import { db, isPostgres, type Transaction } from '../../platform/database/database.ts';
import { isNewest } from '../newest-version.server.ts';
import { publicRows } from '../publishing/public-rows.server.ts';

type Connection = Pick<Transaction, 'selectFrom'>;

/** Deletes all translations of a record with their history. Returns their ids. */
export async function deleteTranslationsOf(tx: Transaction, noun: string, recordId: string) {
  const ids = await listTranslations(tx, noun, recordId);
  if (ids.length === 0) return ids;
  for (const id of ids) await publicRows({ name: 'translations' }).remove(tx, id);
  for (const table of ['drafts', 'schedules', 'versions', 'deadLinks', 'failedSteps'] as const)
    await tx
      .deleteFrom(table)
      .where('noun', '=', 'translations')
      .where('recordId', 'in', ids)
      .execute();
  return ids;
}

/** By which `0118_translated_versions` indexes the versions of translations. */
const sourceId = isPostgres
  ? sql<string>`substring(record from '"recordId":"([^"]*)"')`
  : sql<string>`json_extract(record, '$.recordId')`;

/** The ids of all translations of a record, also of drafts, deleted ones and those that are kept of the past. */
async function listTranslations(connection: Connection, noun: string, recordId: string) {
  const ids = new Set<string>();
  for (const table of ['versions', 'pastVersions'] as const) {
    const rows = await connection
      .selectFrom(table)
      .select(['recordId', 'record'])
      // A partial index serves only what names its condition.
      .where('noun', '=', sql.lit('translations'))
      .where(sourceId, '=', recordId)
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
  const newest = await connection
    .selectFrom('versions')
    .select('versions.record')
    .where('versions.noun', '=', 'translations')
    .where('versions.recordId', 'in', ids)
    .where(isNewest)
    .execute();
  return newest.some(({ record }) => sourceOf(record).noun === 'settings');
}
