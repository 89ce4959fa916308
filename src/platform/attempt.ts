import { isConnectionError, withRetry } from './connection.ts';
import { log } from './log.ts';

export type Attempt<T> =
  | { data: T; error: undefined }
  | { data: undefined; error: { message: string } };

let failures = 0;

/** How many reads have failed since the start: pages rendered meanwhile may lack what they were to show. */
export function failedAttempts() {
  return failures;
}

/** A page's read: retried by the rule of the connection; what goes wrong is logged once (a lost connection by the connection itself) and told in the words given. */
export async function attempt<T>(read: () => Promise<T>, otherwise: string): Promise<Attempt<T>> {
  try {
    return { data: await withRetry(read), error: undefined };
  } catch (cause) {
    failures += 1;
    if (!isConnectionError(cause)) log.error(otherwise, cause);
    return { data: undefined, error: { message: otherwise } };
  }
}
