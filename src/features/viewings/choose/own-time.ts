import { timeIn, weekdayName } from '../../../lib/time/dates.ts';
import { wallClockAt } from '../../../lib/time/zoned-time.ts';

/** `Tuesday 2:00 a.m.`, or without the weekday where the day is the same. Undefined where the clocks agree. */
export function ownTime(local: { day: string; time: string }, zone: string, at: string) {
  const own = wallClockAt(zone, Date.parse(at));
  if (own.day === local.day && own.time === local.time) return undefined;
  return (own.day === local.day ? '' : `${weekdayName(own.day)} `) + timeIn(zone, at);
}
