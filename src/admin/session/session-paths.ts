export const sessionPaths = {
  admin: '/admin',
  signIn: '/admin/login',
  /** Signs in without a password, by the token that the operator was given. */
  signInLink: '/admin/link',
  account: '/admin/account',
  signOut: '/auth/sign-out',
  /** For script: JSON in, JSON out. */
  signInEndpoint: '/auth/sign-in/email',
};

/** The sign-in page, from which one goes on to `wanted`. */
export function signInAddress(wanted: string) {
  const destination = destinationOf(wanted);
  return destination === sessionPaths.admin
    ? sessionPaths.signIn
    : `${sessionPaths.signIn}?next=${encodeURIComponent(destination)}`;
}

/** The page of a link that signs in. */
export function linkAddress(token: string) {
  return `${sessionPaths.signInLink}?token=${encodeURIComponent(token)}`;
}

/** Where to go after signing in: an address of the back office, whatever `next` says. */
export function destinationOf(next: string | null) {
  const origin = 'https://back-office.invalid';
  if (next === null || !URL.canParse(next, origin)) return sessionPaths.admin;
  const url = new URL(next, origin);
  const isWithin = url.origin === origin && url.pathname.startsWith(`${sessionPaths.admin}/`);
  if (!isWithin || isOpenToStrangers(url.pathname)) return sessionPaths.admin;
  return url.pathname + url.search;
}

/** True for the pages of the back office that lead into it. */
export function isOpenToStrangers(path: string) {
  return path === sessionPaths.signIn || path === sessionPaths.signInLink;
}
