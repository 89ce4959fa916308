import type { ImapFlow } from 'imapflow';
import { log } from './log.ts';
import { patienceWith } from './mail-patience.ts';

/** Longer mails are read up to here: what follows are files that would be too large to keep. */
const longestMail = 25_000_000;
const maxAtOnce = 200;
const connectWithinMs = 15_000;
const of = { uid: true };

/** A mail as it lies in the mailbox. */
export type RawMail = { source: Buffer; isCut: boolean };

/**
 * Reads each mail of a mailbox that nobody has read. It is marked as read once `take` has resolved: whatever ends in
 * between leaves the mail to the next look. A mail that cannot be taken is left unread, and the others are read.
 */
export async function readMailbox(
  imapUrl: string,
  take: (mail: RawMail) => Promise<void>,
  signal: AbortSignal,
  now = Date.now(),
) {
  const { ImapFlow } = await import('imapflow');
  const { path, ...server } = mailboxOf(imapUrl);
  const client = new ImapFlow({
    ...server,
    logger: false,
    disableAutoIdle: true,
    connectionTimeout: connectWithinMs,
    greetingTimeout: connectWithinMs,
    socketTimeout: 2 * connectWithinMs,
  });
  // Each call fails by itself, too; without a listener the process would end.
  client.on('error', () => {});
  const close = () => client.close();
  signal.addEventListener('abort', close, { once: true });
  try {
    await client.connect();
    const lock = await client.getMailboxLock(path);
    try {
      const unread = (await client.search({ seen: false }, of)) || [];
      const validity = client.mailbox ? client.mailbox.uidValidity : '';
      const patience = patienceWith(`${imapUrl} ${validity}`);
      for (const uid of patience.inOrder(unread, now).slice(0, maxAtOnce)) {
        if (signal.aborted) break;
        if (await isTaken(client, uid, take))
          await client.messageFlagsAdd(String(uid), [String.raw`\Seen`], of);
        else if (patience.isGivenUp(uid, now))
          log.error(`A mail is left unread in the mailbox for good: number ${uid}`);
      }
    } finally {
      lock.release();
    }
    await client.logout();
  } finally {
    signal.removeEventListener('abort', close);
    client.close();
  }
}

async function isTaken(client: ImapFlow, uid: number, take: (mail: RawMail) => Promise<void>) {
  try {
    const query = { size: true, source: { maxLength: longestMail } };
    const mail = await client.fetchOne(String(uid), query, of);
    if (!mail || !mail.source) return false;
    await take({ source: mail.source, isCut: (mail.size ?? 0) > mail.source.length });
    return true;
  } catch (cause) {
    if (!client.usable) throw cause;
    log.error('A mail could not be taken from the mailbox', cause);
    return false;
  }
}

/** The path of the address is the folder, `INBOX` where it has none. */
function mailboxOf(imapUrl: string) {
  const { protocol, hostname, port, username, password, pathname } = new URL(imapUrl);
  const secure = protocol === 'imaps:';
  return {
    host: hostname.replace(/^\[|\]$/g, ''),
    port: Number(port) || (secure ? 993 : 143),
    secure,
    auth: { user: decodeURIComponent(username), pass: decodeURIComponent(password) },
    path: decodeURIComponent(pathname.slice(1)) || 'INBOX',
  };
}
