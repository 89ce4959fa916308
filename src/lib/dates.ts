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
  return longDates.format(new Date(`${day}T00:00:00Z`));
}

const longDates = new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeZone: 'UTC' });

/** `Jan 5, 2025` of `2025-01-05`. */
export function mediumDate(day: string) {
  return mediumDates.format(new Date(`${day}T00:00:00Z`));
}

const mediumDates = new Intl.DateTimeFormat('en-US', { dateStyle: 'medium', timeZone: 'UTC' });

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

/** `Jan 5, 2026`, the day of a moment in a time zone. */
export function dateIn(timeZone: string, moment: string) {
  return formatter('en-US', { timeZone, dateStyle: 'medium' }).format(new Date(moment));
}

/** As lists show it: `9:12 a.m.` today, `Jan 5` this year, else `Jan 5, 2025`. */
export function shortMomentIn(timeZone: string, moment: string, now = new Date()) {
  const present = now.toISOString();
  if (dayIn(timeZone, moment) === dayIn(timeZone, present)) {
    return format({ timeZone, timeStyle: 'short' }, moment);
  }
  const [year, thisYear] = [moment, present].map((at) => format({ timeZone, year: 'numeric' }, at));
  const day = { timeZone, month: 'short', day: 'numeric' } as const;
  return format(year === thisYear ? day : { ...day, year: 'numeric' }, moment);
}

function dayIn(timeZone: string, moment: string) {
  return format({ timeZone, dateStyle: 'short' }, moment);
}

function format(options: Intl.DateTimeFormatOptions, moment: string) {
  return formatter('en-CA', options).format(new Date(moment));
}

const formatters = new Map<string, Intl.DateTimeFormat>();

/** Each takes some 30 kB outside the JavaScript heap, so they are reused. */
function formatter(locale: string, options: Intl.DateTimeFormatOptions) {
  const key = locale + JSON.stringify(options);
  const made = formatters.get(key) ?? new Intl.DateTimeFormat(locale, options);
  formatters.set(key, made);
  return made;
}
