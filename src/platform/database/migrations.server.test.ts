import { cp, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { sql } from 'kysely';
import { expect, onTestFinished, test, vi } from 'vitest';
import { changeContent } from './content.ts';
import { db, isPostgres, type Transaction } from './database.ts';
import { listClosing, listMigrations, migrate } from './migrations.ts';
import { inTransaction } from './transaction.ts';

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

/** What saves, enquiries and readers lock, in their orders; a content change has locked the content version before. */
const uses = [
  { run: changeContent, mode: 'row exclusive', tables: ['versions', 'projects', 'pages'] },
  { run: changeContent, mode: 'row exclusive', tables: ['media', 'activity', 'partners'] },
  { run: inTransaction, mode: 'row exclusive', tables: ['outgoing_mails', 'enquiries'] },
  { run: inTransaction, mode: 'access share', tables: ['projects', 'media', 'content_version'] },
  { run: inTransaction, mode: 'access share', tables: ['pages', 'enquiries', 'activity'] },
] as const;

test.runIf(isPostgres)(
  'the migrations of the next release end beside 50 who write and read, and none of them is refused @long',
  async () => {
    const folder = await mkdtemp(path.join(tmpdir(), 'migrations-'));
    await cp('db/migrations', folder, { recursive: true });
    const tables = [...new Set(uses.flatMap((use) => use.tables))].toSorted().toReversed();
    const names = tables.map((table, number) => `999${number}_${table}`);
    for (const [number, table] of tables.entries())
      await writeFile(
        path.join(folder, `${names[number]}.sql`),
        `alter table ${table} add column next${number} text default '';\nupdate content_version set version = version;\n`,
      );

    const over = new AbortController();
    onTestFinished(() => over.abort());
    let rounds = 0;
    const refused: unknown[] = [];
    const people = Array.from({ length: 50 }, async (_, number) => {
      const { run, mode, tables: used } = uses[number % uses.length] ?? uses[0];
      while (!over.signal.aborted && refused.length === 0) {
        await run(async (tx: Transaction) => {
          for (const table of used)
            await sql`lock table ${sql.table(table)} in ${sql.raw(mode)} mode`.execute(tx);
        }).catch((cause: unknown) => refused.push(cause));
        rounds += 1;
      }
    });
    await expect.poll(() => rounds).toBeGreaterThan(100);
    expect(await migrate(folder)).toEqual(names);
    const after = rounds;
    await expect.poll(() => rounds).toBeGreaterThan(after + 100);
    over.abort();
    await Promise.all(people);
    expect(refused).toEqual([]);
    await sql`delete from kysely_migration where name in (${sql.join(names)})`.execute(db);
    await rm(folder, { recursive: true });
  },
);

async function countWaiting() {
  const { rows } = await sql`select 1 from pg_locks where not granted`.execute(db);
  return rows.length;
}

test('a migration that this release does not know is named, with what to do', async () => {
  const closing = await listClosing();
  const newest = (await listMigrations()).findLast((name) => !closing.includes(name)) ?? '';
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
  await sql`insert into kysely_migration values (${newest}, ${new Date().toISOString()})`.execute(
    db,
  );
  said.mockRestore();
});

test.runIf(isPostgres)(
  'what instances of an earlier release need stays while one of them runs, and newer migrations do not wait for it',
  async () => {
    const closing = '0117_publications';
    const later = '0118_translated_versions';
    const [newest = ''] = (await listMigrations()).slice(-1);
    await sql`create function record_publication() returns trigger language plpgsql
      as $$ begin return null; end $$`.execute(db);
    await sql`create trigger news_published after insert on news
      for each row execute function record_publication()`.execute(db);
    await sql`delete from kysely_migration where name in (${closing}, ${later})`.execute(db);
    await sql`drop index versions_translated`.execute(db);
    await insertInstance('earlier', '0116_activity_parts');
    await insertInstance('other', newest);
    const said = vi.spyOn(console, 'log').mockImplementation(() => {});
    expect(await migrate()).toEqual([later]);
    expect(await migrate()).toEqual([]);
    await sql`insert into kysely_migration values ('9999_next', '')`.execute(db);
    expect(await migrate()).toEqual([]);
    await sql`delete from kysely_migration where name = '9999_next'`.execute(db);
    expect(await countTriggers()).toBe(1);
    await db
      .updateTable('instances')
      .set({ seenAt: new Date(Date.now() - 61_000).toISOString() })
      .where('id', '=', 'earlier')
      .execute();
    expect(await migrate()).toEqual([closing]);
    expect(await countTriggers()).toBe(0);
    expect(await migrate()).toEqual([]);
    await db.deleteFrom('instances').execute();
    said.mockRestore();
  },
);

test.runIf(isPostgres)(
  'while an instance of an earlier release runs, new ways to withdraw are stored',
  async () => {
    const name = '0149_withdrawal_ways';
    await sql`alter table consent_withdrawals
    add constraint consent_withdrawals_way_check check (way <> 'own')`.execute(db);
    await sql`delete from kysely_migration where name = ${name}`.execute(db);
    await insertInstance('earlier', '0116_activity_parts');
    expect(await migrate()).toEqual([name]);
    const day = '2026-11-20T20:00:00.000Z';
    const withdrawal = {
      personKey: 'key',
      consentedAt: day,
      withdrawnAt: day,
      way: 'own',
    } as const;
    await db.insertInto('consentWithdrawals').values(withdrawal).execute();
    await db.deleteFrom('consentWithdrawals').execute();
    await db.deleteFrom('instances').execute();
  },
);

function insertInstance(id: string, newestMigration: string) {
  const settings = JSON.stringify({ newestMigration });
  const seenAt = new Date().toISOString();
  return db.insertInto('instances').values({ id, settings, startedAt: seenAt, seenAt }).execute();
}

async function countTriggers() {
  const { rows } = await sql`select 1 from pg_trigger where tgname = 'news_published'`.execute(db);
  return rows.length;
}
