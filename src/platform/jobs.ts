import { EventEmitter, once } from 'node:events';
import { sql, type RawBuilder } from 'kysely';
import { hasJustReturned } from './connection.ts';
import { db } from './database.ts';
import { log } from './log.ts';
import type { Tables } from './tables.ts';

const shortestPauseMs = 100;
const databasePauseMs = 1_000;

/** How soon others take over from a process that died. One that lives renews its leases well before. */
export const leaseMs = 45_000;
const renewEveryMs = 10_000;

const wakes = new EventEmitter();

/** Jobs of one kind. Several instances, each with several loops, share them. */
export type Queue = {
  /** {@link wakeQueue} knows it by this name. */
  name: string;
  concurrency?: number;
  /** Runs the first job that is due; false when none is. The signal says to end at once. */
  runNext: (signal: AbortSignal) => Promise<boolean>;
  /** When the next job will be due, if that is known. */
  findNextMoment?: () => Promise<Date | undefined>;
  /** The longest pause between two looks. */
  pollIntervalMs: number;
  /** How long the jobs under way may take to end once the queue is stopped. */
  finishWithinMs?: number;
  /** Logged once while the database cannot be asked. */
  databaseAway: string;
};

/** Runs the jobs of a queue until stopped. */
export function startQueue(queue: Queue) {
  const { name, concurrency = 1, pollIntervalMs, finishWithinMs = 0 } = queue;
  const stopping = new AbortController();
  const ending = new AbortController();
  let isDatabaseAway = false;
  const loops = Array.from({ length: concurrency }, loop);

  async function loop() {
    while (!stopping.signal.aborted) {
      const wake = listenForWake(name, stopping.signal);
      await wake.orAfter(await runAllDue());
    }
  }

  /** Gives the pause that follows, in milliseconds. */
  async function runAllDue() {
    try {
      while (!stopping.signal.aborted && (await queue.runNext(ending.signal)));
      const next = await queue.findNextMoment?.();
      isDatabaseAway = false;
      const pauseMs = next ? next.getTime() - Date.now() : pollIntervalMs;
      return Math.min(Math.max(pauseMs, shortestPauseMs), pollIntervalMs);
    } catch (cause) {
      if (!isDatabaseAway) log.error(queue.databaseAway, cause);
      isDatabaseAway = true;
      return databasePauseMs;
    }
  }

  return {
    async stop() {
      stopping.abort();
      const timer = setTimeout(() => ending.abort(), finishWithinMs);
      if (finishWithinMs === 0) ending.abort();
      await Promise.all(loops);
      clearTimeout(timer);
    },
  };
}

/** Makes a queue of this process look for jobs now. */
export function wakeQueue(name: string) {
  wakes.emit(name);
}

/** Listens from the moment it is called, so that no wake during a job is missed. */
function listenForWake(name: string, stopping: AbortSignal) {
  const enough = new AbortController();
  const signal = AbortSignal.any([stopping, enough.signal]);
  const woken = once(wakes, name, { signal }).catch(() => undefined);
  return {
    async orAfter(milliseconds: number) {
      const timer = setTimeout(() => enough.abort(), milliseconds);
      await woken;
      clearTimeout(timer);
    },
  };
}

/** Columns by which the rows of a table are claimed as jobs. */
type Claimable = {
  table: keyof Tables;
  key: string;
  tries: string;
  lease: string;
};

/**
 * Claims the first row that waits and is under no lease, and counts the try. One statement, so that no two
 * instances claim the same row. A process that is killed leaves a lease that runs out; see {@link underLease}.
 */
export async function claimRow<Row>(
  { table, key, tries, lease }: Claimable,
  { isWaiting, order }: { isWaiting: RawBuilder<unknown>; order: RawBuilder<unknown> },
  now: Date,
) {
  const isDue = sql`${isWaiting} and ${isUnclaimed(lease, now)}`;
  const { rows } = await sql<Row>`
    update ${sql.table(table)}
    set ${sql.ref(lease)} = ${later(now, leaseMs)}, ${sql.ref(tries)} = ${sql.ref(tries)} + 1
    where ${sql.ref(key)} = (
      select ${sql.ref(key)} from ${sql.table(table)} where ${isDue} order by ${order} limit 1
    ) and ${isDue}
    returning *`.execute(db);
  return rows[0];
}

type Held = { id: string; leaseUntil: string };

/**
 * Works on a claimed row and renews its lease meanwhile, also in `held`. The signal aborts when the lease was lost: another process
 * took the row over, or this one stood still or could not reach the database until the lease had run out.
 */
export async function underLease<T>(
  { table, key, lease }: Claimable,
  held: Held,
  work: (lost: AbortSignal) => Promise<T>,
): Promise<T> {
  const lost = new AbortController();
  async function renew() {
    const now = new Date();
    if (now.toISOString() > held.leaseUntil) return lost.abort(new Error('The lease has run out'));
    const longer = later(now, leaseMs);
    const { numAffectedRows } =
      await sql`update ${sql.table(table)} set ${sql.ref(lease)} = ${longer}
      where ${sql.ref(key)} = ${held.id} and ${sql.ref(lease)} = ${held.leaseUntil}`.execute(db);
    if (numAffectedRows === 1n) held.leaseUntil = longer;
    else lost.abort(new Error('Another process has taken the job over'));
  }

  const timer = setInterval(() => renew().catch(() => undefined), renewEveryMs);
  try {
    return await work(lost.signal);
  } finally {
    clearInterval(timer);
  }
}

/** The moment, as text, at which the next of the rows that wait is due, or the lease on it ends. */
export async function findNextDue(
  { table, lease }: Pick<Claimable, 'table' | 'lease'>,
  { due, isWaiting }: { due: string; isWaiting: RawBuilder<unknown> },
) {
  const [leaseUntil, dueAt] = [sql.ref(lease), sql.ref(due)];
  const { rows } = await sql<{ moment: string | null }>`
    select min(case when ${leaseUntil} > ${dueAt} then ${leaseUntil} else ${dueAt} end) as moment
    from ${sql.table(table)} where ${isWaiting}`.execute(db);
  const moment = rows[0]?.moment;
  return moment ? new Date(moment) : undefined;
}

/**
 * Just after the database was away nothing is taken over: leases ran out meanwhile, and their owners could not
 * mark their jobs as done.
 */
export function isUnclaimed(lease: string, now: Date) {
  const isNull = sql<boolean>`${sql.ref(lease)} is null`;
  if (hasJustReturned()) return isNull;
  return sql<boolean>`(${isNull} or ${sql.ref(lease)} < ${now.toISOString()})`;
}

export function later(moment: Date, milliseconds: number) {
  return new Date(moment.getTime() + milliseconds).toISOString();
}
