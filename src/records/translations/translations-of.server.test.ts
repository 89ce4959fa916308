import { CompiledQuery, DefaultQueryExecutor, sql } from 'kysely';
import { expect, onTestFinished, test, vi } from 'vitest';
import { emptyPartners, ingrid, saved } from '../../../tests/fixtures/partner.ts';
import { done, seen } from '../../../tests/fixtures/records.ts';
import { french, publishTranslation } from '../../../tests/fixtures/translations.ts';
import { partnerRecords } from '../../features/partners/partners.server.ts';
import { translationRecords } from '../../features/translations/translations.server.ts';
import { changeContent } from '../../platform/database/content.ts';
import { db, isPostgres } from '../../platform/database/database.ts';
import { emptyBin } from '../deleted-records.server.ts';
import { dayMs } from '../../lib/time/durations.ts';
import { deleteTranslationsOf } from './translations-of.server.ts';

test('the translations of a record are found by an index of versions, also those that only the past has', async () => {
  await emptyPartners();
  for (const table of ['translations', 'pastVersions'] as const)
    await db.deleteFrom(table).execute();
  const partner = await saved(ingrid);
  const translation = await publishTranslation('partners', partner.id, french);
  const find = () => changeContent((tx) => deleteTranslationsOf(tx, 'partners', partner.id));
  const statements = await statementsOf(() =>
    changeContent((tx) => deleteTranslationsOf(tx, 'news', partner.id)),
  );
  const plans = await Promise.all(statements.map(explain));
  expect(plans.join('\n')).toMatch(/\bversions_translated[^]*past_versions_translated/);
  expect(plans.join('\n')).not.toMatch(/SCAN (past_)?versions\b|Seq Scan/);
  done(await translationRecords.remove(seen(translation), 'Ada'));
  done(await partnerRecords.remove(seen(partner), 'Ada'));
  await emptyBin(new Date(Date.now() + 40 * dayMs));
  expect(await translationRecords.versions({ id: translation.id })).toEqual([]);
  expect(await find()).toEqual([translation.id]);
});

async function statementsOf(work: () => Promise<unknown>) {
  const spy = vi.spyOn(DefaultQueryExecutor.prototype, 'executeQuery');
  onTestFinished(() => spy.mockRestore());
  await work();
  const queries = spy.mock.calls.map(([query]) => query);
  spy.mockRestore();
  return queries.filter((query) => query.sql.startsWith('select'));
}

/** How the database finds the rows, if it had so many that it read no table from its beginning. */
async function explain({ sql: text, parameters }: CompiledQuery) {
  return db.transaction().execute(async (tx) => {
    if (isPostgres) await sql`set local enable_seqscan = off`.execute(tx);
    const begin = isPostgres ? 'explain' : 'explain query plan';
    const { rows } = await tx.executeQuery(CompiledQuery.raw(`${begin} ${text}`, [...parameters]));
    return JSON.stringify(rows);
  });
}
