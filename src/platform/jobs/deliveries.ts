import { setTimeout as wait } from 'node:timers/promises';

/** Frequent, to be first when the database is back: see `isUnclaimed`. */
const markEveryMs = 250;
const markForMs = 60 * 60_000;

/** Rows that are sent to another server: emails, webhooks. */
export type Outbox<Row, Answer> = {
  /** Claims the row that is most overdue. */
  claim: (now: Date) => Promise<Row | undefined>;
  /** Sends it under its lease. Rejects if the other server has not accepted it, or may not have. */
  send: (row: Row, signal: AbortSignal) => Promise<Answer>;
  markSent: (row: Row, now: Date, answer: Answer) => Promise<void>;
  markTried: (row: Row, now: Date, cause: unknown) => Promise<void>;
};

/**
 * Sends the row that is most overdue; false if none is due. Sending happens outside a transaction: if the process dies
 * meanwhile, its lease expires and the row is sent again under the same id.
 */
export async function deliverFrom<Row, Answer>(
  { claim, send, markSent, markTried }: Outbox<Row, Answer>,
  signal: AbortSignal,
  clock = () => new Date(),
): Promise<boolean> {
  const row = await claim(clock());
  if (!row) return false;
  let answer: Answer;
  try {
    answer = await send(row, signal);
  } catch (cause) {
    await markTried(row, clock(), cause);
    return true;
  }
  await retryMarking(() => markSent(row, clock(), answer), signal, clock);
  return true;
}

/** What is not marked as sent would be sent twice, so the database gets time to come back. */
async function retryMarking(mark: () => Promise<void>, signal: AbortSignal, clock: () => Date) {
  const end = clock().getTime() + markForMs;
  for (;;) {
    try {
      return await mark();
    } catch (cause) {
      if (signal.aborted || clock().getTime() > end) throw cause;
      await wait(markEveryMs, undefined, { signal }).catch(() => undefined);
    }
  }
}
