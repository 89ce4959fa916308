import { dayMs } from './durations.ts';
import { locale, localeOfDays } from '../text/locale.ts';
import { isIdeographic } from '../text/message-language.ts';
import { dateText } from './date-text.ts';
import { isDay, isLikelyDay } from './read-day.ts';
import { sentOffset } from './zone-offsets.ts';
import { timeZoneCity } from './zoned-time.ts';

/** The end of today in a time zone such as `America/Vancouver`, in milliseconds since 1970. */
export function endOfDay(timeZone: string, now: Temporal.Instant = Temporal.Now.instant()) {
  return now.toZonedDateTimeISO(timeZone).add({ days: 1 }).startOfDay().epochMilliseconds;
}

/** The start of a day such as `2025-01-05` in a time zone, in milliseconds since 1970. */
export function startOfDay(day: string, timeZone: string) {
  return Temporal.PlainDate.from(day).toZonedDateTime(timeZone).epochMilliseconds;
}

/** `January 5, 2025` for `2025-01-05`. */
export function longDate(day: string) {
  return dayText('long', day);
}

/** `December 3` for `2026-12-03`. */
export function monthAndDay(day: string) {
  return longDate(day).replace(/, \d{4}$/, '');
}

/** `Jan 5, 2025` for `2025-01-05`. */
export function mediumDate(day: string) {
  return dayText('medium', day);
}

function dayText(dateStyle: 'long' | 'medium', day: string) {
  return textIn(localeOfDays(), { dateStyle, timeZone: 'UTC' }, `${day}T00:00:00Z`) ?? day;
}

/** The day this many days after another one. Undefined if that is no likely day. */
export function daysAfter(day: string, days: number) {
  if (!isDay(day) || !isLikelyDay(day)) return undefined;
  return new Date(Date.parse(day) + days * dayMs).toISOString().slice(0, 10);
}

/** Today in a time zone, such as `2025-01-05`. */
export function todayIn(timeZone: string, now = new Date()) {
  // The Swedish date format is the ISO format.
  return formatIn('sv-SE', { timeZone, dateStyle: 'short' }, now);
}

export function yearIn(timeZone: string, now: Temporal.Instant = Temporal.Now.instant()) {
  return now.toZonedDateTimeISO(timeZone).year;
}

/** Such as `Jan 5, 2026, 9:12 a.m.` */
export function formatDateTimeIn(timeZone: string, time: string) {
  return format({ timeZone, dateStyle: 'medium', timeStyle: 'short' }, time);
}

/** Such as `2026-01-05T09:12:00-08:00`. */
export function formatIsoDateTime(timeZone: string, time: string) {
  return Temporal.Instant.from(time)
    .toZonedDateTimeISO(timeZone)
    .toString({ timeZoneName: 'never', smallestUnit: 'second' });
}

/** Such as `Monday, January 5, 2026 at 9:12 a.m. Pacific Time`. */
export function formatFullDateTime(timeZone: string, instant: string) {
  const day = { weekday: 'long', year: 'numeric', month: 'long', day: 'numeric' } as const;
  const time = { hour: 'numeric', minute: '2-digit', timeZoneName: 'long' } as const;
  return format({ timeZone, ...day, ...time }, instant);
}

/** Such as `Monday, January 5, 2026 at 09:12`. */
export function dayAndTimeIn(timeZone: string, time: string) {
  return format({ timeZone, dateStyle: 'full', timeStyle: 'short', hourCycle: 'h23' }, time);
}

/** Such as `Jan 5, 2026`. */
export function dateIn(timeZone: string, time: string) {
  return textIn(localeOfDays(), { timeZone, dateStyle: 'medium' }, time) ?? time;
}

/** Such as `9:12 a.m.` */
export function timeIn(timeZone: string, time: string) {
  return format({ timeZone, timeStyle: 'short' }, time);
}

