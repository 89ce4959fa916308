import { isAPIError } from '@better-auth/core/utils/is-api-error';
import { plural } from '../../lib/text/plural.ts';
import { withoutNul } from '../../lib/text/without-nul.ts';
import { logAccountActivity, logRefusal } from './activity.ts';
import { authentication, accountCookie } from './engine.ts';
import { SignInsBusy, signInStranger } from './hashing.ts';
import { accountLimit, addressLimits, deviceLimit, tryAgainMessage } from './limits.ts';
import { signInByPasskey } from './passkeys.ts';
import { answerCode, findChallenge } from './second-step.ts';
import { accounts } from './tables.ts';
import { db } from '../database/database.ts';
import { putInOutbox, wakeMailer } from '../mail/outbox.ts';
import type { OutgoingEmail } from '../mail/row.ts';
import { findSession, signOut, withClientAddress } from './auth.ts';
import { consumeInTurn, refundTry, type Limit } from '../http/limits.ts';
import { log } from '../observability/log.ts';
import { randomUUID } from 'node:crypto';
import { isValidSignature, signText } from './secret.ts';
import { readCookie } from '../http/cookies.ts';
import { hostAttributes } from '../http/host-cookies.ts';

export { passkeyOptions } from './passkeys.ts';

export type SignIn =
  | { outcome: 'signed-in'; cookies: string[] }
  /** The password is right, and a code is required. */
  | { outcome: 'second-step'; cookies: string[] }
  | { outcome: 'refused' }
  | { outcome: 'limited'; tryAgainAt: Date }
  /** An internal error. */
  | { outcome: 'failed' };
export const signInError = 'Failed to sign in';

const busyMs = 60_000;

/** Signs in with an e-mail and a password, within the limits. Unknown e-mails take as long as known ones and count the same. */
export async function signIn(
  credentials: { email: string; password: string },
  { headers, clientAddress }: { headers: Headers; clientAddress: string },
): Promise<SignIn> {
  const email = withoutNul(credentials.email).trim().toLowerCase();
  const device = findDevice(headers, email);
  const limits = device ? [deviceLimit(device)] : strangerLimits(email, clientAddress);
  try {
    const { tryId, tryAgainAt } = await consumeInTurn(limits);
    if (tryAgainAt) return { outcome: 'limited', tryAgainAt };
    const trusted = withClientAddress(headers, clientAddress);
    const open = () => openSession(email, credentials.password, trusted);
    const session = await (device ? open() : signInStranger(open)).catch(async (cause: unknown) => {
      if (cause instanceof SignInsBusy) await refundTry(tryId);
      throw cause;
    });
    if (!session) {
      logRefusal(email);
      return { outcome: 'refused' };
    }
    await refundTry(tryId);
    const { cookies, needsCode } = session;
    if (needsCode) return { outcome: 'second-step', cookies };
    return await completeSignIn(email, cookies, headers);
  } catch (cause) {
    if (cause instanceof SignInsBusy)
      return { outcome: 'limited', tryAgainAt: new Date(Date.now() + busyMs) };
    log.error(signInError, cause);
    return { outcome: 'failed' };
  }
}

/** Completes a sign-in with a code, within its own limits. */
export async function signInByCode(
  input: { code: string; isRecovery: boolean; isTrusted: boolean },
  request: { headers: Headers; clientAddress: string },
): Promise<SignIn | { outcome: 'wrong'; triesLeft: number }> {
  const answer = await answerCode(input, request);
  if (answer.outcome !== 'signed-in') return answer;
  const by = answer.isRecovery ? 'recovery code' : 'code';
  return completeSignIn(answer.email, answer.cookies, request.headers, by);
}

/** Whether this browser has typed the right password and still needs a code. */
export async function isCodeOwed(headers: Headers) {
  return (await findChallenge(headers)) !== undefined;
}

export async function signInByKey(
  response: unknown,
  request: { headers: Headers; clientAddress: string },
): Promise<SignIn> {
  const answer = await signInByPasskey(response, request);
  if (answer.outcome !== 'signed-in') return answer;
  return completeSignIn(answer.email, answer.cookies, request.headers, 'passkey');
}

type DeviceEmail = (device: { email: string; userAgent: string; at: string }) => OutgoingEmail;

let deviceEmail: DeviceEmail | undefined;

/** Sets the letter that notifies a member of a sign-in on a new device. */
export function provideDeviceEmail(composeEmail: DeviceEmail) {
  deviceEmail = composeEmail;
}

