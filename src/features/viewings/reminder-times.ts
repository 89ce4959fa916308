import { daysAfter } from '../../lib/time/dates.ts';
import { hourMs } from '../../lib/time/durations.ts';
import { instantAt, wallClockAt } from '../../lib/time/zoned-time.ts';

type Reminder = 'day' | 'hours';

const before: Record<Reminder, number> = { day: 24 * hourMs, hours: 2 * hourMs };
const night = { from: '22:00', until: '07:00', evening: '20:00' };
/** A reminder that would follow the booking within this time is left out. */
const tooSoon = hourMs;

/** When a reminder of a viewing goes out: never in the visitor's night, but the evening before. */
export function reminderTime(reminder: Reminder, at: string, timeZone: string) {
  const due = Date.parse(at) - before[reminder];
  const { day, time } = wallClockAt(timeZone, due);
  if (time >= night.until && time < night.from) return due;
  const evening = time < night.until ? (daysAfter(day, -1) ?? day) : day;
  return Date.parse(instantAt(timeZone, evening, night.evening)?.instant ?? '') || due;
}

/** The reminder that a viewing needs no more when it is booked. */
export function remindedAlready(at: string, now: Date, timeZone: string): Reminder | null {
  const isTooSoon = (reminder: Reminder) =>
    reminderTime(reminder, at, timeZone) < now.getTime() + tooSoon;
  if (isTooSoon('hours')) return 'hours';
  return isTooSoon('day') ? 'day' : null;
}
