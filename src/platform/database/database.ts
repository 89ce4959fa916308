import path from 'node:path';
import {
  CamelCasePlugin,
  Kysely,
  PostgresDialect,
  sql,
  type LogEvent,
  type Transaction as KyselyTransaction,
} from 'kysely';
import type pg from 'pg';
import { provideSimplifiedChinese } from '../../lib/text/fold.ts';
import { recordDamage } from './damage.ts';
import { simplifyChinese } from './folded-chinese.ts';
import { env } from '../env/env.ts';
import { postgresDriver } from './postgres-driver.ts';
import { log } from '../observability/log.ts';
import { NodeSqliteDialect } from './sqlite.ts';
import type { Tables } from './row-types.ts';
import { recordWriteFault } from './write-faults.ts';

provideSimplifiedChinese(simplifyChinese);

export type Database = Kysely<Tables>;
export type Transaction = KyselyTransaction<Tables>;

export const isPostgres = env.databaseUrl !== undefined;

export const sqliteFile = path.join(env.dataFolder, 'solmere.db');

const poolSize = 10;

/** All connections are in use, and none became free in time. A retry would only lengthen the queue. */
export class PoolExhausted extends Error {
  override message = 'All connections to the database are in use';
}

let openedPool: pg.Pool | undefined;

class PoolDialect extends PostgresDialect {
  override createDriver() {
    const driver = super.createDriver();
    const rollBack = driver.rollbackTransaction.bind(driver);
    // A lost connection cannot be asked to roll back, and its error would hide why the transaction failed.
    driver.rollbackTransaction = (connection) => rollBack(connection).catch(() => undefined);
    return driver;
  }
}

/** The single connection to SQLite, or the pool to PostgreSQL. Opened at the first query. */
export const db: Database = developmentInstance() ?? openDatabase();

function openDatabase(): Database {
  const plugins = [new CamelCasePlugin()];
  if (env.databaseUrl === undefined) {
    return new Kysely({
      dialect: new NodeSqliteDialect(sqliteFile),
      plugins,
      log: logQueryFailure,
    });
  }
  const dialect = new PoolDialect({ pool: poolWithExhaustion(openPool(env.databaseUrl)) });
  return new Kysely({ dialect, plugins, log: logQueryFailure });
}

/** Truncates the SQLite write-ahead log, which keeps deleted rows until a checkpoint. Call it after erasing data. */
export async function expireCachedPages() {
  if (!isPostgres) await sql`pragma wal_checkpoint(truncate)`.execute(db);
}

/** The number of open connections, of idle ones, and of queries that wait for one. */
export function connectionCounts() {
  const { totalCount = 1, idleCount = 0, waitingCount = 0 } = openedPool ?? {};
  return { open: totalCount, idle: idleCount, waiting: waitingCount };
}

function logQueryFailure(event: LogEvent) {
  if (event.level !== 'error') return;
  recordDamage(event.error);
  recordWriteFault(event.error);
}

function openPool(connectionString: string) {
  const { Pool, types } = postgresDriver();
  types.setTypeParser(types.builtins.INT8, Number);
  const pool = new Pool({
    connectionString,
    max: poolSize,
    connectionTimeoutMillis: 1_500,
    query_timeout: 10_000,
    statement_timeout: 10_000,
    // Frees the locks of an instance that hangs in a transaction.
    idle_in_transaction_session_timeout: 5_000,
    // Connections to the old server end soon after a failover.
    maxLifetimeSeconds: 60,
    keepAlive: true,
  });
  openedPool = pool;
  pool.on('error', (error) => log.error('A connection to PostgreSQL was lost', error));
  // Without a listener, an error between two statements of a client in use would end the process.
  pool.on('connect', (client) => client.on('error', () => {}));
  return pool;
}

/** Tells an exhausted pool from a server that does not respond: the pool reports both as "timeout". */
function poolWithExhaustion(pool: pg.Pool) {
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

/** In development an edited module is loaded again, and a second SQLite connection would wait for the first. */
function developmentInstance(): Database | undefined {
  if (process.env['NODE_ENV'] !== 'development') return undefined;
  const globals = globalThis as { solmereDatabase?: Database };
  globals.solmereDatabase ??= openDatabase();
  return globals.solmereDatabase;
}
