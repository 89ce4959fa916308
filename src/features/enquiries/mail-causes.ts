/** Explains an error of the mail server or the network in plain words. */
export function mailCauseInWords(cause: string, recipient = '') {
  const isRefused = /\b5[015]\d\b|SMTPUTF8/i.test(cause) && !cause.startsWith(cameBack);
  // Domains are encoded in ASCII, the part before them cannot be.
  if (isRefused && /[^\p{ASCII}].*@/u.test(recipient)) return refusedLetters;
  const match = mailCauses.find(([pattern]) => pattern.test(cause));
  return match?.[1] ?? 'The mail server rejected it.';
}

const refusedLetters =
  'The mail server rejected it. Many reject addresses with letters such as ö before the @.';

/** Prefix of the status reported by the remote mail server. */
export const cameBack = 'It came back';

const mailCauses: [RegExp, string][] = [
  [/^It came back/, 'It bounced: the recipient’s server could not deliver it.'],
  [/address is none|No recipients/i, 'The address is not a valid email address.'],
  [/too long|\b552\b/i, 'The email is too large.'],
  [/not sent within 72 hours/i, 'It could not be sent within 72 hours.'],
  [/EAUTH|Invalid login|\b53[0458]\b/i, 'The mail server rejected our user name or password.'],
  [/\b5[015]\d\b/, 'The mail server rejected it.'],
  [/\b4[2-7]\d\b/, 'The mail server is temporarily not accepting it.'],
  [/certificate|TLS|SSL/i, 'The mail server’s security certificate is not valid.'],
  [/ECONNREFUSED|ENOTFOUND|EHOST|ENET|EDNS|EAI_/i, 'The mail server could not be reached.'],
  [/timeout|timed out|ETIMEDOUT|abort/i, 'The mail server did not respond in time.'],
  [/ECONN|ESOCKET|closed/i, 'The connection to the mail server was lost.'],
];
