import { plural } from '../../lib/text/plural.ts';
import { signText } from './secret.ts';
import { db } from '../database/database.ts';
import { networkLimits, type Limit } from '../http/limits.ts';

const withinMs = 15 * 60_000;

/** Tries with this e-mail, whether it exists or not, from browsers that have not signed in with it. */
export function accountLimit(email: string): Limit {
  return { bucket: signInBucket('account', email), tries: 10, withinMs };
}

/** Tries from one IPv4 address or IPv6 network. */
export function addressLimits(address: string): Limit[] {
  return networkLimits(address, (network) => signInBucket('address', network), {
    tries: 30,
    withinMs,
  });
}

/** Tries from a browser that has signed in with this e-mail before, so that strangers cannot use them up. */
export function deviceLimit(device: string): Limit {
  return { bucket: signInBucket('device', device), tries: 10, withinMs };
}

/** Reset links mailed to this e-mail, whether it exists or not. */
export function resetLimit(email: string): Limit {
  return { bucket: signInBucket('reset', email), tries: 3, withinMs };
}

/** Passkey sign-ins or registrations that one IPv4 address or IPv6 network begins. */
export function passkeyLimits(address: string): Limit[] {
  return networkLimits(address, (network) => signInBucket('passkey', network), {
    tries: 120,
    withinMs,
  });
}

/** Tries at the current password by a signed-in user. */
export function passwordLimit(userId: string): Limit {
  return { bucket: signInBucket('password', userId), tries: 10, withinMs };
}

/** Codes of the authenticator typed by a signed-in user. */
export function codeLimit(userId: string): Limit {
  return { bucket: signInBucket('code', userId), tries: 5, withinMs };
}

/** For example `Try again in 12 minutes.` */
export function tryAgainMessage(time: Date) {
  const minutes = Math.max(1, Math.ceil((time.getTime() - Date.now()) / 60_000));
  return `Try again in ${plural(minutes, '# minute', '# minutes')}.`;
}

export async function clearLimits() {
  await db.deleteFrom('limitTries').where('bucket', 'like', 'sign-in %').execute();
}

/** Clears the count of tries by strangers with this e-mail. */
export async function clearAccountLimit(email: string) {
  await db.deleteFrom('limitTries').where('bucket', '=', accountLimit(email).bucket).execute();
}

/** The value is hashed, since people type passwords into the e-mail field. */
function signInBucket(kind: string, value: string) {
  return `sign-in ${kind}:${signText(value)}`;
}
