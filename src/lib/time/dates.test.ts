import { expect, test } from 'vitest';
import {
  daysAfter,
  endOfDay,
  longDate,
  mediumDate,
  formatDateTimeIn,
  shortDayIn,
  formatShortDateTime,
  startOfDay,
  todayIn,
  weekdayName,
  yearIn,
} from './dates.ts';

const vancouver = 'America/Vancouver';

test('a day in Vancouver ends at 08:00 UTC', () => {
  const noon = Temporal.Instant.from('2026-01-15T20:00:00Z');
  expect(new Date(endOfDay(vancouver, noon)).toISOString()).toBe('2026-01-16T08:00:00.000Z');
});

test('a day in Vancouver begins an hour earlier in summer', () => {
  for (const begin of ['2025-01-05T08:00:00.000Z', '2025-07-05T07:00:00.000Z'])
    expect(new Date(startOfDay(begin.slice(0, 10), vancouver)).toISOString()).toBe(begin);
});

test('the day on which clocks go back is 25 hours long', () => {
  const morning = Temporal.Instant.from('2025-11-02T08:30:00Z');
  expect(new Date(endOfDay(vancouver, morning)).toISOString()).toBe('2025-11-03T08:00:00.000Z');
});

test('the day on which clocks go forward is 23 hours long', () => {
  const morning = Temporal.Instant.from('2026-03-08T08:30:00Z');
  expect(new Date(endOfDay(vancouver, morning)).toISOString()).toBe('2026-03-09T07:00:00.000Z');
});

test('the year is still the old one in Vancouver when it has ended in UTC', () => {
  expect(yearIn(vancouver, Temporal.Instant.from('2027-01-01T06:59:59Z'))).toBe(2026);
});

test('the long date contains the name of the month', () => {
  expect(longDate('2025-01-05')).toBe('January 5, 2025');
  expect(longDate('2024-12-31')).toBe('December 31, 2024');
});

test('the medium date shortens the name of the month', () => {
  expect(mediumDate('2025-01-05')).toBe('Jan 5, 2025');
});

test('a day of this year is written without it, also on the last evening in Vancouver', () => {
  const now = new Date('2027-01-01T00:30:00Z');
  expect(shortDayIn(vancouver, '2026-12-31', now)).toBe('Dec 31');
  expect(shortDayIn(vancouver, '2027-01-02', now)).toBe('Jan 2, 2027');
});

test('today in Vancouver is still yesterday when the day has begun in UTC', () => {
  expect(todayIn(vancouver, new Date('2025-01-06T07:59:59Z'))).toBe('2025-01-05');
  expect(todayIn(vancouver, new Date('2025-01-06T08:00:00Z'))).toBe('2025-01-06');
});

test('a moment is formatted in the time of Vancouver', () => {
  expect(formatDateTimeIn(vancouver, '2026-01-05T17:12:00.000Z')).toMatch(
    /^Jan 5, 2026, 9:12\sa\.m\.$/,
  );
});

test('a list shows the time today, the day this year and the year before that', () => {
  const now = new Date('2026-01-06T07:00:00.000Z');
  expect(formatShortDateTime(vancouver, '2026-01-05T17:12:00.000Z', now)).toMatch(/^9:12\sa\.m\.$/);
  expect(formatShortDateTime(vancouver, '2026-01-04T17:12:00.000Z', now)).toBe('Jan 4');
  expect(formatShortDateTime(vancouver, '2025-12-31T17:12:00.000Z', now)).toBe('Dec 31, 2025');
});

test('formatting ten thousand moments does not leak memory', () => {
  const before = process.memoryUsage().rss;
  for (let row = 0; row < 10_000; row += 1) {
    formatDateTimeIn(vancouver, new Date(Date.UTC(2026, 0, 5) + row).toISOString());
    todayIn(vancouver);
  }
  expect(process.memoryUsage().rss - before).toBeLessThan(50 * 1024 * 1024);
});

test('text that is no day is shown as it was typed', () => {
  for (const typed of ['', '12', '2026-13-45', '275760-09-14', 'June']) {
    expect([longDate(typed), mediumDate(typed), weekdayName(typed)]).toEqual([typed, typed, typed]);
    expect(formatDateTimeIn(vancouver, `${typed} half typed`)).toBe(`${typed} half typed`);
  }
});

test('a day some days later exists only for likely days', () => {
  for (const day of ['2026-02-31', '0002-12-01', '1899-12-31', '2101-01-01', '12026-01-01', ''])
    expect(daysAfter(day, 7)).toBeUndefined();
  expect(daysAfter('2026-12-30', 7)).toBe('2027-01-06');
});
