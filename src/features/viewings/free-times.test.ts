import ICAL from 'ical.js';
import { describe, expect, test } from 'vitest';
import { daysAfter } from '../../lib/time/dates.ts';
import { dayMs, minuteMs } from '../../lib/time/durations.ts';
import { wallClockAt } from '../../lib/time/zoned-time.ts';
import { timedCalendar } from '../../platform/calendar.ts';
import {
  findOverlap,
  freeTimes,
  listSlots,
  ownTimes,
  type Taken,
  type TimedHost,
} from './free-times.ts';
import { newHost } from '../../../tests/fixtures/host.ts';
import { isLong } from '../../../tests/set-up/long.ts';
import { dayAndTime } from './viewing-texts.ts';

const zones = [
  'America/Vancouver',
  'Asia/Tokyo',
  'America/St_Johns',
  'Europe/Lisbon',
  'Australia/Sydney',
  // Their clocks change as those of Vancouver or Tokyo do.
  ...(isLong
    ? ['America/Toronto', 'America/Montreal', 'America/Los_Angeles', 'Pacific/Honolulu']
    : []),
];

const host: TimedHost = {
  ...newHost,
  id: 'host',
  revision: 1,
  updatedAt: '2026-11-01T00:00:00.000Z',
  name: 'Ingrid Halvorsen',
  city: 'VANCOUVER',
  projectIds: ['kestrel', 'westwater'],
  timeZone: 'America/Vancouver',
  minutes: 30,
  pause: 0,
  travel: 0,
  noticeHours: 0,
  place: 'Gallery',
  hours: [1, 2, 3, 4, 5, 6, 7].map((weekday) => ({ weekday, from: '00:00', until: '23:30' })),
};

/** The days on which the clocks of a zone change in the two years from 2026, or a day in a zone without changes. */
function changeDays(timeZone: string) {
  const days: string[] = [];
  let time = Temporal.ZonedDateTime.from(`2026-01-01T00:00[${timeZone}]`);
  for (;;) {
    const next = time.getTimeZoneTransition('next');
    if (!next || next.year > 2027) break;
    days.push(next.toPlainDate().toString());
    time = next;
  }
  return days.length > 0 ? days : ['2026-03-08'];
}

describe.each(zones)('%s', (timeZone) => {
  const own = { ...host, timeZone };
  const slots = changeDays(timeZone).flatMap((day) =>
    listSlots(own, {
      projectId: 'kestrel',
      from: daysAfter(day, -1) ?? '',
      until: daysAfter(day, 1) ?? '',
      taken: [],
      now: 0,
    }),
  );

  test('no time is skipped by the clocks, none comes twice, and all are as long as the others', () => {
    expect(slots.length).toBeGreaterThan(100);
    expect(new Set(slots.map(({ at }) => at)).size).toBe(slots.length);
    for (const { at, until, day, time } of slots) {
      expect(wallClockAt(timeZone, Date.parse(at))).toEqual({ day, time });
      expect(Date.parse(until) - Date.parse(at)).toBe(30 * minuteMs);
    }
  });

  test('visitors in every zone read the hour of their own clocks', () => {
    for (const zone of zones)
      for (const { at } of slots.filter((_, index) => index % 7 === 0)) {
        const { hour, minute } = Temporal.Instant.from(at).toZonedDateTimeISO(zone);
        const text = `${hour % 12 || 12}:${String(minute).padStart(2, '0')} ${hour < 12 ? 'a' : 'p'}.m.`;
        expect(dayAndTime(zone, at)).toContain(text);
      }
  });

  test('a calendar reads the same times from the feed', () => {
    const text = timedCalendar(
      'Viewings',
      slots.map(({ at, until }) => ({
        id: at,
        title: 'Viewing',
        description: null,
        url: null,
        location: null,
        at,
        until,
        timeZone,
        sequence: 1,
        updatedAt: at,
      })),
    );
    const calendar = new ICAL.Component(ICAL.parse(text) as unknown[]);
    expect(calendar.getAllSubcomponents('vtimezone')).toHaveLength(1);
    for (const component of calendar.getAllSubcomponents('vevent')) {
      const { uid: at, startDate, endDate } = new ICAL.Event(component);
      const until = new Date(Date.parse(at) + 30 * minuteMs).toISOString();
      if (!isTwice(at, timeZone)) expect(startDate.toJSDate().toISOString()).toBe(at);
      if (!isTwice(until, timeZone)) expect(endDate.toJSDate().toISOString()).toBe(until);
    }
  });
});

