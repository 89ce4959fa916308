import { createHash, randomBytes, randomInt, randomUUID } from 'node:crypto';
import { setTimeout } from 'node:timers/promises';
import { withoutNul } from '../../lib/text/without-nul.ts';
import { logActivity } from '../activity.ts';
import { addressLimits, clearAccountLimit, resetLimit } from './limits.ts';
import { setPassword } from './administrators.ts';
import { accounts } from './tables.ts';
import { consumeInTurn } from '../http/limits.ts';
import { log } from '../observability/log.ts';
import { putInOutbox, wakeMailer } from '../mail/outbox.ts';
import type { OutgoingEmail } from '../mail/row.ts';

const linkLifetimeMs = 60 * 60_000;

type ComposeEmail = (user: { email: string; name: string }, token: string) => OutgoingEmail;

/** SQLite blocks the event loop, so the work starts after the response is sent. */
const delayMs = { least: 100, most: 400 };

let lastRequest: Promise<unknown> = Promise.resolve();

/** Mails a reset link if the e-mail has an account. Callers do not wait, so the response and its time are always the same. */
export function requestReset(email: string, clientAddress: string, composeEmail: ComposeEmail) {
  const delay = setTimeout(randomInt(delayMs.least, delayMs.most));
  lastRequest = Promise.all([lastRequest, delay])
    .then(() => sendLink(withoutNul(email).trim().toLowerCase(), clientAddress, composeEmail))
    .catch((cause: unknown) => log.error('Could not send a password reset email', cause));
}

/** For tests: resolves when all requested resets are done. */
export function resetsSettled() {
  return lastRequest;
}

async function sendLink(email: string, clientAddress: string, composeEmail: ComposeEmail) {
  const { tryAgainAt } = await consumeInTurn([resetLimit(email), ...addressLimits(clientAddress)]);
  if (tryAgainAt) return;
  const token = randomBytes(32).toString('base64url');
  await accounts.transaction().execute(async (tx) => {
    const user = await tx
      .selectFrom('authUser')
      .select(['id', 'email', 'name'])
      .where('email', '=', email)
      .executeTakeFirst();
    if (!user) return;
    const now = new Date();
    await tx
      .insertInto('authVerification')
      .values({
        id: randomUUID(),
        identifier: resetIdentifier(token),
        value: user.id,
        expiresAt: new Date(now.getTime() + linkLifetimeMs).toISOString(),
        createdAt: now.toISOString(),
        updatedAt: now.toISOString(),
      })
      .execute();
    await logActivity(tx, { actor: email, kind: 'accounts', act: 'reset', name: email });
    await putInOutbox(tx, [composeEmail(user, token)]);
  });
  wakeMailer();
}

/** The e-mail of the account that a valid link is for. */
export async function findReset(token: string) {
  const account = await accounts
    .selectFrom('authVerification')
    .innerJoin('authUser', 'authUser.id', 'authVerification.value')
    .select('authUser.email')
    .where('authVerification.identifier', '=', resetIdentifier(token))
    .where('authVerification.expiresAt', '>', new Date().toISOString())
    .executeTakeFirst();
  return account?.email;
}

type ComposeResetNotice = (change: { email: string; passkeys: number }) => OutgoingEmail;

/**
 * Uses up the link and sets the password. Ends all sessions, and deletes passkeys and all other links. The owner is
 * notified. Returns false if the link is not valid.
 */
export async function resetByLink(
  token: string,
  password: string,
  composeEmail: ComposeResetNotice,
) {
  const email = await findReset(token);
  if (email === undefined) return false;
  const isDone = await setPassword(email, password, async (tx) => {
    const link = await tx
      .deleteFrom('authVerification')
      .where('identifier', '=', resetIdentifier(token))
      .returning('value')
      .executeTakeFirst();
    if (!link) return false;
    const passkeys = await tx
      .selectFrom('authPasskey')
      .select('id')
      .where('userId', '=', link.value)
      .execute();
    const act = { actor: email, kind: 'accounts', act: 'password', name: email } as const;
    await logActivity(tx, { ...act, detail: 'mail' });
    await putInOutbox(tx, [composeEmail({ email, passkeys: passkeys.length })]);
    return true;
  });
  if (!isDone) return false;
  wakeMailer();
  await clearAccountLimit(email);
  return true;
}

/** The token is stored hashed, so the row alone does not open a link. */
function resetIdentifier(token: string) {
  return `reset ${createHash('sha256').update(token).digest('base64url')}`;
}
