import { networkOf } from '../lib/client-address.ts';
import { plural } from '../lib/plural.ts';
import { signatureOf } from './auth-secret.ts';
import { db } from './database.ts';
import type { Limit } from './limits.ts';

const withinMs = 15 * 60_000;

/** Tries with this e-mail, whether it is known or not, from browsers that are not. */
export function accountLimit(email: string): Limit {
  return { bucket: bucketOf('account', email), tries: 10, withinMs };
}

/** Tries from one address, or from one network of IPv6, where each customer has 2^64 addresses. */
export function addressLimit(address: string): Limit {
  return { bucket: bucketOf('address', networkOf(address)), tries: 30, withinMs };
}

/** The budget of a browser that has signed in with this e-mail before: strangers cannot use it up. */
export function deviceLimit(device: string): Limit {
  return { bucket: bucketOf('device', device), tries: 10, withinMs };
}

/** Letters with a link for a new password to this e-mail, whether it is known or not. */
export function resetLimit(email: string): Limit {
  return { bucket: bucketOf('reset', email), tries: 3, withinMs };
}

/** Passkeys that one address begins to show or to make. */
export function passkeyLimit(address: string): Limit {
  return { bucket: bucketOf('passkey', networkOf(address)), tries: 120, withinMs };
}

/** Tries at the present password by a user who is signed in. */
export function passwordLimit(userId: string): Limit {
  return { bucket: bucketOf('password', userId), tries: 10, withinMs };
}

/** `Try again in 12 minutes.` */
export function tryAgainWords(moment: Date) {
  const minutes = Math.max(1, Math.ceil((moment.getTime() - Date.now()) / 60_000));
  return `Try again in ${plural(minutes, '# minute', '# minutes')}.`;
}

export async function clearLimits() {
  await db.deleteFrom('limitTries').where('bucket', 'like', 'sign-in %').execute();
}

/** What strangers have tried with this e-mail counts no more. */
export async function clearAccountLimit(email: string) {
  await db.deleteFrom('limitTries').where('bucket', '=', accountLimit(email).bucket).execute();
}

/** Hashed, since people type passwords into the field of the e-mail. */
function bucketOf(kind: string, value: string) {
  return `sign-in ${kind}:${signatureOf(value)}`;
}
