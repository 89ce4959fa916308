import ical, {
  ICalAttendeeRole,
  ICalAttendeeStatus,
  ICalCalendarMethod,
  ICalEventBusyStatus,
  ICalEventStatus,
  type ICalCalendar,
} from 'ical-generator';
import type { DaySpan } from '../lib/time/milestone-days.ts';

export type CalendarEntry = DaySpan & {
  /** Unique and unchanging. */
  id: string;
  title: string;
  description: string | null;
  url: string | null;
  /** ISO-8601: the last change. */
  updatedAt: string;
};

const prodId = { company: 'site', product: 'calendar', language: 'EN' };

/** An iCalendar of entries that take whole days. */
export function calendar(name: string, entries: readonly CalendarEntry[]) {
  const all = ical({ name, prodId });
  for (const { id, title, description, url, from, until, updatedAt } of entries) {
    all.createEvent({
      id,
      summary: title,
      ...(description !== null && { description }),
      ...(url !== null && { url }),
      start: new Date(`${from}T00:00:00Z`),
      end: new Date(`${until}T00:00:00Z`),
      allDay: true,
      stamp: new Date(updatedAt),
      lastModified: new Date(updatedAt),
    });
  }
  return all.toString();
}

export type TimedEntry = Omit<CalendarEntry, 'from' | 'until'> & {
  /** UTC. */
  at: string;
  until: string;
  timeZone: string;
  /** Rises with every change. */
  sequence: number;
  location: string | null;
  isCancelled?: boolean;
  organizer?: { name: string; email: string } | undefined;
  attendee?: { name: string; email: string } | undefined;
};

/**
 * An iCalendar of entries at a time, with the time zones that they name. With a method it is an invitation (RFC 5546),
 * which mail programs put into the calendar.
 */
export function timedCalendar(
  name: string,
  entries: readonly TimedEntry[],
  method?: 'REQUEST' | 'CANCEL',
) {
  const all = ical({
    // Outlook shows an invitation with a name as a shared calendar.
    ...(method === undefined ? { name } : { method: ICalCalendarMethod[method] }),
    prodId,
    timezone: { name: null, generator: zoneBlock(entries) },
  });
  for (const entry of entries) addTimed(all, entry);
  return all.toString();
}

function addTimed(all: ICalCalendar, entry: TimedEntry) {
  const { id, title, description, url, at, until, timeZone, location, organizer, attendee } = entry;
  const changed = new Date(entry.updatedAt);
  const event = all.createEvent({
    id,
    summary: title,
    start: Temporal.Instant.from(at).toZonedDateTimeISO(timeZone),
    end: Temporal.Instant.from(until).toZonedDateTimeISO(timeZone),
    timezone: timeZone,
    sequence: entry.sequence,
    stamp: changed,
    lastModified: changed,
    busystatus: ICalEventBusyStatus.BUSY,
    status: entry.isCancelled ? ICalEventStatus.CANCELLED : ICalEventStatus.CONFIRMED,
    ...(location !== null && { location }),
    ...(description !== null && { description }),
    ...(url !== null && { url }),
    ...(organizer && { organizer }),
  });
  if (attendee)
    event.createAttendee({
      ...attendee,
      role: ICalAttendeeRole.REQ,
      status: ICalAttendeeStatus.ACCEPTED,
    });
}

/** The changes of a zone's clocks around the entries, from the same zone data as the pages. */
function zoneBlock(entries: readonly TimedEntry[]) {
  return (timeZone: string) => {
    const times = entries.map(({ at }) => at).toSorted();
    const [first = '', last = first] = [times.at(0), times.at(-1)];
    const until = Temporal.Instant.from(last).toZonedDateTimeISO(timeZone).add({ days: 1 });
    const start = Temporal.Instant.from(first).toZonedDateTimeISO(timeZone);
    const changes = [start.getTimeZoneTransition('previous') ?? start.subtract({ years: 1 })];
    for (;;) {
      const next = changes.at(-1)?.getTimeZoneTransition('next');
      if (!next || Temporal.ZonedDateTime.compare(next, until) > 0) break;
      changes.push(next);
    }
    const parts = changes.flatMap((change) => {
      const before = change.subtract({ seconds: 1 });
      const isSummer = change.offsetNanoseconds > before.offsetNanoseconds;
      const local = change.withTimeZone(before.offset).toPlainDateTime();
      const type = isSummer ? 'DAYLIGHT' : 'STANDARD';
      return [
        `BEGIN:${type}`,
        `DTSTART:${local.toString({ smallestUnit: 'second' }).replaceAll(/[-:]/g, '')}`,
        `TZOFFSETFROM:${before.offset.replace(':', '')}`,
        `TZOFFSETTO:${change.offset.replace(':', '')}`,
        `END:${type}`,
      ];
    });
    return ['BEGIN:VTIMEZONE', `TZID:${timeZone}`, ...parts, 'END:VTIMEZONE'].join('\r\n');
  };
}
