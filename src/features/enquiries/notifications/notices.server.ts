import { randomUUID } from 'node:crypto';
import {
  listColleagues,
  ownerAddresses,
  type Colleague,
} from '../../../platform/accounts/colleagues.ts';
import { db, type Transaction } from '../../../platform/database/database.ts';
import { env } from '../../../platform/env/env.ts';
import type { OutgoingEmail } from '../../../platform/mail/row.ts';
import { putInOutbox, wakeMailer } from '../../../platform/mail/outbox.ts';
import { headOffice } from '../../../site/settings/settings.ts';
import { findReaders } from '../../own-records.server.ts';
import { digestEmail } from './inbox-emails.ts';
import { listedColumns, listedFrom } from '../enquiry-rows.server.ts';
import type { EnquiryRow } from '../enquiry.ts';
import {
  afterQuietTime,
  nextMorning,
  usualPreferences,
  type HeldNoticeRow,
  type Preferences,
} from './notice-times.ts';

/** The assigned member, if they may still open the enquiry. Undefined means that the office is notified. */
export async function assigneeToNotify(
  tx: Transaction,
  enquiry: Pick<EnquiryRow, 'givenTo' | 'aboutId' | 'viewingHost'>,
  members: Colleague[],
) {
  const member = members.find(({ id }) => id === enquiry.givenTo);
  return member && (await findReaders(tx, enquiry)).mayOpen(member) ? member : undefined;
}

/** What notices need besides their enquiry. */
export function noticeContext(members: readonly Colleague[]) {
  const { siteUrl, mailTo } = env;
  return { siteUrl, mailTo, owners: ownerAddresses(members) };
}

/** Queues mails. Mails to members follow their preferences: at once, after quiet times, or in the morning. */
export async function putNotices(
  tx: Transaction,
  emails: OutgoingEmail[],
  members: Colleague[],
  now: Date,
) {
  const { timeZone } = headOffice();
  for (const mail of emails) {
    const member = mail.kind === 'notice' ? withAddress(members, mail.recipient) : undefined;
    const reason = noticeReason(mail);
    if (member?.notices === 'digest' && reason && mail.enquiryId) {
      const dueAt = nextMorning(now, timeZone).toISOString();
      const notice = { id: randomUUID(), userId: member.id, enquiryId: mail.enquiryId, reason };
      await tx
        .insertInto('heldNotices')
        .values({ ...notice, dueAt, createdAt: now.toISOString() })
        .execute();
    } else {
      const notBefore = member ? afterQuietTime(now, member, timeZone) : now;
      await putInOutbox(tx, [{ ...mail, notBefore }], now);
    }
  }
}

/**
 * Sends each member one mail for all held notices. Falls back to the office if the member was deleted or may no longer
 * open an enquiry.
 */
export async function sendDigests(now: Date) {
  const rows = await db
    .selectFrom('heldNotices')
    .select('userId')
    .distinct()
    .where('dueAt', '<=', now.toISOString())
    .execute();
  const members = await listColleagues();
  for (const { userId } of rows) {
    await db.transaction().execute(async (tx) => {
      const notices = await tx
        .deleteFrom('heldNotices')
        .where('userId', '=', userId)
        .where('dueAt', '<=', now.toISOString())
        .returningAll()
        .execute();
      if (notices.length === 0) return;
      const member = members.find(({ id }) => id === userId);
      await putNotices(tx, await findDigests(tx, notices, { member, members }), members, now);
    });
  }
  if (rows.length > 0) wakeMailer();
}

async function findDigests(
  tx: Transaction,
  notices: HeldNoticeRow[],
  { member, members }: { member: Colleague | undefined; members: Colleague[] },
) {
  const ids = notices.map(({ enquiryId }) => enquiryId);
  const rows = await listedColumns(tx.selectFrom('enquiries').where('id', 'in', ids))
    .select(['aboutId', 'viewingHost'])
    .orderBy('createdAt')
    .execute();
  const own = new Set<string>();
  for (const row of rows)
    if (member && (await findReaders(tx, row)).mayOpen(member)) own.add(row.id);
  const enquiries = rows.map(listedFrom).map((enquiry) => ({
    ...enquiry,
    reasons: [
      ...new Set(notices.flatMap((one) => (one.enquiryId === enquiry.id ? one.reason : []))),
    ],
  }));
  return [
    { member, digested: enquiries.filter(({ id }) => own.has(id)) },
    { member: undefined, digested: enquiries.filter(({ id }) => !own.has(id)) },
  ]
    .filter(({ digested }) => digested.length > 0)
    .flatMap(({ member: recipient, digested }) => {
      const parts = notices
        .filter(({ enquiryId }) => digested.some(({ id }) => id === enquiryId))
        .map(({ enquiryId, reason }) => ({ userId: notices[0]?.userId ?? '', enquiryId, reason }));
      return digestEmail(digested, { ...noticeContext(members), member: recipient }, parts);
    });
}

export async function readPreferences(_none: undefined, editor: string): Promise<Preferences> {
  const row = await db
    .selectFrom('deskPreferences')
    .select(['notices', 'quietFrom', 'quietUntil', 'mentions'])
    .where('userId', '=', await findMemberId(editor))
    .executeTakeFirst();
  return row ?? usualPreferences;
}

export async function savePreferences(input: Preferences, editor: string): Promise<Preferences> {
  const row = { ...input, updatedAt: new Date().toISOString() };
  await db
    .insertInto('deskPreferences')
    .values({ ...row, userId: await findMemberId(editor) })
    .onConflict((conflict) => conflict.column('userId').doUpdateSet(row))
    .execute();
  return input;
}

async function findMemberId(editor: string) {
  const member = withAddress(await listColleagues(), editor);
  if (!member) throw new Error('This member no longer exists.');
  return member.id;
}

function withAddress(members: Colleague[], address: string) {
  return members.find(({ email }) => email.toLowerCase() === address.toLowerCase());
}

/** Reminders have no reason, because they are never held back. */
function noticeReason({ purpose }: OutgoingEmail): HeldNoticeRow['reason'] | undefined {
  if (purpose === 'answer' || purpose === 'given') return purpose;
  return purpose === undefined || purpose === null ? 'new' : undefined;
}
