import { randomUUID } from 'node:crypto';
import { cookiePrefix, isSecure } from './auth-engine.ts';
import { isSignatureOf, signatureOf } from './auth-secret.ts';
import { cookieOf } from './cookies.ts';

const longestCookieSeconds = 400 * 24 * 60 * 60;

/** The browser's id for this e-mail, if it has signed in with it before. */
export function findDevice(headers: Headers, email: string) {
  const value = cookieOf(headers.get('cookie'), cookieName(email));
  const [device = '', signature = ''] = value?.split('.') ?? [];
  return isSignatureOf(signedText(device, email), signature) ? device : undefined;
}

/** A `Set-Cookie` by which this browser is known again, even when its session has ended. */
export function deviceCookie(headers: Headers, email: string) {
  const device = findDevice(headers, email) ?? randomUUID();
  const value = `${device}.${signatureOf(signedText(device, email))}`;
  const attributes = `Max-Age=${longestCookieSeconds}; Path=/; HttpOnly; SameSite=Lax`;
  return `${cookieName(email)}=${value}; ${attributes}${isSecure ? '; Secure' : ''}`;
}

/** One cookie for each e-mail: several people may sign in on one browser. */
function cookieName(email: string) {
  const name = `${cookiePrefix}.device_${signatureOf(email).slice(0, 10)}`;
  return isSecure ? `__Secure-${name}` : name;
}

function signedText(device: string, email: string) {
  return `device ${device} ${email}`;
}
