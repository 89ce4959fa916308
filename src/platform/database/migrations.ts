import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { sql, type Kysely, type Transaction } from 'kysely';
import { Migrator, type Migration } from 'kysely/migration';
import { errorCode } from '../../lib/values/error-code.ts';
import { db, isPostgres } from './database.ts';
import {
  FormerIsRunning,
  isOfFormerRelease,
  isOlderThanFormer,
  OlderThanFormer,
  schemaName,
  silentAfterMs,
  takeOver,
  withoutOthersOnSqlite,
} from './former-release.ts';
import { log } from '../observability/log.ts';
import { runSqlFile } from './sql-file.ts';

/** Shorter than PostgreSQL's `deadlock_timeout`, so that in a deadlock the migration gives way, not a save. */
const lockTimeout = '500ms';
const pauseMs = 250;
const patienceMs = 120_000;

/** The database has a migration that this release does not know, and lacks one that it does. */
class OtherEdition extends Error {
  constructor(unknown: string, missing: string) {
    super(
      `it has the migration ${unknown}, which this release does not know, and not ${missing}. Start the release that made it, or restore the backup made before`,
    );
  }
}

/** Others kept the tables locked for as long as a start waits. */
class TablesInUse extends Error {
  constructor() {
    super(
      `its tables were in use for ${patienceMs / 1_000} seconds. End what reads or writes them for long, such as a report or a copy, and start again`,
    );
  }
}

/**
 * Applies the migrations that the database does not have, one after the other. Safe when several instances start at
 * once, and while others save. Leaves a database that a newer release has migrated further unchanged, so that both
 * releases can run side by side. A database of the former release is taken over once that one has stopped. What
 * instances of an earlier release need stays while they run, and goes at a later start.
 */
export async function migrate(folder = ownFolder()) {
  const deadline = performance.now() + patienceMs;
  const done: string[] = [];
  let running: FormerIsRunning | undefined;
  for (;;) {
    const applied = await listApplied(db);
    const ours = await listMigrations(folder);
    const missing = ours.filter((name) => !applied.includes(name));
    const unknown = applied.filter((name) => !ours.includes(name));
    const closing = await listClosing(folder);
    const isBehind = missing.some((name) => !closing.includes(name));
    if (missing[0] === undefined || (unknown[0] !== undefined && !isBehind)) {
      if (unknown[0] !== undefined)
        log.info(
          `A newer release has migrated the database (${unknown.at(-1)}). This one runs with it: upgrade it too`,
        );
      return done.toSorted();
    }
    const isFormer = isOfFormerRelease(applied);
    if (unknown[0] !== undefined && !isFormer) {
      if (isOlderThanFormer(applied)) throw new OlderThanFormer();
      throw new OtherEdition(unknown[0], missing[0]);
    }
    const apply = () => applyNext(folder);
    try {
      const names = await (isFormer && !isPostgres ? withoutOthersOnSqlite(apply) : apply());
      if (names.length === 0) return done.toSorted();
      done.push(...names);
    } catch (cause) {
      if (cause instanceof FormerIsRunning) {
        if (running && cause.seenAt > running.seenAt) throw cause;
        if (!running) log.info(cause.waiting);
        running = cause;
      } else if (!isHeldUp(cause)) throw cause;
      // What only takes away may do so at a later start.
      if (isHeldUp(cause) && !isBehind) return done.toSorted();
      if (performance.now() > deadline)
        throw cause instanceof FormerIsRunning ? cause : new TablesInUse();
      await new Promise((resolve) => setTimeout(resolve, pauseMs));
    }
  }
}

/**
 * Applies the first migration that is missing, in a transaction of its own: one that held the tables of several would
 * wait for readers who wait for it.
 */
function applyNext(folder: string) {
  return (db as unknown as Kysely<unknown>)
    .withoutPlugins()
    .transaction()
    .execute(async (tx) => {
      if (isPostgres) {
        await sql.raw(`set local lock_timeout = '${lockTimeout}'`).execute(tx);
        await sql`select pg_advisory_xact_lock(hashtext('migrations'))`.execute(tx);
      }
      const applied = await listApplied(tx);
      if (isOfFormerRelease(applied)) {
        await takeOver(tx);
        return [schemaName];
      }
      const closing = await listClosing(folder);
      const waiting = await listWaiting(tx, closing, applied);
      const missing = Object.entries(await listFiles(folder))
        .filter(([name]) => !applied.includes(name) && !waiting.includes(name))
        .toSorted(
          ([one], [other]) => Number(closing.includes(one)) - Number(closing.includes(other)),
        );
      const [next] = missing;
      if (!next) return [];
      const [nextName, files] = next;
      if (isPostgres) await lockTables(tx, files);
      // On PostgreSQL the migrator reports only that the transaction was aborted.
      let failure: unknown;
      const migrator = new Migrator({
        db: tx,
        allowUnorderedMigrations: true,
        provider: {
          getMigrations: async () => {
            const all = await readMigrations(folder, (cause) => (failure ??= cause));
            return Object.fromEntries(
              Object.entries(all).filter(([name]) => name === nextName || applied.includes(name)),
            );
          },
        },
      });
      const { error, results = [] } = await migrator.migrateUp();
      if (error) throw failure ?? error;
      return results.map((result) => result.migrationName);
    });
}

