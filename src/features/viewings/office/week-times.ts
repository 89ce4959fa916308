import { toMinutes, toTime } from '../../../lib/time/clock-minutes.ts';
import type { OfficeDay, OfficeViewing, OfficeWeek, Range } from './office-viewing.ts';

/** Hours since midnight, such as 9.5. */
export function toHours(time: string) {
  return toMinutes(time) / 60;
}

/** `09:30` for 9.5. */
export function timeOfHours(hours: number) {
  return toTime(Math.round(hours * 60));
}

/** The first and the last full hour that a week needs: 9 to 18 at least. */
export function hoursNeeded(days: readonly OfficeDay[]): [number, number] {
  const ranges = days.flatMap(({ hours, openHouses, viewings }) => [
    ...hours,
    ...openHouses,
    ...viewings.flatMap(({ local }) => local ?? []),
  ]);
  return [
    Math.min(9, ...ranges.map(({ from }) => Math.floor(toHours(from)))),
    Math.max(18, ...ranges.map(({ from, until }) => Math.ceil(toHours(endOf(from, until))))),
  ];
}

/** What ends after midnight is shown until midnight. */
export function endOf(from: string, until: string) {
  return until < from ? '24:00' : until;
}

export type Entry = Range &
  (
    | { kind: 'viewing'; viewing: OfficeViewing }
    | { kind: 'house'; house: OfficeDay['openHouses'][number] }
    | { kind: 'free' | 'busy' | 'now' }
  );

/** What is shown of a day, in order. What is busy before the first and after the last hour is left out. */
export function entriesOf(
  day: OfficeDay,
  { host, now }: OfficeWeek,
  [first, last]: [number, number],
): Entry[] {
  const isToday = day.day === now.day;
  const entries: Entry[] = [
    ...day.viewings.flatMap((viewing) =>
      viewing.local ? { kind: 'viewing' as const, viewing, ...viewing.local } : [],
    ),
    ...day.busy
      .map(({ from, until }) => [Math.max(first, toHours(from)), Math.min(last, toHours(until))])
      .filter(([from = 0, until = 0]) => from < until)
      .map(([from = 0, until = 0]) => ({
        kind: 'busy' as const,
        from: timeOfHours(from),
        until: timeOfHours(until),
      })),
    ...day.openHouses.map((house) => ({ kind: 'house' as const, house, ...house })),
  ];
  const taken = entries.filter(
    (one) => one.kind !== 'viewing' || one.viewing.state !== 'cancelled',
  );
  const free = day.day < now.day ? [] : freeRanges(day.hours, taken, isToday ? now.time : '');
  return [
    ...entries,
    ...free
      .filter(({ from, until }) => (toHours(until) - toHours(from)) * 60 >= (host?.minutes ?? 0))
      .map((range) => ({ kind: 'free' as const, ...range })),
    ...(isToday ? [{ kind: 'now' as const, from: now.time, until: now.time }] : []),
  ].toSorted((one, other) => one.from.localeCompare(other.from));
}

/** What of the hours is left after a time. */
function freeRanges(hours: readonly Range[], taken: readonly Range[], after: string): Range[] {
  const inOrder = taken.toSorted((one, other) => one.from.localeCompare(other.from));
  return hours.flatMap(({ from, until }) => {
    const free: Range[] = [];
    let start = from > after ? from : after;
    for (const one of inOrder) {
      if (endOf(one.from, one.until) <= start || one.from >= until) continue;
      if (one.from > start) free.push({ from: start, until: one.from });
      start = endOf(one.from, one.until);
    }
    return start < until ? [...free, { from: start, until }] : free;
  });
}
