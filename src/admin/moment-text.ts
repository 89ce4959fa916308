import { dateIn, momentIn, shortMomentIn } from '../lib/dates.ts';

/** `Jan 5, 2026, 2:03 p.m.`, in the time zone that the page names in `data-time-zone`. */
export function momentOf(moment: string) {
  return momentIn(timeZoneOfPage(), moment);
}

/** `Jan 5, 2026`, there. */
export function dateOf(moment: string) {
  return dateIn(timeZoneOfPage(), moment);
}

/** As lists show it: `9:12 a.m.` today, `Jan 5` this year. */
export function shortMomentOf(moment: string) {
  return shortMomentIn(timeZoneOfPage(), moment);
}

export function timeZoneOfPage() {
  return document.documentElement.dataset['timeZone'] ?? ownTimeZone();
}

export function ownTimeZone() {
  return Intl.DateTimeFormat().resolvedOptions().timeZone;
}
