import { sql } from 'kysely';
import { beforeEach, expect, test, vi } from 'vitest';
import { db } from '../database/database.ts';
import { registerJobs, runNextJob, type ScheduledJob } from './jobs-schedule.ts';
import { findNextDue } from './jobs.ts';
import { log } from '../observability/log.ts';

const noon = new Date('2030-01-01T12:00:00Z');
const run = vi.fn(async () => {});
const daily: ScheduledJob = { name: 'daily', everyMs: 24 * 3_600_000, run };

beforeEach(async () => {
  run.mockReset();
  await db.deleteFrom('jobs').execute();
  await registerJobs([daily]);
});

test('only one of several instances runs a daily job', async () => {
  const results = await Promise.all([runAfterHours(0), runAfterHours(0), runAfterHours(0)]);
  expect(results.filter(Boolean)).toHaveLength(1);
  expect([await runAfterHours(23), await runAfterHours(24)]).toEqual([false, true]);
  expect(run).toHaveBeenCalledTimes(2);
});

test('a job that failed is logged and runs again after an hour', async () => {
  const error = vi.spyOn(log, 'error').mockReturnValueOnce();
  const cause = new Error('away');
  run.mockRejectedValueOnce(cause);
  await runAfterHours(0);
  expect(error).toHaveBeenCalledExactlyOnceWith('The job "daily" failed', cause);
  expect([await runAfterHours(0.9), await runAfterHours(1)]).toEqual([false, true]);
});

test('a job whose process was killed runs again after its lease expires', async () => {
  const hourLater = new Date(noon.getTime() + 3_600_000).toISOString();
  await db.updateTable('jobs').set({ leaseUntil: hourLater, tries: 1 }).execute();
  expect([await runAfterHours(0.9), await runAfterHours(1.1)]).toEqual([false, true]);
});

test('jobs of another version of the site are ignored, and registered jobs keep their due time', async () => {
  await registerJobs([{ ...daily, name: 'other' }]);
  expect([await runAfterHours(0), await runAfterHours(0)]).toEqual([true, false]);
  await registerJobs([daily]);
  expect(await runAfterHours(1)).toBe(false);
});

test('the next job is due at its time, or when the lease of another process ends', async () => {
  const dueAt = noon.toISOString();
  await db.updateTable('jobs').set({ dueAt }).execute();
  expect(await findNext()).toEqual(noon);
  const hourLater = new Date(noon.getTime() + 3_600_000);
  await db.updateTable('jobs').set({ leaseUntil: hourLater.toISOString() }).execute();
  expect(await findNext()).toEqual(hourLater);
});

function findNext() {
  return findNextDue(
    { table: 'jobs', lease: 'leaseUntil' },
    { due: 'dueAt', isWaiting: sql`true` },
  );
}

function runAfterHours(hours: number) {
  return runNextJob([daily], new Date(noon.getTime() + hours * 3_600_000));
}
