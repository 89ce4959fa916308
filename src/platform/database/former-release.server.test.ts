import { DatabaseSync } from 'node:sqlite';
import { sql } from 'kysely';
import { afterEach, expect, test, vi } from 'vitest';
import { describeSchema } from '../../../tests/former-release/describe-schema.ts';
import {
  withFormerBackup,
  type FormerContent,
} from '../../../tests/former-release/former-backup.ts';
import { becomeFormer } from '../../../tests/former-release/former-database.ts';
import { log } from '../observability/log.ts';
import { takePostgresSnapshot, takeSqliteSnapshot } from '../backup/snapshot.ts';
import type { PortableRow } from '../backup/rows.ts';
import { env } from '../env/env.ts';
import { db, isPostgres, sqliteFile } from './database.ts';
import { presentTables } from './former-release.ts';
import { listMigrations, migrate } from './migrations.ts';

const newSchema = await describeSchema();

afterEach(() => vi.restoreAllMocks());

test.each<[FormerContent, string]>([
  ['small', ''],
  ['demo', '@long'],
])(
  'a database of the former release gets the tables of a new one and keeps every row and cell: %s %s',
  async (content) => {
    await becomeFormer(content);
    if (isPostgres) await setAside();
    const starts = await Promise.all([migrate(), ...(isPostgres ? [migrate()] : [])]);
    expect(starts.flat().toSorted()).toEqual(await listMigrations());
    expect(await describeSchema()).toEqual(newSchema);
    expect((await listApplied()).toSorted()).toEqual(await listMigrations());
    if (!isPostgres) expect((await sql`pragma foreign_key_check`.execute(db)).rows).toEqual([]);
    let rows = 0;
    const snapshot = await takeSnapshot();
    await withFormerBackup(content, async (backup) => {
      for (const [table, former] of Object.entries(presentTables(backup.manifest.tables))) {
        // Those of images are made again.
        const columns = former.columns.filter(
          (name) => table !== 'media' || name !== 'variants_ready',
        );
        const before = (await Array.fromAsync(backup.readRows(table))).map((row) =>
          withOnly(columns, row),
        );
        const after = (await Array.fromAsync(snapshot.rows(table)))
          .flat()
          .map((row) => withOnly(columns, row));
        expect(sorted(after), table).toEqual(sorted(before));
        rows += before.length;
      }
    });
    await snapshot.close();
    expect(rows).toBeGreaterThan(content === 'demo' ? 2_500 : 250);
    expect(await migrate()).toEqual([]);
  },
);

test('who has unsubscribed is in the register, and an old entry of the log has a status @once', async () => {
  await becomeFormer('small');
  await sql`update letters_left set left_at = '2099-01-01T00:00:00.000Z'`.execute(db);
  const { count } = await countRows('consent_withdrawals');
  const standing = JSON.stringify({ state: 'read', stage: 'in-hand', isHeld: 0 });
  await sql`insert into activity (id, at, actor, kind, act, subject_id, name, detail, search_text, standing)
    values ('old', '2026-01-01T00:00:00.000Z', 'Ada', 'enquiries', 'marked', 'any', '', '', '', ${standing})`.execute(
    db,
  );
  await migrate();
  const added = await db
    .selectFrom('consentWithdrawals')
    .select(['withdrawnAt', 'way'])
    .where('withdrawnAt', '>', '2099')
    .execute();
  expect(added).toHaveLength(count);
  expect(added[0]).toEqual({ withdrawnAt: '2099-01-01T00:00:00.000Z', way: 'link' });
  const entry = await db
    .selectFrom('activity')
    .select('standing')
    .where('id', '=', 'old')
    .executeTakeFirstOrThrow();
  expect(JSON.parse(entry.standing ?? '')).toMatchObject({
    status: 'in-progress',
    readAt: '2026-01-01T00:00:00.000Z',
  });
});

