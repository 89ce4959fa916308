import { expect, test } from 'vitest';
import { createPlaces } from './places.ts';

const staying = new AbortController().signal;

test('who finds no place waits for one, in turn', async () => {
  const places = createPlaces({ most: 1, mostWaiting: 2 });
  const release = await places.take(staying);
  const order: string[] = [];
  const second = places.take(staying).then((next) => (order.push('second'), next));
  const third = places.take(staying).then((next) => (order.push('third'), next));
  release?.();
  (await second)?.();
  (await third)?.();
  expect(order).toEqual(['second', 'third']);
});

test('where as many wait as may, the next is turned away', async () => {
  const places = createPlaces({ most: 1, mostWaiting: 1 });
  const release = await places.take(staying);
  const waiting = places.take(staying);
  expect(await places.take(staying)).toBeUndefined();
  release?.();
  expect(await waiting).toBeDefined();
});

test('who leaves takes no place', async () => {
  const places = createPlaces({ most: 1, mostWaiting: 1 });
  const release = await places.take(staying);
  const leaving = new AbortController();
  const left = places.take(leaving.signal);
  leaving.abort();
  expect(await left).toBeUndefined();
  const waiting = places.take(staying);
  release?.();
  expect(await waiting).toBeDefined();
});
