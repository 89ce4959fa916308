import { weekdayAndDate } from '../../../lib/time/dates.ts';
import { timeZoneCity } from '../../../lib/time/zoned-time.ts';
import { clockText } from '../viewing-line.ts';
import type { OfficeViewing } from './office-viewing.ts';

/** `Thursday, December 3, 10:00 a.m. to 10:45 a.m., Vancouver`. Empty without a time. */
export function whenText({ local, timeZone }: OfficeViewing) {
  if (!local) return '';
  const { day, from, until } = local;
  const time = `${clockText(from)} to ${clockText(until)}`;
  return `${weekdayAndDate(day)}, ${time}, ${timeZoneCity(timeZone)}`;
}

/** How the visitor learns of a change. */
export function noticeText(viewing: OfficeViewing | undefined) {
  if (!viewing) return 'With an email address, they get the confirmation and the calendar entry.';
  const { name, email } = viewing;
  return email
    ? `${name} is notified by email.`
    : `${name} left no email address. Tell them yourself.`;
}
