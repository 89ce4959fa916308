import { expect, test } from 'vitest';
import { freeTimes, type TimedHost } from '../free-times.ts';
import { newHost } from '../../../../tests/fixtures/host.ts';
import { makeOffer } from './offer.ts';

/** A Tuesday noon in Toronto. */
const now = Date.parse('2026-12-01T17:00:00Z');

const host = {
  ...newHost,
  id: 'ingrid',
  timeZone: 'America/Toronto',
  projectIds: ['kestrel'],
  place: 'Presentation gallery',
  languages: ['en'],
  hours: [{ weekday: 4, from: '10:00', until: '12:00' }],
  openHouses: [
    { day: '2026-12-05', from: '13:00', until: '16:00', projectId: 'kestrel', places: 1 },
  ],
} as unknown as TimedHost;

const openHouse = {
  at: Date.parse('2026-12-05T18:00:00Z'),
  until: Date.parse('2026-12-05T21:00:00Z'),
  projectId: 'kestrel',
  kind: 'guest' as const,
};

function offer(options: Parameters<typeof makeOffer>[2] = {}, taken = [openHouse]) {
  const range = { from: '2026-12-01', until: '2026-12-31' };
  const asked = { projectId: 'kestrel', ...range, taken, now, withFull: true };
  return makeOffer(freeTimes(host, asked), [host], options);
}

test('the first free day is chosen in its week, and the arrows lead to weeks with times', () => {
  const first = offer();
  expect(first?.chosenDay).toBe('2026-12-03');
  expect(first?.days.map(({ day }) => day)).toEqual([
    '2026-11-30',
    ...[1, 2, 3, 4, 5, 6].map((date) => `2026-12-0${date}`),
  ]);
  expect(first).toMatchObject({ earlier: undefined, later: '2026-12-10', languages: ['en'] });
  const second = offer({ day: '2026-12-10' });
  expect(second).toMatchObject({ chosenDay: '2026-12-10', earlier: '2026-12-05' });
});

test('a day that does not exist, or without times, shows the first week', () => {
  for (const day of ['2026-99-99', '2031-01-01', 'soon', ''])
    expect(offer({ day })?.chosenDay).toBe('2026-12-03');
});

test('an open house without places stays among the days, also without another time', () => {
  const [full] = offer()?.days.find(({ day }) => day === '2026-12-05')?.times ?? [];
  expect(full).toMatchObject({ places: 1, left: 0 });
  expect(offer()?.openHouses).toHaveLength(1);
  const onlyFull = freeTimes(
    { ...host, hours: [] },
    {
      projectId: 'kestrel',
      from: '2026-12-01',
      until: '2026-12-31',
      taken: [openHouse],
      now,
      withFull: true,
    },
  );
  expect(onlyFull).toHaveLength(1);
  expect(makeOffer(onlyFull, [host])).toMatchObject({
    next: undefined,
    openHouses: [{ day: '2026-12-05', left: 0 }],
  });
  expect(makeOffer([], [host])).toBeUndefined();
});

test('a time that was just taken is shown as taken on its day', () => {
  const taken = '2026-12-10T15:00:00.000Z';
  const shown = offer({ taken });
  expect(shown?.chosenDay).toBe('2026-12-10');
  expect(shown?.days.flatMap(({ times }) => times)).toContainEqual(
    expect.objectContaining({ at: taken, isTaken: true, left: 0 }),
  );
});

test('a page with these times is outdated once the notice of the first has begun', () => {
  expect(new Date(offer()?.endsAt ?? 0).toISOString()).toBe('2026-12-03T11:00:00.000Z');
});

test('equal times of several hosts are one, with the places and the ways of all', () => {
  const other = { ...host, id: 'noor', place: null, videoUrl: 'https://video.example' };
  const range = { from: '2026-12-03', until: '2026-12-05' };
  const asked = { projectId: 'kestrel', ...range, taken: [], now };
  const times = [host, other].flatMap((one) => freeTimes(one, asked));
  const days = makeOffer(times, [host, other])?.days.filter((one) => one.times.length > 0);
  const offered = days?.flatMap((one) => one.times) ?? [];
  expect(new Set(offered.map(({ at }) => at)).size).toBe(offered.length);
  expect(offered[0]?.mediums).toEqual(['in-person', 'video']);
  expect(offered.at(-1)).toMatchObject({ places: 2, left: 2, mediums: ['in-person'] });
});

test('each open house has its own place, and the others have one only if they share it', () => {
  const lobby = { ...host, id: 'noor', place: 'Lobby', hours: [], minutes: 60 };
  const range = { from: '2026-12-01', until: '2026-12-31' };
  const asked = { projectId: 'kestrel', ...range, taken: [], now };
  const offered = (...hosts: TimedHost[]) =>
    makeOffer(
      hosts.flatMap((one) => freeTimes(one, asked)),
      hosts,
    );
  const two = offered(lobby, { ...host, openHouses: [] });
  expect(two).toMatchObject({ minutes: 45, place: 'Presentation gallery' });
  expect(two?.openHouses.map(({ place }) => place)).toEqual(['Lobby']);
  expect(offered(lobby, host)?.openHouses.map(({ place }) => place)).toEqual([
    'Lobby',
    'Presentation gallery',
  ]);
  expect(offered(lobby)).toMatchObject({ minutes: null, place: null });
  expect(offered({ ...lobby, hours: host.hours }, host)).toMatchObject({
    minutes: null,
    place: null,
  });
});
