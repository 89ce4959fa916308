import ical from 'ical-generator';
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

/** An iCalendar of entries that take whole days. */
export function calendar(name: string, entries: readonly CalendarEntry[]) {
  const all = ical({ name, prodId: { company: 'site', product: 'calendar', language: 'EN' } });
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
