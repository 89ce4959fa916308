import { expect, test } from 'vitest';
import { hourMs } from '../../lib/time/durations.ts';
import { nextTry, oldestWorthTrying } from './schedule.ts';

const created = '2026-11-21T08:00:00.000Z';

test('a mail is tried again after 2, 4 and 8 seconds, then every 15 minutes for 72 hours, then discarded', () => {
  const moments = [new Date(created)];
  for (let next = nextTry(1, created, new Date(created)); next;) {
    moments.push(next);
    next = nextTry(moments.length, created, next);
  }
  const pauses = moments.slice(1).map((time, index) => time.getTime() - Number(moments[index]));
  expect(pauses.slice(0, 3)).toEqual([2_000, 4_000, 8_000]);
  expect(new Set(pauses.slice(3))).toEqual(new Set([15 * 60_000]));
  const last = Number(moments.at(-1)) - Date.parse(created);
  expect(last).toBeLessThanOrEqual(72 * hourMs);
  expect(last).toBeGreaterThan(71.7 * hourMs);
});

test('a mail that is 72 hours old is still tried, and an older one is not', () => {
  const threeDaysLater = new Date(Date.parse(created) + 72 * hourMs);
  expect(oldestWorthTrying(threeDaysLater)).toBe(created);
});
