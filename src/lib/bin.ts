import { dayMs } from './durations.ts';
/** How long a deleted record can be restored. */
export const binDays = 30;

/** The days left, today included: at least 1 until it is removed. */
export function daysLeftInBin(deletedAt: string, now = Date.now()) {
  const passed = (now - Date.parse(deletedAt)) / dayMs;
  return Math.max(Math.ceil(binDays - passed), 1);
}
