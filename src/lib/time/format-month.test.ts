import { expect, test } from 'vitest';
import { formatExactMonth, formatMonth, monthIn, monthOfDay } from './format-month.ts';

test('an exact month is distinguished from looser words', () => {
  expect(['August 2027', 'Aug. 2027', 'Q3 2027', 'fall 2027'].map(formatExactMonth)).toEqual(
    ['2027-08-31', '2027-08-01', '2027-09-30', '2027-11-30'].map(monthOfDay),
  );
  expect(formatExactMonth('Winter 2024')).toBe(monthOfDay('2025-02-28'));
  for (const text of [
    'After March 2027',
    '2026 to 2028',
    'June 2027 – January 2028',
    'Maybe 2027',
    'Waterfall terrace 2027',
    '2027',
    null,
  ])
    expect(formatExactMonth(text)).toBeNull();
});

test('loose words give their last possible month', () => {
  expect(['Spring 2026', 'Winter 2027', '2029'].map(formatMonth)).toEqual(
    ['2026-05-31', '2027-12-31', '2029-12-31'].map(monthOfDay),
  );
});

test.each([
  ['Août 2027', '2027-08-31'],
  ['2027年8月', '2027-08-31'],
  ['2027 年 8 月', '2027-08-31'],
  ['Automne 2027', '2027-11-30'],
  ['Hiver 2027-2028', '2028-02-28'],
  ['2027年秋', '2027-11-30'],
  ['Hiver 2024', '2025-02-28'],
  ['2024 年冬', '2025-02-28'],
])('“%s” is an exact month of a translated project', (text, day) => {
  expect(formatExactMonth(text)).toBe(monthOfDay(day));
});

test('loose words of translated projects give the same last months', () => {
  const texts = ['Printemps 2026', 'Été 2026', 'vers février 2027', '2027年冬', '2027 年 8 月前後'];
  expect(texts.map(formatMonth)).toEqual(
    ['2026-05-31', '2026-08-31', '2027-02-28', '2027-12-31', '2027-08-31'].map(monthOfDay),
  );
  expect(formatExactMonth('2027年13月')).toBeNull();
});

test.each([
  ['December 2029', '2029年12月'],
  ['sept. 2029', '2029年9月'],
  ['août 2029', '2029年8月'],
  ['Fall 2029', '2029年秋'],
  ['Q3 2029', '2029年第3四半期'],
  ['After March 2029', undefined],
  ['2029', undefined],
])('%s in Japanese is %s', (date, text) => {
  expect(monthIn('ja-JP', date)).toBe(text);
});
