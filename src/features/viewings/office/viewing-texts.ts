import { z } from 'zod';
import { unbroken } from '../../../lib/typesetting/unbroken.ts';
import { shortDayIn, timeIn, weekdayAndDate, weekdayName } from '../../../lib/time/dates.ts';
import { timeZoneCity } from '../../../lib/time/zoned-time.ts';
import { day, time } from '../../../model/fields.ts';
import type { ViewingColumns } from '../../enquiries/enquiry.ts';
import { stateLabels, viewingDetails } from '../viewing.ts';
import type { OfficeViewing } from './office-viewing.ts';

/** `Thursday, December 3, 10:00 a.m. to 10:45 a.m., Vancouver`. Empty without a time. */
export function whenText({ local, timeZone }: OfficeViewing) {
  if (!local) return '';
  return `${startText(local.day, local.from)} to ${unbroken(clockText(local.until))}, ${timeZoneCity(timeZone)}`;
}

/** `From Thursday, December 3, 10:00 a.m. to Friday, December 4, 11:00 a.m., Vancouver`, once another time is typed. */
export function moveText(
  viewing: OfficeViewing,
  typed: { day: string; time: string; timeZone: string | undefined },
) {
  const { local, timeZone } = viewing;
  const { success, data } = startSchema.safeParse(typed);
  if (!local || !success || (data.day === local.day && data.time === local.from))
    return whenText(viewing);
  const isSameZone = typed.timeZone === timeZone;
  const [was, is] = [
    [startText(local.day, local.from), !isSameZone && timeZoneCity(timeZone)],
    [startText(data.day, data.time), timeZoneCity(typed.timeZone ?? timeZone)],
  ].map((parts) => parts.filter(Boolean).join(', '));
  return `From ${was} to ${is}`;
}

const startSchema = z.object({ day, time });

function startText(on: string, at: string) {
  return `${weekdayAndDate(on)}, ${unbroken(clockText(at))}`;
}

/** How the visitor learns of a change. */
export function noticeText(viewing: OfficeViewing | undefined) {
  if (!viewing) return 'With an email address, they get the confirmation and the calendar entry.';
  const { name, email } = viewing;
  return email
    ? `${name} is notified by email.`
    : `${name} left no email address. Tell them yourself.`;
}

/** `10:00 a.m.` for `10:00`. */
export function clockText(clock: string) {
  return timeIn('UTC', `2024-01-01T${clock}:00.000Z`);
}

/** `Thu, Dec 3, 10:00 a.m., Vancouver · Booked`, or which time is asked for. Empty without a viewing. */
export function viewingLine(row: Pick<ViewingColumns, 'viewingState' | 'viewingDetails'>): string {
  const details = viewingDetails(row);
  if (!details || row.viewingState === null) return '';
  const [on = '', at = ''] = details.local?.split('T') ?? [];
  const dayText = `${weekdayName(on).slice(0, 3)}, ${shortDayIn('UTC', on, new Date())}`;
  const when = on
    ? `${dayText}, ${unbroken(clockText(at))}, ${timeZoneCity(details.zone)}`
    : details.wish;
  return [when, stateLabels[row.viewingState]].filter(Boolean).join(' · ');
}
