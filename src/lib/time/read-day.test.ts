import { expect, test } from 'vitest';
import { isDay, readDay } from './read-day.ts';

test.each([
  ['2026-12-03', '2026-12-03'],
  ['2026-1-5', '2026-01-05'],
  ['2026/12/03', '2026-12-03'],
  ['２０２６年１２月３日', '2026-12-03'],
  ['2028-02-29', '2028-02-29'],
  ['2026-12-03 00:00:00', '2026-12-03'],
  ['2026-12-03T09:00:00.000Z', '2026-12-03'],
  ['Dec 3, 2026', '2026-12-03'],
  ['3 December 2026', '2026-12-03'],
  ['Thursday, the 3rd of Sept. 2026', '2026-09-03'],
  ['3-Dec-2026', '2026-12-03'],
  ['31/12/2026', '2026-12-31'],
  ['12/31/2026', '2026-12-31'],
  ['05.05.2026', '2026-05-05'],
  ['', null],
])('%s is %s', (text, value) => {
  expect(readDay(text)).toEqual({ value });
});

test.each([
  '31 February 2026',
  'Feb 30, 2027',
  'February 29, 2027',
  '2026-02-31',
  '2026-13-01',
  '2026-00-10',
  '31/02/2026',
  '13/13/2026',
])('%s is refused and not rolled over', (text) => {
  expect(readDay(text)).toEqual({ error: `“${text}” is not a date.` });
});

test.each([
  'soon',
  'Dec 2026',
  '3 December',
  '2026',
  '12 01 2',
  '3 Dec 26',
  '46359',
  'Dec 3 4, 2026',
])('%s is no whole date', (text) => {
  expect(readDay(text)).toEqual({ error: `“${text}” is not a date. Write it as 2026-12-03.` });
});

test('figures that could mean two dates are refused, and so are mistyped years', () => {
  expect(readDay('03/12/2026')).toEqual({
    error: '“03/12/2026” could mean two dates. Write it as 2026-12-03.',
  });
  expect(readDay('2206-12-03')).toEqual({ error: 'Enter a date between 1900 and 2100.' });
});

test('a day exists or not', () => {
  expect(
    ['2028-02-29', '2027-02-29', '2026-02-31', '2026-13-01', '2026-1-5', ''].map(isDay),
  ).toEqual([true, false, false, false, false, false]);
});

test.each([`2026-12-03${' '.repeat(100_000)}x`, '1 '.repeat(50_000)])(
  'a long text is no day, and is refused at once',
  (text) => {
    const begin = process.cpuUsage();
    expect(readDay(text)).toHaveProperty('error');
    expect(process.cpuUsage(begin).user / 1_000).toBeLessThan(1_000);
  },
);
