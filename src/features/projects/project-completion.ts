import { monthInWords, monthOfDay } from '../../lib/month-in-words.ts';

const finished = ['completed', 'move-in-ready'];

/** True when homes can be moved into on a day such as `2026-11-20`. */
export function isReady(project: { status: string; completionDate: string | null }, today: string) {
  const month = monthInWords(project.completionDate);
  return finished.includes(project.status) || (month !== null && month < monthOfDay(today));
}
