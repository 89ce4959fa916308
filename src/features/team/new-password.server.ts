import { requestReset, resetByLink } from '../../platform/accounts/reset.ts';
import { env } from '../../platform/env/env.ts';
import { passwordChangedEmail, passwordEmail } from './team-emails.ts';

export { findReset } from '../../platform/accounts/reset.ts';
export { newPasswordFault } from '../../platform/accounts/breaches.ts';

export function canSendEmail() {
  return env.smtpUrl !== undefined;
}

/** Mails a reset link if the account exists. Returns immediately in any case, so that the timing reveals nothing. */
export function askForPassword(email: string, clientAddress: string) {
  requestReset(email, clientAddress, (user, token) => {
    const url = new URL('/admin/new-password', env.siteUrl);
    url.searchParams.set('token', token);
    return passwordEmail(user, url.href);
  });
}

export function choosePassword(token: string, password: string) {
  return resetByLink(token, password, (change) => passwordChangedEmail(change, env.siteUrl));
}
