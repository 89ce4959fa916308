import path from 'node:path';
import { sql, type Transaction } from 'kysely';
import { db, isPostgres } from './database.ts';
import { runSqlFile } from './sql-file.ts';

/** The first migration, which creates all tables. Whatever came before it was part of the former release. */
export const schemaName = '0113_schema';

/** The release whose database this one takes over, once: no other may run meanwhile or later. */
export const former = { version: '0.1.0', migrations: 68, newest: '0112_expired_api_keys' };

/** An instance of the former release writes more often, or has died. */
export const silentAfterMs = 60_000;

const sqliteBusy = 5;

/** Tables that are no more. What they hold is in other tables, too. */
const formerTables = ['letters_left', 'unpublishings'];

/** Columns that are no more, of the same kind. */
const formerColumns: Record<string, string[]> = {
  drafts: ['publish_at', 'problem'],
  enquiries: ['state', 'stage'],
};

/** The tables of the former release as this one has them. */
export function presentTables<Table extends { columns: string[] }>(tables: Record<string, Table>) {
  return Object.fromEntries(
    Object.entries(tables)
      .filter(([name]) => !formerTables.includes(name))
      .map(([name, table]): [string, Table] => {
        const columns = table.columns.filter((column) => !formerColumns[name]?.includes(column));
        return [name, { ...table, columns }];
      }),
  );
}

/** True if these migrations are exactly those of the former release. */
export function isOfFormerRelease(applied: readonly string[]) {
  return applied.length === former.migrations && applied.toSorted().at(-1) === former.newest;
}

/** The database lacks what the former release would have done to it. */
export class OlderThanFormer extends Error {
  constructor() {
    super(
      `it is older than version ${former.version}: start version ${former.version} with it first, then this version`,
    );
  }
}

/** True if these migrations are those of a release before the former one, or only some of that one. */
export function isOlderThanFormer(applied: readonly string[]) {
  return applied.every((name) => name < schemaName) && !isOfFormerRelease(applied);
}

/** An instance of the former release has written to the database less than a minute ago. */
export class FormerIsRunning extends Error {
  readonly seenAt: string;
  /** What to log while it is not known whether it still runs. */
  readonly waiting: string;

  constructor(name: string, seenAt: string) {
    super(
      `version ${former.version} is still running (${name}): stop every instance of it, then start this version`,
    );
    this.seenAt = seenAt;
    const seconds = Math.round((Date.now() - Date.parse(seenAt)) / 1_000);
    this.waiting = `Version ${former.version} ran ${seconds} seconds ago (${name}). The start continues if it stays silent for ${silentAfterMs / 1_000} seconds`;
  }
}

/** Takes a database of the former release over, in the transaction that keeps all others out. */
export async function takeOver(tx: Transaction<unknown>) {
  if (isPostgres) await requireSilence(tx);
  const { rows } = await sql<Withdrawal>`select person_key, left_at from letters_left`.execute(tx);
  await convertRows(tx, rows);
  await runSqlFile(tx, path.resolve(`db/upgrade.${isPostgres ? 'postgres' : 'sqlite'}.sql`));
  await sql`delete from kysely_migration`.execute(tx);
  const now = new Date().toISOString();
  await sql`insert into kysely_migration (name, timestamp) values (${schemaName}, ${now})`.execute(
    tx,
  );
}

/** Nobody can write that they are running until the transaction ends. */
async function requireSilence(tx: Transaction<unknown>) {
  await sql`lock table instances in access exclusive mode`.execute(tx);
  const { rows } = await sql<{ settings: string; seen_at: string }>`
    select settings, seen_at from instances order by seen_at desc limit 1`.execute(tx);
  const [last] = rows;
  if (!last || Date.parse(last.seen_at) <= Date.now() - silentAfterMs) return;
  throw new FormerIsRunning((JSON.parse(last.settings) as { name: string }).name, last.seen_at);
}

/** SQLite has no list of instances: whoever has the file open may be one. */
export async function withoutOthersOnSqlite<Result>(work: () => Promise<Result>) {
  await sql`pragma locking_mode = exclusive`.execute(db);
  try {
    await sql`pragma journal_mode = delete`.execute(db);
    return await work();
  } catch (cause) {
    if (!isBusy(cause)) throw cause;
    throw new Error(
      `another process has it open, which may be version ${former.version}: stop every instance of it, then start this version`,
      { cause },
    );
  } finally {
    await sql`pragma locking_mode = normal`.execute(db);
    // Reading lets go of the file.
    await sql`select 1 from sqlite_schema limit 1`.execute(db);
    await sql`pragma journal_mode = wal`.execute(db);
  }
}

function isBusy(cause: unknown) {
  return (
    cause instanceof Error &&
    'errcode' in cause &&
    typeof cause.errcode === 'number' &&
    (cause.errcode & 0xff) === sqliteBusy
  );
}

/** A row of a table that only the former release has: when a person last unsubscribed. */
export type Withdrawal = { person_key: string; left_at: string };

/** Changes rows that the former release has written differently, in a database or from a backup. */
export async function convertRows(tx: Transaction<unknown>, withdrawals: readonly Withdrawal[]) {
  for (const { person_key: person, left_at: time } of withdrawals)
    await sql`insert into consent_withdrawals (person_key, consented_at, withdrawn_at, way)
      select ${person}, ${time}, ${time}, 'link' where not exists (
        select 1 from consent_withdrawals where person_key = ${person} and withdrawn_at >= ${time}
      )`.execute(tx);
  const { rows } = await sql<{ id: string; at: string; standing: string }>`
    select id, at, standing from activity where kind = 'enquiries'
    and standing like '%"state":%' and standing not like '%"status":%'`.execute(tx);
  for (const { id, at, standing } of rows) {
    const before = JSON.parse(standing) as EarlierStatus;
    const converted = JSON.stringify({ ...before, ...statusFrom(before, at) });
    await sql`update activity set standing = ${converted} where id = ${id}`.execute(tx);
  }
}

/** How entries of the activity log that are older than the status of an enquiry tell it. */
type EarlierStatus = { state: string; stage: string };

function statusFrom({ state, stage }: EarlierStatus, at: string) {
  const readAt = state === 'new' ? null : at;
  if (state === 'spam') return { status: 'spam', readAt };
  if (state === 'answered')
    return { status: ['won', 'closed'].includes(stage) ? stage : 'answered', readAt };
  return { status: stage === 'in-hand' ? 'in-progress' : 'new', readAt };
}
