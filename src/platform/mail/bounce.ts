import type { Email } from 'postal-mime';

/** A delivery failure report about one of our mails. */
export type Bounce = {
  /** The Message-IDs in the quoted mail. */
  messageIds: string[];
  /** A status code such as `5.1.1`, if the report contains one. */
  status: string | undefined;
};

/** The quoted mail is at the beginning of the report. */
const maxQuoteBytes = 1_000_000;
const maxIds = 20;

/** Undefined for all other mails, including out-of-office replies and receipts. */
export function parseBounce(
  email: Partial<Email>,
  source: Buffer,
  header: (name: string) => string,
): Bounce | undefined {
  if (!isFromMailServer(email.from?.address ?? '', header)) return undefined;
  const quotedEmail = source.subarray(0, maxQuoteBytes).toString('latin1');
  const actions = [...quotedEmail.matchAll(/^action:[ \t]*([a-z]+)/gim)].map(([, action = '']) =>
    action.toLowerCase(),
  );
  // The report may only announce a delay.
  if (actions.length > 0 && !actions.includes('failed')) return undefined;
  return {
    messageIds: quotedIds(quotedEmail),
    status: /^status:[ \t]*([245]\.\d+\.\d+)/im.exec(quotedEmail)?.[1],
  };
}

/**
 * The Message-IDs in the mail that a reader has marked as spam, by the report of a mail provider (ARF). Undefined for all
 * other mails.
 */
export function parseComplaint(source: Buffer, header: (name: string) => string) {
  if (!/^multipart\/report\b.*report-type="?feedback-report/is.test(header('content-type')))
    return undefined;
  const quotedEmail = source.subarray(0, maxQuoteBytes).toString('latin1');
  return /^feedback-type:[ \t]*(abuse|fraud|other)\b/im.test(quotedEmail)
    ? quotedIds(quotedEmail)
    : undefined;
}

function quotedIds(quotedEmail: string) {
  const ids = quotedEmail.matchAll(/message-id:\s{0,4}(<[^<>\s]{1,250}>)/gi);
  return [...ids.take(maxIds)].map(([, id = '']) => id);
}

function isFromMailServer(address: string, header: (name: string) => string) {
  const contentType = header('content-type');
  if (/^multipart\/report\b/i.test(contentType))
    return !/report-type="?(?!delivery-status)[a-z]/i.test(contentType);
  const [name = ''] = address.toLowerCase().split('@');
  if (name === 'mailer-daemon' || header('x-failed-recipients') !== '') return true;
  return name === 'postmaster' && /^<\s*>/.test(header('return-path'));
}
