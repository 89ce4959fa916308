import { randomUUID } from 'node:crypto';
import { dayMs } from '../../lib/time/durations.ts';
import { signText } from '../../platform/accounts/secret.ts';
import type { Transaction } from '../../platform/database/database.ts';
import { env } from '../../platform/env/env.ts';
import { runInFormLanguage } from '../../platform/languages/page-language.ts';
import { deleteWaiting, putInOutbox } from '../../platform/mail/outbox.ts';
import {
  findReader,
  hasLeftSince,
  leavingToken,
  lockReader,
  lockSubscriptions,
  personKey,
} from '../../records/consents.server.ts';
import { unmuteReader } from '../../records/muted-readers.server.ts';
import { raiseSubscriberEvents } from '../../records/subscriber-events.server.ts';
import { agreesToEmails, type Enquiry } from '../enquiries/enquiry.ts';
import { isComingSoon } from '../projects/project-status.ts';
import { confirmEmail, type ConfirmEmail } from './confirm-emails.ts';
import { readerToken } from './readers.server.ts';
import { formPath } from './subscription-text.ts';
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

type Asking = {
  projectName?: string;
  /** The email to write; null if another email has the button. */
  because?: 'asked' | 'invited' | 'listed' | null;
  now?: Date;
  /** The earliest time to send it. */
  notBefore?: Date;
};

/**
 * Stores what somebody asks to hear about, and writes them the email that turns it on. Asked for again, it is the same
 * subscription: one that is not confirmed gets the email again, one that is on is told so. One that has ended stays, as the
 * proof of what was agreed to, and a new one begins. `isWritten`: false if the address gets no email, or no more today.
 */
export async function subscribe(
  tx: Transaction,
  wish: Wish,
  { projectName = '', because = 'asked', now = new Date(), notBefore }: Asking = {},
): Promise<{ subscription: SubscriptionRow; isWritten: boolean }> {
  const { current, isStored } = await putSubscription(tx, newSubscription(wish, now));
  const on = current.state === 'paused' ? 'paused' : 'already';
  const reader = await findReader(tx, current.personKey);
  const isWritten =
    because !== null &&
    reader?.mutedFor !== 'complained' &&
    (await writeTo(
      tx,
      // What is on stays in its language; that it is on is said in that of the form.
      { ...current, language: wish.language || current.language },
      { projectName, because: isStored ? because : on },
      { now, notBefore },
    ));
  return { subscription: current, isWritten };
}

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
async function putSubscription(tx: Transaction, row: SubscriptionRow): Promise<Put> {
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

/**
 * The subscription of who agreed to emails with an enquiry: to the news of a project that is not on sale yet, else to
 * launches. Undefined without a consent. `hasButton`: its own confirmation has the button.
 */
export async function subscribeSender(
  tx: Transaction,
  enquiry: Enquiry,
  { hasButton, now }: { hasButton: boolean; now: Date },
): Promise<SubscriptionRow | undefined> {
  if (!agreesToEmails(enquiry)) return undefined;
  const { project, ...wish } = await senderWish(tx, enquiry);
  const because = hasButton ? null : 'asked';
  await lockReader(tx, personKey(enquiry.emailFolded));
  const asked = await subscribe(tx, wish, { projectName: project, because, now });
  const { subscription: row } = asked;
  await markInvited(tx, row.personKey, now);
  return row.state === 'asked' ? row : undefined;
}

/** Who was asked once to confirm a consent is not asked again by the team. */
export async function markInvited(tx: Transaction, key: string, now: Date) {
  await tx
    .updateTable('readers')
    .set({ invitedAt: now.toISOString() })
    .where('personKey', '=', key)
    .where('invitedAt', 'is', null)
    .execute();
}

/** What somebody agreed to hear about with an enquiry. */
export async function senderWish(tx: Transaction, enquiry: Omit<Enquiry, 'answers'>) {
  const { form, name, email, aboutId, aboutName, consentLanguage: language } = enquiry;
  const soon =
    form === 'project-interest' && aboutId !== null
      ? await tx
          .selectFrom('projects')
          .select(['id', 'status', 'city'])
          .where('id', '=', aboutId)
          .executeTakeFirst()
      : undefined;
  const project = soon && isComingSoon(soon.status) ? soon : undefined;
  const isVip = form === 'vip';
  return {
    kind: project ? ('project' as const) : isVip ? ('vip' as const) : ('newsletter' as const),
    name,
    email,
    language,
    zone: null,
    search: '',
    form,
    enquiryId: enquiry.id,
    projectId: project?.id ?? null,
    city: project?.city ?? null,
    sentence: isVip ? enquiry.consentSentence : enquiry.newsletterSentence,
    version: enquiry.consentVersion,
    placePath: formPath(enquiry),
    project: aboutName ?? '',
  };
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

function newSubscription(wish: Wish, now: Date): SubscriptionRow {
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

type Writing = Pick<ConfirmEmail, 'projectName' | 'because'>;
type Times = { now: Date; notBefore: Date | undefined };

async function writeTo(
  tx: Transaction,
  row: SubscriptionRow,
  writing: Writing,
  { now, notBefore }: Times,
) {
  const { siteUrl } = env;
  const email = runInFormLanguage({ consentLanguage: row.language }, () =>
    confirmEmail({
      ...writing,
      subscription: row,
      reader: readerToken(row.id),
      leaving: leavingToken(row.id),
      siteUrl,
    }),
  );
  return (await putInOutbox(tx, [{ ...email, ...(notBefore && { notBefore }) }], now)) > 0;
}
