import { toMinutes, toTime } from '../../lib/time/clock-minutes.ts';
import { daysAfter } from '../../lib/time/dates.ts';
import { dayMs, hourMs, minuteMs } from '../../lib/time/durations.ts';
import { instantAt, wallClockAt } from '../../lib/time/zoned-time.ts';
import { findCity } from '../projects/project.ts';
import type { Host } from './hosts/host.ts';
import { mediums, type Medium } from './viewing.ts';

/** What takes a host's time, in milliseconds since 1970. `projectId` is null for what another calendar says, `busy`. */
export type Taken = {
  /** The id of an enquiry. */
  id?: string;
  at: number;
  until: number;
  projectId: string | null;
  /** Undefined for a private viewing. `house`: an open house itself, with or without guests. */
  kind?: 'guest' | 'house' | 'busy' | undefined;
};

/** A time that visitors can book. */
export type FreeTime = {
  hostId: string;
  /** UTC. */
  at: string;
  until: string;
  /** In the host's time zone. */
  day: string;
  time: string;
  /** The places of an open house. Null for a private viewing. */
  places: number | null;
  /** The places that are left. */
  left: number;
};

export type TimedHost = Host & { timeZone: string };

type Asked = {
  projectId: string;
  /** The first and the last local day. */
  from: string;
  until: string;
  taken: readonly Taken[];
  now: number;
  /** Also open houses without a place left. */
  withFull?: boolean;
};

export type Range = { from: string; until: string };

/** The times of a host that a project's visitors can book, the earliest first. */
export function freeTimes(host: TimedHost, asked: Asked): FreeTime[] {
  const { projectId, now } = asked;
  const earliest = now + host.noticeHours * hourMs;
  const last = lastDay(host, now);
  const fullDays = findFullDays(host, asked.taken);
  const taken = [...asked.taken, ...ownTimes(host)];
  return listSlots(host, asked, last).filter((slot) => {
    const range = { at: Date.parse(slot.at), until: Date.parse(slot.until), projectId };
    if (slot.places !== null) return range.at > now && (slot.left > 0 || asked.withFull === true);
    if (range.at < earliest || fullDays.has(slot.day)) return false;
    return findOverlap(host, range, taken) === undefined;
  });
}

/**
 * All times of a host within these days, booked or not; private ones until a last day. No time that the clocks skip, and
 * none twice.
 */
export function listSlots(
  host: TimedHost,
  { projectId, from, until, taken }: Asked,
  last = until,
): FreeTime[] {
  if (!host.projectIds.includes(projectId)) return [];
  return daysBetween(from, until)
    .flatMap((day) => [
      ...(day <= last ? hoursOn(host, day) : []).flatMap((range) => privateSlots(host, day, range)),
      ...openHousesOn(host, day)
        .filter((one) => one.projectId === projectId)
        .flatMap((house) => openHouseSlot(host, house, taken)),
    ])
    .toSorted(byStart)
    .filter(({ at, places }, index, all) => {
      const before = all[index - 1];
      return before?.at !== at || before.places !== places;
    });
}

export function byStart(one: { at: string }, other: { at: string }) {
  return one.at.localeCompare(other.at);
}

/** The time of one host, or else of a host who speaks a language, or else of the first. */
export function findTimeAt(
  times: readonly FreeTime[],
  hosts: readonly TimedHost[],
  { at, language, hostId }: { at: string; language: string; hostId?: string | null },
): FreeTime | undefined {
  const same = times.filter((time) => time.at === at);
  const speakers = new Set(
    hosts.filter(({ languages }) => languages.includes(language)).map(({ id }) => id),
  );
  return (
    same.find((time) => time.hostId === hostId) ??
    same.find((time) => speakers.has(time.hostId)) ??
    same[0]
  );
}

/** Those that start nearest to a time, in order. */
export function nearestTimes<Time extends { at: string }>(
  times: readonly Time[],
  at: string,
  count: number,
) {
  const distance = (time: Time) => Math.abs(Date.parse(time.at) - Date.parse(at));
  return times
    .toSorted((one, other) => distance(one) - distance(other))
    .slice(0, count)
    .toSorted(byStart);
}

/** Equal times of several hosts as one, with these hosts and the ways in which they receive visitors. */
export function mergeTimes(times: readonly FreeTime[], hosts: readonly TimedHost[]) {
  const equal = Map.groupBy(times, ({ at, until, places }) => `${at} ${until} ${places === null}`);
  return [...equal.values()].flatMap((same) => {
    const [first] = same;
    if (!first) return [];
    const own = hosts.filter(({ id }) => same.some(({ hostId }) => hostId === id));
    const sum = (name: 'places' | 'left') => same.reduce((all, one) => all + (one[name] ?? 0), 0);
    return {
      ...first,
      places: first.places === null ? null : sum('places'),
      left: sum('left'),
      hosts: own,
      mediums: mediums.filter((medium) => own.some((host) => offers(host, medium, first))),
    };
  });
}

/** True if a host receives visitors in that way, at a time. Open houses are in person. */
export function offers(
  host: Pick<TimedHost, 'place' | 'videoUrl'>,
  medium: Medium,
  { places }: Pick<FreeTime, 'places'> = { places: null },
) {
  if (medium === 'in-person') return host.place !== null;
  return host.videoUrl !== null && places === null;
}

/** The times at which their hosts receive visitors in that way. */
export function timesBy(medium: Medium, times: readonly FreeTime[], hosts: readonly TimedHost[]) {
  return times.filter((time) =>
    hosts.some((host) => host.id === time.hostId && offers(host, medium, time)),
  );
}

