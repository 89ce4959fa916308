import { AsyncLocalStorage } from 'node:async_hooks';
import { isConnectionError, withRetry } from './connection.ts';
import { log } from './log.ts';

export type Attempt<T> =
  | { data: T; error: undefined }
  | { data: undefined; error: { message: string } };

/** Why a read failed: the database was away, or anything else. */
export type ReadFailure = 'away' | 'other';

type Reading = { failure: ReadFailure | undefined };

const reading = new AsyncLocalStorage<Reading>();

/** Runs the rendering of a page and tells whether one of its reads failed. */
export async function noteFailures<T>(render: () => Promise<T>) {
  const noted: Reading = { failure: undefined };
  const result = await reading.run(noted, render);
  return { result, failure: noted.failure };
}

/** A page's read, retried while the connection allows. A failure is logged once and answered with the message given. */
export async function attempt<T>(
  read: () => Promise<T>,
  errorMessage: string,
): Promise<Attempt<T>> {
  try {
    return { data: await withRetry(read), error: undefined };
  } catch (cause) {
    const isAway = isConnectionError(cause);
    const noted = reading.getStore();
    if (noted) noted.failure = isAway ? 'away' : (noted.failure ?? 'other');
    if (!isAway) log.error(errorMessage, cause);
    return { data: undefined, error: { message: errorMessage } };
  }
}
