import { expect, test, vi } from 'vitest';
import { db } from '../database/database.ts';
import { leaseMs, startQueue, underLease, wakeQueue, type Queue } from './jobs.ts';
import { log } from '../observability/log.ts';

const quiet = { name: 'test', pollIntervalMs: 60_000, databaseAway: 'Tests wait for the database' };

test('a queue woken during a poll polls once more', async () => {
  const poll = Promise.withResolvers<void>();
  const runNext = vi.fn<Queue['runNext']>().mockResolvedValue(false);
  runNext.mockImplementationOnce(async () => {
    await poll.promise;
    return false;
  });
  const queue = startQueue({ ...quiet, runNext });
  wakeQueue('test');
  poll.resolve();
  await expect.poll(() => runNext.mock.calls.length).toBe(2);
  await queue.stop();
});

test('a queue sleeps until its next job is due', async () => {
  const due = new Date(Date.now() + 150);
  const polls: number[] = [];
  const queue = startQueue({
    ...quiet,
    async runNext() {
      polls.push(Date.now());
      return false;
    },
    findNextDueTime: async () => due,
  });
  await expect.poll(() => polls.length).toBeGreaterThan(1);
  expect(polls[1]).toBeGreaterThanOrEqual(due.getTime() - 1);
  await queue.stop();
});

test('a stopped queue lets running jobs finish and aborts them after a time limit', async () => {
  const [quick, endless] = [Promise.withResolvers<boolean>(), Promise.withResolvers<boolean>()];
  const pending = [quick, endless];
  const ended: string[] = [];
  const queue = startQueue({
    ...quiet,
    concurrency: 2,
    finishWithinMs: 100,
    async runNext(signal) {
      const job = pending.shift();
      signal.addEventListener('abort', () => endless.resolve(true));
      await job?.promise;
      ended.push(job === quick ? 'ended' : `cut off: ${signal.aborted}`);
      return true;
    },
  });
  const stopped = queue.stop();
  quick.resolve(true);
  await stopped;
  expect(ended).toEqual(['ended', 'cut off: true']);
});

test('a queue logs a lost database once and continues when it is back', async () => {
  const error = vi.spyOn(log, 'error').mockReturnValue();
  vi.useFakeTimers();
  const databaseError = new Error('away');
  const runNext = vi.fn<Queue['runNext']>().mockRejectedValue(databaseError);
  const queue = startQueue({ ...quiet, concurrency: 3, runNext });
  await vi.advanceTimersByTimeAsync(3_000);
  expect(runNext.mock.calls.length).toBeGreaterThan(6);
  expect(error).toHaveBeenCalledExactlyOnceWith('Tests wait for the database', databaseError);
  runNext.mockResolvedValue(false);
  await vi.advanceTimersByTimeAsync(1_000);
  const callCount = runNext.mock.calls.length;
  await vi.advanceTimersByTimeAsync(50_000);
  expect(runNext.mock.calls.length).toBe(callCount);
  await queue.stop();
  vi.useRealTimers();
  error.mockRestore();
});

test('a lease is renewed during the work, and its loss aborts the work', async () => {
  vi.useFakeTimers({ toFake: ['Date', 'setInterval', 'clearInterval'] });
  const lease = { id: 'leased', leaseUntil: new Date(Date.now() + leaseMs).toISOString() };
  await db
    .insertInto('jobs')
    .values({ name: 'leased', dueAt: '', tries: 0, leaseUntil: lease.leaseUntil })
    .execute();
  const claimable = { table: 'jobs', key: 'name', tries: 'tries', lease: 'leaseUntil' } as const;
  const firstExpiry = lease.leaseUntil;
  await underLease(claimable, lease, async (lost) => {
    await vi.advanceTimersByTimeAsync(leaseMs / 2);
    await vi.waitFor(() => expect(lease.leaseUntil > firstExpiry).toBe(true));
    await db.updateTable('jobs').set({ leaseUntil: '2999' }).where('name', '=', 'leased').execute();
    await vi.advanceTimersByTimeAsync(leaseMs / 3);
    await vi.waitFor(() => expect(lost.aborted).toBe(true));
  });
  await underLease(claimable, lease, async (lost) => {
    vi.setSystemTime(Date.now() + 2 * leaseMs);
    await vi.advanceTimersByTimeAsync(leaseMs / 3);
    expect(lost.aborted).toBe(true);
  });
  vi.useRealTimers();
  await db.deleteFrom('jobs').where('name', '=', 'leased').execute();
});
