/** The greeting for the current hour in a time zone such as `America/Vancouver`. */
export function greetingIn(timeZone: string, now: Temporal.Instant = Temporal.Now.instant()) {
  const { hour } = now.toZonedDateTimeISO(timeZone);
  if (hour >= 5 && hour < 12) return 'Good morning';
  if (hour >= 12 && hour < 18) return 'Good afternoon';
  return 'Good evening';
}
