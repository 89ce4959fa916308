import { mkdir, rename } from 'node:fs/promises';
import path from 'node:path';
import { Kysely, sql } from 'kysely';
import { errorCode } from '../../lib/values/error-code.ts';
import { BackupRefused } from './archive.ts';
import { firstColumn, type Target } from './target.ts';
import { env } from '../env/env.ts';
import { NodeSqliteDialect } from '../database/sqlite.ts';

const sqliteFile = path.join(env.dataFolder, 'solmere.db');
const sqliteBusy = 5;
const sqliteDamaged = [11, 26];

/** Opens the database with an exclusive lock. Throws `BackupRefused` if another process has it open. */
export async function openSqliteTarget(): Promise<Target> {
  const connection = new Kysely<unknown>({ dialect: new NodeSqliteDialect(sqliteFile) });
  try {
    await sql`pragma locking_mode = exclusive`.execute(connection);
    await sql`pragma journal_mode = delete`.execute(connection);
    await sql`pragma foreign_keys = off`.execute(connection);
    const [answer] = await firstColumn(connection, sql`pragma integrity_check(1)`);
    if (answer !== 'ok') throw Object.assign(new Error(answer), { errcode: sqliteDamaged[0] });
    const tables = await listSqliteTables(connection);
    return targetOnSqlite(connection, tables.length === 0);
  } catch (cause) {
    await connection.destroy();
    if (isSqlite(cause, [sqliteBusy])) {
      throw new BackupRefused('the site is running on this data folder: stop it first');
    }
    if (isSqlite(cause, sqliteDamaged)) return targetOnDamagedSqlite();
    throw cause;
  }
}

function targetOnSqlite(connection: Kysely<unknown>, isEmpty: boolean): Target {
  return {
    connection,
    schema: undefined,
    isEmpty,
    async saveCopy(folder) {
      await mkdir(folder, { recursive: true });
      await sql`vacuum into ${path.join(folder, 'solmere.db')}`.execute(connection);
      return async () => {};
    },
    async clear(tx) {
      for (const table of await listSqliteTables(tx)) {
        await sql`drop table ${sql.id(table)}`.execute(tx);
      }
    },
    async deferReferences() {},
    async checkReferences(tx) {
      const { rows } = await sql<{ table: string }>`pragma foreign_key_check`.execute(tx);
      if (rows[0]) throw new Error(`A row of ${rows[0].table} names a record that is missing`);
    },
  };
}

/** Moves the damaged file aside unchanged and starts with an empty one. */
function targetOnDamagedSqlite(): Target {
  const connection = new Kysely<unknown>({ dialect: new NodeSqliteDialect(sqliteFile) });
  return {
    ...targetOnSqlite(connection, false),
    async saveCopy(folder) {
      await mkdir(folder, { recursive: true });
      await moveSqlite(env.dataFolder, folder);
      await sql`pragma locking_mode = exclusive`.execute(connection);
      await sql`pragma foreign_keys = off`.execute(connection);
      return async () => {
        await connection.destroy();
        await moveSqlite(folder, env.dataFolder);
      };
    },
  };
}

async function moveSqlite(from: string, to: string) {
  for (const suffix of ['', '-wal', '-shm', '-journal']) {
    const name = `solmere.db${suffix}`;
    await rename(path.join(from, name), path.join(to, name)).catch(ignoreMissing);
  }
}

function ignoreMissing(cause: unknown) {
  if (errorCode(cause) !== 'ENOENT') throw cause;
}

async function listSqliteTables(connection: Kysely<unknown>) {
  return firstColumn(
    connection,
    sql`select name from sqlite_schema where type = 'table' and substr(name, 1, 7) <> 'sqlite_'`,
  );
}

function isSqlite(cause: unknown, codes: number[]) {
  return (
    cause instanceof Error &&
    'errcode' in cause &&
    typeof cause.errcode === 'number' &&
    codes.includes(cause.errcode & 0xff)
  );
}
