import { toMinutes, toTime } from '../../../lib/time/clock-minutes.ts';
import { slotStarts, type Range } from '../free-times.ts';
import type { OfficeDay, OfficeViewing, OfficeWeek } from './office-viewing.ts';

/** The first and the last full hour that a week needs: 9 to 18 at least. */
export function hoursNeeded(days: readonly OfficeDay[]): [number, number] {
  const ranges = days.flatMap(({ hours, openHouses, viewings }) => [
    ...hours,
    ...openHouses,
    ...viewings.flatMap(({ local }) => local ?? []),
  ]);
  const starts = ranges.map(({ from }) => toMinutes(from) / 60);
  const ends = ranges.map(({ from, until }) => toMinutes(endOf(from, until)) / 60);
  return [Math.floor(Math.min(9, ...starts)), Math.ceil(Math.max(18, ...ends))];
}

/** What ends after midnight is shown until midnight. */
export function endOf(from: string, until: string) {
  return until < from ? '24:00' : until;
}

export type Entry = Range &
  (
    | { kind: 'viewing'; viewing: OfficeViewing }
    | { kind: 'house'; house: OfficeDay['openHouses'][number] }
    | { kind: 'free' | 'slot' | 'busy' | 'now' }
  );

/** What is shown of a day, in order. What is busy before the first and after the last hour is left out. */
export function entriesOf(
  day: OfficeDay,
  { host, now }: OfficeWeek,
  [first, last]: [number, number],
): Entry[] {
  const isToday = day.day === now.day;
  const [opens, closes] = [toTime(first * 60), toTime(last * 60)];
  const entries: Entry[] = [
    ...day.viewings.flatMap((viewing) =>
      viewing.local ? { kind: 'viewing' as const, viewing, ...viewing.local } : [],
    ),
    ...day.busy
      .map(({ from, until }) => ({
        kind: 'busy' as const,
        from: from > opens ? from : opens,
        until: until < closes ? until : closes,
      }))
      .filter(({ from, until }) => from < until),
    ...day.openHouses.map((house) => ({ kind: 'house' as const, house, ...house })),
  ];
  const taken = entries.filter(
    (one) => one.kind !== 'viewing' || one.viewing.state !== 'cancelled',
  );
  const free = day.day < now.day ? [] : freeRanges(day.hours, taken, isToday ? now.time : '');
  const minutes = host?.minutes ?? 0;
  return [
    ...(isToday ? [{ kind: 'now' as const, from: now.time, until: now.time }] : []),
    ...entries,
    ...free
      .filter(({ from, until }) => toMinutes(until) - toMinutes(from) >= minutes)
      .map((range) => ({ kind: 'free' as const, ...range })),
    ...day.hours
      .flatMap((range) => (host ? slotStarts(range, host) : []))
      .map((start) => ({ from: toTime(start), until: toTime(start + minutes) }))
      .filter((slot) => free.some(({ from, until }) => from <= slot.from && slot.until <= until))
      .map((slot) => ({ kind: 'slot' as const, ...slot })),
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
