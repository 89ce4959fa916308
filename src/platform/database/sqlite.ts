import path from 'node:path';
import { DatabaseSync, type SQLInputValue } from 'node:sqlite';
import { setImmediate } from 'node:timers/promises';
import {
  CompiledQuery,
  SqliteAdapter,
  SqliteDialect,
  SqliteDriver,
  type DatabaseConnection,
  type SqliteDatabase,
  type SqliteStatement,
} from 'kysely';
import { LRUCache } from 'lru-cache';
import { makeFolder } from '../storage/folders.ts';

/** After so long, requests are answered before the next statement. */
const longestTurnMs = 10;

/**
 * To prepare a statement takes longer than to run most. A prepared one takes about forty times the memory of its text, and
 * holds the values it ran with last.
 */
const preparedLimits = { max: 300, maxSize: 200_000, maxEntrySize: 8_000 };
/** Characters of a value that no statement holds. */
const longValue = 50_000;

/** Kysely's SQLite dialect on Node's built-in SQLite, for several processes on one file. */
export class NodeSqliteDialect extends SqliteDialect {
  readonly #open: () => Promise<SqliteDatabase>;

  constructor(file: string) {
    const open = async () => openSqlite(file);
    super({ database: open });
    this.#open = open;
  }

  override createDriver() {
    return new ImmediateDriver({ database: this.#open });
  }

  override createAdapter() {
    return new TransactionalAdapter();
  }
}

/** Takes the write lock at the start: a transaction that reads before it writes would fail if another process wrote in between. */
class ImmediateDriver extends SqliteDriver {
  #turn?: Promise<void> | undefined;
  #turnEnd = 0;

  /** SQLite answers at once: without a pause nothing else would run between the statements of a loop. */
  override async acquireConnection() {
    if (!this.#turn) {
      this.#turnEnd = performance.now() + longestTurnMs;
      this.#turn = setImmediate().then(() => (this.#turn = undefined));
    } else if (performance.now() > this.#turnEnd) await this.#turn;
    return super.acquireConnection();
  }

  override async beginTransaction(connection: DatabaseConnection) {
    await connection.executeQuery(CompiledQuery.raw('begin immediate'));
  }

  /** SQLite itself undoes a transaction that finds no space: the error of a second rollback would hide why. */
  override async rollbackTransaction(connection: DatabaseConnection) {
    await super.rollbackTransaction(connection).catch((cause: unknown) => {
      if (!/no transaction is active/.test(String(cause))) throw cause;
    });
  }
}

/** SQLite also rolls back schema changes, so a migration is all or nothing. */
class TransactionalAdapter extends SqliteAdapter {
  override get supportsTransactionalDdl() {
    return true;
  }
}

function openSqlite(file: string): SqliteDatabase {
  makeFolder(path.dirname(file));
  const database = new DatabaseSync(file);
  database.exec(
    'pragma busy_timeout=5000; pragma journal_mode=wal; pragma synchronous=full; pragma foreign_keys=on; pragma secure_delete=on',
  );
  const prepared = new LRUCache<string, SqliteStatement>({
    ...preparedLimits,
    sizeCalculation: (_statement, sql) => sql.length,
    memoMethod: (sql) => prepareStatement(database, sql, () => prepared.delete(sql)),
  });
  return { prepare: (sql) => prepared.memo(sql), close: () => database.close() };
}

/** SQLite prepares it again by itself when the schema has changed. `evict` is called when it got a long value. */
function prepareStatement(database: DatabaseSync, sql: string, evict: () => void): SqliteStatement {
  const statement = database.prepare(sql);
  return {
    reader: statement.columns().length > 0,
    all: (parameters) => statement.all(...bindable(parameters, evict)),
    run: (parameters) => statement.run(...bindable(parameters, evict)),
    iterate: (parameters) => statement.iterate(...bindable(parameters, evict)),
  };
}

function bindable(parameters: readonly unknown[], onLong: () => void) {
  return parameters.map((value) => {
    if (typeof value === 'string' && value.length > longValue) onLong();
    if (isBindable(value)) return value;
    throw new TypeError(`A ${typeof value} cannot be stored: use text, numbers or null`);
  });
}

function isBindable(value: unknown): value is SQLInputValue {
  return (
    value === null ||
    typeof value === 'string' ||
    typeof value === 'number' ||
    typeof value === 'bigint'
  );
}
