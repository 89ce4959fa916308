import { isAPIError } from '@better-auth/core/utils/is-api-error';
import { authenticationContext } from './engine.ts';
import { passwordLimit, tryAgainMessage } from './limits.ts';
import type { Session } from './session.ts';
import { accounts } from './tables.ts';
import { withClientAddress } from './auth.ts';
import { consumeInTurn, refundTry } from '../http/limits.ts';

const wrongPassword = 'This is not your current password';

/** A signed-in user who changes their own account. */
export type Actor = { session: Session; headers: Headers; clientAddress: string };

export type Refused = { outcome: 'refused'; status: number; message: string };

/** Runs a call that checks the current password, within the limit of tries. */
export async function withPassword<Answer>(
  { session, headers, clientAddress }: Actor,
  run: (headers: Headers) => Promise<Answer>,
): Promise<Answer | Refused> {
  const { tryId, tryAgainAt } = await consumeInTurn([passwordLimit(session.user.id)]);
  if (tryAgainAt) return requestRefusal(429, tryAgainMessage(tryAgainAt));
  try {
    const answer = await run(withClientAddress(headers, clientAddress));
    await refundTry(tryId);
    return answer;
  } catch (cause) {
    if (isAPIError(cause) && cause.status === 'BAD_REQUEST')
      return requestRefusal(422, wrongPassword);
    throw cause;
  }
}

/** Checks the current password, within the same limit. Undefined if it is right. */
export async function passwordRefusal(
  password: string,
  userId: string,
): Promise<Refused | undefined> {
  const { tryId, tryAgainAt } = await consumeInTurn([passwordLimit(userId)]);
  if (tryAgainAt) return requestRefusal(429, tryAgainMessage(tryAgainAt));
  const account = await accounts
    .selectFrom('authAccount')
    .select('password')
    .where('userId', '=', userId)
    .where('providerId', '=', 'credential')
    .executeTakeFirst();
  const context = await authenticationContext();
  const isRight =
    account !== undefined && (await context.password.verify({ hash: account.password, password }));
  if (!isRight) return requestRefusal(422, wrongPassword);
  await refundTry(tryId);
  return undefined;
}

export function requestRefusal(status: number, message: string): Refused {
  return { outcome: 'refused', status, message };
}
