import { todayIn } from '../lib/time/dates.ts';
import { headOffice } from './settings/settings.ts';

/** Today at the head office, such as `2025-01-05`. */
export function officeToday(now?: Date) {
  return todayIn(headOffice().timeZone, now);
}
