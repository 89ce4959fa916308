import { cp, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { Kysely, sql, type Transaction as AnyTransaction } from 'kysely';
import { expect, test, vi } from 'vitest';
import { changeContent } from './content.ts';
import { db, isPostgres, type Transaction } from './database.ts';
import { listMigrations, migrate, migrateUpTo } from './migrations.ts';
import { NodeSqliteDialect } from './sqlite.ts';
import { inTransaction } from './transaction.ts';

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
async function migratedTries(from: string, fill: (tx: AnyTransaction<unknown>) => Promise<void>) {
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

test.runIf(isPostgres).each([
  ['a save', changeContent, 'versions', 'partners'],
  ['an enquiry', inTransaction, 'enquiries', 'outgoing_mails'],
] as const)(
  'a migration gives way to %s that holds what it needs',
  async (_, write, one, other) => {
    const folder = await mkdtemp(path.join(tmpdir(), 'migrations-'));
    await cp('db/migrations', folder, { recursive: true });
    const name = `9998_${one}`;
    const statements = [other, one].map((table) => `alter table ${table} add column later text;\n`);
    await writeFile(path.join(folder, `${name}.sql`), statements.join(''));

    const holding = Promise.withResolvers<void>();
    const isWaiting = Promise.withResolvers<void>();
    let attempts = 0;
    const written = write(async (tx: Transaction) => {
      attempts += 1;
      // In a deadlock PostgreSQL ends the one that looks first.
      if (one === 'versions') await sql`set local deadlock_timeout = '10ms'`.execute(tx);
      await sql`lock table ${sql.table(one)} in row exclusive mode`.execute(tx);
      holding.resolve();
      await isWaiting.promise;
      await sql`lock table ${sql.table(other)} in row exclusive mode`.execute(tx);
    });
    await holding.promise;
    const migrated = migrate(folder);
    await expect.poll(countWaiting).toBeGreaterThan(0);
    isWaiting.resolve();
    await written;
    expect(attempts).toBe(1);
    expect(await migrated).toEqual([name]);
    await sql`delete from kysely_migration where name = ${name}`.execute(db);
    await rm(folder, { recursive: true });
  },
);

async function countWaiting() {
  const { rows } = await sql`select 1 from pg_locks where not granted`.execute(db);
  return rows.length;
}

test('a migration that this release does not know is named, with what to do', async () => {
  const [newest = ''] = (await listMigrations()).slice(-1);
  const said = vi.spyOn(console, 'log').mockImplementation(() => {});
  await sql`insert into kysely_migration values ('9999_next', '')`.execute(db);
  expect(await migrate()).toEqual([]);
  expect(said).toHaveBeenCalledExactlyOnceWith(
    'A newer release has migrated the database (9999_next). This one runs with it: upgrade it too',
  );
  await sql`delete from kysely_migration where name = ${newest}`.execute(db);
  await expect(migrate()).rejects.toThrow(
    `it has the migration 9999_next, which this release does not know, and not ${newest}. Start the release`,
  );
  await sql`delete from kysely_migration where name = '9999_next'`.execute(db);
  await sql`insert into kysely_migration values (${newest}, '')`.execute(db);
  said.mockRestore();
});
