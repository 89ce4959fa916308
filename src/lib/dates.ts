/** The moment, in milliseconds since 1970, at which the present day ends in a time zone such as `America/Vancouver`. */
export function endOfDay(timeZone: string, now: Temporal.Instant = Temporal.Now.instant()) {
  return now.toZonedDateTimeISO(timeZone).add({ days: 1 }).startOfDay().epochMilliseconds;
}

export function yearIn(timeZone: string, now: Temporal.Instant = Temporal.Now.instant()) {
  return now.toZonedDateTimeISO(timeZone).year;
}
