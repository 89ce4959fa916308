import { isAPIError } from 'better-auth/api';
import { authentication } from './auth-engine.ts';
import { consumeTry, passwordLimit, tryAgainWords } from './auth-limits.ts';
import type { Session } from './auth-session.ts';
import { withClientAddress } from './auth.ts';
import { giveBack } from './limits.ts';

/** Who changes something of their own account. */
export type Who = { session: Session; headers: Headers; clientAddress: string };

export type Refused = { outcome: 'refused'; status: number; message: string };

/** Runs what needs the present password, within the same limit as changing it. */
export async function withPassword<Answer>(
  { session, headers, clientAddress }: Who,
  run: (headers: Headers) => Promise<Answer>,
): Promise<Answer | Refused> {
  const { tryId, tryAgainAt } = await consumeTry([passwordLimit(session.user.id)]);
  if (tryAgainAt) return refused(429, tryAgainWords(tryAgainAt));
  try {
    const answer = await run(withClientAddress(headers, clientAddress));
    await giveBack(tryId);
    return answer;
  } catch (cause) {
    if (isAPIError(cause) && cause.status === 'BAD_REQUEST')
      return refused(422, 'This is not your current password');
    throw cause;
  }
}

/** Undefined when the password is right. */
export async function passwordRefusal(password: string, who: Who): Promise<Refused | undefined> {
  const answer = await withPassword(who, (headers) =>
    authentication().api.verifyPassword({ body: { password }, headers }),
  );
  return 'outcome' in answer ? answer : undefined;
}

export function refused(status: number, message: string): Refused {
  return { outcome: 'refused', status, message };
}
