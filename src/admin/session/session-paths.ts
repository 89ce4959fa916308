export const sessionPaths = {
  admin: '/admin',
  signIn: '/admin/login',
  /** Signs in without a password, with a token that the operator creates. */
  signInLink: '/admin/link',
  /** The second step. */
  code: '/admin/code',
  forgotPassword: '/admin/forgotten',
  newPassword: '/admin/new-password',
  invitation: '/admin/invitation',
  account: '/admin/account',
  /** Shown instead of a page that the role may not open. */
  refused: '/admin/refused',
  /** Shown instead of a page while the database is away. */
  away: '/admin/away',
  signOut: '/auth/sign-out',
  /** For scripts: JSON in, JSON out. */
  signInEndpoint: '/auth/sign-in/email',
  codeEndpoint: '/auth/sign-in/code',
  passkeyOptions: '/auth/passkey/options',
  passkeySignIn: '/auth/passkey/sign-in',
  newPasskeyOptions: '/auth/passkey/new-options',
  newPasskey: '/auth/passkey/new',
};

/** The sign-in page that redirects to `wanted`. */
export function signInAddress(wanted: string) {
  const destination = safeDestination(wanted);
  return destination === sessionPaths.admin
    ? sessionPaths.signIn
    : `${sessionPaths.signIn}?next=${encodeURIComponent(destination)}`;
}

/** The second-step page that redirects to `wanted`. */
export function codeAddress(wanted: string, isRecovery = false) {
  const query = new URLSearchParams({
    ...(safeDestination(wanted) !== sessionPaths.admin && { next: safeDestination(wanted) }),
    ...(isRecovery && { by: 'recovery' }),
  });
  return query.size > 0 ? `${sessionPaths.code}?${query}` : sessionPaths.code;
}

/** The URL of a sign-in link. */
export function linkAddress(token: string) {
  return `${sessionPaths.signInLink}?token=${encodeURIComponent(token)}`;
}

/** The path to go to after signing in. Always inside the back office, whatever `next` is. */
export function safeDestination(next: string | null) {
  const origin = 'https://back-office.invalid';
  if (next === null || !URL.canParse(next, origin)) return sessionPaths.admin;
  const url = new URL(next, origin);
  const isWithin = url.origin === origin && url.pathname.startsWith(`${sessionPaths.admin}/`);
  if (!isWithin || isOpenToStrangers(url.pathname)) return sessionPaths.admin;
  return url.pathname + url.search;
}

/** True for the pages that need no session. */
export function isOpenToStrangers(path: string) {
  const { signIn, signInLink, code, forgotPassword, newPassword, invitation } = sessionPaths;
  return [signIn, signInLink, code, forgotPassword, newPassword, invitation].includes(path);
}
