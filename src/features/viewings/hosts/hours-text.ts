import { weekdayName } from '../../../lib/time/dates.ts';
import type { HostInput } from './host.ts';

/** From Monday, as in `hours`. */
export const weekdays = [1, 2, 3, 4, 5, 6, 7];

/** `Monday` for 1. */
export function nameOfWeekday(weekday: number) {
  return weekdayName(`2024-01-0${weekday}`);
}

/** `Monday to Thursday 09:00–13:00, 14:00–17:00. Friday 09:00–13:00` */
export function hoursText(hours: HostInput['hours']) {
  const spans: { first: number; last: number; text: string }[] = [];
  for (const day of weekdays) {
    const own = hours.filter(({ weekday }) => weekday === day);
    const text = own.map(rangeText).toSorted().join(', ');
    const before = spans.at(-1);
    if (before?.text === text && before.last === day - 1) before.last = day;
    else if (text) spans.push({ first: day, last: day, text });
  }
  return spans
    .map(({ first, last, text }) => {
      const days = [...new Set([first, last])].map(nameOfWeekday);
      return `${days.join(' to ')} ${text}`;
    })
    .join('. ');
}

export function rangeText({ from, until }: { from: string | null; until: string | null }) {
  return `${from || '…'}–${until || '…'}`;
}