/** A time zone by its city. Where that would be in foreign letters, by its usual name: `日本時間`. */
export function nameTimeZone(timeZone: string) {
  if (!isIdeographic(locale())) return timeZoneCity(timeZone);
  const parts = new Intl.DateTimeFormat(locale(), { timeZone, timeZoneName: 'longGeneric' });
  return parts.formatToParts(0).find(({ type }) => type === 'timeZoneName')?.value ?? timeZone;
}

/** `Monday` for `2026-01-05`. */
export function weekdayName(day: string, weekday: 'long' | 'short' = 'long') {
  return textIn(locale(), { timeZone: 'UTC', weekday }, `${day}T00:00:00Z`) ?? day;
}

/** `January 6` for `2026-01-06`. */
export function dayAndMonth(day: string) {
  const options = { timeZone: 'UTC', month: 'long', day: 'numeric' } as const;
  return textIn(locale(), options, `${day}T00:00:00Z`) ?? day;
}

/** `Tuesday, January 6` for `2026-01-06`. */
export function weekdayAndDate(day: string) {
  const options = { timeZone: 'UTC', weekday: 'long', month: 'long', day: 'numeric' } as const;
  return textIn(locale(), options, `${day}T00:00:00Z`) ?? day;
}

/** The short form for lists: `9:12 a.m.` today, `Jan 5` this year, otherwise `Jan 5, 2025`. */
export function formatShortDateTime(timeZone: string, time: string, now = new Date()) {
  const present = now.toISOString();
  if (dayIn(timeZone, time) === dayIn(timeZone, present)) {
    return timeIn(timeZone, time);
  }
  const [year, thisYear] = [time, present].map((at) => format({ timeZone, year: 'numeric' }, at));
  const day = { timeZone, month: 'short', day: 'numeric' } as const;
  return format(year === thisYear ? day : { ...day, year: 'numeric' }, time);
}

/** `Jan 5` of `2025-01-05` while that is this year in a time zone, else `Jan 5, 2025`. */
export function shortDayIn(timeZone: string, day: string, now: Date) {
  return mediumDate(day).replace(`, ${todayIn(timeZone, now).slice(0, 4)}`, '');
}

/** `9:12 a.m.` today, `Friday` within the last six days, otherwise as `shortMomentIn`. */
export function formatNearDateTime(timeZone: string, time: string, now: Date) {
  const [day, today] = [todayIn(timeZone, new Date(time)), todayIn(timeZone, now)];
  const daysAgo = Math.round((Date.parse(today) - Date.parse(day)) / dayMs);
  const isOfThisWeek = daysAgo > 0 && daysAgo < 7;
  return isOfThisWeek ? weekdayName(day) : formatShortDateTime(timeZone, time, now);
}

function dayIn(timeZone: string, time: string) {
  return format({ timeZone, dateStyle: 'short' }, time);
}

function format(options: Intl.DateTimeFormatOptions, time: string) {
  return textIn(locale(), options, time) ?? time;
}

/** Undefined for text that is no date. The formatter itself would throw, and end the screen that shows it. */
function textIn(language: string, options: Intl.DateTimeFormatOptions, time: string) {
  const date = new Date(time);
  return Number.isNaN(date.getTime()) ? undefined : formatIn(language, options, date);
}

/** In the page's time zone by the offsets of the server, because the zone data of a browser may be old. */
function formatIn(language: string, options: Intl.DateTimeFormatOptions, date: Date) {
  const { timeZone = 'UTC', timeZoneName } = options;
  const offset = timeZoneName ? undefined : sentOffset(timeZone, date.getTime());
  const time = date.getTime();
  if (offset === undefined) return dateText(language, formatter(language, options), time);
  return dateText(language, formatter(language, { ...options, timeZone: 'UTC' }), time + offset);
}

const formatters = new Map<string, Intl.DateTimeFormat>();

/** Formatters are reused: each takes about 30 kB outside the JavaScript heap. */
function formatter(language: string, options: Intl.DateTimeFormatOptions) {
  const key = language + JSON.stringify(options);
  const cached = formatters.get(key) ?? new Intl.DateTimeFormat(language, options);
  formatters.set(key, cached);
  return cached;
}
