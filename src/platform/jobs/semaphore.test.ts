import { expect, test } from 'vitest';
import { createKeyedSemaphore, createSemaphore } from './semaphore.ts';

const never = new AbortController().signal;

test('permits are given in turn', async () => {
  const semaphore = createSemaphore({ permits: 1, maxWaiting: 2 });
  const release = await semaphore.acquire(never);
  const order: string[] = [];
  const second = semaphore.acquire(never).then((next) => (order.push('second'), next));
  const third = semaphore.acquire(never).then((next) => (order.push('third'), next));
  release?.();
  (await second)?.();
  (await third)?.();
  expect(order).toEqual(['second', 'third']);
});

test('when the queue is full, the next is refused', async () => {
  const semaphore = createSemaphore({ permits: 1, maxWaiting: 1 });
  const release = await semaphore.acquire(never);
  const waiting = semaphore.acquire(never);
  expect(await semaphore.acquire(never)).toBeUndefined();
  release?.();
  expect(await waiting).toBeDefined();
});

test('a wait that is aborted takes no permit', async () => {
  const semaphore = createSemaphore({ permits: 1, maxWaiting: 1 });
  const release = await semaphore.acquire(never);
  const controller = new AbortController();
  const abortedWait = semaphore.acquire(controller.signal);
  controller.abort();
  expect(await abortedWait).toBeUndefined();
  const waiting = semaphore.acquire(never);
  release?.();
  expect(await waiting).toBeDefined();
});

test('each key has its own permits and its own queue', async () => {
  const semaphore = createKeyedSemaphore({ permits: 1, maxWaiting: 1 });
  const release = await semaphore.acquire('ada', never);
  const waiting = semaphore.acquire('ada', never);
  expect(await semaphore.acquire('ada', never)).toBeUndefined();
  expect(await semaphore.acquire('grace', never)).toBeDefined();
  release?.();
  (await waiting)?.();
  expect(await semaphore.acquire('ada', never)).toBeDefined();
});
