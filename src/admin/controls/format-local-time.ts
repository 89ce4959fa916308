import { dateIn, formatDateTimeIn, formatShortDateTime } from '../../lib/time/dates.ts';

/** For example `Jan 5, 2026, 2:03 p.m.`, in the page's `data-time-zone`. */
export function formatDateTime(time: string) {
  return formatDateTimeIn(timeZoneOfPage(), time);
}

/** For example `Jan 5, 2026`, in the same time zone. */
export function formatDate(time: string) {
  return dateIn(timeZoneOfPage(), time);
}

/** The format for lists: `9:12 a.m.` today, `Jan 5` this year. */
export function formatShortTime(time: string) {
  return formatShortDateTime(timeZoneOfPage(), time);
}

export function timeZoneOfPage() {
  return document.documentElement.dataset['timeZone'] ?? ownTimeZone();
}

export function ownTimeZone() {
  return Intl.DateTimeFormat().resolvedOptions().timeZone;
}
