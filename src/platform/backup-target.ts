import { mkdir, rename } from 'node:fs/promises';
import path from 'node:path';
import { Kysely, PostgresDialect, sql, type Transaction } from 'kysely';
import pg from 'pg';
import { BackupRefused } from './backup-archive.ts';
import { env } from './env.ts';
import { NodeSqliteDialect } from './sqlite.ts';

/** A database that a backup is about to replace, and that nobody else uses meanwhile. */
export type Target = {
  connection: Kysely<unknown>;
  /** Where PostgreSQL keeps the tables. Undefined on SQLite. */
  schema: string | undefined;
  isEmpty: boolean;
  /** Keeps what a transaction cannot: called before it. Gives the way back. */
  keepCopy(folder: string): Promise<() => Promise<void>>;
  /** Takes the present tables away, in the transaction that brings the new ones. */
  clear(tx: Transaction<unknown>, stamp: string): Promise<void>;
  /** Lets rows come in any order, until `checkReferences`. */
  deferReferences(tx: Transaction<unknown>): Promise<void>;
  /** Throws when a row names a record that is not there. */
  checkReferences(tx: Transaction<unknown>): Promise<void>;
};

/** Throws `BackupRefused` while anything else has the database open. */
export async function openTarget() {
  return env.databaseUrl === undefined ? openSqlite() : openPostgres(env.databaseUrl);
}

const sqliteFile = path.join(env.dataFolder, 'solmere.db');
const sqliteBusy = 5;
const sqliteDamaged = [11, 26];

/** Other processes wait for the lock from here to the end, and those that had the file open refuse it to us. */
async function openSqlite(): Promise<Target> {
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
    async keepCopy(folder) {
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

/** The damaged file is moved aside as it is, and an empty one takes its place. */
function targetOnDamagedSqlite(): Target {
  const connection = new Kysely<unknown>({ dialect: new NodeSqliteDialect(sqliteFile) });
  return {
    ...targetOnSqlite(connection, false),
    async keepCopy(folder) {
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
  for (const end of ['', '-wal', '-shm', '-journal']) {
    const name = `solmere.db${end}`;
    await rename(path.join(from, name), path.join(to, name)).catch(ignoreMissing);
  }
}

function ignoreMissing(cause: unknown) {
  if (cause instanceof Error && 'code' in cause && cause.code === 'ENOENT') return;
  throw cause;
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

async function openPostgres(connectionString: string): Promise<Target> {
  const pool = new pg.Pool({ connectionString, max: 1, connectionTimeoutMillis: 5_000 });
  pool.on('error', () => {});
  const connection = new Kysely<unknown>({ dialect: new PostgresDialect({ pool }) });
  try {
    await requireNobodyElse(connection);
    const [schema = 'public'] = await firstColumn(connection, sql`select current_schema()`);
    const present = await listPostgresTables(connection, schema);
    return {
      connection,
      schema,
      isEmpty: present.length === 0,
      async keepCopy() {
        return async () => {};
      },
      async clear(tx, stamp) {
        const tables = await listPostgresTables(tx, schema);
        if (tables.length === 0) return;
        const kept = sql.id(schemaOfKept(stamp));
        await sql`create schema ${kept}`.execute(tx);
        for (const table of tables) {
          await sql`alter table ${sql.id(schema, table)} set schema ${kept}`.execute(tx);
        }
      },
      async deferReferences(tx) {
        await alterReferences(tx, schema, sql`deferrable initially deferred`);
      },
      async checkReferences(tx) {
        await sql`set constraints all immediate`.execute(tx);
        await alterReferences(tx, schema, sql`not deferrable`);
      },
    };
  } catch (cause) {
    await connection.destroy();
    throw cause;
  }
}

/** The schema in which PostgreSQL keeps the tables that a backup replaced. */
export function schemaOfKept(stamp: string) {
  return `before_restore_${stamp.toLowerCase().replaceAll(/\W/g, '_')}`;
}

/** A running server always keeps a connection open, to hear of changes by others. */
async function requireNobodyElse(connection: Kysely<unknown>) {
  const [others] = await firstColumn(
    connection,
    sql`select count(*) from pg_stat_activity
        where datname = current_database() and usename = current_user and pid <> pg_backend_pid()`,
  );
  if (others !== '0') {
    throw new BackupRefused('the site is running on this database: stop every instance first');
  }
}

async function listPostgresTables(connection: Kysely<unknown>, schema: string) {
  return firstColumn(
    connection,
    sql`select tablename from pg_tables where schemaname = ${schema} order by tablename`,
  );
}

async function alterReferences(
  tx: Transaction<unknown>,
  schema: string,
  how: ReturnType<typeof sql>,
) {
  const { rows } = await sql<{ table: string; name: string }>`
    select r.relname as "table", c.conname as name
    from pg_constraint c join pg_class r on r.oid = c.conrelid
    join pg_namespace n on n.oid = c.connamespace
    where c.contype = 'f' and n.nspname = ${schema}`.execute(tx);
  for (const { table, name } of rows) {
    await sql`alter table ${sql.id(schema, table)} alter constraint ${sql.id(name)} ${how}`.execute(
      tx,
    );
  }
}

async function firstColumn(connection: Kysely<unknown>, query: ReturnType<typeof sql>) {
  const { rows } = await query.execute(connection);
  return rows.map((row) => String(Object.values(row as object)[0]));
}
