import type { OfficeDay, OfficeViewing, OfficeWeek, OpenHouse, Range } from './office-viewing.ts';

/** Hours since midnight, such as 9.5. */
export function toHours(time: string) {
  const [hours = 0, minutes = 0] = time.split(':').map(Number);
  return hours + minutes / 60;
}

/** Six days, and a Sunday on which something is on. */
export function daysShown({ days }: Pick<OfficeWeek, 'days'>) {
  return days.filter((day, index) => index < 6 || isUsed(day));
}

export function isUsed({ hours, openHouses, viewings }: OfficeDay) {
  return hours.length + openHouses.length + viewings.length > 0;
}

/** The first and the last full hour that a week needs: 9 to 18 at least. */
export function hoursNeeded(days: readonly OfficeDay[]): [number, number] {
  const ranges = days.flatMap((day) => [
    ...day.hours,
    ...day.openHouses,
    ...day.viewings.flatMap(({ local }) =>
      local ? [{ from: local.time, until: endOf(local) }] : [],
    ),
  ]);
  return [
    Math.min(9, ...ranges.map(({ from }) => Math.floor(toHours(from)))),
    Math.max(18, ...ranges.map(({ until }) => Math.ceil(toHours(until)))),
  ];
}

/** One that ends after midnight is shown until midnight. */
export function endOf({ time, until }: { time: string; until: string }) {
  return until > time ? until : '24:00';
}

/** Without those that were cancelled and whose time is taken again. */
export function viewingsShown({ viewings }: OfficeDay) {
  const times = new Set(viewings.filter(isOn).map(({ local }) => local?.time));
  return viewings.filter((one) => isOn(one) || !times.has(one.local?.time));
}

function isOn({ state }: OfficeViewing) {
  return state !== 'cancelled';
}

export type Entry = { from: string; until: string } & (
  | { kind: 'viewing'; viewing: OfficeViewing }
  | { kind: 'house'; house: OpenHouse }
  | { kind: 'free' | 'now' }
);

/** What a list shows of a day, in order. */
export function entriesOf(day: OfficeDay, { host, now }: OfficeWeek): Entry[] {
  const isToday = day.day === now.day;
  const entries: Entry[] = [
    ...viewingsShown(day).flatMap((viewing) =>
      viewing.local
        ? {
            kind: 'viewing' as const,
            viewing,
            from: viewing.local.time,
            until: endOf(viewing.local),
          }
        : [],
    ),
    ...day.openHouses.map((house) => ({ kind: 'house' as const, house, ...rangeOf(house) })),
  ];
  const taken = entries.filter((one) => one.kind !== 'viewing' || isOn(one.viewing));
  const after = isToday ? now.time : '';
  const free = day.day < now.day ? [] : freeRanges(day.hours, taken, after);
  const isLongEnough = ({ from, until }: Range) =>
    (toHours(until) - toHours(from)) * 60 >= (host?.minutes ?? 0);
  return [
    ...entries,
    ...free.filter(isLongEnough).map((range) => ({ kind: 'free' as const, ...range })),
    ...(isToday ? [{ kind: 'now' as const, from: now.time, until: now.time }] : []),
  ].toSorted((one, other) => one.from.localeCompare(other.from));
}

function rangeOf({ from, until }: Range) {
  return { from, until };
}

/** What of the hours is left after a time. */
function freeRanges(hours: readonly Range[], taken: readonly Range[], after: string): Range[] {
  const inOrder = taken.toSorted((one, other) => one.from.localeCompare(other.from));
  return hours.flatMap(({ from, until }) => {
    const free: Range[] = [];
    let start = from > after ? from : after;
    for (const one of inOrder) {
      if (one.until <= start || one.from >= until) continue;
      if (one.from > start) free.push({ from: start, until: one.from });
      start = one.until;
    }
    return start < until ? [...free, { from: start, until }] : free;
  });
}
