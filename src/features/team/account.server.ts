import { renderSVG } from 'uqr';
import { listOpenSessions } from '../../platform/accounts/devices.ts';
import { storePasskey, listPasskeys, removePasskey } from '../../platform/accounts/passkeys.ts';
import type { Actor } from '../../platform/accounts/present-password.ts';
import { countRecoveryCodes } from '../../platform/accounts/second-step.ts';
import { findRule } from '../../platform/accounts/second-step-rule.ts';
import type { Session } from '../../platform/accounts/auth.ts';
import { env } from '../../platform/env/env.ts';
import { passkeyEmail } from './team-emails.ts';

export { endSession } from '../../platform/accounts/devices.ts';
export { startPasskeySetup } from '../../platform/accounts/passkeys.ts';
export { rename } from '../../platform/accounts/members.ts';
export {
  startTotpSetup,
  confirmCodes,
  endCodes,
  renewRecoveryCodes,
} from '../../platform/accounts/second-step.ts';

/** The data of the account page, besides the results of its forms. */
export async function readAccount(session: Session) {
  const [sessions, passkeys, codesLeft, requiredFrom] = await Promise.all([
    listOpenSessions(session),
    listPasskeys(session.user.id),
    countRecoveryCodes(session.user.id),
    findRule(),
  ]);
  const isLacking = requiredFrom !== null && codesLeft === undefined && passkeys.length === 0;
  return { sessions, passkeys, codesLeft, requiredFrom: isLacking ? requiredFrom : null };
}

export function addPasskey(passkey: { response: unknown; name: string }, actor: Actor) {
  return storePasskey(passkey, actor, passkeyChangeEmail);
}

export function deletePasskey(input: { id: string; password: string }, actor: Actor) {
  return removePasskey(input, actor, passkeyChangeEmail);
}

function passkeyChangeEmail(change: Parameters<typeof passkeyEmail>[0]) {
  return passkeyEmail(change, env.siteUrl);
}

/** A secret as a QR code, and in groups of four letters for typing. Undefined for an invalid URI. */
export function secretDisplay(uri: string) {
  if (!uri.startsWith('otpauth://totp/') || !URL.canParse(uri)) return undefined;
  const secret = new URL(uri).searchParams.get('secret') ?? '';
  return {
    uri,
    square: renderSVG(uri, { border: 0 }),
    secret: secret.replaceAll(/(.{4})/g, '$1 ').trim(),
  };
}
