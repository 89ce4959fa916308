const quickMs = [2_000, 4_000, 8_000];
const slowMs = 15 * 60_000;
const discardAfterMs = 72 * 60 * 60_000;

/** The time of the next try after this many failed ones. Undefined if the mail is to be discarded. */
export function nextTry(tries: number, createdAt: string, now: Date): Date | undefined {
  const next = new Date(now.getTime() + (quickMs[tries - 1] ?? slowMs));
  return next.toISOString() > endOfTries(createdAt) ? undefined : next;
}

/** Mails queued before this time are discarded. */
export function oldestWorthTrying(now: Date) {
  return new Date(now.getTime() - discardAfterMs).toISOString();
}

function endOfTries(createdAt: string) {
  return new Date(Date.parse(createdAt) + discardAfterMs).toISOString();
}
