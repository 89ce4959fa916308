import { shortDayIn, timeIn, weekdayName } from '../../lib/time/dates.ts';
import { timeZoneCity } from '../../lib/time/zoned-time.ts';
import type { ViewingColumns } from '../enquiries/enquiry.ts';
import { stateLabels, viewingDetails } from './viewing.ts';

/** `10:00 a.m.` for `10:00`. */
export function clockText(time: string) {
  return timeIn('UTC', `2024-01-01T${time}:00.000Z`);
}

/** `Thu, Dec 3` for `2026-12-03`. */
function shortDayText(day: string) {
  return `${weekdayName(day).slice(0, 3)}, ${shortDayIn('UTC', day, new Date())}`;
}

/** `Thu, Dec 3, 10:00 a.m., Vancouver · Booked`, or which time is asked for. Empty without a viewing. */
export function viewingLine(row: Pick<ViewingColumns, 'viewingState' | 'viewingDetails'>): string {
  const details = viewingDetails(row);
  if (!details || row.viewingState === null) return '';
  const [day = '', time = ''] = details.local?.split('T') ?? [];
  const when = details.local
    ? `${shortDayText(day)}, ${clockText(time)}, ${timeZoneCity(details.zone)}`
    : details.wish;
  return [when, stateLabels[row.viewingState]].filter(Boolean).join(' · ');
}
