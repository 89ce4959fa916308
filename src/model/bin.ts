import { dayMs } from '../lib/time/durations.ts';
/** For this many days a deleted record can be restored. */
export const binDays = 30;

/** The days left, including today: at least 1. */
export function daysLeftInBin(deletedAt: string, now = Date.now()) {
  const elapsedDays = (now - Date.parse(deletedAt)) / dayMs;
  return Math.max(Math.ceil(binDays - elapsedDays), 1);
}
