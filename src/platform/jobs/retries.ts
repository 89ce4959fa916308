const discardAfterMs = 72 * 60 * 60_000;

/** When something is tried again: after these pauses, then after the last one each time, for three days in all. */
export function retriesAfter(...pausesMs: [number, ...number[]]) {
  const lastMs = pausesMs.at(-1) ?? 0;
  return {
    /** The time of the next try after this many failed ones. Undefined if it is to be discarded. */
    nextTry: (tries: number, queuedAt: string, now: Date): Date | undefined => {
      const next = new Date(now.getTime() + (pausesMs[tries - 1] ?? lastMs));
      return next.toISOString() > endOfTries(queuedAt) ? undefined : next;
    },
    /** What was queued before this time is discarded. */
    oldestWorthTrying: (now: Date) => new Date(now.getTime() - discardAfterMs).toISOString(),
  };
}

function endOfTries(queuedAt: string) {
  return new Date(Date.parse(queuedAt) + discardAfterMs).toISOString();
}
