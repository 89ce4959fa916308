import { dayMs } from './durations.ts';

export type ZonedMoment = {
  /** In UTC, such as `2026-01-06T17:00:00.000Z`. */
  moment: string;
  /** `skipped`: clocks jump over this time, and the moment is an hour later. `twice`: it comes twice, and this is the first. */
  clocks: 'usual' | 'skipped' | 'twice';
};

/** The moment at which clocks in a time zone show a day such as `2026-01-06` and a time such as `09:00`. */
export function momentAt(timeZone: string, day: string, time: string): ZonedMoment | undefined {
  const shown = Date.parse(`${day}T${time}:00.000Z`);
  if (Number.isNaN(shown)) return undefined;
  const offsets = [offsetAt(timeZone, shown - dayMs), offsetAt(timeZone, shown + dayMs)];
  const found = offsets
    .map((offset) => shown - offset)
    .filter((moment) => moment + offsetAt(timeZone, moment) === shown);
  const [first = shown - Math.min(...offsets)] = found.toSorted((one, other) => one - other);
  const isTwice = new Set(found).size === 2;
  const clocks = found.length === 0 ? 'skipped' : isTwice ? 'twice' : 'usual';
  return { moment: new Date(first).toISOString(), clocks };
}

/** The day and the time that clocks in a time zone show at a moment, as {@link momentAt} takes them. */
export function shownAt(timeZone: string, moment: number) {
  const [day = '', time = ''] = new Date(moment + offsetAt(timeZone, moment))
    .toISOString()
    .split('T');
  return { day, time: time.slice(0, 5) };
}

/** `Vancouver` of `America/Vancouver`. */
export function cityOf(timeZone: string) {
  return timeZone.split('/').at(-1)?.replaceAll('_', ' ') ?? '';
}

/** How far clocks in a time zone are ahead of UTC at a moment, in milliseconds. */
function offsetAt(timeZone: string, moment: number) {
  const parts = new Intl.DateTimeFormat('sv-SE', {
    timeZone,
    dateStyle: 'short',
    timeStyle: 'medium',
  });
  const wholeSecond = Math.floor(moment / 1_000) * 1_000;
  return Date.parse(`${parts.format(wholeSecond).replace(' ', 'T')}Z`) - wholeSecond;
}
