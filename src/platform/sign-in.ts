import { isAPIError } from 'better-auth/api';
import { withoutNul } from '../lib/without-nul.ts';
import { noteAccount, noteRefusal } from './auth-activity.ts';
import { deviceCookie, findDevice } from './auth-device.ts';
import { authentication } from './auth-engine.ts';
import {
  accountLimit,
  addressLimit,
  consumeTry,
  deviceLimit,
  tryAgainWords,
} from './auth-limits.ts';
import { findSession, signOut, withClientAddress } from './auth.ts';
import { giveBack, type Limit } from './limits.ts';
import { log } from './log.ts';

export type SignIn =
  | { outcome: 'signed-in'; cookies: string[] }
  | { outcome: 'refused' }
  | { outcome: 'limited'; tryAgainAt: Date }
  /** An error of ours. */
  | { outcome: 'failed' };

/** What a visitor reads for any failure. */
export const signInError = 'Failed to sign in';

/** Signs in with an e-mail and a password, within the limits. Unknown e-mails take as long as known ones and count alike. */
export async function signIn(
  credentials: { email: string; password: string },
  { headers, clientAddress }: { headers: Headers; clientAddress: string },
): Promise<SignIn> {
  const email = withoutNul(credentials.email).trim().toLowerCase();
  const limits = limitsOf(headers, email, clientAddress);
  try {
    const { tryId, tryAgainAt } = await consumeTry(limits);
    if (tryAgainAt) return { outcome: 'limited', tryAgainAt };
    const cookies = await openSession(
      email,
      credentials.password,
      withClientAddress(headers, clientAddress),
    );
    if (!cookies) {
      noteRefusal(email);
      return { outcome: 'refused' };
    }
    await giveBack(tryId);
    await noteAccount(email, 'signed-in');
    return { outcome: 'signed-in', cookies: await takeOver(headers, email, cookies) };
  } catch (cause) {
    log.error(signInError, cause);
    return { outcome: 'failed' };
  }
}

/** Ends the session that the browser had. The cookies are those of the new one, and that by which it is known again. */
export async function takeOver(headers: Headers, email: string, cookies: string[]) {
  if (await findSession(headers)) await signOut(headers);
  return [...cookies, deviceCookie(headers, email)];
}

/** The status and the words for a sign-in that did not succeed. */
export function signInFailure(answer: Exclude<SignIn, { outcome: 'signed-in' }>) {
  if (answer.outcome === 'failed') return { status: 503, message: signInError };
  if (answer.outcome === 'refused') return { status: 422, message: signInError };
  return {
    status: 429,
    message: signInError,
    hint: tryAgainWords(answer.tryAgainAt),
    tryAgainAt: answer.tryAgainAt,
  };
}

/** A browser known for this e-mail has a budget of its own alone: nobody else's tries can shut it out. */
function limitsOf(headers: Headers, email: string, clientAddress: string): Limit[] {
  const device = findDevice(headers, email);
  return device ? [deviceLimit(device)] : [accountLimit(email), addressLimit(clientAddress)];
}

/** The session's cookies, or undefined when e-mail and password do not belong together. */
async function openSession(email: string, password: string, headers: Headers) {
  try {
    const answer = await authentication().api.signInEmail({
      body: { email, password },
      headers,
      returnHeaders: true,
    });
    return answer.headers.getSetCookie();
  } catch (cause) {
    const isRefused =
      isAPIError(cause) && (cause.status === 'UNAUTHORIZED' || cause.status === 'BAD_REQUEST');
    if (isRefused) return undefined;
    throw cause;
  }
}
