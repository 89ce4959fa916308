import { sql } from 'kysely';
import { db, type Transaction } from '../database/database.ts';
import { claimRow, findNextDue, isUnclaimed, underLease } from '../jobs/jobs.ts';
import type { OutgoingEmailRow } from './row.ts';
import { nextTry, oldestWorthTrying } from './schedule.ts';
import { addressRefusal } from './transport.ts';

const maxErrorLength = 300;

const claimable = {
  table: 'outgoingMails',
  key: 'id',
  tries: 'tries',
  lease: 'leaseUntil',
} as const;

/** A mail that only this process may send until the lease ends. */
export type ClaimedEmail = OutgoingEmailRow & { leaseUntil: string };

/** Claims the mail that is most overdue. */
export async function claimDueEmail(now: Date): Promise<ClaimedEmail | undefined> {
  const isWaiting = sql`state = 'waiting' and next_try_at <= ${now.toISOString()}
    and created_at >= ${oldestWorthTrying(now)}`;
  return claimRow<ClaimedEmail>(claimable, { isWaiting, order: sql`next_try_at, id` }, now);
}

/** Renews the lease while the mail is sent. The signal aborts if the lease is lost. */
export function withEmailLease<T>(
  mail: ClaimedEmail,
  work: (leaseLost: AbortSignal) => Promise<T>,
) {
  return underLease(claimable, mail, work);
}

/** What else changes in the transaction that marks a mail as sent. It may run again. */
export type OnSent = (tx: Transaction, mail: ClaimedEmail, now: Date) => Promise<void>;

/** What else changes when the server refuses the address of a mail to somebody who asked for it. */
export type OnRefused = (
  tx: Transaction,
  mail: ClaimedEmail,
  status: string,
  now: Date,
) => Promise<void>;

/** Keeps subject, recipient and time, but removes sign-in links. */
export async function markSent(mail: ClaimedEmail, now: Date, onSent?: OnSent) {
  await db.transaction().execute(async (tx) => {
    // First, because erasing an enquiry also locks it before its mails.
    await onSent?.(tx, mail, now);
    await tx
      .updateTable('outgoingMails')
      .set({ state: 'sent', sentAt: now.toISOString(), leaseUntil: null, lastError: null })
      .set(withoutSecrets(mail))
      .where('id', '=', mail.id)
      .execute();
  });
}

/**
 * Sets the time of the next try or discards the mail; one that somebody subscribed to at once, if there is no such
 * address. Does nothing if another instance has claimed it since.
 */
export async function markTried(
  mail: ClaimedEmail,
  now: Date,
  cause: unknown,
  onRefused?: OnRefused,
) {
  const refusal = mail.personKey === null ? undefined : addressRefusal(cause);
  const next = refusal === undefined ? nextTry(mail.tries, mail.createdAt, now) : undefined;
  await db.transaction().execute(async (tx) => {
    const marked = await tx
      .updateTable('outgoingMails')
      .set({
        state: next ? 'waiting' : 'failed',
        nextTryAt: (next ?? now).toISOString(),
        leaseUntil: null,
        lastError: String(cause instanceof Error ? cause.message : cause).slice(0, maxErrorLength),
        ...(!next && withoutSecrets(mail)),
      })
      .where('id', '=', mail.id)
      .where('leaseUntil', '=', mail.leaseUntil)
      .returning('id')
      .executeTakeFirst();
    if (marked && refusal !== undefined) await onRefused?.(tx, mail, refusal, now);
  });
  return next;
}

/** Discards mails that waited too long, such as those from before a mail server was set. Returns their number. */
export async function discardOldEmails(now: Date) {
  const discardedEmails = await db
    .updateTable('outgoingMails')
    .set((eb) => ({
      state: 'failed',
      leaseUntil: null,
      lastError: eb.fn.coalesce('lastError', eb.val('It was not sent within 72 hours')),
    }))
    .where('state', '=', 'waiting')
    .where('createdAt', '<', oldestWorthTrying(now))
    .where(isUnclaimed('leaseUntil', now))
    .returning(['id', 'bodyText', 'bodyHtml'])
    .execute();
  for (const { id, ...bodies } of discardedEmails)
    await db
      .updateTable('outgoingMails')
      .set(withoutSecrets(bodies))
      .where('id', '=', id)
      .execute();
  return discardedEmails.length;
}

/** The time at which the next mail is due or its lease ends. */
export async function findNextDueTime() {
  return findNextDue(claimable, { due: 'nextTryAt', isWaiting: sql`state = 'waiting'` });
}

type Bodies = Pick<OutgoingEmailRow, 'bodyText' | 'bodyHtml'>;

/** Removes the tokens of sign-in links from a finished mail. */
function withoutSecrets({ bodyText, bodyHtml }: Bodies): Bodies {
  return { bodyText: withoutTokens(bodyText), bodyHtml: withoutTokens(bodyHtml) };
}

function withoutTokens(body: string) {
  return body.replaceAll(/(\/admin\/[\w-]+\?token=)[\w.~%-]+/g, '$1(not-kept)');
}
