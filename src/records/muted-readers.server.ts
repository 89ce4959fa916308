import { db, type Transaction } from '../platform/database/database.ts';
import type { Tables } from '../platform/database/row-types.ts';
import type { OnRefused } from '../platform/mail/claims.ts';
import { deleteWaiting } from '../platform/mail/outbox.ts';
import { findReader, lockSubscriptions, newReader, personKey } from './consents.server.ts';

type Reason = Pick<Tables['readers'], 'mutedFor' | 'mutedStatus'>;

const unmuted = { mutedAt: null, mutedFor: null, mutedStatus: null };

/** From now on nothing is sent to an address that anybody subscribed. What waits for it is deleted. */
export async function muteReader(tx: Transaction, email: string, reason: Reason, now: Date) {
  const key = personKey(email.trim().toLowerCase());
  const muted = { ...reason, mutedAt: now.toISOString() };
  await tx
    .insertInto('readers')
    .values({ ...newReader, personKey: key, ...muted })
    .onConflict((conflict) =>
      conflict.column('personKey').doUpdateSet(muted).where('readers.mutedAt', 'is', null),
    )
    .execute();
  // What writes to the person holds a subscription: it has written before the deletion, or sees that they are muted.
  await lockSubscriptions(tx, key);
  await deleteWaiting(tx, 'personKey', [key]);
}

/** Mutes an address that the mail server does not know. */
export const muteRefused: OnRefused = (tx, { recipient }, mutedStatus, now) =>
  muteReader(tx, recipient, { mutedFor: 'bounced', mutedStatus }, now);

/** Since when and why nothing is sent to an address. */
export async function findMuted(
  emailFolded: string,
  connection: Pick<Transaction, 'selectFrom'> = db,
) {
  const reader = await findReader(connection, personKey(emailFolded));
  const { mutedAt: since, mutedFor: reason, mutedStatus: status = null } = reader ?? {};
  return since && reason ? { since, reason, status } : undefined;
}

/** False if it was not muted. */
export async function unmuteReader(tx: Transaction, emailFolded: string) {
  const { numUpdatedRows } = await tx
    .updateTable('readers')
    .set(unmuted)
    .where('personKey', '=', personKey(emailFolded))
    .where('mutedAt', 'is not', null)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}
