import { expect, test } from 'vitest';
import { oneDay, plannedDays } from './milestone-days.ts';

test.each([
  ['August 2027', { from: '2027-08-01', until: '2027-09-01' }],
  ['December 2027', { from: '2027-12-01', until: '2028-01-01' }],
  ['Winter 2027', { from: '2028-02-01', until: '2028-03-01' }],
  ['Q3 2027', { from: '2027-09-01', until: '2027-10-01' }],
  ['3 December 2027', { from: '2027-12-03', until: '2027-12-04' }],
  ['2027年8月', { from: '2027-08-01', until: '2027-09-01' }],
  ['after March 2027', null],
  ['soon', null],
  [null, null],
])('%s is in the calendar from %o', (planned, days) => {
  expect(plannedDays(planned)).toEqual(days);
});

test('a day ends where the next begins', () => {
  expect(oneDay('2028-02-29')).toEqual({ from: '2028-02-29', until: '2028-03-01' });
});
