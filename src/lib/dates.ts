/** The moment, in milliseconds since 1970, at which the present day ends in a time zone such as `America/Vancouver`. */
export function endOfDay(timeZone: string, now: Temporal.Instant = Temporal.Now.instant()) {
  return now.toZonedDateTimeISO(timeZone).add({ days: 1 }).startOfDay().epochMilliseconds;
}

/** `January 5, 2025` of `2025-01-05`. */
export function longDate(day: string) {
  return longDates.format(new Date(`${day}T00:00:00Z`));
}

const longDates = new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeZone: 'UTC' });

export function yearIn(timeZone: string, now: Temporal.Instant = Temporal.Now.instant()) {
  return now.toZonedDateTimeISO(timeZone).year;
}
