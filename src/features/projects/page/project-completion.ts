import { monthInWords, monthOfDay } from '../../../lib/time/month-in-words.ts';

const finishedStatuses = ['completed', 'move-in-ready'];

/** True if the building is complete on a day such as `2026-11-20`. */
export function isReady(project: { status: string; completionDate: string | null }, today: string) {
  const month = monthInWords(project.completionDate);
  return finishedStatuses.includes(project.status) || (month !== null && month < monthOfDay(today));
}
