import { dayMs } from './durations.ts';
import { locale, localeOfDays } from './locale.ts';

/** The moment, in milliseconds since 1970, at which today ends in a time zone such as `America/Vancouver`. */
export function endOfDay(timeZone: string, now: Temporal.Instant = Temporal.Now.instant()) {
  return now.toZonedDateTimeISO(timeZone).add({ days: 1 }).startOfDay().epochMilliseconds;
}

/** The moment, in milliseconds since 1970, at which a day such as `2025-01-05` begins in a time zone. */
export function startOfDay(day: string, timeZone: string) {
  return Temporal.PlainDate.from(day).toZonedDateTime(timeZone).epochMilliseconds;
}

/** `January 5, 2025` of `2025-01-05`. */
export function longDate(day: string) {
  return dayText('long', day);
}

/** `Jan 5, 2025` of `2025-01-05`. */
export function mediumDate(day: string) {
  return dayText('medium', day);
}

function dayText(dateStyle: 'long' | 'medium', day: string) {
  const options = { dateStyle, timeZone: 'UTC' } as const;
  return formatter(localeOfDays(), options).format(new Date(`${day}T00:00:00Z`));
}

/** Today in a time zone, such as `2025-01-05`. */
export function todayIn(timeZone: string, now = new Date()) {
  // The Swedish format is that of ISO.
  return formatter('sv-SE', { timeZone, dateStyle: 'short' }).format(now);
}

export function yearIn(timeZone: string, now: Temporal.Instant = Temporal.Now.instant()) {
  return now.toZonedDateTimeISO(timeZone).year;
}

/** `Jan 5, 2026, 9:12 a.m.` in a time zone. */
export function momentIn(timeZone: string, moment: string) {
  return format({ timeZone, dateStyle: 'medium', timeStyle: 'short' }, moment);
}

/** `2026-01-05T09:12:00-08:00`, a moment in a time zone as ISO writes it. */
export function isoMomentIn(timeZone: string, moment: string) {
  return Temporal.Instant.from(moment)
    .toZonedDateTimeISO(timeZone)
    .toString({ timeZoneName: 'never', smallestUnit: 'second' });
}

/** `Monday, January 5, 2026 at 9:12 a.m. Pacific Time`, a moment in a time zone, which it names. */
export function fullMomentIn(timeZone: string, moment: string) {
  const day = { weekday: 'long', year: 'numeric', month: 'long', day: 'numeric' } as const;
  const time = { hour: 'numeric', minute: '2-digit', timeZoneName: 'long' } as const;
  return format({ timeZone, ...day, ...time }, moment);
}

/** `Monday, January 5, 2026 at 09:12` in a time zone. */
export function dayAndTimeIn(timeZone: string, moment: string) {
  return format({ timeZone, dateStyle: 'full', timeStyle: 'short', hourCycle: 'h23' }, moment);
}

/** `Jan 5, 2026`, the day of a moment in a time zone. */
export function dateIn(timeZone: string, moment: string) {
  return formatter(localeOfDays(), { timeZone, dateStyle: 'medium' }).format(new Date(moment));
}

/** `9:12 a.m.` in a time zone. */
export function timeIn(timeZone: string, moment: string) {
  return format({ timeZone, timeStyle: 'short' }, moment);
}

/** `Monday` of `2026-01-05`. */
export function weekdayOf(day: string) {
  return format({ timeZone: 'UTC', weekday: 'long' }, `${day}T00:00:00Z`);
}

/** As lists show it: `9:12 a.m.` today, `Jan 5` this year, else `Jan 5, 2025`. */
export function shortMomentIn(timeZone: string, moment: string, now = new Date()) {
  const present = now.toISOString();
  if (dayIn(timeZone, moment) === dayIn(timeZone, present)) {
    return timeIn(timeZone, moment);
  }
  const [year, thisYear] = [moment, present].map((at) => format({ timeZone, year: 'numeric' }, at));
  const day = { timeZone, month: 'short', day: 'numeric' } as const;
  return format(year === thisYear ? day : { ...day, year: 'numeric' }, moment);
}

/** As a diary says it: `9:12 a.m.` today, `Friday` within the last six days, else `Jan 5`. */
export function nearMomentIn(timeZone: string, moment: string, now: Date) {
  const [day, today] = [todayIn(timeZone, new Date(moment)), todayIn(timeZone, now)];
  const daysAgo = Math.round((Date.parse(today) - Date.parse(day)) / dayMs);
  const isOfThisWeek = daysAgo > 0 && daysAgo < 7;
  return isOfThisWeek ? weekdayOf(day) : shortMomentIn(timeZone, moment, now);
}

function dayIn(timeZone: string, moment: string) {
  return format({ timeZone, dateStyle: 'short' }, moment);
}

function format(options: Intl.DateTimeFormatOptions, moment: string) {
  return formatter(locale(), options).format(new Date(moment));
}

const formatters = new Map<string, Intl.DateTimeFormat>();

/** Each takes some 30 kB outside the JavaScript heap, so they are reused. */
function formatter(language: string, options: Intl.DateTimeFormatOptions) {
  const key = language + JSON.stringify(options);
  const made = formatters.get(key) ?? new Intl.DateTimeFormat(language, options);
  formatters.set(key, made);
  return made;
}
