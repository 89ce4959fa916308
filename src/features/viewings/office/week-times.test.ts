import { expect, test } from 'vitest';
import type { OfficeWeek } from './office-viewing.ts';
import { entriesOf } from './week-times.ts';

test('what is busy is not free, and is cut off where the hours end', () => {
  const day = {
    day: '2026-12-03',
    hours: [{ from: '10:00', until: '17:00' }],
    busy: [
      { from: '00:00', until: '08:00' },
      { from: '12:00', until: '13:30' },
      { from: '16:00', until: '24:00' },
    ],
    openHouses: [],
    viewings: [],
  };
  const week = { host: undefined, now: { day: '2026-12-01', time: '09:00' } } as OfficeWeek;
  expect(entriesOf(day, week, [9, 18])).toEqual([
    { kind: 'free', from: '10:00', until: '12:00' },
    { kind: 'busy', from: '12:00', until: '13:30' },
    { kind: 'free', from: '13:30', until: '16:00' },
    { kind: 'busy', from: '16:00', until: '18:00' },
  ]);
});
