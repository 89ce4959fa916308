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

test('a viewing can be added at the times that visitors could book, and at no other', () => {
  const day = {
    day: '2026-12-03',
    hours: [{ from: '10:00', until: '14:00' }],
    busy: [{ from: '11:30', until: '12:00' }],
    openHouses: [],
    viewings: [],
  };
  const week = {
    host: { minutes: 45, pause: 15 },
    now: { day: '2026-12-01', time: '09:00' },
  } as OfficeWeek;
  const slots = entriesOf(day, week, [9, 18]).filter(({ kind }) => kind === 'slot');
  expect(slots.map(({ from, until }) => [from, until])).toEqual([
    ['10:00', '10:45'],
    ['12:00', '12:45'],
    ['13:00', '13:45'],
  ]);
});

test('now comes before what is free from now', () => {
  const now = { day: '2026-12-03', time: '12:05' };
  const hours = [{ from: '10:00', until: '13:00' }];
  const day = { day: now.day, hours, busy: [], openHouses: [], viewings: [] };
  expect(entriesOf(day, { host: undefined, now } as OfficeWeek, [9, 18])).toEqual([
    { kind: 'now', from: '12:05', until: '12:05' },
    { kind: 'free', from: '12:05', until: '13:00' },
  ]);
});
