import { expect, test } from 'vitest';
import { exactMonthInWords, monthInWords, monthOfDay } from './month-in-words.ts';

test('an exact month is distinguished from looser words', () => {
  expect(['August 2027', 'Aug. 2027', 'Q3 2027', 'fall 2027'].map(exactMonthInWords)).toEqual(
    ['2027-08-31', '2027-08-01', '2027-09-30', '2027-11-30'].map(monthOfDay),
  );
  expect(exactMonthInWords('Winter 2024')).toBe(monthOfDay('2025-02-28'));
  for (const words of [
    'After March 2027',
    '2026 to 2028',
    'June 2027 – January 2028',
    'Maybe 2027',
    'Waterfall terrace 2027',
    '2027',
    null,
  ])
    expect(exactMonthInWords(words)).toBeNull();
});

test('loose words give their last possible month', () => {
  expect(['Spring 2026', 'Winter 2027', '2029'].map(monthInWords)).toEqual(
    ['2026-05-31', '2027-12-31', '2029-12-31'].map(monthOfDay),
  );
});