test('a database that lacks a migration is left as it was, and says which version to start @once', async () => {
  await becomeFormer('small');
  const before = await describeSchema();
  for (const name of ['0097_webhooks', '0112_expired_api_keys']) {
    await sql`delete from kysely_migration where name = ${name}`.execute(db);
    await expect(migrate()).rejects.toThrow(
      /^it is older than version 0\.1\.0: start version 0\.1\.0 with it first, then this version$/,
    );
  }
  expect(await describeSchema()).toEqual(before);
});

test.runIf(!isPostgres)(
  'nothing is taken over while another process has the file open @long',
  async () => {
    await becomeFormer('small');
    const other = new DatabaseSync(sqliteFile);
    other.exec('pragma busy_timeout = 0');
    other.prepare('select count(*) from enquiries').get();
    await sql`pragma busy_timeout = 50`.execute(db);
    const before = await describeSchema();
    const refusal =
      'another process has it open, which may be version 0.1.0: stop every instance of it, then start this version';
    await expect(migrate()).rejects.toThrow(refusal);
    expect(await describeSchema()).toEqual(before);
    other.exec(`update enquiries set city = 'Kobe'`);
    other.close();
    await sql`pragma busy_timeout = 5000`.execute(db);
    expect(await migrate()).toEqual(await listMigrations());
    expect((await sql`pragma journal_mode`.execute(db)).rows).toEqual([{ journalMode: 'wal' }]);
    const second = new DatabaseSync(sqliteFile);
    second.exec(`update enquiries set city = 'Nara'`);
    second.close();
  },
);

const secondsAgo = (seconds: number) => new Date(Date.now() - seconds * 1_000).toISOString();

test.runIf(isPostgres)(
  'an instance that writes again is named, one that died is waited for @long',
  async () => {
    await becomeFormer('small');
    await insertInstance(secondsAgo(12));
    const before = await describeSchema();
    const info = vi.spyOn(log, 'info').mockImplementation(() => undefined);
    const refused = migrate().catch(String);
    await expect
      .poll(() => info.mock.calls.flat())
      .toEqual([
        'Version 0.1.0 ran 12 seconds ago (web-1:8080). The start continues if it stays silent for 60 seconds',
      ]);
    await sql`update instances set seen_at = ${secondsAgo(0)}`.execute(db);
    expect(await refused).toBe(
      'Error: version 0.1.0 is still running (web-1:8080): stop every instance of it, then start this version',
    );
    expect(await describeSchema()).toEqual(before);
    await sql`update instances set seen_at = ${secondsAgo(59.2)}`.execute(db);
    expect(await migrate()).toEqual(await listMigrations());
  },
);

/** As a restore does with the tables that it replaces. */
async function setAside() {
  await sql`create schema if not exists aside`.execute(db);
  await sql`create table if not exists aside.drafts (like drafts)`.execute(db);
  await sql`create trigger draft_scheduled after insert on aside.drafts
    for each row execute function mirror_draft()`.execute(db);
}

function insertInstance(seenAt: string) {
  return db
    .insertInto('instances')
    .values({
      id: 'one',
      settings: JSON.stringify({ name: 'web-1:8080' }),
      startedAt: seenAt,
      seenAt,
    })
    .execute();
}

async function listApplied() {
  const { rows } = await sql<{ name: string }>`select name from kysely_migration`.execute(db);
  return rows.map(({ name }) => name);
}

async function countRows(table: string) {
  const { rows } = await sql<{
    count: number;
  }>`select count(*) as count from ${sql.id(table)}`.execute(db);
  return { count: Number(rows[0]?.count) };
}

function takeSnapshot() {
  return env.databaseUrl === undefined
    ? takeSqliteSnapshot(sqliteFile, `${sqliteFile}.copy`)
    : takePostgresSnapshot(env.databaseUrl);
}

function withOnly(columns: string[], row: PortableRow) {
  return Object.fromEntries(columns.map((column) => [column, row[column] ?? null]));
}

/** Rows in a comparable order, with their columns in one, too. */
function sorted(rows: PortableRow[]) {
  return rows
    .map((row) => JSON.stringify(Object.entries(row).toSorted(([a], [b]) => (a < b ? -1 : 1))))
    .toSorted();
}
