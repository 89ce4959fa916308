/** Explains an error of the mail server or the network in plain words. */
export function mailCauseInWords(cause: string) {
  const match = mailCauses.find(([pattern]) => pattern.test(cause));
  return match?.[1] ?? 'The mail server did not take it.';
}

/** Prefix of the status reported by the remote mail server. */
export const cameBack = 'It came back';

const mailCauses: [RegExp, string][] = [
  [/^It came back/, 'It came back: it could not be delivered.'],
  [/address is none|No recipients/i, 'The address is none that mail can be sent to.'],
  [/too long|\b552\b/i, 'The mail is too long.'],
  [/not sent within 72 hours/i, 'It could not be sent within 72 hours.'],
  [/EAUTH|Invalid login|\b53[0458]\b/i, 'The mail server refused our name and password.'],
  [/\b5[015]\d\b/, 'The mail server refused it.'],
  [/\b4[2-7]\d\b/, 'The mail server would not take it for now.'],
  [/certificate|TLS|SSL/i, 'The mail server could not prove who it is.'],
  [/ECONNREFUSED|ENOTFOUND|EHOST|ENET|EDNS|EAI_/i, 'The mail server could not be reached.'],
  [/timeout|timed out|ETIMEDOUT|abort/i, 'The mail server did not answer in time.'],
  [/ECONN|ESOCKET|closed/i, 'The connection to the mail server broke.'],
];
