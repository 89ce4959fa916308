import { dayMs } from './durations.ts';
import { isDay, isLikelyDay } from './read-day.ts';
import { readTime } from './read-time.ts';
import { sentOffset } from './zone-offsets.ts';

/** A day such as `2026-01-06` and a time such as `09:00` in a time zone. */
export type WallTime = { day: string; time: string; timeZone: string };

export type ZonedTime = {
  /** UTC, such as `2026-01-06T17:00:00.000Z`. */
  instant: string;
  /** `skipped`: clocks jump over this time, so the moment is an hour later. `twice`: the time occurs twice and this is the first. */
  clocks: 'usual' | 'skipped' | 'twice';
};

/**
 * The moment of a local day such as `2026-01-06` and time such as `09:00`, as {@link readTime} reads it. Undefined for
 * invalid input and for the years that a half-typed date passes through.
 */
export function instantAt(timeZone: string, day: string, time: string): ZonedTime | undefined {
  const clock = readTime(time);
  const isLikely = isDay(day) && isLikelyDay(day) && !clock.startsWith('24');
  const localMs = isLikely ? Date.parse(`${day}T${clock}:00.000Z`) : Number.NaN;
  if (Number.isNaN(localMs)) return undefined;
  const offsets = [offsetAt(timeZone, localMs - dayMs), offsetAt(timeZone, localMs + dayMs)];
  const times = offsets
    .map((offset) => localMs - offset)
    .filter((instant) => instant + offsetAt(timeZone, instant) === localMs);
  const [first = localMs - Math.min(...offsets)] = times.toSorted((one, other) => one - other);
  const isTwice = new Set(times).size === 2;
  const clocks = times.length === 0 ? 'skipped' : isTwice ? 'twice' : 'usual';
  return { instant: new Date(first).toISOString(), clocks };
}

/** The local day and time of a moment, in the format of {@link instantAt}. */
export function wallClockAt(timeZone: string, instant: number) {
  const [day = '', time = ''] = new Date(instant + offsetAt(timeZone, instant))
    .toISOString()
    .split('T');
  return { day, time: time.slice(0, 5) };
}

/** `Vancouver` for `America/Vancouver`. */
export function timeZoneCity(timeZone: string) {
  return timeZone.split('/').at(-1)?.replaceAll('_', ' ') ?? '';
}

/** Making one takes longer than a hundred uses. */
const formatters = new Map<string, Intl.DateTimeFormat>();

/** The time zone's offset from UTC at a moment, in milliseconds. */
function offsetAt(timeZone: string, instant: number) {
  const sent = sentOffset(timeZone, instant);
  if (sent !== undefined) return sent;
  const options = { timeZone, dateStyle: 'short', timeStyle: 'medium' } as const;
  const parts = formatters.get(timeZone) ?? new Intl.DateTimeFormat('sv-SE', options);
  formatters.set(timeZone, parts);
  const fullSecond = Math.floor(instant / 1_000) * 1_000;
  return Date.parse(`${parts.format(fullSecond).replace(' ', 'T')}Z`) - fullSecond;
}
