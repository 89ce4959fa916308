import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { attempt } from '../attempt.ts';
import {
  isConnected,
  isConnectionError,
  isUnavailable,
  probeNow,
  stopProbing,
  testConnection,
  whenConnectionReturns,
} from './connection.ts';
import { db, PoolExhausted } from './database.ts';

const refused = Object.assign(new Error('connect ECONNREFUSED'), { code: 'ECONNREFUSED' });

beforeEach(() => {
  vi.useFakeTimers();
  vi.spyOn(console, 'error').mockImplementation(() => {});
  vi.spyOn(console, 'log').mockImplementation(() => {});
});

afterEach(async () => {
  stopProbing();
  vi.useRealTimers();
  vi.restoreAllMocks();
});

test('the database can be reached', async () => {
  expect(await testConnection()).toBe(true);
});

test('an unreachable database is logged', async () => {
  vi.spyOn(db, 'selectFrom').mockImplementation(() => {
    throw refused;
  });
  expect(await testConnection()).toBe(false);
  expect(console.error).toHaveBeenCalledExactlyOnceWith(
    'Cannot connect to the database: connect ECONNREFUSED (ECONNREFUSED)',
  );
});

test('a failed read is retried after 2 and after 4 seconds', async () => {
  const read = vi
    .fn()
    .mockRejectedValueOnce(refused)
    .mockRejectedValueOnce(refused)
    .mockResolvedValue('here');
  const answer = attempt(read, 'Failed to fetch partners');
  await vi.advanceTimersByTimeAsync(1_999);
  expect(read).toHaveBeenCalledTimes(1);
  await vi.advanceTimersByTimeAsync(1);
  expect(read).toHaveBeenCalledTimes(2);
  await vi.advanceTimersByTimeAsync(4_000);
  expect(await answer).toEqual({ data: 'here', error: undefined });
  expect(isConnected()).toBe(true);
});

test('a read that took ten seconds to fail is not retried', async () => {
  const read = vi.fn(async () => {
    await new Promise((resolve) => setTimeout(resolve, 10_000));
    throw refused;
  });
  const answer = attempt(read, 'Failed to fetch partners');
  await vi.advanceTimersByTimeAsync(10_000);
  expect((await answer).error?.message).toBe('Failed to fetch partners');
  expect(read).toHaveBeenCalledTimes(1);
  expect(isConnected()).toBe(false);
  await probeNow();
  expect(isConnected()).toBe(true);
});

test('an error that a retry cannot fix is reported at once with the given message', async () => {
  const read = vi.fn().mockRejectedValue(new SyntaxError('no JSON'));
  const answer = await attempt(read, 'Failed to fetch page content');
  expect(answer).toEqual({ data: undefined, error: { message: 'Failed to fetch page content' } });
  expect(read).toHaveBeenCalledTimes(1);
  expect(console.error).toHaveBeenCalledExactlyOnceWith('Failed to fetch page content: no JSON');
});

test('after three failures reads fail at once until a probe succeeds', async () => {
  const hasReturned = vi.fn().mockRejectedValueOnce(refused).mockResolvedValue(undefined);
  whenConnectionReturns(hasReturned);
  const read = vi.fn().mockRejectedValue(refused);
  const answer = attempt(read, 'Failed to fetch partners');
  await vi.advanceTimersByTimeAsync(6_000);
  expect((await answer).error?.message).toBe('Failed to fetch partners');
  expect(read).toHaveBeenCalledTimes(3);
  expect(isConnected()).toBe(false);

  const skippedRead = vi.fn();
  expect((await attempt(skippedRead, 'Failed to fetch partners')).error).toBeDefined();
  expect(skippedRead).not.toHaveBeenCalled();
  expect(console.error).toHaveBeenCalledTimes(1);

  await vi.advanceTimersByTimeAsync(1_000);
  expect(isConnected()).toBe(false);
  await vi.advanceTimersByTimeAsync(1_000);
  await vi.waitFor(() => expect(isConnected()).toBe(true));
});

test('a read that began before the connection came back does not count it as lost again', async () => {
  whenConnectionReturns(async () => {});
  const lost = attempt(vi.fn().mockRejectedValue(refused), 'Failed to fetch partners');
  await vi.advanceTimersByTimeAsync(4_000);
  const slow = vi.fn(async () => {
    await new Promise((resolve) => setTimeout(resolve, 9_000));
    throw refused;
  });
  const late = attempt(slow, 'Failed to fetch news');
  await vi.advanceTimersByTimeAsync(2_000);
  await lost;
  expect(isConnected()).toBe(false);
  await probeNow();
  expect(isConnected()).toBe(true);
  await vi.advanceTimersByTimeAsync(7_000);
  expect((await late).error).toBeDefined();
  expect(isConnected()).toBe(true);
});

test('network errors, a stopping server and a locked file are connection errors; wrong SQL is not', () => {
  expect(isConnectionError(refused)).toBe(true);
  expect(isConnectionError(new AggregateError([refused]))).toBe(true);
  expect(isConnectionError(Object.assign(new Error('shutting down'), { code: '57P01' }))).toBe(
    true,
  );
  expect(isConnectionError(Object.assign(new Error('locked'), { errcode: 5 }))).toBe(true);
  const noSocket = { code: 'ENOENT', syscall: 'connect' };
  expect(isConnectionError(Object.assign(new Error('no socket'), noSocket))).toBe(true);
  const noFile = { code: 'ENOENT', syscall: 'open' };
  expect(isConnectionError(Object.assign(new Error('no file'), noFile))).toBe(false);
  expect(isConnectionError(Object.assign(new Error('syntax'), { code: '42601' }))).toBe(false);
  expect(isConnectionError(Object.assign(new Error('unique'), { errcode: 2067 }))).toBe(false);
});

test('with all connections in use the work may succeed later, also if another error tells of it', () => {
  expect(isConnectionError(new PoolExhausted())).toBe(false);
  expect(isUnavailable(new PoolExhausted())).toBe(true);
  expect(isUnavailable(new Error('Failed to save', { cause: new PoolExhausted() }))).toBe(true);
  expect(isUnavailable(Object.assign(new Error('idle'), { code: '25P03' }))).toBe(true);
  expect(isUnavailable(Object.assign(new Error('syntax'), { code: '42601' }))).toBe(false);
});
