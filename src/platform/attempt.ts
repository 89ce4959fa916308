import { AsyncLocalStorage } from 'node:async_hooks';
import { isConnectionError, isUnavailable, withRetry } from './database/connection.ts';
import { log } from './observability/log.ts';

export type Attempt<T> =
  | { data: T; error: undefined }
  | { data: undefined; error: { message: string } };

/** The cause of a failed read: no connection to the database, or another error. */
export type ReadFailure = 'away' | 'other';

type ReadStatus = { failure: ReadFailure | undefined };

const readStatus = new AsyncLocalStorage<ReadStatus>();

/** Renders a page and reports whether one of its reads failed. */
export async function captureFailures<T>(render: () => Promise<T>) {
  const status: ReadStatus = { failure: undefined };
  const result = await readStatus.run(status, render);
  return { result, failure: status.failure };
}

/** Reads data for a page, with retries while connected. A failure is logged once and returned as `errorMessage`. */
export async function attempt<T>(
  read: () => Promise<T>,
  errorMessage: string,
): Promise<Attempt<T>> {
  try {
    return { data: await withRetry(read), error: undefined };
  } catch (cause) {
    const isAway = isUnavailable(cause);
    const status = readStatus.getStore();
    if (status) status.failure = isAway ? 'away' : (status.failure ?? 'other');
    if (!isConnectionError(cause)) log.error(errorMessage, cause);
    return { data: undefined, error: { message: errorMessage } };
  }
}
