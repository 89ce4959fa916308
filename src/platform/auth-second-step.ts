import { isAPIError } from 'better-auth/api';
import { noteAccount, noteRefusal } from './auth-activity.ts';
import { authentication, cookiePrefix, isSecure } from './auth-engine.ts';
import { refused, withPassword, type Refused, type Who } from './auth-present-password.ts';
import { recoveryCodeFrom } from './auth-recovery-codes.ts';
import { accounts } from './auth-tables.ts';
import { withClientAddress } from './auth.ts';
import { cookieOf } from './cookies.ts';
import { log } from './log.ts';

const wrongCode = 'That code is not the present one. Wait for the next and type it.';

export type CodesBegun = { outcome: 'begun'; uri: string };
export type CodesMade = { outcome: 'made'; codes: string[]; cookies: string[] };

/** A new secret for the authenticator. Nothing asks for codes before one was typed. */
export async function beginCodes(password: string, who: Who): Promise<CodesBegun | Refused> {
  return withPassword(who, async (headers) => {
    const answer = await authentication().api.enableTwoFactor({ body: { password }, headers });
    if (!('totpURI' in answer)) throw new Error('No secret was made');
    return { outcome: 'begun', uri: answer.totpURI };
  });
}

/** Turns codes on by the first one, and gives the recovery codes. The browser's session goes on under a new cookie. */
export async function confirmCodes(code: string, who: Who): Promise<CodesMade | Refused> {
  const { session, headers, clientAddress } = who;
  try {
    const answer = await authentication().api.verifyTOTP({
      body: { code: code.replaceAll(/\s/g, '') },
      headers: withClientAddress(headers, clientAddress),
      returnHeaders: true,
    });
    const { backupCodes } = await authentication().api.viewBackupCodes({
      body: { userId: session.user.id },
    });
    await noteAccount(session.user.email, 'codes', 'turned codes on as the second step');
    return { outcome: 'made', codes: backupCodes, cookies: answer.headers.getSetCookie() };
  } catch (cause) {
    if (isAPIError(cause)) return refused(422, wrongCode);
    throw cause;
  }
}

/** New recovery codes in place of the old. */
export async function renewRecoveryCodes(password: string, who: Who): Promise<CodesMade | Refused> {
  return withPassword(who, async (headers) => {
    const { backupCodes } = await authentication().api.generateBackupCodes({
      body: { password },
      headers,
    });
    await noteAccount(who.session.user.email, 'codes', 'made new recovery codes');
    return { outcome: 'made', codes: backupCodes, cookies: [] };
  });
}

export async function endCodes(
  password: string,
  who: Who,
): Promise<{ outcome: 'ended'; cookies: string[] } | Refused> {
  return withPassword(who, async (headers) => {
    const answer = await authentication().api.disableTwoFactor({
      body: { password },
      headers,
      returnHeaders: true,
    });
    await noteAccount(who.session.user.email, 'codes', 'turned codes off as the second step');
    return { outcome: 'ended', cookies: answer.headers.getSetCookie() };
  });
}

/** How many recovery codes are left; undefined for who types no codes. */
export async function countRecoveryCodes(userId: string) {
  const user = await accounts
    .selectFrom('authUser')
    .select('twoFactorEnabled')
    .where('id', '=', userId)
    .executeTakeFirst();
  if (!user?.twoFactorEnabled) return undefined;
  const { backupCodes } = await authentication().api.viewBackupCodes({ body: { userId } });
  return backupCodes.length;
}

type CodeTyped = { code: string; isRecovery: boolean; isTrusted: boolean };

export type CodeAnswer =
  | { outcome: 'signed-in'; email: string; cookies: string[]; isRecovery: boolean }
  /** `triesLeft` is 0 when the password has to be typed again. */
  | { outcome: 'wrong'; triesLeft: number }
  | { outcome: 'failed' };

/** The second step of a sign-in: a code of the authenticator, or one of those kept on paper. */
export async function answerCode(
  { code, isRecovery, isTrusted }: CodeTyped,
  { headers, clientAddress }: { headers: Headers; clientAddress: string },
): Promise<CodeAnswer> {
  const asked = {
    headers: withClientAddress(headers, clientAddress),
    returnHeaders: true,
  } as const;
  try {
    const { api } = authentication();
    const answer = isRecovery
      ? await api.verifyBackupCode({
          body: { code: recoveryCodeFrom(code), trustDevice: isTrusted },
          ...asked,
        })
      : await api.verifyTOTP({
          body: { code: code.replaceAll(/\s/g, ''), trustDevice: isTrusted },
          ...asked,
        });
    const { email } = answer.response.user;
    return { outcome: 'signed-in', email, cookies: answer.headers.getSetCookie(), isRecovery };
  } catch (cause) {
    if (!isAPIError(cause)) {
      log.error('A code could not be checked', cause);
      return { outcome: 'failed' };
    }
    const challenge = await findChallenge(headers);
    if (challenge) noteRefusal(challenge.email);
    const isLocked = cause.status === 'TOO_MANY_REQUESTS';
    return { outcome: 'wrong', triesLeft: isLocked ? 0 : (challenge?.triesLeft ?? 0) };
  }
}

const triesOfChallenge = 5;

/** Whether this browser has typed the right password a moment ago and owes a code. */
export async function findChallenge(headers: Headers) {
  const name = `${isSecure ? '__Secure-' : ''}${cookiePrefix}.two_factor`;
  const value = cookieOf(headers.get('cookie'), name);
  // The id is in front of a dot and is never encoded.
  const [id = ''] = (value ?? '').split(/\.|%/);
  if (id === '') return undefined;
  const { internalAdapter } = await authentication().$context;
  const found = await internalAdapter.findVerificationValue(id);
  const tried = await internalAdapter.findVerificationValue(`2fa-attempts-${id}`);
  const user = found && (await internalAdapter.findUserById(found.value));
  if (!user) return undefined;
  const triesLeft = tried ? Math.max(0, triesOfChallenge - Number(tried.value)) : 0;
  return { email: user.email, triesLeft };
}
