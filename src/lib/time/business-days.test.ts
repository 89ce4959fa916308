import { expect, test } from 'vitest';
import { dateBusinessDaysAfter } from './business-days.ts';

test.each([
  ['2026-11-23', 1, '2026-11-24'],
  ['2026-11-27', 1, '2026-11-30'],
  ['2026-11-28', 1, '2026-11-30'],
  ['2026-11-29', 2, '2026-12-01'],
  ['2026-12-31', 5, '2027-01-07'],
])('from %s, %i business days end on %s', (day, days, end) => {
  expect(dateBusinessDaysAfter(day, days)).toBe(end);
});
