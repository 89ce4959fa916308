import { formatExactMonth } from './format-month.ts';
import { readDay } from './read-day.ts';

/** The first day of a span, and the day after its last. */
export type DaySpan = { from: string; until: string };

/** The days that a planned time names: a day, or the last month of `August 2027` or `Winter 2027`. Null for looser words. */
export function plannedDays(planned: string | null): DaySpan | null {
  const read = readDay(planned ?? '');
  if ('value' in read && read.value !== null) return oneDay(read.value);
  const month = formatExactMonth(planned);
  return month === null ? null : { from: firstDay(month), until: firstDay(month + 1) };
}

export function oneDay(day: string): DaySpan {
  const next = new Date(`${day}T00:00:00Z`);
  next.setUTCDate(next.getUTCDate() + 1);
  return { from: day, until: next.toISOString().slice(0, 10) };
}

/** The first day of a month, which is counted from year 0 with January as 1. */
function firstDay(month: number) {
  const year = Math.floor((month - 1) / 12);
  return `${year}-${String(((month - 1) % 12) + 1).padStart(2, '0')}-01`;
}
