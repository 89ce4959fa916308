import { isComingSoon } from '../project-status.ts';
import { formatMonth, monthOfDay } from '../../../lib/time/format-month.ts';

/** The statuses of complete buildings. */
export const finishedStatuses: readonly string[] = ['completed', 'move-in-ready'];

/** True if the building is complete on a day such as `2026-11-20`. */
export function isReady(project: { status: string; completionDate: string | null }, today: string) {
  const month = formatMonth(project.completionDate);
  return finishedStatuses.includes(project.status) || (month !== null && month < monthOfDay(today));
}

/** True if a building that is known to be built was complete on a day. Work that is late is not. */
export function isCompleted(project: Parameters<typeof isReady>[0], today: string) {
  const { status } = project;
  return isReady(project, today) && status !== 'in-progress' && !isComingSoon(status);
}
