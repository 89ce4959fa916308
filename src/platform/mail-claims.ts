import { sql, type ExpressionBuilder } from 'kysely';
import { db } from './database.ts';
import type { OutgoingMailRow } from './mail-row.ts';
import { nextTry, oldestWorthTrying } from './mail-schedule.ts';
import type { Tables } from './tables.ts';

const leaseMs = 5 * 60_000;
const longestError = 300;

/** A mail that this process alone may send until the lease ends. */
export type ClaimedMail = OutgoingMailRow & { leaseUntil: string };

/** The mail that has been due longest, or undefined. One statement, so that no two instances take the same mail. */
export async function claimDueMail(now: Date): Promise<ClaimedMail | undefined> {
  const isDue = (eb: ExpressionBuilder<Tables, 'outgoingMails'>) =>
    eb.and([
      eb('state', '=', 'waiting'),
      eb('nextTryAt', '<=', now.toISOString()),
      eb('createdAt', '>=', oldestWorthTrying(now)),
      isFree(eb, now),
    ]);
  const leaseUntil = new Date(now.getTime() + leaseMs).toISOString();
  const claimed = await db
    .updateTable('outgoingMails')
    .set((eb) => ({ leaseUntil, tries: eb('tries', '+', 1) }))
    .where('id', '=', (eb) =>
      eb
        .selectFrom('outgoingMails')
        .select('id')
        .where(isDue)
        .orderBy('nextTryAt')
        .orderBy('id')
        .limit(1),
    )
    .where(isDue)
    .returningAll()
    .executeTakeFirst();
  return claimed && { ...claimed, leaseUntil };
}

export async function markSent({ id }: ClaimedMail, now: Date) {
  await db
    .updateTable('outgoingMails')
    .set({ state: 'sent', sentAt: now.toISOString(), leaseUntil: null, lastError: null })
    .where('id', '=', id)
    .execute();
}

/** Says when the mail is tried next, or gives it up. Nothing happens when the lease has passed to somebody else. */
export async function markTried(mail: ClaimedMail, now: Date, cause: unknown) {
  const next = nextTry(mail.tries, mail.createdAt, now);
  await db
    .updateTable('outgoingMails')
    .set({
      state: next ? 'waiting' : 'failed',
      nextTryAt: (next ?? now).toISOString(),
      leaseUntil: null,
      lastError: String(cause instanceof Error ? cause.message : cause).slice(0, longestError),
    })
    .where('id', '=', mail.id)
    .where('leaseUntil', '=', mail.leaseUntil)
    .execute();
  return next;
}

/** Gives up the mails that have waited too long, such as those from before there was a mail server. Returns how many. */
export async function giveUpOldMails(now: Date) {
  const { numUpdatedRows } = await db
    .updateTable('outgoingMails')
    .set((eb) => ({
      state: 'failed',
      leaseUntil: null,
      lastError: eb.fn.coalesce('lastError', eb.val('It was not sent within 72 hours')),
    }))
    .where('state', '=', 'waiting')
    .where('createdAt', '<', oldestWorthTrying(now))
    .where((eb) => isFree(eb, now))
    .executeTakeFirst();
  return Number(numUpdatedRows);
}

/** When the next mail is due, or the lease on it ends. */
export async function findNextMoment(): Promise<Date | undefined> {
  const { moment } = await db
    .selectFrom('outgoingMails')
    .select(
      sql<
        string | null
      >`min(case when lease_until > next_try_at then lease_until else next_try_at end)`.as(
        'moment',
      ),
    )
    .where('state', '=', 'waiting')
    .executeTakeFirstOrThrow();
  return moment === null ? undefined : new Date(moment);
}

function isFree(eb: ExpressionBuilder<Tables, 'outgoingMails'>, now: Date) {
  return eb.or([eb('leaseUntil', 'is', null), eb('leaseUntil', '<', now.toISOString())]);
}
