import { randomUUID } from 'node:crypto';
import { dayMs } from '../../lib/time/durations.ts';
import { signText } from '../../platform/accounts/secret.ts';
import type { Transaction } from '../../platform/database/database.ts';
import { deleteWaiting } from '../../platform/mail/outbox.ts';
import {
  hasLeftSince,
  lockReader,
  lockSubscriptions,
  personKey,
} from '../../records/consents.server.ts';
import { unmuteReader } from '../../records/muted-readers.server.ts';
import { raiseSubscriberEvents } from '../../records/subscriber-events.server.ts';
import type { SubscriptionRow } from './subscription.ts';

/** The days after which an address that was not confirmed is deleted. */
const unconfirmedDays = 14;

/** What somebody asks to hear about, with the consent to it. */
export type Wish = Pick<
  SubscriptionRow,
  | 'kind'
  | 'name'
  | 'email'
  | 'language'
  | 'zone'
  | 'projectId'
  | 'city'
  | 'search'
  | 'enquiryId'
  | 'form'
  | 'sentence'
  | 'version'
  | 'placePath'
>;

/**
 * Stores a subscription that was confirmed elsewhere, with its proof. False if there is one already, or the person has left
 * since.
 */
export async function subscribeProved(tx: Transaction, wish: Wish, proof: object, at: string) {
  const row = newSubscription(wish, new Date(at));
  if (await hasLeftSince(tx, row.personKey, at)) return false;
  const proved = { state: 'confirmed', confirmedAt: at, proof: JSON.stringify(proof) } as const;
  const { current, isStored } = await putSubscription(tx, { ...row, ...proved });
  if (isStored) await raiseSubscriberEvents(tx, 'subscriber.confirmed', [current]);
  return isStored;
}

type Put = { current: SubscriptionRow; isStored: boolean };

/** Stores a subscription, in place of one that is not confirmed. One that is on stays as it is. */
export async function putSubscription(tx: Transaction, row: SubscriptionRow): Promise<Put> {
  await leaveKey(tx, row.sameKey);
  const former = await tx
    .selectFrom('subscriptions')
    .selectAll()
    .where('sameKey', '=', row.sameKey)
    .executeTakeFirst();
  if (former && former.state !== 'asked') return { current: former, isStored: false };
  const stored = former
    ? await tx
        .updateTable('subscriptions')
        .set({ ...row, id: former.id, revision: former.revision + 1 })
        .where('id', '=', former.id)
        .where('state', '=', 'asked')
        .returningAll()
        .executeTakeFirst()
    : await tx
        .insertInto('subscriptions')
        .values(row)
        .onConflict((conflict) => conflict.column('sameKey').doNothing())
        .returningAll()
        .executeTakeFirst();
  // It was asked for, confirmed or ended by somebody else meanwhile.
  return stored ? { current: stored, isStored: true } : putSubscription(tx, row);
}

/** One that has ended makes room for a new one. */
async function leaveKey(tx: Transaction, sameKey: string) {
  await tx
    .updateTable('subscriptions')
    .set((eb) => ({ sameKey: eb.ref('id') }))
    .where('sameKey', '=', sameKey)
    .where('state', '=', 'ended')
    .execute();
}

/** Turns a subscription on. False if it is on already, or has ended. */
export async function confirmSubscription(tx: Transaction, id: string, now = new Date()) {
  const asked = await tx
    .selectFrom('subscriptions')
    .select('personKey')
    .where('id', '=', id)
    .executeTakeFirst();
  if (!asked) return false;
  // Before the subscription, as who ends it does.
  await lockReader(tx, asked.personKey);
  const confirmedAt = now.toISOString();
  const row = await tx
    .updateTable('subscriptions')
    .set((eb) => ({ state: 'confirmed', confirmedAt, revision: eb('revision', '+', 1) }))
    .where('id', '=', id)
    .where('state', '=', 'asked')
    .returningAll()
    .executeTakeFirst();
  if (!row) return false;
  // The button came by email, so the address takes emails.
  await unmuteReader(tx, row.emailFolded);
  await raiseSubscriberEvents(tx, 'subscriber.confirmed', [row]);
  return true;
}

/** Pauses a subscription, whose waiting emails are deleted, or goes on with it. */
export async function pauseSubscription(tx: Transaction, id: string, isPaused: boolean) {
  await tx
    .updateTable('subscriptions')
    .set((eb) => ({
      state: isPaused ? 'paused' : 'confirmed',
      revision: eb('revision', '+', 1),
    }))
    .where('id', '=', id)
    .where('state', '=', isPaused ? 'confirmed' : 'paused')
    .execute();
  if (isPaused) await deleteWaiting(tx, 'subscriptionId', [id]);
  else
    await tx
      .updateTable('alertMatches')
      .set({ dueAt: new Date().toISOString() })
      .where('subscriptionId', '=', id)
      .where('since', 'is not', null)
      .execute();
}

/** Changes what is looked for. False if there is such a subscription of the person already. */
export async function changeSearch(
  tx: Transaction,
  row: SubscriptionRow,
  { city, search }: Pick<SubscriptionRow, 'city' | 'search'>,
): Promise<boolean> {
  const sameKey = makeSameKey({ ...row, city, search });
  // Of two changes at once, one waits for the other.
  await lockSubscriptions(tx, row.personKey);
  await leaveKey(tx, sameKey);
  const other = await tx
    .selectFrom('subscriptions')
    .select('id')
    .where('sameKey', '=', sameKey)
    .where('id', '!=', row.id)
    .executeTakeFirst();
  if (other) return false;
  await tx
    .updateTable('subscriptions')
    .set({ sameKey, city, search, revision: row.revision + 1 })
    .where('id', '=', row.id)
    .where('state', 'in', ['confirmed', 'paused'])
    .execute();
  return true;
}

/** Deletes the addresses that were not confirmed in time. Returns whose they were. */
export async function deleteUnconfirmed(tx: Transaction, now: Date) {
  const before = new Date(now.getTime() - unconfirmedDays * dayMs).toISOString();
  const rows = await tx
    .deleteFrom('subscriptions')
    .where('state', '=', 'asked')
    .where('askedAt', '<=', before)
    .returning('personKey')
    .execute();
  return rows.map((row) => row.personKey);
}

/** One that is not confirmed. */
export function newSubscription(wish: Wish, now: Date): SubscriptionRow {
  const emailFolded = wish.email.trim().toLowerCase();
  return {
    ...wish,
    id: randomUUID(),
    sameKey: makeSameKey({ ...wish, emailFolded }),
    personKey: personKey(emailFolded),
    emailFolded,
    state: 'asked',
    proof: null,
    askedAt: now.toISOString(),
    confirmedAt: null,
    endedAt: null,
    endWay: null,
    revision: 1,
  };
}

type Same = Pick<SubscriptionRow, 'emailFolded' | 'kind' | 'projectId' | 'city' | 'search'>;

function makeSameKey({ emailFolded, kind, projectId, city, search }: Same) {
  return signText(`subscription ${JSON.stringify([emailFolded, kind, projectId, city, search])}`);
}
