import { createHash, randomBytes, randomInt, randomUUID } from 'node:crypto';
import { setTimeout } from 'node:timers/promises';
import { withoutNul } from '../lib/without-nul.ts';
import { noteActivity } from './activity.ts';
import { addressLimit, clearAccountLimit, resetLimit } from './auth-limits.ts';
import { setPassword } from './auth-administrators.ts';
import { accounts } from './auth-tables.ts';
import { consumeInTurn } from './limits.ts';
import { log } from './log.ts';
import { putInOutbox, wakeMailer } from './mail-outbox.ts';
import type { OutgoingMail } from './mail-row.ts';

const lastsMs = 60 * 60_000;

type LetterOf = (user: { email: string; name: string }, token: string) => OutgoingMail;

/** SQLite works while everybody waits: by then the answer has long been given. */
const beginsAfterMs = { least: 100, most: 400 };

let lastRequest: Promise<unknown> = Promise.resolve();

/**
 * Sends a link for a new password, where the e-mail has an account. Nobody waits for it: the answer says the same
 * words after the same time for every e-mail.
 */
export function requestReset(email: string, clientAddress: string, letterOf: LetterOf) {
  const isAnswered = setTimeout(randomInt(beginsAfterMs.least, beginsAfterMs.most));
  lastRequest = Promise.all([lastRequest, isAnswered])
    .then(() => sendLink(withoutNul(email).trim().toLowerCase(), clientAddress, letterOf))
    .catch((cause: unknown) => log.error('A new password could not be offered', cause));
}

/** For tests: when all that was asked for is done. */
export function resetsSettled() {
  return lastRequest;
}

async function sendLink(email: string, clientAddress: string, letterOf: LetterOf) {
  const { tryAgainAt } = await consumeInTurn([resetLimit(email), addressLimit(clientAddress)]);
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
        identifier: identifierOf(token),
        value: user.id,
        expiresAt: new Date(now.getTime() + lastsMs).toISOString(),
        createdAt: now.toISOString(),
        updatedAt: now.toISOString(),
      })
      .execute();
    await noteActivity(tx, { actor: email, kind: 'accounts', act: 'reset', name: email });
    await putInOutbox(tx, [letterOf(user, token)]);
  });
  wakeMailer();
}

/** The e-mail of the account that a link is for, while it is good. */
export async function findReset(token: string) {
  const found = await accounts
    .selectFrom('authVerification')
    .innerJoin('authUser', 'authUser.id', 'authVerification.value')
    .select('authUser.email')
    .where('authVerification.identifier', '=', identifierOf(token))
    .where('authVerification.expiresAt', '>', new Date().toISOString())
    .executeTakeFirst();
  return found?.email;
}

type DoneLetterOf = (change: { email: string; passkeys: number }) => OutgoingMail;

/**
 * Consumes the link and sets the password. All sessions end, and so do passkeys and all other links. The owner of the
 * account is told. False when the link is not good.
 */
export async function resetByLink(token: string, password: string, letterOf: DoneLetterOf) {
  const email = await findReset(token);
  if (email === undefined) return false;
  const isDone = await setPassword(email, password, async (tx) => {
    const consumed = await tx
      .deleteFrom('authVerification')
      .where('identifier', '=', identifierOf(token))
      .returning('value')
      .executeTakeFirst();
    if (!consumed) return false;
    const passkeys = await tx
      .selectFrom('authPasskey')
      .select('id')
      .where('userId', '=', consumed.value)
      .execute();
    const act = { actor: email, kind: 'accounts', act: 'password', name: email } as const;
    await noteActivity(tx, { ...act, detail: 'mail' });
    await putInOutbox(tx, [letterOf({ email, passkeys: passkeys.length })]);
    return true;
  });
  if (!isDone) return false;
  wakeMailer();
  await clearAccountLimit(email);
  return true;
}

/** The row alone does not open a link. */
function identifierOf(token: string) {
  return `reset ${createHash('sha256').update(token).digest('base64url')}`;
}
