import type { ExpressionBuilder } from 'kysely';
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

/** The secret of an unsubscribe link, for a link of first access, an enquiry or the key of a person. It never expires. */
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

/** True if a person withdrew their consent at a time or later. */
export async function hasLeftSince(connection: Reader, key: string, at: string) {
  const withdrawal = await connection
    .selectFrom('consentWithdrawals')
    .select('withdrawnAt')
    .where('personKey', '=', key)
    .where('withdrawnAt', '>=', at)
    .executeTakeFirst();
  return withdrawal !== undefined;
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
  const isNew = await withdraw(tx, { emailFolded, way, now }, { personKey: key });
  await deleteWaiting(tx, 'personKey', [key]);
  return isNew;
}

/** The same for what was agreed to with enquiries. Alerts go on. */
export async function withdrawLaunches(tx: Transaction, withdrawal: Withdrawal) {
  const which = { personKey: personKey(withdrawal.emailFolded), isWithEnquiry: true };
  return withdraw(tx, withdrawal, which);
}

async function withdraw(tx: Transaction, { emailFolded, way, now }: Withdrawal, which: Which) {
  await lockReader(tx, which.personKey);
  const ended = await endSubscriptions(tx, { ...which, way, now });
  const hasLeft = await endEnquiryConsent(tx, { emailFolded, way, now });
  const consentedAt = ended
    .map(({ askedAt }) => askedAt)
    .toSorted()
    .at(-1);
  if (hasLeft || consentedAt === undefined) return hasLeft;
  // Without an enquiry, too, an older list must not bring the person back.
  await insertWithdrawal(tx, { personKey: which.personKey, consentedAt, way, now });
  return true;
}

/** A reader of whom nothing is known. */
export const newReader = {
  mutedAt: null,
  mutedFor: null,
  mutedStatus: null,
  alertedOn: null,
  invitedAt: null,
};

/** What is known of an address that is written to. */
export async function findReader(connection: Reader, key: string) {
  return connection
    .selectFrom('readers')
    .selectAll()
    .where('personKey', '=', key)
    .executeTakeFirst();
}

/** Makes who else writes to a person, invites them or withdraws their consent wait, also without a subscription. */
export async function lockReader(tx: Transaction, key: string) {
  return tx
    .insertInto('readers')
    .values({ ...newReader, personKey: key })
    .onConflict((conflict) =>
      conflict
        .column('personKey')
        .doUpdateSet((eb) => ({ personKey: eb.ref('excluded.personKey') })),
    )
    .returningAll()
    .executeTakeFirstOrThrow();
}

/** What {@link lockReader} has left of an address of which nothing is known. */
export async function deleteNewReader(tx: Transaction, key: string) {
  await tx
    .deleteFrom('readers')
    .where('personKey', '=', key)
    .where((eb) =>
      eb.and(Object.keys(newReader).map((name) => eb(name as keyof typeof newReader, 'is', null))),
    )
    .execute();
}

/** Makes what else changes the subscriptions of a person, or writes for them, wait. */
export async function lockSubscriptions(tx: Transaction, key: string) {
  await tx
    .updateTable('subscriptions')
    .set((eb) => ({ revision: eb.ref('revision') }))
    .where('personKey', '=', key)
    .execute();
}

type Which = { personKey: string; id?: string; isWithEnquiry?: boolean };
type Ending = Which & { way: Way; now: Date };

/**
 * Ends one subscription of a person, those of their enquiries, or all, with their waiting emails. Returns those that had
 * not ended before.
 */
export async function endSubscriptions(
  tx: Transaction,
  { personKey: key, id, isWithEnquiry = false, way, now }: Ending,
) {
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
    .$if(isWithEnquiry, (query) => query.where('enquiryId', 'is not', null))
    .returningAll()
    .execute();
  await deleteWaiting(
    tx,
    'subscriptionId',
    ended.map((row) => row.id),
  );
  const known = ended.filter(({ confirmedAt }) => confirmedAt !== null);
  await raiseSubscriberEvents(tx, 'subscriber.withdrawn', known);
  return ended;
}

type OfEnquiry = ExpressionBuilder<Tables, 'enquiries'>;

/** For `where`: the enquiries with which people ask for emails about launches, or are said to. */
export function asksForEmails(eb: OfEnquiry) {
  return eb.or([eb('form', '=', 'vip'), eb('newsletterOptIn', '=', 1)]);
}

/** For `where`: what people sent themselves, or was added with the sentence that they agreed to. */
export function isProved(eb: OfEnquiry) {
  return eb.or([eb('cameBy', '=', 'form'), eb('consentSentence', '!=', '')]);
}

async function endEnquiryConsent(tx: Transaction, { emailFolded, way, now }: Withdrawal) {
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
    .where(isProved)
    .where(asksForEmails)
    .orderBy('createdAt', 'desc')
    .limit(1);
  const latest = await agreed.executeTakeFirst();
  if (!latest) return false;
  if (await hasLeftSince(tx, key, latest.createdAt)) return false;
  const { createdAt: consentedAt } = latest;
  const entry = await insertWithdrawal(tx, { personKey: key, consentedAt, way, now });
  if (!entry) return false;
  const { withdrawnAt } = entry;
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

type Entry = { personKey: string; consentedAt: string; way: Way; now: Date };

/** Undefined if the register has it already. */
async function insertWithdrawal(tx: Transaction, { now, ...entry }: Entry) {
  const time = now.toISOString();
  const withdrawnAt = time > entry.consentedAt ? time : entry.consentedAt;
  return tx
    .insertInto('consentWithdrawals')
    .values({ ...entry, withdrawnAt })
    .onConflict((conflict) => conflict.columns(['personKey', 'consentedAt']).doNothing())
    .returning('withdrawnAt')
    .executeTakeFirst();
}
