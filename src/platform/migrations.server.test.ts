import { Kysely, sql, type Transaction } from 'kysely';
import { expect, test } from 'vitest';
import { db, isPostgres } from './database.ts';
import { listMigrations, migrateUpTo } from './migrations.ts';
import { NodeSqliteDialect } from './sqlite.ts';

const emptyDatabase = isPostgres
  ? (db.withoutPlugins() as unknown as Kysely<unknown>)
  : new Kysely<unknown>({ dialect: new NodeSqliteDialect(':memory:') });

test('tries of the two old limiters are migrated to the new one', async () => {
  const tries = await migratedTries('0011_small_films', async (tx) => {
    await sql`insert into enquiry_tries (id, form, address_key, email_key, tried_at) values
      ('a', 'vip', 'home', 'ada', '2026-11-21T12:00:00.250Z'),
      ('b', 'vip', 'site', '', '2026-11-21T12:00:00.250Z'),
      ('c', 'spam:vip', 'home', 'ada', '2026-11-21T23:55:00.000Z')`.execute(tx);
    await sql`insert into sign_in_limits (bucket, failures, expires_at) values
      ('account:x', 2, '2026-11-21T12:15:00.000Z'),
      ('account:y', 0, '2026-11-21T12:15:00.000Z')`.execute(tx);
  });
  expect(tries).toEqual([
    ['account:x 1', 'sign-in account:x', '2026-11-21T12:15:00.000Z'],
    ['account:x 2', 'sign-in account:x', '2026-11-21T12:15:00.000Z'],
    ['c', 'spam:vip:home', '2026-11-22T00:05:00.000Z'],
    ['a', 'vip:ada', '2026-11-21T13:00:00.250Z'],
    ['a', 'vip:home', '2026-11-21T12:10:00.250Z'],
    ['b', 'vip:site', '2026-11-21T12:10:00.250Z'],
  ]);
});

/** The tries after all migrations, in a separate schema that is rolled back. */
async function migratedTries(from: string, fill: (tx: Transaction<unknown>) => Promise<void>) {
  let tries: string[][] = [];
  const rollback = new Error('Rolled back');
  const schema = isPostgres ? 'migrated' : undefined;
  await emptyDatabase
    .transaction()
    .execute(async (tx) => {
      if (schema) await sql`create schema migrated`.execute(tx);
      if (schema) await sql`set local search_path to migrated`.execute(tx);
      await migrateUpTo(tx, from, schema);
      await fill(tx);
      await migrateUpTo(tx, (await listMigrations()).at(-1) ?? '', schema);
      const { rows } = await sql<Record<string, string>>`
        select try_id, bucket, expires_at from limit_tries order by bucket, try_id`.execute(tx);
      tries = rows.map((row) => Object.values(row));
      throw rollback;
    })
    .catch((cause: unknown) => {
      if (cause !== rollback) throw cause;
    });
  return tries;
}
