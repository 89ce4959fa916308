import { randomUUID } from 'node:crypto';
import { accountCookie } from './engine.ts';
import { isSignatureOf, signatureOf } from './secret.ts';
import { cookieOf } from '../http/cookies.ts';
import { hostAttributes } from '../http/host-cookies.ts';

const maxCookieSeconds = 400 * 24 * 60 * 60;

/** The device id from the cookie, if this browser has signed in with this e-mail before. */
export function findDevice(headers: Headers, email: string) {
  const value = cookieOf(headers.get('cookie'), cookieName(email));
  const [device = '', signature = ''] = value?.split('.') ?? [];
  return isSignatureOf(signedText(device, email), signature) ? device : undefined;
}

/** A `Set-Cookie` value that identifies this browser even after its session has ended. */
export function deviceCookie(headers: Headers, email: string) {
  const device = findDevice(headers, email) ?? randomUUID();
  const value = `${device}.${signatureOf(signedText(device, email))}`;
  return `${cookieName(email)}=${value}; Max-Age=${maxCookieSeconds}; ${hostAttributes}`;
}

/** Each e-mail has its own cookie, since several people may sign in on one browser. */
function cookieName(email: string) {
  return accountCookie(`device_${signatureOf(email).slice(0, 10)}`);
}

function signedText(device: string, email: string) {
  return `device ${device} ${email}`;
}