/** Logs a sign-in and notifies the member if the browser is new for this account. */
export async function completeSignIn(
  email: string,
  cookies: string[],
  headers: Headers,
  method = '',
): Promise<SignIn> {
  await logAccountActivity(email, 'signed-in', method);
  if (deviceEmail && !findDevice(headers, email) && (await wasSeenBefore(email))) {
    const userAgent = headers.get('user-agent') ?? '';
    const notice = deviceEmail({ email, userAgent, at: new Date().toISOString() });
    await db.transaction().execute((tx) => putInOutbox(tx, [notice]));
    wakeMailer();
  }
  return { outcome: 'signed-in', cookies: await takeOver(headers, email, cookies) };
}

/** False at the very first sign-in, when every device is new. */
async function wasSeenBefore(email: string) {
  const user = await accounts
    .selectFrom('authUser')
    .select('lastSeenAt')
    .where('email', '=', email)
    .executeTakeFirst();
  return Boolean(user?.lastSeenAt);
}

/** Ends the previous session of the browser. Returns the new session's cookies and the device cookie. */
async function takeOver(headers: Headers, email: string, cookies: string[]) {
  if (await findSession(headers)) await signOut(headers);
  return [...cookies, deviceCookie(headers, email)];
}

/** The status and message for a failed sign-in. */
export function signInFailure(answer: Exclude<SignIn, { outcome: 'signed-in' | 'second-step' }>) {
  if (answer.outcome === 'failed') return { status: 503, message: signInError };
  if (answer.outcome === 'refused') return { status: 422, message: signInError };
  return {
    status: 429,
    message: signInError,
    hint: tryAgainMessage(answer.tryAgainAt),
    tryAgainAt: answer.tryAgainAt,
  };
}

/** The status and message for a failed code. */
export function codeFailure(answer: { outcome: string; triesLeft?: number }) {
  if (answer.outcome !== 'wrong') return { status: 503, message: signInError };
  const { triesLeft = 0 } = answer;
  if (triesLeft === 0) {
    const hint =
      'Sign in with your password again. After five wrong codes, you have to wait 15 minutes.';
    return {
      status: 429,
      message: 'That code is wrong, and you have no attempts left.',
      hint,
      mustRestart: true,
    };
  }
  const left = plural(triesLeft, '1 attempt left.', '# attempts left.');
  const hint = `Wait for the next code and enter it. ${left}`;
  return { status: 422, message: 'That code is not valid.', hint };
}

/** A browser known for this e-mail has only its own limit, so that tries by others cannot lock it out. */
function strangerLimits(email: string, clientAddress: string): Limit[] {
  return [accountLimit(email), ...addressLimits(clientAddress)];
}

/** The cookies of the session or of the pending code. Undefined for a wrong e-mail or password. */
async function openSession(email: string, password: string, headers: Headers) {
  try {
    const { api } = await authentication();
    const answer = await api.signInEmail({
      body: { email, password },
      headers,
      returnHeaders: true,
    });
    const needsCode = 'twoFactorRedirect' in answer.response;
    return { cookies: answer.headers.getSetCookie(), needsCode };
  } catch (cause) {
    const isRefused =
      isAPIError(cause) && (cause.status === 'UNAUTHORIZED' || cause.status === 'BAD_REQUEST');
    if (isRefused) return undefined;
    throw cause;
  }
}

const maxCookieSeconds = 400 * 24 * 60 * 60;

/** The device id from the cookie, if this browser has signed in with this e-mail before. */
function findDevice(headers: Headers, email: string) {
  const value = readCookie(headers.get('cookie'), cookieName(email));
  const [device = '', signature = ''] = value?.split('.') ?? [];
  return isValidSignature(signedText(device, email), signature) ? device : undefined;
}

/** A `Set-Cookie` value that identifies this browser even after its session has ended. */
function deviceCookie(headers: Headers, email: string) {
  const device = findDevice(headers, email) ?? randomUUID();
  const value = `${device}.${signText(signedText(device, email))}`;
  return `${cookieName(email)}=${value}; Max-Age=${maxCookieSeconds}; ${hostAttributes}`;
}

/** Each e-mail has its own cookie, since several people may sign in on one browser. */
function cookieName(email: string) {
  return accountCookie(`device_${signText(email).slice(0, 10)}`);
}

function signedText(device: string, email: string) {
  return `device ${device} ${email}`;
}
