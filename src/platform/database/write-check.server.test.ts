import { mkdir, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { sql } from 'kysely';
import { beforeEach, expect, test, vi } from 'vitest';
import { queryOnce } from '../../../tests/sites/postgres.ts';
import { db, isPostgres } from './database.ts';
import { env } from '../env/env.ts';
import { incoming } from '../storage/incoming.ts';
import { log } from '../observability/log.ts';
import { checkWrites, explained, requireWritableDatabase } from './write-check.ts';

const error = vi.spyOn(console, 'error').mockImplementation(() => {});
const info = vi.spyOn(console, 'log').mockImplementation(() => {});
let now = 0;

beforeEach(() => {
  vi.clearAllMocks();
  now += 20_000;
});

test('a database that can be read but not written is told once, until it can', async () => {
  expect([...(await checkWrites(now))]).toEqual([]);
  await setReadOnly(true);
  await expect(requireWritableDatabase()).rejects.toThrow(/read-?only/);
  const failure = await requireWritableDatabase().catch((cause: unknown) => explained(cause));
  expect(String(failure)).toMatch(/cannot be written \(.*\)\. Free up space, or /);
  expect([...(await checkWrites(now + 20_000))]).toEqual([['database', 'not writable']]);
  await checkWrites(now + 40_000);
  const lines = error.mock.calls.map(([line]) => String(line));
  expect(lines.filter((line) => line.startsWith('The database is read-only, '))).toHaveLength(1);
  await setReadOnly(false);
  expect([...(await checkWrites(now + 60_000))]).toEqual([]);
  expect(info).toHaveBeenCalledExactlyOnceWith('The database can be written again');
  now += 60_000;
});

test.runIf(!isPostgres)('a full disk is named once, not for each failed save', async () => {
  const { rows } = await sql<{ pageCount: number }>`pragma page_count`.execute(db);
  await sql.raw(`pragma max_page_count = ${rows[0]?.pageCount}`).execute(db);
  for (const _ of [1, 2]) {
    const save = sql`create table large as select hex(zeroblob(1000000)) as words`.execute(db);
    const failure = await save.catch((cause: unknown) => cause);
    log.error('Failed to save partner', failure);
  }
  expect(error).toHaveBeenCalledExactlyOnceWith(
    'The disk of the database is full, nothing can be saved: free up space (Failed to save partner: database or disk is full (ERR_SQLITE_ERROR))',
  );
  await sql.raw('pragma max_page_count = 4294967294').execute(db);
  expect([...(await checkWrites(now))]).toEqual([]);
});

test.runIf(process.platform === 'linux')(
  'files that find no space are named once too',
  async () => {
    for (const _ of [1, 2]) {
      const failure = await writeFile('/dev/full', 'a picture').catch((cause: unknown) => cause);
      log.error('Upload failed', failure);
    }
    expect(error).toHaveBeenCalledExactlyOnceWith(
      expect.stringMatching(
        /^The disk is full, no file can be stored: free up space \(Upload failed: ENOSPC/,
      ),
    );
    expect([...(await checkWrites(now))]).toEqual([]);
  },
);

test('a folder for files that cannot be written is told', async () => {
  await rm(incoming, { recursive: true, force: true });
  await mkdir(path.dirname(incoming), { recursive: true });
  await writeFile(incoming, '');
  expect([...(await checkWrites(now))]).toEqual([['data folder', 'not writable']]);
  expect(error).toHaveBeenCalledExactlyOnceWith(
    expect.stringMatching(/^A folder cannot be written, no file can be stored: /),
  );
  await rm(incoming);
  expect([...(await checkWrites(now + 20_000))]).toEqual([]);
});

async function setReadOnly(isReadOnly: boolean) {
  const setting = isReadOnly ? 'on' : 'off';
  if (env.databaseUrl === undefined) return sql.raw(`pragma query_only = ${setting}`).execute(db);
  const name = new URL(env.databaseUrl).pathname.slice(1);
  const postgres = new URL('postgres', env.databaseUrl).href;
  await queryOnce(
    postgres,
    `alter database ${name} set default_transaction_read_only = ${setting}`,
  );
  await queryOnce(
    postgres,
    'select pg_terminate_backend(pid) from pg_stat_activity where datname = $1',
    [name],
  );
  return expect
    .poll(() =>
      sql`select 1`.execute(db).then(
        () => true,
        () => false,
      ),
    )
    .toBe(true);
}
