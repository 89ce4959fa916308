import { expect, test } from 'vitest';
import { instantAt, wallClockAt } from './zoned-time.ts';

const zone = 'America/Vancouver';
/** Vancouver's clocks no longer change. */
const eastern = 'America/Toronto';

test('a day and a time in Vancouver give a moment, in winter and in summer', () => {
  expect(instantAt(zone, '2026-01-06', '09:00')).toEqual({
    instant: '2026-01-06T17:00:00.000Z',
    clocks: 'usual',
  });
  for (const typed of ['09:00', '9', '900', '9.00', '9h00'])
    expect(instantAt(zone, '2026-07-06', typed)?.instant).toBe('2026-07-06T16:00:00.000Z');
  expect(instantAt('Asia/Tokyo', '2026-01-07', '02:00')?.instant).toBe('2026-01-06T17:00:00.000Z');
});

test('a time that clocks skip is an hour later', () => {
  expect(instantAt(eastern, '2027-03-14', '02:30')).toEqual({
    instant: '2027-03-14T07:30:00.000Z',
    clocks: 'skipped',
  });
});

test('a time that occurs twice gives the first moment', () => {
  expect(instantAt(eastern, '2027-11-07', '01:30')).toEqual({
    instant: '2027-11-07T05:30:00.000Z',
    clocks: 'twice',
  });
});

test('an invalid day or time gives undefined', () => {
  expect(instantAt(zone, '', '09:00')).toBeUndefined();
  for (const typed of ['', 'nine', '24', '25', '9.75'])
    expect(instantAt(zone, '2026-01-06', typed)).toBeUndefined();
});

test('the years that a half-typed date passes through give undefined', () => {
  for (const day of [
    '0002-12-01',
    '0020-12-01',
    '0202-12-01',
    '20261-12-01',
    '275760-09-13',
    '2026-02-31',
  ])
    expect(instantAt(zone, day, '09:00')).toBeUndefined();
});

test('a moment gives the local day and time in Vancouver', () => {
  const instant = Date.parse('2026-01-07T06:30:00Z');
  expect(wallClockAt(zone, instant)).toEqual({ day: '2026-01-06', time: '22:30' });
});
