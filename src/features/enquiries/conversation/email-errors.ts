import { may, type Role } from '../../../model/rights.ts';

/** Explains an error of the mail server or the network in plain words. */
export function explainEmailError(cause: string, recipient = '') {
  const isRefused = /\b5[015]\d\b|SMTPUTF8/i.test(cause) && !cause.startsWith(cameBack);
  // Domains are encoded in ASCII, the part before them cannot be.
  if (isRefused && /[^\p{ASCII}].*@/u.test(recipient)) return refusedEmails;
  return findCause(cause)?.text ?? rejected;
}

/** Why emails wait that nothing sends. */
export function noEmailText(role: Role) {
  return may(role, 'settings') ? 'Email is not set up.' : notSending;
}

/** The error as this role may know it. What only the site administrator can mend, is for owners. */
export function emailErrorFor(role: Role, error: string | null) {
  if (error === null || may(role, 'settings')) return error;
  const cause = findCause(error);
  if (!cause) return rejected;
  return cause.isOfServer ? notSending : error;
}

const rejected = 'The mail server rejected it.';

const notSending = 'Emails are not being sent. An owner can see why.';

function findCause(error: string) {
  return emailErrorCauses.find(({ pattern }) => pattern.test(error));
}

const refusedEmails =
  'The mail server rejected it. Many reject addresses with letters such as ö before the @.';

/** Prefix of the status reported by the remote mail server. */
export const cameBack = 'It came back';

type EmailErrorCause = { pattern: RegExp; text: string; isOfServer?: boolean };

const emailErrorCauses: EmailErrorCause[] = [
  { pattern: /^Emails are not being sent/, text: notSending },
  { pattern: /^It came back/, text: 'It bounced: the recipient’s server could not deliver it.' },
  { pattern: /address is none|No recipients/i, text: 'The address is not a valid email address.' },
  { pattern: /too long|\b552\b/i, text: 'The email is too large.' },
  { pattern: /not sent within 72 hours/i, text: 'It could not be sent within 72 hours.' },
  {
    pattern: /EAUTH|Invalid login|\b53[0458]\b/i,
    text: 'The mail server rejected our user name or password.',
    isOfServer: true,
  },
  { pattern: /\b5[015]\d\b|SMTPUTF8/i, text: rejected },
  { pattern: /\b4[2-7]\d\b/, text: 'The mail server is temporarily not accepting it.' },
  {
    pattern: /certificate|TLS|SSL/i,
    text: 'The mail server’s security certificate is not valid.',
    isOfServer: true,
  },
  {
    pattern: /ECONNREFUSED|ENOTFOUND|EHOST|ENET|EDNS|EAI_/i,
    text: 'The mail server could not be reached.',
    isOfServer: true,
  },
  {
    pattern: /timeout|timed out|ETIMEDOUT|abort/i,
    text: 'The mail server did not respond in time.',
    isOfServer: true,
  },
  {
    pattern: /ECONN|ESOCKET|closed/i,
    text: 'The connection to the mail server was lost.',
    isOfServer: true,
  },
];
