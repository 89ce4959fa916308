import { expect, test } from 'vitest';
import {
  endOfDay,
  longDate,
  mediumDate,
  momentIn,
  shortMomentIn,
  startOfDay,
  todayIn,
  yearIn,
} from './dates.ts';

const vancouver = 'America/Vancouver';

test('a day in Vancouver ends at eight in the morning in Greenwich', () => {
  const noon = Temporal.Instant.from('2026-01-15T20:00:00Z');
  expect(new Date(endOfDay(vancouver, noon)).toISOString()).toBe('2026-01-16T08:00:00.000Z');
});

test('a day in Vancouver begins an hour earlier in summer', () => {
  for (const begin of ['2025-01-05T08:00:00.000Z', '2025-07-05T07:00:00.000Z'])
    expect(new Date(startOfDay(begin.slice(0, 10), vancouver)).toISOString()).toBe(begin);
});

test('the day on which clocks go back has 25 hours', () => {
  const morning = Temporal.Instant.from('2025-11-02T08:30:00Z');
  expect(new Date(endOfDay(vancouver, morning)).toISOString()).toBe('2025-11-03T08:00:00.000Z');
});

test('the day on which clocks go forward has 23 hours', () => {
  const morning = Temporal.Instant.from('2026-03-08T08:30:00Z');
  expect(new Date(endOfDay(vancouver, morning)).toISOString()).toBe('2026-03-09T07:00:00.000Z');
});

test('the old year lasts in Vancouver while it has ended in Greenwich', () => {
  expect(yearIn(vancouver, Temporal.Instant.from('2027-01-01T06:59:59Z'))).toBe(2026);
});

test('a day is written with the name of its month', () => {
  expect(longDate('2025-01-05')).toBe('January 5, 2025');
  expect(longDate('2024-12-31')).toBe('December 31, 2024');
});

test('lists of the back office write a day in short', () => {
  expect(mediumDate('2025-01-05')).toBe('Jan 5, 2025');
});

test('in Vancouver it is still yesterday while the day has begun in Greenwich', () => {
  expect(todayIn(vancouver, new Date('2025-01-06T07:59:59Z'))).toBe('2025-01-05');
  expect(todayIn(vancouver, new Date('2025-01-06T08:00:00Z'))).toBe('2025-01-06');
});

test('a moment is told in the time of Vancouver', () => {
  expect(momentIn(vancouver, '2026-01-05T17:12:00.000Z')).toMatch(/^Jan 5, 2026, 9:12\sa\.m\.$/);
});

test('a list tells the time of today, the day of this year and the year of others', () => {
  const now = new Date('2026-01-06T07:00:00.000Z');
  expect(shortMomentIn(vancouver, '2026-01-05T17:12:00.000Z', now)).toMatch(/^9:12\sa\.m\.$/);
  expect(shortMomentIn(vancouver, '2026-01-04T17:12:00.000Z', now)).toBe('Jan 4');
  expect(shortMomentIn(vancouver, '2025-12-31T17:12:00.000Z', now)).toBe('Dec 31, 2025');
});

test('a table of ten thousand moments takes no memory that stays', () => {
  const before = process.memoryUsage().rss;
  for (let row = 0; row < 10_000; row += 1) {
    momentIn(vancouver, new Date(Date.UTC(2026, 0, 5) + row).toISOString());
    todayIn(vancouver);
  }
  expect(process.memoryUsage().rss - before).toBeLessThan(50 * 1024 * 1024);
});
