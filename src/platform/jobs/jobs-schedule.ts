import { sql } from 'kysely';
import { db } from '../database/database.ts';
import { claimRow, findNextDue, later, startQueue, underLease } from './jobs.ts';
import { log } from '../observability/log.ts';
import type { JobRow } from '../database/row-types.ts';

const claimable = {
  table: 'jobs',
  key: 'name',
  tries: 'tries',
  lease: 'leaseUntil',
} as const;
const pauseAfterFailureMs = 60 * 60_000;
const firstRunDelayMs = 60_000;
/** After at most this plus a lease, another instance takes over from one that died. */
const pollIntervalMs = 10_000;

export type ScheduledJob = {
  /** The key of its row in the table `jobs`. */
  name: string;
  /** The pause until the next run: fixed, or computed from the current time. */
  everyMs: number | ((now: Date) => number);
  /** The signal aborts when the job must end at once. */
  run: (now: Date, signal: AbortSignal) => Promise<unknown>;
};

/** Runs each job soon after the start and then at its interval, on one of the instances that share the database. */
export function scheduleJobs(jobs: ScheduledJob[]) {
  let queue: ReturnType<typeof startQueue> | undefined;
  let isRegistered = false;
  const timer = setTimeout(() => {
    queue = startQueue({
      name: 'scheduled',
      pollIntervalMs,
      databaseAway: 'Scheduled jobs paused: the database is unavailable',
      async runNext(signal) {
        if (!isRegistered) await registerJobs(jobs);
        isRegistered = true;
        return runNextJob(jobs, new Date(), signal);
      },
      findNextDueTime: () =>
        findNextDue(claimable, { due: 'dueAt', isWaiting: sql`name in (${jobNames(jobs)})` }),
    });
  }, firstRunDelayMs).unref();
  return {
    async stop() {
      clearTimeout(timer);
      await queue?.stop();
    },
  };
}

/** Repeats a job on every instance, for data that only this process or its disk has. */
export function repeatHere(name: string, run: () => Promise<unknown>, everyMs: number) {
  function runLogged() {
    run().catch((cause: unknown) => log.error(`The job "${name}" failed`, cause));
  }
  setTimeout(runLogged, firstRunDelayMs).unref();
  setInterval(runLogged, everyMs).unref();
}

export async function registerJobs(jobs: ScheduledJob[]) {
  const rows = jobs.map(({ name }) => ({
    name,
    dueAt: new Date(0).toISOString(),
    tries: 0,
    leaseUntil: null,
  }));
  await db
    .insertInto('jobs')
    .values(rows)
    .onConflict((conflict) => conflict.column('name').doNothing())
    .execute();
}

/** Runs the job that is most overdue; false if none is due. A failed job is logged and due again in an hour. */
export async function runNextJob(
  jobs: ScheduledJob[],
  now: Date,
  stopSignal: AbortSignal = new AbortController().signal,
) {
  const isWaiting = sql`name in (${jobNames(jobs)}) and due_at <= ${now.toISOString()}`;
  const row = await claimRow<JobRow>(claimable, { isWaiting, order: sql`due_at, name` }, now);
  const job = jobs.find(({ name }) => name === row?.name);
  if (!job || !row?.leaseUntil) return false;
  const lease = { id: job.name, leaseUntil: row.leaseUntil };
  try {
    await underLease(claimable, lease, (leaseLost) =>
      job.run(now, AbortSignal.any([stopSignal, leaseLost])),
    );
    const { everyMs } = job;
    await reschedule(lease, now, typeof everyMs === 'number' ? everyMs : everyMs(new Date()));
  } catch (cause) {
    log.error(`The job "${job.name}" failed`, cause);
    await reschedule(lease, now, pauseAfterFailureMs);
  }
  return true;
}

/** Does nothing if another instance has taken over the job. */
async function reschedule(lease: { id: string; leaseUntil: string }, now: Date, inMs: number) {
  await db
    .updateTable('jobs')
    .set({ dueAt: later(now, inMs), tries: 0, leaseUntil: null })
    .where('name', '=', lease.id)
    .where('leaseUntil', '=', lease.leaseUntil)
    .execute();
}

function jobNames(jobs: ScheduledJob[]) {
  return sql.join(jobs.map(({ name }) => name));
}
