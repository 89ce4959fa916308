/** The offset from UTC in minutes, and since when it applies, in seconds since 1970. */
type Change = [since: number, minutes: number];

const years = { before: 3, after: 12 };

/**
 * The offsets of a time zone by this server's zone data, as text for `data-offsets`. A browser's own data may be older
 * than the latest change of the rules.
 */
export function offsetsText(timeZone: string, now: Temporal.Instant = Temporal.Now.instant()) {
  const end = now.toZonedDateTimeISO(timeZone).add({ years: years.after });
  const changes: Change[] = [];
  let at: Temporal.ZonedDateTime | null = end.subtract({ years: years.after + years.before });
  while (at && Temporal.ZonedDateTime.compare(at, end) <= 0) {
    changes.push([Math.floor(at.epochMilliseconds / 1_000), at.offsetNanoseconds / 6e10]);
    at = at.getTimeZoneTransition('next');
  }
  return JSON.stringify(changes);
}

/** The offset that the server has sent for the page's time zone, in milliseconds. Undefined for any other. */
export function sentOffset(timeZone: string, time: number) {
  const sent = globalThis.document?.documentElement.dataset;
  if (sent?.['timeZone'] !== timeZone || !sent['offsets']) return undefined;
  const change = changesIn(sent['offsets']).findLast(([since]) => since * 1_000 <= time);
  return change && change[1] * 60_000;
}

let parsed: { text: string; changes: Change[] } = { text: '', changes: [] };

function changesIn(text: string) {
  if (parsed.text !== text) parsed = { text, changes: JSON.parse(text) as Change[] };
  return parsed.changes;
}
