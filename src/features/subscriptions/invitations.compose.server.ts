import { minuteMs } from '../../lib/time/durations.ts';
import { db, type Transaction } from '../../platform/database/database.ts';
import { inTransaction } from '../../platform/database/transaction.ts';
import { logActivity } from '../../platform/activity.ts';
import { isAtLimit, wakeMailer } from '../../platform/mail/outbox.ts';
import {
  hasLeftSince,
  listWithdrawalTimes,
  lockReader,
  personKey,
} from '../../records/consents.server.ts';
import { settings } from '../../site/settings/settings.ts';
import { fillFormText } from '../enquiries/forms/fill-form-text.ts';
import { markInvited, senderWish, subscribe } from './subscribe.server.ts';

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
    if (await inTransaction((tx) => invite(tx, id, { now, notBefore: turn(now, people) })))
      people++;
  if (people > 0) await inTransaction((tx) => logInvitations(tx, people, editor));
  wakeMailer();
  return { people };
}

export async function logInvitations(tx: Transaction, people: number, actor: string) {
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
    .where((eb) => eb.or([eb('form', '=', 'vip'), eb('newsletterOptIn', '=', 1)]))
    .where((eb) =>
      eb.or([
        eb('cameBy', '=', 'form'),
        eb('consentSentence', '!=', ''),
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

/** Asks the person of an enquiry once to confirm. False for who has left, is muted, was asked before or gets no more emails today. */
export async function invite(tx: Transaction, id: string, { now, notBefore }: Times) {
  const row = await tx.selectFrom('enquiries').selectAll().where('id', '=', id).executeTakeFirst();
  if (!row) return false;
  const key = personKey(row.emailFolded);
  // They may have left, or another owner may have been first, since they were listed.
  const { mutedAt, invitedAt } = await lockReader(tx, key);
  if ((mutedAt ?? invitedAt) !== null) return false;
  if (await hasLeftSince(tx, key, row.createdAt)) return false;
  if (await isAtLimit(tx, row.email, now)) return false;
  await markInvited(tx, key, now);
  const { project: projectName, ...wish } = await senderWish(tx, row);
  const { language, privacy } = settings();
  const consent = wish.sentence
    ? {}
    : { sentence: fillFormText(privacy.newsletter, {}), version: privacy.version };
  // Of a list that came without a proof, nothing says that they agreed.
  const because = row.cameBy === 'team' && !wish.sentence ? 'listed' : 'invited';
  const asked = { ...wish, ...consent, language: wish.language || language.locale };
  await subscribe(tx, asked, { projectName, because, now, notBefore });
  return true;
}
