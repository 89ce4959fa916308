import { isValidSignature, signText } from '../platform/accounts/secret.ts';
import { db, type Transaction } from '../platform/database/database.ts';
import type { Tables } from '../platform/database/row-types.ts';
import { deleteWaiting } from '../platform/mail/outbox.ts';
import { raiseEvents } from '../platform/webhooks/events.ts';
import { enquirySubjectKey } from '../model/webhook-event.ts';
import { raiseSubscriberEvents } from './subscriber-events.server.ts';

type Reader = Pick<Transaction, 'selectFrom'>;
type Way = Tables['consentWithdrawals']['way'];

/** Identifies a person without revealing the address. */
export function personKey(emailFolded: string) {
  return signText(`letters ${emailFolded}`);
}

/** The secret of an unsubscribe link, for a link of first access or an enquiry. It never expires. */
export function leavingToken(id: string) {
  return `${id}.${signText(`leave ${id}`)}`;
}

/** The id in the secret of an unsubscribe link; undefined if the secret is invalid. */
export function readLeavingToken(token: string) {
  const [id = '', signature = ''] = token.split('.');
  return isValidSignature(`leave ${id}`, signature) ? id : undefined;
}

/** When people withdrew their consent to emails, by their key. A later consent renews it. */
export async function listWithdrawalTimes(connection: Reader = db) {
  const rows = await connection
    .selectFrom('consentWithdrawals')
    .select(({ fn }) => ['personKey', fn.max('withdrawnAt').as('withdrawnAt')])
    .groupBy('personKey')
    .execute();
  return new Map(rows.map(({ personKey: key, withdrawnAt }) => [key, withdrawnAt]));
}

type Withdrawal = { emailFolded: string; way: Way; now: Date };

/**
 * Ends all subscriptions of a person and their latest consent to emails about launches and first access, and deletes such
 * emails that wait in the outbox. False if there is none, or it has ended: the register gets one entry, however often it
 * is asked for.
 */
export async function withdrawConsent(
  tx: Transaction,
  { emailFolded, way, now }: Withdrawal,
): Promise<boolean> {
  const key = personKey(emailFolded);
  const ended = await endSubscriptions(tx, { personKey: key, way, now });
  await tx
    .deleteFrom('outgoingMails')
    .where('state', '=', 'waiting')
    .where('personKey', '=', key)
    .execute();
  const hasLeft = await withdrawLaunches(tx, { emailFolded, way, now });
  return hasLeft || ended > 0;
}

type Ending = { personKey: string; id?: string; way: Way; now: Date };

/** Ends one subscription of a person, or all of them, with their waiting emails. Returns how many have not ended before. */
export async function endSubscriptions(tx: Transaction, { personKey: key, id, way, now }: Ending) {
  const ended = await tx
    .updateTable('subscriptions')
    .set((eb) => ({
      state: 'ended',
      endedAt: now.toISOString(),
      endWay: way,
      revision: eb('revision', '+', 1),
    }))
    .where('personKey', '=', key)
    .where('state', '!=', 'ended')
    .$if(id !== undefined, (query) => query.where('id', '=', id ?? ''))
    .returningAll()
    .execute();
  await deleteWaiting(
    tx,
    'subscriptionId',
    ended.map((row) => row.id),
  );
  const known = ended.filter(({ confirmedAt }) => confirmedAt !== null);
  await raiseSubscriberEvents(tx, 'subscriber.withdrawn', known);
  return ended.length;
}

/** Ends the consent to emails about launches and first access that was given with an enquiry. */
export async function withdrawLaunches(
  tx: Transaction,
  { emailFolded, way, now }: Withdrawal,
): Promise<boolean> {
  const key = personKey(emailFolded);
  await tx
    .deleteFrom('outgoingMails')
    .where('state', '=', 'waiting')
    .where('unsubscribeUrl', 'is not', null)
    .where('enquiryId', 'in', (eb) =>
      eb.selectFrom('enquiries').select('id').where('emailFolded', '=', emailFolded),
    )
    .execute();
  const agreed = tx
    .selectFrom('enquiries')
    .select(['id', 'createdAt', 'email'])
    .where('emailFolded', '=', emailFolded)
    .where((eb) => eb.or([eb('cameBy', '=', 'form'), eb('consentSentence', '!=', '')]))
    .where((eb) => eb.or([eb('form', '=', 'vip'), eb('newsletterOptIn', '=', 1)]))
    .orderBy('createdAt', 'desc')
    .limit(1);
  const latest = await agreed.executeTakeFirst();
  if (!latest) return false;
  const former = await tx
    .selectFrom('consentWithdrawals')
    .select('withdrawnAt')
    .where('personKey', '=', key)
    .where('withdrawnAt', '>=', latest.createdAt)
    .executeTakeFirst();
  if (former) return false;
  const { createdAt: consentedAt } = latest;
  const time = now.toISOString();
  const withdrawnAt = time > consentedAt ? time : consentedAt;
  const entry = await tx
    .insertInto('consentWithdrawals')
    .values({ personKey: key, consentedAt, withdrawnAt, way })
    .onConflict((conflict) => conflict.columns(['personKey', 'consentedAt']).doNothing())
    .returning('personKey')
    .executeTakeFirst();
  if (!entry) return false;
  await raiseEvents(tx, ['consent.withdrawn'], async () => {
    // Other systems do not know what is held or spam.
    const known = await agreed.where('announced', '=', 1).executeTakeFirst();
    if (!known) return [];
    const { id: enquiryId, email } = known;
    const data = { email, purpose: 'emails', way, consentedAt, withdrawnAt, enquiryId };
    return [{ type: 'consent.withdrawn', subject: enquirySubjectKey(enquiryId), data }];
  });
  return true;
}
