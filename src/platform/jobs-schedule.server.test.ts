import { beforeEach, expect, test, vi } from 'vitest';
import { db } from './database.ts';
import { registerJobs, runNextJob, type ScheduledJob } from './jobs-schedule.ts';
import { log } from './log.ts';

const noon = new Date('2030-01-01T12:00:00Z');
const run = vi.fn(async () => {});
const daily: ScheduledJob = { name: 'daily', everyMs: 24 * 3_600_000, run };

beforeEach(async () => {
  run.mockReset();
  await db.deleteFrom('jobs').execute();
  await registerJobs([daily]);
});

test('of several instances one runs a job, once a day', async () => {
  const ran = await Promise.all([lookAfter(0), lookAfter(0), lookAfter(0)]);
  expect(ran.filter(Boolean)).toHaveLength(1);
  expect([await lookAfter(23), await lookAfter(24)]).toEqual([false, true]);
  expect(run).toHaveBeenCalledTimes(2);
});

test('a job that failed is logged and runs again after an hour', async () => {
  const error = vi.spyOn(log, 'error').mockReturnValueOnce();
  const cause = new Error('away');
  run.mockRejectedValueOnce(cause);
  await lookAfter(0);
  expect(error).toHaveBeenCalledExactlyOnceWith('The job "daily" failed', cause);
  expect([await lookAfter(0.9), await lookAfter(1)]).toEqual([false, true]);
});

test('a job whose process was killed runs again when its lease ends', async () => {
  const hourLater = new Date(noon.getTime() + 3_600_000).toISOString();
  await db.updateTable('jobs').set({ leaseUntil: hourLater, tries: 1 }).execute();
  expect([await lookAfter(0.9), await lookAfter(1.1)]).toEqual([false, true]);
});

test('jobs of another version of the site are left alone, and those registered keep their time', async () => {
  await registerJobs([{ ...daily, name: 'other' }]);
  expect([await lookAfter(0), await lookAfter(0)]).toEqual([true, false]);
  await registerJobs([daily]);
  expect(await lookAfter(1)).toBe(false);
});

function lookAfter(hours: number) {
  return runNextJob([daily], new Date(noon.getTime() + hours * 3_600_000));
}