/** The hours at which a host is open for private viewings on a day. */
export function hoursOn({ hours, daysOff, extraDays }: Host, day: string): Range[] {
  const extra = extraDays.filter((one) => one.day === day);
  if (isDayOff(daysOff, day)) return extra;
  const weekday = new Date(day).getUTCDay() || 7;
  return [...hours.filter((one) => one.weekday === weekday), ...extra];
}

type Place = Pick<Taken, 'at' | 'until' | 'projectId'>;

/** When open houses take a host's time, with or without guests. */
export function ownTimes(host: Pick<TimedHost, 'openHouses' | 'timeZone'>): Taken[] {
  return host.openHouses.flatMap((one) => {
    const range = toInstants(host, one.day, one);
    return range ? [{ ...range, projectId: one.projectId, kind: 'house' }] : [];
  });
}

/** The first of these times that leaves no room for another one, with the pauses of the host. */
export function findOverlap(
  host: Pick<Host, 'pause' | 'travel'>,
  { at, until, projectId }: Place,
  taken: readonly Taken[],
): Taken | undefined {
  return taken.find((other) => {
    const way = other.projectId === projectId ? 0 : host.travel;
    const pause = other.kind === 'busy' ? 0 : (host.pause + way) * minuteMs;
    return at < other.until + pause && other.at < until + pause;
  });
}

/** The last day that can be booked now. */
export function lastDay({ timeZone, aheadDays }: TimedHost, now: number) {
  const { day } = wallClockAt(timeZone, now);
  return daysAfter(day, aheadDays) ?? day;
}

/** The days that have as many private viewings as the host receives. */
function findFullDays({ perDay, timeZone }: TimedHost, taken: readonly Taken[]) {
  if (perDay === null) return new Set<string>();
  const viewings = taken.filter(({ kind }) => kind === undefined);
  const days = Map.groupBy(viewings, ({ at }) => wallClockAt(timeZone, at).day);
  return new Set([...days].filter(([, all]) => all.length >= perDay).map(([day]) => day));
}

/** When private viewings begin within these hours, in minutes since midnight. */
export function slotStarts(range: Range, { minutes, pause }: Pick<Host, 'minutes' | 'pause'>) {
  const [first, end] = [toMinutes(range.from), toMinutes(range.until)];
  const count = Math.max(0, Math.floor((end - first + pause) / (minutes + pause)));
  return Array.from({ length: count }, (_, index) => first + index * (minutes + pause));
}

function privateSlots(host: TimedHost, day: string, range: Range): FreeTime[] {
  const [first, end] = [toMinutes(range.from), toMinutes(range.until)];
  const instants = toInstants(host, day, range);
  // Clocks that do not change within the hours need not be asked about each time.
  const isSteady = instants && instants.until - instants.at === (end - first) * minuteMs;
  const slots: FreeTime[] = [];
  for (const start of slotStarts(range, host)) {
    const time = toTime(start);
    const ms = isSteady
      ? instants.at + (start - first) * minuteMs
      : toInstant(host.timeZone, day, time);
    if (ms === undefined) continue;
    const times = isoTimes({ at: ms, until: ms + host.minutes * minuteMs });
    slots.push({ hostId: host.id, ...times, day, time, places: null, left: 1 });
  }
  return slots;
}

/** Undefined for a time that the clocks skip. */
function toInstant(timeZone: string, day: string, time: string) {
  const found = instantAt(timeZone, day, time);
  return found && found.clocks !== 'skipped' ? Date.parse(found.instant) : undefined;
}

/** How many people have booked an open house, whose hours may have changed since. */
export function countGuests(taken: readonly Taken[], { at, until, projectId }: Place) {
  return taken.filter(
    (one) =>
      one.kind === 'guest' && one.projectId === projectId && one.at < until && at < one.until,
  ).length;
}

function openHouseSlot(
  host: TimedHost,
  house: Host['openHouses'][number],
  taken: readonly Taken[],
): FreeTime[] {
  const { projectId, day, from: time, places } = house;
  const range = toInstants(host, day, house);
  if (!range) return [];
  const left = places - countGuests(taken, { ...range, projectId });
  return [{ hostId: host.id, ...isoTimes(range), day, time, places, left }];
}

function isoTimes({ at, until }: { at: number; until: number }) {
  return { at: new Date(at).toISOString(), until: new Date(until).toISOString() };
}

/** The open houses of a host on a day. */
export function openHousesOn({ openHouses, daysOff }: Host, day: string) {
  return isDayOff(daysOff, day) ? [] : openHouses.filter((one) => one.day === day);
}

/** True if one of the days off includes a day. */
export function isDayOff(daysOff: Host['daysOff'], day: string) {
  return daysOff.some(({ from, until }) => from <= day && day <= until);
}

function toInstants(
  { timeZone }: Pick<TimedHost, 'timeZone'>,
  day: string,
  { from, until }: Range,
) {
  const [start, end] = [instantAt(timeZone, day, from), instantAt(timeZone, day, until)];
  if (!start || !end) return undefined;
  return { at: Date.parse(start.instant), until: Date.parse(end.instant) };
}

/** The time zone in which a project's times are told. */
export function projectZone(cityId: string, hosts: readonly TimedHost[]) {
  return findCity(cityId)?.timeZone ?? hosts[0]?.timeZone ?? 'UTC';
}

/** The days of the week of a day, from Monday. */
export function daysInWeek(day: string) {
  const monday = daysAfter(day, 1 - (new Date(day).getUTCDay() || 7)) ?? day;
  return daysBetween(monday, daysAfter(monday, 6) ?? monday);
}

export function daysBetween(from: string, until: string) {
  const count = Math.round((Date.parse(until) - Date.parse(from)) / dayMs) + 1;
  return Array.from({ length: Math.max(0, count) }, (_, index) => daysAfter(from, index) ?? from);
}
