import { expect, test } from 'vitest';
import { cachedContent } from './cached-content.ts';
import { changeContent } from '../database/content.ts';

test('content is read again once it has changed', async () => {
  const { find } = counting({});
  expect([await find(), await find()]).toEqual([1, 1]);
  await changeContent(async () => {});
  expect(await find()).toBe(2);
});

test('a read that fails is tried again at the next call', async () => {
  const { find, failNext } = counting({});
  await find();
  await changeContent(async () => {});
  failNext();
  await expect(find()).rejects.toThrow('away');
  expect(await find()).toBe(3);
});

test('where the last is kept it answers for a read that fails', async () => {
  const { find, failNext } = counting({ servesStale: true });
  failNext();
  await expect(find()).rejects.toThrow('away');
  expect(await find()).toBe(2);
  await changeContent(async () => {});
  failNext();
  expect([await find(), await find()]).toEqual([2, 4]);
});

/** A read that answers how often it was asked. */
function counting(options: { servesStale?: boolean }) {
  let reads = 0;
  let fails = false;
  const find = cachedContent(async () => {
    reads++;
    const failed = fails;
    fails = false;
    if (failed) throw new Error('away');
    return reads;
  }, options);
  return { find, failNext: () => (fails = true) };
}
