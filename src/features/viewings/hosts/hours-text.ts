import { unbroken } from '../../../lib/typesetting/unbroken.ts';
import { listText } from '../../../lib/text/in-line.ts';
import { plural } from '../../../lib/text/plural.ts';
import { monthAndDay, weekdayName } from '../../../lib/time/dates.ts';
import { isDayOff } from '../free-times.ts';
import { clockText } from '../office/viewing-texts.ts';
import type { HostInput } from './host.ts';

/** From Monday, as in `hours`. */
export const weekdays = [1, 2, 3, 4, 5, 6, 7];

/** `Monday` for 1. */
export function nameOfWeekday(weekday: number, length: 'long' | 'short' = 'long') {
  return weekdayName(`2024-01-0${weekday}`, length);
}

/** `Monday to Thursday: 9:00 a.m. to 1:00 p.m., 2:00 p.m. to 5:00 p.m.; Friday: 9:00 a.m. to 1:00 p.m.` */
export function hoursText(hours: HostInput['hours']) {
  return hourSpans(hours, 'long').join('; ');
}

/** The parts of {@link hoursText}, each with days of the same hours. */
export function hourSpans(hours: HostInput['hours'], length: 'long' | 'short') {
  const spans: { first: number; last: number; text: string }[] = [];
  for (const day of weekdays) {
    const own = hours.filter(({ weekday }) => weekday === day);
    const text = own.toSorted(byStart).map(rangeText).join(', ');
    const before = spans.at(-1);
    if (before?.text === text && before.last === day - 1) before.last = day;
    else if (text) spans.push({ first: day, last: day, text });
  }
  return spans.map(({ first, last, text }) => {
    const days = [...new Set([first, last])].map((day) => nameOfWeekday(day, length));
    return `${days.join(' to ')}: ${text}`;
  });
}

type Range = { from: string | null; until: string | null };

/** `9:00 a.m. to 1:00 p.m.`, on one line. */
export function rangeText({ from, until }: Range) {
  const times = [from, until].map((time) => (time ? clockText(time) : '…'));
  return times.map(unbroken).join('\u00A0to\u00A0');
}

function byStart(one: Range, other: Range) {
  return (one.from ?? '').localeCompare(other.from ?? '');
}

/** `One booked viewing lies on December 24. It stays until you move it.` Empty if none does. */
export function bookedOnDaysOff(booked: readonly string[], daysOff: HostInput['daysOff']) {
  const days = booked.filter((day) => isDayOff(daysOff, day));
  if (days.length === 0) return '';
  const lie = plural(days.length, 'One booked viewing lies', '# booked viewings lie');
  const stay = plural(days.length, 'It stays until you move it.', 'They stay until you move them.');
  return `${lie} on ${listText([...new Set(days)].map(monthAndDay))}. ${stay}`;
}
