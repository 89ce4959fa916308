import { commandLine } from '../scripts/command-line.ts';
import { dayMs, minuteMs } from '../src/lib/time/durations.ts';
import {
  freeTimes,
  listSlots,
  type Taken,
  type TimedHost,
} from '../src/features/viewings/free-times.ts';
import { newHost } from '../tests/fixtures/host.ts';
import { median } from './statistics.ts';
import { milliseconds, table } from './tables.ts';

commandLine('bench:viewings');

/** How long the free times of a month of 20 hosts take, with few and with many viewings. No database is asked. */
const times = 15;
const range = { from: '2026-12-01', until: '2026-12-31' };
const now = Date.parse('2026-11-29T17:00:00Z');
const zones = ['America/Vancouver', 'America/Toronto', 'Asia/Tokyo', 'Europe/Lisbon'];

const hosts: TimedHost[] = Array.from({ length: 20 }, (_, index) => ({
  ...newHost,
  id: `host ${index}`,
  revision: 1,
  updatedAt: '2026-11-01T00:00:00.000Z',
  name: `Host ${index}`,
  city: 'VANCOUVER',
  projectIds: ['kestrel'],
  timeZone: zones[index % zones.length] ?? '',
  place: 'Gallery',
  perDay: 30,
  openHouses: ['05', '12', '19'].map((date) => ({
    day: `2026-12-${date}`,
    from: '11:00',
    until: '15:00',
    projectId: 'kestrel',
    places: 12,
  })),
  hours: [1, 2, 3, 4, 5, 6, 7].map((weekday) => ({ weekday, from: '08:00', until: '20:00' })),
}));

function takenBy(host: TimedHost, count: number): Taken[] {
  const slots = listSlots(host, { projectId: 'kestrel', ...range, taken: [], now });
  return Array.from({ length: count }, (_, index) => {
    const at = Date.parse(slots[index % slots.length]?.at ?? '') - (index % 3) * 30 * dayMs;
    return { at, until: at + 45 * minuteMs, projectId: 'kestrel' };
  });
}

function measure(viewings: number) {
  const taken = hosts.map((host) => takenBy(host, viewings / hosts.length));
  const runs = Array.from({ length: times }, () => {
    const start = performance.now();
    const free = hosts.flatMap((host, index) =>
      freeTimes(host, { projectId: 'kestrel', ...range, taken: taken[index] ?? [], now }),
    );
    return { ms: performance.now() - start, count: free.length };
  });
  return [String(viewings), String(runs[0]?.count), milliseconds(median(runs.map(({ ms }) => ms)))];
}

console.log(
  table([['Viewings', 'Free times', 'A month of 20 hosts'], measure(20), measure(5_000)]),
);
