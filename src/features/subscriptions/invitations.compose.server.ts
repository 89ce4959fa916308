import { randomUUID } from 'node:crypto';
import { minuteMs } from '../../lib/time/durations.ts';
import { db, type Transaction } from '../../platform/database/database.ts';
import { inTransaction } from '../../platform/database/transaction.ts';
import { logActivity } from '../../platform/activity.ts';
import { wakeMailer } from '../../platform/mail/outbox.ts';
import {
  asksForEmails,
  hasLeftSince,
  isProved,
  listWithdrawalTimes,
  lockReader,
  personKey,
} from '../../records/consents.server.ts';
import { FieldError } from '../../records/revisions.server.ts';
import { settings } from '../../site/settings/settings.ts';
import type { EnquiryRow } from '../enquiries/enquiry.ts';
import { fillFormText } from '../enquiries/forms/fill-form-text.ts';
import { listVipPeople } from '../first-access/vip-people.server.ts';
import { addListed, listedErrors, type ListedPerson } from './listed-people.compose.server.ts';
import { markInvited, senderWish, subscribe } from './subscribe.server.ts';
import type { SubscriptionRow } from './subscription.ts';

/** So many at once would look like spam, and other emails would wait behind them. */
const emailsAMinute = 60;

/** How many people can be invited to confirm what they agreed to before. */
export async function countInvitable() {
  return { people: (await listInvitable()).length };
}

/**
 * Invites everybody once to confirm an earlier consent, or an address of a list that came without one. Each in a
 * transaction of their own, so that nobody is invited twice if it is stopped and begun again.
 */
export async function invitePeople(_: undefined, editor: string, now = new Date()) {
  let people = 0;
  for (const { id } of await listInvitable())
    if (await tryToInvite(id, { now, notBefore: turn(now, people) })) people++;
  if (people > 0) await inTransaction((tx) => logInvitations(tx, people, editor));
  wakeMailer();
  return { people };
}

/** False for who gets no more emails today, as if nobody had tried. */
async function tryToInvite(id: string, times: Times) {
  try {
    return await inTransaction((tx) => invite(tx, id, times));
  } catch (cause) {
    if (cause instanceof FieldError) return false;
    throw cause;
  }
}

async function logInvitations(tx: Transaction, people: number, actor: string) {
  const entry = { kind: 'enquiries', act: 'invited', detail: String(people) } as const;
  await logActivity(tx, { actor, ...entry });
}

/** When the email goes after so many others. */
function turn(now: Date, before: number) {
  return new Date(now.getTime() + Math.floor(before / emailsAMinute) * minuteMs);
}

/** The latest consent of each person who was never asked to confirm it, has not left, and whose address takes emails. */
async function listInvitable(connection: Pick<Transaction, 'selectFrom'> = db) {
  const rows = await connection
    .selectFrom('enquiries')
    .select(['id', 'emailFolded', 'createdAt'])
    .where('status', '!=', 'spam')
    .where('deletedAt', 'is', null)
    .where('emailFolded', '!=', '')
    .where(asksForEmails)
    .where((eb) =>
      eb.or([
        isProved(eb),
        // Of a list that was imported; who was added by hand is written to by hand.
        eb.and([eb('cameBy', '=', 'team'), eb('source', 'is not', null)]),
      ]),
    )
    .orderBy('createdAt', 'desc')
    .orderBy('id')
    .execute();
  const withdrawals = await listWithdrawalTimes(connection);
  const known = await listKnown(connection);
  return rows.filter(({ emailFolded, createdAt }) => {
    const key = personKey(emailFolded);
    if (known.has(key)) return false;
    known.add(key);
    return (withdrawals.get(key) ?? '') < createdAt;
  });
}

/** Who was invited, whose address takes no emails, and who has subscribed to launches. */
async function listKnown(connection: Pick<Transaction, 'selectFrom'>) {
  const readers = await connection
    .selectFrom('readers')
    .select('personKey')
    .where((eb) => eb.or([eb('invitedAt', 'is not', null), eb('mutedAt', 'is not', null)]))
    .execute();
  const subscribers = await connection
    .selectFrom('subscriptions')
    .select('personKey')
    .where('kind', 'in', ['vip', 'newsletter', 'project'])
    .execute();
  return new Set([...readers, ...subscribers].map((row) => row.personKey));
}

