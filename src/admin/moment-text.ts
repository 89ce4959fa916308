import { momentIn } from '../lib/dates.ts';

/** `Jan 5, 2026, 2:03 p.m.`, in the time zone that the page names in `data-time-zone`. */
export function momentOf(moment: string) {
  const { timeZone } = document.documentElement.dataset;
  return momentIn(timeZone ?? Intl.DateTimeFormat().resolvedOptions().timeZone, moment);
}
