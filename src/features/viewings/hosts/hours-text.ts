import { weekdayName } from '../../../lib/time/dates.ts';
import type { HostInput } from './host.ts';

/** From Monday, as in `hours`. */
export const weekdays = [1, 2, 3, 4, 5, 6, 7];

/** `Monday` for 1. */
export function nameOfWeekday(weekday: number) {
  return weekdayName(`2024-01-0${weekday}`);
}

/** `Monday 09:00–13:00, 14:00–17:00. Tuesday 09:00–17:00`, or with `Mon` and `Tue`. */
export function hoursText(hours: HostInput['hours'], weekday: 'long' | 'short' = 'long') {
  return weekdays
    .flatMap((day) => {
      const ranges = hours.filter((row) => row.weekday === day).map(rangeText);
      const name = nameOfWeekday(day);
      return ranges.length > 0
        ? [`${weekday === 'short' ? name.slice(0, 3) : name} ${ranges.join(', ')}`]
        : [];
    })
    .join('. ');
}

export function rangeText({ from, until }: { from: string | null; until: string | null }) {
  return `${from || '…'}–${until || '…'}`;
}