type Times = { now: Date; notBefore: Date };

/** Asks the person of an enquiry once to confirm. False for who has left, is muted or was asked before. */
async function invite(tx: Transaction, id: string, times: Times) {
  const enquiry = tx.selectFrom('enquiries').where('id', '=', id);
  const listed = await enquiry.select('emailFolded').executeTakeFirst();
  if (!listed) return false;
  const key = personKey(listed.emailFolded);
  // They may have left or been erased, or another owner may have been first, since they were listed.
  const { mutedAt, invitedAt } = await lockReader(tx, key);
  const row = await enquiry.selectAll().executeTakeFirst();
  if (!row || (mutedAt ?? invitedAt) !== null) return false;
  if (await hasLeftSince(tx, key, row.createdAt)) return false;
  await writeInvitation(tx, row, times);
  return true;
}

/** Throws `FieldError` for who gets no more emails today. The reader is locked. */
async function writeInvitation(tx: Transaction, row: EnquiryRow, { now, notBefore }: Times) {
  await markInvited(tx, personKey(row.emailFolded), now);
  const { project: projectName, ...wish } = await senderWish(tx, row);
  const { language, privacy } = settings();
  const consent = wish.sentence
    ? {}
    : { sentence: fillFormText(privacy.newsletter, {}), version: privacy.version };
  // Of a list that came without a proof, nothing says that they agreed.
  const because = row.cameBy === 'team' && !wish.sentence ? 'listed' : 'invited';
  const asked = { ...wish, ...consent, language: wish.language || language.locale };
  const { isWritten } = await subscribe(tx, asked, { projectName, because, now, notBefore });
  if (!isWritten) throw new FieldError({ email: listedErrors.limited });
}

type Added = Pick<SubscriptionRow, 'id' | 'state'> & { isInvited: boolean };

/**
 * Puts somebody on the VIP list, unless they subscribed already. Who comes without a proof is invited once to confirm.
 * Throws `FieldError` for who may not be added.
 */
export async function addOrInvite(
  tx: Transaction,
  person: Omit<ListedPerson, 'id'>,
  editor: string,
  now = new Date(),
): Promise<Added> {
  const { proof } = person;
  const emailFolded = person.email.toLowerCase();
  const key = personKey(emailFolded);
  const { mutedAt, invitedAt } = await lockReader(tx, key);
  const former = await findLaunches(tx, key);
  const isListedAlready = former?.kind === 'vip' && former.state !== 'asked';
  if (former && (isListedAlready || !proof)) return { ...former, isInvited: false };
  const [listed] = await listVipPeople(tx, emailFolded);
  const hasLeft = await hasLeftSince(tx, key, proof?.at ?? '');
  if (hasLeft && (proof || !listed)) throw new FieldError({ email: listedErrors.left });
  if (!proof && mutedAt !== null) throw new FieldError({ email: listedErrors.muted });
  if (!proof && invitedAt !== null) throw new FieldError({ email: listedErrors.invited });
  const isListed = listed && (listed.agreesToEmails || !proof);
  const id = isListed ? listed.id : randomUUID();
  await addListed(tx, { ...person, id }, editor);
  if (!proof) {
    const row = await tx
      .selectFrom('enquiries')
      .selectAll()
      .where('id', '=', id)
      .executeTakeFirstOrThrow();
    await writeInvitation(tx, row, { now, notBefore: now });
    await logInvitations(tx, 1, editor);
  }
  const added = await findLaunches(tx, key);
  if (!added) throw new FieldError({ email: listedErrors.left });
  return { ...added, isInvited: !proof };
}

/** What somebody hears about launches by. */
async function findLaunches(tx: Transaction, key: string) {
  const rows = await tx
    .selectFrom('subscriptions')
    .select(['id', 'kind', 'state'])
    .where('personKey', '=', key)
    .where('kind', 'in', ['vip', 'newsletter'])
    .where('state', '!=', 'ended')
    .orderBy('kind', 'desc')
    .execute();
  return rows.find(({ state }) => state !== 'asked') ?? rows[0];
}
