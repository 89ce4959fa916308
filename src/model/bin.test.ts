import { expect, test } from 'vitest';
import { daysLeftInBin } from './bin.ts';

test('a deleted record is kept for thirty days, and the last day counts in full', () => {
  const deletedAt = '2026-01-01T12:00:00.000Z';
  const daysLeft = (now: string) => daysLeftInBin(deletedAt, Date.parse(now));
  expect(daysLeft('2026-01-01T12:00:00.000Z')).toBe(30);
  expect(daysLeft('2026-01-02T11:59:00.000Z')).toBe(30);
  expect(daysLeft('2026-01-02T12:00:00.000Z')).toBe(29);
  expect(daysLeft('2026-01-31T11:59:00.000Z')).toBe(1);
  expect(daysLeft('2026-01-31T12:59:00.000Z')).toBe(1);
});
