import { dayMs, hourMs, minuteMs } from './durations.ts';

/** Such as `17 min`, `5 h` or `2 days`. */
export function waitingTime(since: string, now: string) {
  const waitedMs = waitedFor(since, now);
  if (waitedMs < hourMs) return `${Math.max(1, Math.floor(waitedMs / minuteMs))} min`;
  if (waitedMs < dayMs) return `${Math.floor(waitedMs / hourMs)} h`;
  const days = Math.floor(waitedMs / dayMs);
  return days === 1 ? '1 day' : `${days} days`;
}

/** True after a full day, so an enquiry from the evening is not late the next morning. */
export function isLate(since: string, now: string) {
  return waitedFor(since, now) >= dayMs;
}

function waitedFor(since: string, now: string) {
  return Date.parse(now) - Date.parse(since);
}
