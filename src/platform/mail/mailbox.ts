import type { ImapFlow } from 'imapflow';
import { log } from '../observability/log.ts';
import { importAttempts } from './attempts.ts';

/** Longer mails are read up to this size. The rest are attachments too large to store. */
const maxEmailBytes = 25_000_000;
const maxAtOnce = 200;
const connectTimeoutMs = 15_000;
const byUid = { uid: true };
export type RawEmail = { source: Buffer; isCut: boolean };
/** Stores a mail. The attempt is 1 unless earlier ones failed. */
type ImportEmail = (email: RawEmail, attempt: number) => Promise<void>;

/**
 * Passes each unread mail of a mailbox to `take` and marks it as read once `take` has resolved. After an interruption the
 * next poll reads it again. A mail that cannot be read stays unread and does not stop the others.
 */
export async function readMailbox(
  imapUrl: string,
  take: ImportEmail,
  signal: AbortSignal,
  now = Date.now(),
) {
  const { ImapFlow } = await import('imapflow');
  const { path, ...server } = mailboxOptions(imapUrl);
  const client = new ImapFlow({
    ...server,
    logger: false,
    disableAutoIdle: true,
    connectionTimeout: connectTimeoutMs,
    greetingTimeout: connectTimeoutMs,
    socketTimeout: 2 * connectTimeoutMs,
  });
  // Each call reports its own error; without a listener the process would end.
  client.on('error', () => {});
  const close = () => client.close();
  signal.addEventListener('abort', close, { once: true });
  try {
    await client.connect();
    const lock = await client.getMailboxLock(path);
    try {
      const unread = (await client.search({ seen: false }, byUid)) || [];
      const validity = client.mailbox ? client.mailbox.uidValidity : '';
      const attempts = importAttempts(`${nameOfMailbox(imapUrl)} ${validity}`);
      const uids = await attempts.inOrder(unread, now);
      for (const uid of uids.slice(0, maxAtOnce)) {
        if (signal.aborted) break;
        const { attempt, isLast } = await attempts.begin(uid, now);
        if (await isTaken(client, uid, (email) => take(email, attempt))) {
          await attempts.end(uid);
          await client.messageFlagsAdd(String(uid), [String.raw`\Seen`], byUid);
        } else if (isLast)
          log.error(`Email ${uid} in the mailbox was skipped after repeated failures`);
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

async function isTaken(client: ImapFlow, uid: number, take: (email: RawEmail) => Promise<void>) {
  try {
    const query = { size: true, source: { maxLength: maxEmailBytes } };
    const email = await client.fetchOne(String(uid), query, byUid);
    if (!email || !email.source) return false;
    await take({ source: email.source, isCut: (email.size ?? 0) > email.source.length });
    return true;
  } catch (cause) {
    if (!client.usable) throw cause;
    log.error('Could not read an email from the mailbox', cause);
    return false;
  }
}

function nameOfMailbox(imapUrl: string) {
  const { host, username, pathname } = new URL(imapUrl);
  return `${username}@${host}${pathname}`;
}

/** The path of the URL is the folder; the default is `INBOX`. */
function mailboxOptions(imapUrl: string) {
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
