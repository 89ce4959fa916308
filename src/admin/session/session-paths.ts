export const sessionPaths = {
  admin: '/admin',
  signIn: '/admin/login',
  /** Signs in without a password, by a token that the operator creates. */
  signInLink: '/admin/link',
  account: '/admin/account',
  /** What stands in the place of a page that a role may not open. */
  refused: '/admin/refused',
  signOut: '/auth/sign-out',
  /** For script: JSON in, JSON out. */
  signInEndpoint: '/auth/sign-in/email',
};

/** The sign-in page that leads on to `wanted`. */
export function signInAddress(wanted: string) {
  const destination = destinationOf(wanted);
  return destination === sessionPaths.admin
    ? sessionPaths.signIn
    : `${sessionPaths.signIn}?next=${encodeURIComponent(destination)}`;
}

/** The address of a sign-in link. */
export function linkAddress(token: string) {
  return `${sessionPaths.signInLink}?token=${encodeURIComponent(token)}`;
}

/** Where to go after signing in. It never leaves the back office, whatever `next` is. */
export function destinationOf(next: string | null) {
  const origin = 'https://back-office.invalid';
  if (next === null || !URL.canParse(next, origin)) return sessionPaths.admin;
  const url = new URL(next, origin);
  const isWithin = url.origin === origin && url.pathname.startsWith(`${sessionPaths.admin}/`);
  if (!isWithin || isOpenToStrangers(url.pathname)) return sessionPaths.admin;
  return url.pathname + url.search;
}

/** True for the pages that need no session. */
export function isOpenToStrangers(path: string) {
  return path === sessionPaths.signIn || path === sessionPaths.signInLink;
}
