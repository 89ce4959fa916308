import { daysAfter } from '../../lib/time/dates.ts';
import { instantAt, wallClockAt } from '../../lib/time/zoned-time.ts';

const from = '08:00';
const until = '20:00';

/**
 * When the next email of alerts may be sent to a reader: between eight in the morning and eight in the evening of their
 * time zone, one on a day. `alertedOn` is the local day of the last one.
 */
export function nextAlertTime(timeZone: string, now: Date, alertedOn: string | null): Date {
  const { day, time } = wallClockAt(timeZone, now.getTime());
  const isLeft = day !== alertedOn && time < until;
  if (isLeft && time >= from) return now;
  const next = isLeft ? day : (daysAfter(day, 1) ?? day);
  return new Date(instantAt(timeZone, next, from)?.instant ?? now);
}

/** A time zone that exists, else that of the office. */
export function readerZone(zone: string | null, office: string) {
  try {
    // Its formatter is stored, unlike that of a check of its name.
    wallClockAt(zone ?? office, 0);
    return zone ?? office;
  } catch {
    return office;
  }
}