/** In RFC 5545 an hour that comes twice is the first one; the library takes the second. */
function isTwice(at: string, timeZone: string) {
  const time = Temporal.Instant.from(at).toZonedDateTimeISO(timeZone);
  const later = time.toPlainDateTime().toZonedDateTime(timeZone, { disambiguation: 'later' });
  return later.epochMilliseconds !== time.epochMilliseconds;
}

/** What visitors of Kestrel House can book in a week of December. */
function free(changes: Partial<TimedHost>, others: Taken[] = [], now = '2026-12-01T08:00:00Z') {
  const hours = [2].map((weekday) => ({ weekday, from: '09:00', until: '12:00' }));
  const asked = { projectId: 'kestrel', from: '2026-12-01', until: '2026-12-09', taken: others };
  return freeTimes(
    { ...host, timeZone: 'Asia/Tokyo', minutes: 60, hours, ...changes },
    { ...asked, now: Date.parse(now) },
  ).map(({ day, time }) => `${day.slice(8)} ${time}`);
}

function taken(at: string, projectId: string | null = 'kestrel'): Taken {
  const start = Date.parse(`2026-12-08T${at}:00+09:00`);
  return { at: start, until: start + 60 * minuteMs, projectId };
}

test('a pause follows each viewing, and the way lies between two projects', () => {
  const all = ['08 09:00', '08 10:00', '08 11:00'];
  expect(free({})).toEqual(all);
  expect(free({}, [taken('10:00')])).toEqual(['08 09:00', '08 11:00']);
  expect(free({ pause: 30 })).toEqual(['08 09:00', '08 10:30']);
  expect(free({ pause: 30 }, [taken('08:00')])).toEqual(['08 10:30']);
  expect(free({ travel: 30 }, [taken('12:00')])).toEqual(all);
  expect(free({ travel: 30 }, [taken('12:00', 'westwater')])).toEqual(['08 09:00', '08 10:00']);
  expect(free({ travel: 30 }, [{ ...taken('12:00', null), kind: 'busy' }])).toEqual(all);
});

test('a day holds so many, notice is asked, and no day beyond the last', () => {
  expect(free({ perDay: 1 }, [taken('09:00')])).toEqual([]);
  expect(free({ perDay: 1 }, [{ ...taken('09:00'), kind: 'busy' }])).toHaveLength(2);
  expect(free({ noticeHours: 2 }, [], '2026-12-07T23:30:00Z')).toEqual(['08 11:00']);
  expect(free({ aheadDays: 6 })).toEqual([]);
});

test('days off have no hours, and extra days have theirs', () => {
  const daysOff = [{ from: '2026-12-08', until: '2026-12-09' }];
  const extraDays = [{ day: '2026-12-09', from: '15:00', until: '16:00' }];
  expect(free({ daysOff })).toEqual([]);
  expect(free({ daysOff, extraDays })).toEqual(['09 15:00']);
  expect(free({ projectIds: ['westwater'] })).toEqual([]);
});

test('an open house has its places and takes the time of private viewings', () => {
  const open = {
    day: '2026-12-08',
    from: '10:00',
    until: '11:30',
    projectId: 'kestrel',
    places: 2,
  };
  const at = Date.parse('2026-12-08T10:00:00+09:00');
  const times = { at, until: at + 90 * minuteMs };
  const visitor: Taken = { ...times, projectId: 'kestrel', kind: 'guest' };
  expect(free({ openHouses: [open] })).toEqual(['08 09:00', '08 10:00']);
  expect(free({ openHouses: [open] }, [visitor, visitor])).toEqual(['08 09:00']);
  const oneLater = new Date(at + minuteMs).toISOString();
  expect(free({ openHouses: [open], hours: [] }, [], oneLater)).toEqual([]);
  const own = { ...host, timeZone: 'Asia/Tokyo', openHouses: [open] };
  const nextDay = { at: at + dayMs, until: at + 2 * dayMs, projectId: 'kestrel' };
  expect(findOverlap(own, nextDay, ownTimes(own))).toBe(undefined);
});
