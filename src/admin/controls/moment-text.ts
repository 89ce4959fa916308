import { dateIn, momentIn, shortMomentIn } from '../../lib/time/dates.ts';

/** For example `Jan 5, 2026, 2:03 p.m.`, in the page's `data-time-zone`. */
export function momentOf(moment: string) {
  return momentIn(timeZoneOfPage(), moment);
}

/** For example `Jan 5, 2026`, in the same time zone. */
export function dateOf(moment: string) {
  return dateIn(timeZoneOfPage(), moment);
}

/** The format for lists: `9:12 a.m.` today, `Jan 5` this year. */
export function shortMomentOf(moment: string) {
  return shortMomentIn(timeZoneOfPage(), moment);
}

export function timeZoneOfPage() {
  return document.documentElement.dataset['timeZone'] ?? ownTimeZone();
}

export function ownTimeZone() {
  return Intl.DateTimeFormat().resolvedOptions().timeZone;
}
