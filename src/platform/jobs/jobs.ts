import { EventEmitter, once } from 'node:events';
import { sql, type RawBuilder } from 'kysely';
import { hasJustReturned } from '../database/connection.ts';
import { db } from '../database/database.ts';
import { log } from '../observability/log.ts';
import type { Tables } from '../database/row-types.ts';

const minPauseMs = 100;
const databasePauseMs = 1_000;

/** How soon others take over from a process that died. A living process renews its leases well before. */
export const leaseMs = 45_000;
const renewEveryMs = 10_000;
/** Far longer than any lease, with the difference between the clocks of several machines. */
const longestLeaseMs = 60 * 60_000;

/** Every queue listens, for its name and for errors. */
const wakes = new EventEmitter().setMaxListeners(0);

/** Jobs of one kind, shared by several instances with several loops each. */
export type Queue = {
  name: string;
  concurrency?: number;
  /** Runs the first job that is due; false if none is. The signal aborts when the job must end at once. */
  runNext: (signal: AbortSignal) => Promise<boolean>;
  /** The time at which the next job is due, if known. */
  findNextDueTime?: () => Promise<Date | undefined>;
  pollIntervalMs: number;
  /** The time that running jobs have to finish after a stop. */
  finishWithinMs?: number;
  /** The message logged once while the database cannot be reached. */
  databaseAway: string;
};

export function startQueue(queue: Queue) {
  const { name, concurrency = 1, pollIntervalMs, finishWithinMs = 0 } = queue;
  const stopController = new AbortController();
  const abortController = new AbortController();
  let isDatabaseAway = false;
  const loops = Array.from({ length: concurrency }, loop);

  async function loop() {
    while (!stopController.signal.aborted) {
      const wake = listenForWake(name, stopController.signal);
      await wake.orAfter(await runAllDue());
    }
  }

  /** Returns the pause before the next poll, in milliseconds. */
  async function runAllDue() {
    try {
      while (!stopController.signal.aborted && (await queue.runNext(abortController.signal)));
      const next = await queue.findNextDueTime?.();
      isDatabaseAway = false;
      const pauseMs = next ? next.getTime() - Date.now() : pollIntervalMs;
      return Math.min(Math.max(pauseMs, minPauseMs), pollIntervalMs);
    } catch (cause) {
      if (!isDatabaseAway) log.error(queue.databaseAway, cause);
      isDatabaseAway = true;
      return databasePauseMs;
    }
  }

  return {
    async stop() {
      stopController.abort();
      const timer = setTimeout(() => abortController.abort(), finishWithinMs);
      if (finishWithinMs === 0) abortController.abort();
      await Promise.all(loops);
      clearTimeout(timer);
    },
  };
}

/** Makes a queue of this process poll now. */
export function wakeQueue(name: string) {
  wakes.emit(name);
}

/** Listens from the call on, so that a wake during a job is not missed. */
function listenForWake(name: string, stopSignal: AbortSignal) {
  const timeout = new AbortController();
  const signal = AbortSignal.any([stopSignal, timeout.signal]);
  const wakeEvent = once(wakes, name, { signal }).catch(() => undefined);
  return {
    async orAfter(milliseconds: number) {
      const timer = setTimeout(() => timeout.abort(), milliseconds);
      await wakeEvent;
      clearTimeout(timer);
    },
  };
}

/** The table and columns that let rows be claimed as jobs. */
type Claimable = {
  table: keyof Tables;
  key: string;
  tries: string;
  lease: string;
};

/**
 * Claims the first waiting row without a lease and counts the try, in one statement, so that no two instances claim the
 * same row. The lease of a killed process expires; see {@link underLease}.
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

type Lease = { id: string; leaseUntil: string };

/**
 * Works on a claimed row and renews its lease, also in `held`. The signal aborts when the lease is lost: another process
 * took the row over, or this one hung or could not reach the database until the lease expired.
 */
export async function underLease<T>(
  { table, key, lease }: Pick<Claimable, 'table' | 'key' | 'lease'>,
  held: Lease,
  work: (leaseLost: AbortSignal) => Promise<T>,
): Promise<T> {
  const leaseLost = new AbortController();
  async function renew() {
    const now = new Date();
    if (now.toISOString() > held.leaseUntil)
      return leaseLost.abort(new Error('The lease has run out'));
    const newExpiry = later(now, leaseMs);
    const { numAffectedRows } =
      await sql`update ${sql.table(table)} set ${sql.ref(lease)} = ${newExpiry}
      where ${sql.ref(key)} = ${held.id} and ${sql.ref(lease)} = ${held.leaseUntil}`.execute(db);
    if (numAffectedRows === 1n) held.leaseUntil = newExpiry;
    else leaseLost.abort(new Error('Another process has taken the job over'));
  }

  const timer = setInterval(() => renew().catch(() => undefined), renewEveryMs);
  try {
    return await work(leaseLost.signal);
  } finally {
    clearInterval(timer);
  }
}

/** The time at which the next waiting row is due or its lease ends. */
export async function findNextDue(
  { table, lease }: Pick<Claimable, 'table' | 'lease'>,
  { due, isWaiting }: { due: string; isWaiting: RawBuilder<unknown> },
) {
  const [leaseUntil, dueAt] = [sql.ref(lease), sql.ref(due)];
  const { rows } = await sql<{ time: string | null }>`
    select min(case when ${leaseUntil} > ${dueAt} then ${leaseUntil} else ${dueAt} end) as time
    from ${sql.table(table)} where ${isWaiting}`.execute(db);
  const time = rows[0]?.time;
  return time ? new Date(time) : undefined;
}

/**
 * True for rows without a valid lease, also for one that was taken while a clock was wrong. Right after a lost connection, expired leases still count: their owners could not
 * mark their jobs as done meanwhile.
 */
export function isUnclaimed(lease: string, now: Date) {
  const isNull = sql<boolean>`${sql.ref(lease)} is null`;
  if (hasJustReturned()) return isNull;
  const column = sql.ref(lease);
  return sql<boolean>`(${isNull} or ${column} < ${now.toISOString()} or ${column} > ${later(now, longestLeaseMs)})`;
}

export function later(time: Date, milliseconds: number) {
  return new Date(time.getTime() + milliseconds).toISOString();
}
