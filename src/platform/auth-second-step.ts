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

/** Makes a new secret for the authenticator app. Codes are required only after the first one was confirmed. */
export async function beginCodes(password: string, who: Who): Promise<CodesBegun | Refused> {
  return withPassword(who, async (headers) => {
    const answer = await authentication().api.enableTwoFactor({ body: { password }, headers });
    if (!('totpURI' in answer)) throw new Error('No secret was made');
    return { outcome: 'begun', uri: answer.totpURI };
  });
}

/** Turns codes on with the first code and returns the recovery codes. The session continues under a new cookie. */
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

/** The number of recovery codes left. Undefined if codes are off. */
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

type CodeInput = { code: string; isRecovery: boolean; isTrusted: boolean };

export type CodeAnswer =
  | { outcome: 'signed-in'; email: string; cookies: string[]; isRecovery: boolean }
  /** `triesLeft` is 0 when the password must be typed again. */
  | { outcome: 'wrong'; triesLeft: number }
  | { outcome: 'failed' };

/** Completes a sign-in with a code of the authenticator or a recovery code. */
export async function answerCode(
  { code, isRecovery, isTrusted }: CodeInput,
  { headers, clientAddress }: { headers: Headers; clientAddress: string },
): Promise<CodeAnswer> {
  const request = {
    headers: withClientAddress(headers, clientAddress),
    returnHeaders: true,
  } as const;
  try {
    const { api } = authentication();
    const answer = isRecovery
      ? await api.verifyBackupCode({
          body: { code: recoveryCodeFrom(code), trustDevice: isTrusted },
          ...request,
        })
      : await api.verifyTOTP({
          body: { code: code.replaceAll(/\s/g, ''), trustDevice: isTrusted },
          ...request,
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

/** The challenge of a browser that has typed the right password and still needs a code. */
export async function findChallenge(headers: Headers) {
  const name = `${isSecure ? '__Secure-' : ''}${cookiePrefix}.two_factor`;
  const value = cookieOf(headers.get('cookie'), name);
  // The id comes before the dot and is never URL-encoded.
  const [id = ''] = (value ?? '').split(/\.|%/);
  if (id === '') return undefined;
  const { internalAdapter } = await authentication().$context;
  const challenge = await internalAdapter.findVerificationValue(id);
  const failedTries = await internalAdapter.findVerificationValue(`2fa-attempts-${id}`);
  const user = challenge && (await internalAdapter.findUserById(challenge.value));
  if (!user) return undefined;
  const triesLeft = failedTries ? Math.max(0, triesOfChallenge - Number(failedTries.value)) : 0;
  return { email: user.email, triesLeft };
}
