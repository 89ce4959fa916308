import path from 'node:path';
import {
  CamelCasePlugin,
  Kysely,
  PostgresDialect,
  sql,
  type LogEvent,
  type Transaction as KyselyTransaction,
} from 'kysely';
import pg from 'pg';
import { noteDamage } from './damage.ts';
import { env } from './env.ts';
import { log } from './log.ts';
import { NodeSqliteDialect } from './sqlite.ts';
import type { Tables } from './tables.ts';

export type Database = Kysely<Tables>;
export type Transaction = KyselyTransaction<Tables>;

export const isPostgres = env.databaseUrl !== undefined;

export const sqliteFile = path.join(env.dataFolder, 'solmere.db');

const poolSize = 10;

/** All connections are in use, and none became free in time. Another try would only lengthen the queue. */
export class PoolExhausted extends Error {
  override message = 'All connections to the database are in use';
}

let openedPool: pg.Pool | undefined;

/** The one connection to SQLite, or the pool to PostgreSQL. Opened at the first query. */
export const db: Database = developmentInstance() ?? openDatabase();

function openDatabase(): Database {
  const plugins = [new CamelCasePlugin()];
  if (env.databaseUrl === undefined) {
    return new Kysely({ dialect: new NodeSqliteDialect(sqliteFile), plugins, log: noteFailure });
  }
  const dialect = new PostgresDialect({ pool: poolThatTells(openPool(env.databaseUrl)) });
  return new Kysely({ dialect, plugins, log: noteFailure });
}

/** SQLite overwrites deleted rows, but its log has the old pages until a checkpoint. Call it when something was erased. */
export async function forgetOldPages() {
  if (!isPostgres) await sql`pragma wal_checkpoint(truncate)`.execute(db);
}

/** How many connections there are, how many of them rest, and how many queries wait for one. */
export function connectionCounts() {
  const { totalCount = 1, idleCount = 0, waitingCount = 0 } = openedPool ?? {};
  return { open: totalCount, idle: idleCount, waiting: waitingCount };
}

function noteFailure(event: LogEvent) {
  if (event.level === 'error') noteDamage(event.error);
}

function openPool(connectionString: string) {
  pg.types.setTypeParser(pg.types.builtins.INT8, Number);
  const pool = new pg.Pool({
    connectionString,
    max: poolSize,
    connectionTimeoutMillis: 1_500,
    query_timeout: 10_000,
    statement_timeout: 10_000,
    // An instance that stands still gives back what it has locked.
    idle_in_transaction_session_timeout: 5_000,
    // After a failover no connection stays with the old server for long.
    maxLifetimeSeconds: 60,
    keepAlive: true,
  });
  openedPool = pool;
  pool.on('error', (error) => log.error('A connection to PostgreSQL was lost', error));
  // Without a listener, an error between two statements of a client in use would end the process.
  pool.on('connect', (client) => client.on('error', () => {}));
  return pool;
}

/** The pool says "timeout" both when the server does not answer and when all its connections are in use. */
function poolThatTells(pool: pg.Pool) {
  return {
    async connect() {
      try {
        return await pool.connect();
      } catch (cause) {
        const isFull = pool.totalCount >= poolSize && pool.idleCount === 0;
        const isTimeout = cause instanceof Error && /timeout exceeded/.test(cause.message);
        throw isFull && isTimeout ? new PoolExhausted(undefined, { cause }) : cause;
      }
    },
    end: () => pool.end(),
    options: pool.options,
  };
}

/** While developing, editing a module loads it anew; a second connection to SQLite would wait for the first. */
function developmentInstance(): Database | undefined {
  if (process.env['NODE_ENV'] !== 'development') return undefined;
  const shared = globalThis as { solmereDatabase?: Database };
  shared.solmereDatabase ??= openDatabase();
  return shared.solmereDatabase;
}