/**
 * Locks the content version against saves, which lock it first, and then what the files alter, in the order of the
 * names.
 */
async function lockTables(tx: Transaction<unknown>, files: readonly string[]) {
  const texts = await Promise.all(files.map((file) => readFile(file, 'utf8')));
  const altered = texts.flatMap((text) =>
    [...text.matchAll(/\b(?:alter|drop) table (?:if exists )?(\w+)/gi)].map(([, name]) => name),
  );
  const { rows } = await sql<{ name: string }>`
    select tablename as name from pg_tables where schemaname = current_schema()
    order by tablename <> 'content_version', tablename`.execute(tx);
  for (const { name } of rows) {
    const isAltered = altered.includes(name);
    if (!isAltered && name !== 'content_version') continue;
    const mode = sql.raw(isAltered ? 'access exclusive' : 'exclusive');
    await sql`lock table ${sql.table(name)} in ${mode} mode`.execute(tx);
  }
}

/**
 * The migrations that take away what instances without them need, and that still run or have died within a minute. Their
 * files have `closing` in their names. SQLite has only one instance.
 */
async function listWaiting(
  tx: Transaction<unknown>,
  closing: readonly string[],
  applied: readonly string[],
) {
  if (!isPostgres || !applied.includes(schemaName)) return [];
  const since = new Date(Date.now() - silentAfterMs).toISOString();
  const { rows } = await sql<{ settings: string }>`
    select settings from instances where seen_at > ${since}`.execute(tx);
  const releases = rows.map(({ settings }) => JSON.parse(settings) as { newestMigration?: string });
  const isNeeded = (name: string) =>
    releases.some(({ newestMigration = '' }) => newestMigration < name);
  return closing.filter((name) => !applied.includes(name) && isNeeded(name));
}

export async function listClosing(folder = ownFolder()) {
  return Object.entries(await listFiles(folder)).flatMap(([name, files]) =>
    files.some((file) => path.basename(file).includes('.closing.')) ? name : [],
  );
}

/** A lock that was not available in time, or a deadlock. */
function isHeldUp(cause: unknown) {
  return ['55P03', '40P01'].includes(errorCode(cause) ?? '');
}

async function listApplied(connection: Pick<Kysely<unknown>, 'getExecutor'>) {
  const table = isPostgres
    ? sql`select 1 where to_regclass('kysely_migration') is not null`
    : sql`select 1 from sqlite_schema where name = 'kysely_migration'`;
  const { rows: tables } = await table.execute(connection);
  if (tables.length === 0) return [];
  const { rows } = await sql<{ name: string }>`select name from kysely_migration`.execute(
    connection,
  );
  return rows.map(({ name }) => name).toSorted();
}

/** The names of all migrations of this release, in order. */
export async function listMigrations(folder = ownFolder()) {
  return Object.keys(await listFiles(folder));
}

/** Applies migrations up to `name` in a transaction. `schema` is the PostgreSQL schema of the tables. */
export async function migrateUpTo(
  tx: Transaction<unknown>,
  name: string,
  schema: string | undefined,
) {
  const migrator = new Migrator({
    db: tx,
    provider: { getMigrations: () => readMigrations(ownFolder()) },
    migrationTableSchema: schema,
  });
  const { error } = await migrator.migrateTo(name);
  if (error) throw error;
}

function ownFolder() {
  return path.resolve('db/migrations');
}

async function readMigrations(
  folder: string,
  onFailure?: (cause: unknown) => void,
): Promise<Record<string, Migration>> {
  return Object.fromEntries(
    Object.entries(await listFiles(folder)).map(([name, files]) => [
      name,
      migrationFrom(files, onFailure),
    ]),
  );
}

/** `0002_accounts.sql` is run on both databases, and before `0002_accounts.sqlite.sql` or `0002_accounts.postgres.sql`. */
async function listFiles(folder: string): Promise<Record<string, string[]>> {
  const otherDatabase = isPostgres ? '.sqlite.sql' : '.postgres.sql';
  const files = (await readdir(folder))
    .filter((file) => file.endsWith('.sql') && !file.endsWith(otherDatabase))
    .toSorted((one, other) => one.length - other.length)
    .map((file) => path.join(folder, file));
  const names = new Set(files.map(migrationName).toSorted());
  return Object.fromEntries(
    [...names].map((name) => [name, files.filter((file) => migrationName(file) === name)]),
  );
}

function migrationName(file: string) {
  return path.basename(file).replace(/\..*/, '');
}

function migrationFrom(files: string[], onFailure: (cause: unknown) => void = () => {}): Migration {
  return {
    async up(connection: Kysely<unknown>) {
      try {
        for (const file of files) await runSqlFile(connection, file);
      } catch (cause) {
        onFailure(cause);
        throw cause;
      }
    },
  };
}
