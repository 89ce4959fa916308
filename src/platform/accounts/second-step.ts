import { isAPIError } from '@better-auth/core/utils/is-api-error';
import { logAccountActivity, logRefusal } from './activity.ts';
import { claimCode } from './codes.ts';
import { accountCookie, authentication, authenticationContext } from './engine.ts';
import { codeLimit, tryAgainMessage } from './limits.ts';
import { requestRefusal, withPassword, type Refused, type Actor } from './present-password.ts';
import { recoveryCodeFrom } from './recovery-codes.ts';
import { accounts } from './tables.ts';
import { withClientAddress } from './auth.ts';
import { readCookie, withoutCookie } from '../http/cookies.ts';
import { consumeInTurn, refundTry } from '../http/limits.ts';
import { log } from '../observability/log.ts';

const wrongCode = 'That code is not valid. Wait for the next one and enter it.';
const alreadyOn = 'Two-step verification is already on. Reload the page.';
const alreadyOff = 'Two-step verification is off. Reload the page.';

export type CodesBegun = { outcome: 'begun'; uri: string };
export type CodesMade = { outcome: 'made'; codes: string[]; cookies: string[] };

/** Makes a new secret for the authenticator app. Codes are required only after the first one was confirmed. */
export async function startTotpSetup(
  password: string,
  actor: Actor,
): Promise<CodesBegun | Refused> {
  if (await hasCodes(actor.session.user.id)) return requestRefusal(409, alreadyOn);
  return withPassword(actor, async (headers) => {
    const { api } = await authentication();
    const answer = await api.enableTwoFactor({ body: { password }, headers });
    if (!('totpURI' in answer)) throw new Error('No secret was made');
    return { outcome: 'begun', uri: answer.totpURI };
  });
}

/**
 * Turns codes on with the first code, within the limit of tries, and returns the recovery codes. They were made after
 * the password. The session continues under a new cookie.
 */
export async function confirmCodes(typed: string, actor: Actor): Promise<CodesMade | Refused> {
  const { session, headers, clientAddress } = actor;
  const { user } = session;
  if (await hasCodes(user.id)) return requestRefusal(409, alreadyOn);
  const { tryId, tryAgainAt } = await consumeInTurn([codeLimit(user.id)]);
  if (tryAgainAt) return requestRefusal(429, tryAgainMessage(tryAgainAt));
  const code = withoutSpaces(typed);
  if (!(await claimCode(user.id, code))) return requestRefusal(422, wrongCode);
  try {
    const { api } = await authentication();
    const answer = await api.verifyTOTP({
      body: { code },
      headers: withClientAddress(headers, clientAddress),
      returnHeaders: true,
    });
    const { backupCodes } = await api.viewBackupCodes({
      body: { userId: user.id },
    });
    await refundTry(tryId);
    await logAccountActivity(user.email, 'codes', 'turned on two-step verification');
    return { outcome: 'made', codes: backupCodes, cookies: answer.headers.getSetCookie() };
  } catch (cause) {
    if (isAPIError(cause)) return requestRefusal(422, wrongCode);
    throw cause;
  }
}

export async function renewRecoveryCodes(
  password: string,
  actor: Actor,
): Promise<CodesMade | Refused> {
  if (!(await hasCodes(actor.session.user.id))) return requestRefusal(409, alreadyOff);
  return withPassword(actor, async (headers) => {
    const { api } = await authentication();
    const { backupCodes } = await api.generateBackupCodes({
      body: { password },
      headers,
    });
    await logAccountActivity(actor.session.user.email, 'codes', 'created new recovery codes');
    return { outcome: 'made', codes: backupCodes, cookies: [] };
  });
}

export async function endCodes(
  password: string,
  actor: Actor,
): Promise<{ outcome: 'ended'; cookies: string[] } | Refused> {
  if (!(await hasCodes(actor.session.user.id))) return requestRefusal(409, alreadyOff);
  return withPassword(actor, async (headers) => {
    const { api } = await authentication();
    const answer = await api.disableTwoFactor({
      body: { password },
      headers,
      returnHeaders: true,
    });
    await logAccountActivity(actor.session.user.email, 'codes', 'turned off two-step verification');
    return { outcome: 'ended', cookies: answer.headers.getSetCookie() };
  });
}

/** The number of recovery codes left. Undefined if codes are off. */
export async function countRecoveryCodes(userId: string) {
  if (!(await hasCodes(userId))) return undefined;
  const { api } = await authentication();
  const { backupCodes } = await api.viewBackupCodes({ body: { userId } });
  return backupCodes.length;
}

async function hasCodes(userId: string) {
  const user = await accounts
    .selectFrom('authUser')
    .select('twoFactorEnabled')
    .where('id', '=', userId)
    .executeTakeFirst();
  return Boolean(user?.twoFactorEnabled);
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
  // With a session better-auth would check the code of its user, without counting tries.
  const challengeHeaders = withoutCookie(headers, accountCookie('session_token'));
  const request = {
    headers: withClientAddress(challengeHeaders, clientAddress),
    returnHeaders: true,
  } as const;
  try {
    const { api } = await authentication();
    const answer = isRecovery
      ? await api.verifyBackupCode({
          body: { code: recoveryCodeFrom(code), trustDevice: isTrusted },
          ...request,
        })
      : await api.verifyTOTP({
          body: { code: await unusedCode(headers, withoutSpaces(code)), trustDevice: isTrusted },
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
    if (challenge) logRefusal(challenge.email);
    const isLocked = cause.status === 'TOO_MANY_REQUESTS';
    return { outcome: 'wrong', triesLeft: isLocked ? 0 : (challenge?.triesLeft ?? 0) };
  }
}

/** The code, or none if it was used before, which counts as a wrong one. */
async function unusedCode(headers: Headers, code: string) {
  const challenge = await findChallenge(headers);
  return challenge && (await claimCode(challenge.userId, code)) ? code : '';
}

function withoutSpaces(typed: string) {
  return typed.replaceAll(/\s/g, '');
}

const triesOfChallenge = 5;

/** The challenge of a browser that has typed the right password and still needs a code. */
export async function findChallenge(headers: Headers) {
  const value = readCookie(headers.get('cookie'), accountCookie('two_factor'));
  // The id comes before the dot and is never URL-encoded.
  const [id = ''] = (value ?? '').split(/\.|%/);
  if (id === '') return undefined;
  const { internalAdapter } = await authenticationContext();
  const challenge = await internalAdapter.findVerificationValue(id);
  const failedTries = await internalAdapter.findVerificationValue(`2fa-attempts-${id}`);
  const user = challenge && (await internalAdapter.findUserById(challenge.value));
  if (!user) return undefined;
  const triesLeft = failedTries ? Math.max(0, triesOfChallenge - Number(failedTries.value)) : 0;
  return { userId: user.id, email: user.email, triesLeft };
}
