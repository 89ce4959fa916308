import { signIn, type SignIn } from '../src/platform/accounts/sign-in.ts';

/** A request as the endpoints see it, with the cookies given. */
export function requestFrom(clientAddress: string, headers = new Headers()) {
  return { headers, clientAddress };
}

export function signInFrom(
  clientAddress: string,
  email: string,
  password: string,
  headers = new Headers(),
) {
  return signIn({ email, password }, requestFrom(clientAddress, headers));
}

/** The request headers of a browser that took the cookies of a sign-in. */
export function sessionHeaders(answer: SignIn) {
  if (answer.outcome !== 'signed-in') throw new Error(`Not signed in: ${answer.outcome}`);
  return withCookies(answer.cookies);
}

/** The same without the session: what the browser still has when that has ended. */
export function deviceHeaders(answer: SignIn) {
  if (answer.outcome !== 'signed-in') throw new Error(`Not signed in: ${answer.outcome}`);
  return withCookies(answer.cookies.filter((cookie) => !cookie.includes('session_token')));
}

export function withCookies(setCookies: string[]) {
  const cookie = setCookies.map((setCookie) => setCookie.split(';')[0]).join('; ');
  return new Headers({ cookie });
}
