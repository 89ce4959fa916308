import { createHash, randomUUID } from 'node:crypto';
import { actors } from '../../lib/actors.ts';
import { fold } from '../../lib/fold.ts';
import { namesOf } from '../../lib/person-name.ts';
import { noteActivity } from '../../platform/activity.ts';
import { listColleagues, type Colleague } from '../../platform/auth-colleagues.ts';
import { db, type Transaction } from '../../platform/database.ts';
import { env } from '../../platform/env.ts';
import { log } from '../../platform/log.ts';
import { wakeMailer } from '../../platform/mail-outbox.ts';
import { readMailbox, type RawMail } from '../../platform/mailbox.ts';
import { receivedMail, type ReceivedMail } from '../../platform/received-mail.ts';
import { arrivalMailOf } from './desk-mails.ts';
import { enquiryFrom } from './enquiry-rows.server.ts';
import { untouched, type EnquiryRow } from './enquiry.ts';
import { memberTold, noticeContext, putNotices } from './notices.server.ts';
import { markReturned } from './returned-mails.server.ts';

let isMailboxAway = false;

/** Imports all received mails. Logs a mailbox failure once until the mailbox works again. */
export async function readDeskMailbox(_now: Date, signal: AbortSignal) {
  if (env.imapUrl === undefined) return;
  try {
    await readMailbox(env.imapUrl, takeMail, signal);
    if (isMailboxAway) log.info('The enquiry mailbox is available again');
    isMailboxAway = false;
  } catch (cause) {
    if (!isMailboxAway && !signal.aborted)
      log.error('The enquiry mailbox cannot be read', codeOf(cause));
    isMailboxAway = true;
  }
}

/** Logs only the code, because the server's message may name people. */
function codeOf(cause: unknown) {
  const { code, serverResponseCode } = Object(cause) as Record<string, unknown>;
  return [code, serverResponseCode].filter(Boolean).map(String).join(' ') || 'unknown';
}

/**
 * Stores a mail with the enquiry that it answers, or as a new enquiry. Idempotent, because a mail that could not be
 * marked as read is imported again.
 */
export async function takeMail(raw: RawMail) {
  const mail = await receivedMail(raw);
  const members = await listColleagues();
  const now = new Date();
  await db.transaction().execute(async (tx) => {
    if (await isKnown(tx, mail)) return;
    const { returned, answers } = mail;
    const isBounceOfOurs = returned ? await markReturned(tx, returned) : false;
    const answeredId = await findAnswered(tx, [...(returned?.messageIds ?? []), ...answers]);
    // Ignore bounces of mail that no enquiry sent; keep unreadable ones for review.
    const isReadable = returned?.messageIds.some((id) => id !== mail.messageId);
    if (!answeredId && (isBounceOfOurs || isReadable)) return;
    const enquiry = answeredId ? await reopen(tx, answeredId, mail, now) : await add(tx, mail, now);
    await storeMessage(tx, enquiry.id, mail, now);
    if (enquiry.state !== 'spam' && !mail.isAutomatic)
      await notify(tx, enquiry, { mail, members, isAnswer: answeredId !== undefined, now });
  });
  wakeMailer();
}

/** Also matches our own mail that a forwarding rule returned: answering it would loop forever. */
async function isKnown(tx: Transaction, { messageId }: ReceivedMail) {
  for (const table of ['enquiryMessages', 'outgoingMails'] as const) {
    const row = await tx
      .selectFrom(table)
      .select('id')
      .where('messageId', '=', messageId)
      .executeTakeFirst();
    if (row) return true;
  }
  return false;
}

/** The enquiry of the closest mail in the thread that is ours. */
async function findAnswered(tx: Transaction, messageIds: string[]) {
  for (const messageId of messageIds.slice(0, 50)) {
    for (const table of ['enquiryMessages', 'outgoingMails'] as const) {
      const row = await tx
        .selectFrom(table)
        .select('enquiryId')
        .where('messageId', '=', messageId)
        .executeTakeFirst();
      if (row?.enquiryId) return joinTargetOf(tx, row.enquiryId);
    }
  }
  return undefined;
}

/** The enquiry that a duplicate was joined to, because duplicates are hidden. */
async function joinTargetOf(tx: Transaction, id: string) {
  const row = await tx
    .selectFrom('enquiries')
    .select('joinedTo')
    .where('id', '=', id)
    .executeTakeFirst();
  return row?.joinedTo ?? id;
}

/** A new answer makes the enquiry unread again, even in the bin. */
async function reopen(tx: Transaction, id: string, { isAutomatic }: ReceivedMail, now: Date) {
  const row = await tx
    .updateTable('enquiries')
    .set((eb) => ({ revision: eb('revision', '+', 1), updatedAt: now.toISOString() }))
    .where('id', '=', id)
    .returningAll()
    .executeTakeFirstOrThrow();
  await noteActivity(tx, { actor: actors.site, kind: 'enquiries', act: 'received', subjectId: id });
  if (isAutomatic || row.state === 'spam') return row;
  const waiting = { state: 'new', stage: 'in-hand', deletedAt: null } as const;
  await tx.updateTable('enquiries').set(waiting).where('id', '=', id).execute();
  return { ...row, ...waiting };
}

async function add(tx: Transaction, mail: ReceivedMail, now: Date): Promise<EnquiryRow> {
  const { messageId, fromName, fromAddress, subject, text, isSpam } = mail;
  const name = fromName || fromAddress;
  const message = [subject, text].filter(Boolean).join('\n\n');
  const answers = { ...namesOf(name), email: fromAddress, message };
  const moment = now.toISOString();
  const row: EnquiryRow = {
    ...untouched,
    id: randomUUID(),
    form: 'contact',
    submissionKey: createHash('sha256').update(`mail ${messageId}`).digest('base64url'),
    name,
    email: fromAddress,
    emailFolded: fromAddress.toLowerCase(),
    answers: JSON.stringify(answers),
    state: isSpam ? 'spam' : 'new',
    searchText: fold([name, fromAddress, message].join(' ')).replaceAll(/\s+/g, ' '),
    cameBy: 'mail',
    createdAt: moment,
    updatedAt: moment,
  };
  await tx.insertInto('enquiries').values(row).execute();
  return row;
}

async function storeMessage(tx: Transaction, enquiryId: string, mail: ReceivedMail, now: Date) {
  const id = randomUUID();
  await tx
    .insertInto('enquiryMessages')
    .values({
      id,
      enquiryId,
      direction: 'received',
      submissionKey: null,
      messageId: mail.messageId,
      inReplyTo: mail.answers[0] ?? null,
      threadReferences: null,
      subject: mail.subject,
      bodyHtml: mail.html,
      bodyText: mail.text,
      fromName: mail.fromName,
      fromAddress: mail.fromAddress,
      sentBy: null,
      isAutomatic: mail.isAutomatic ? 1 : 0,
      filesLeftOut: mail.filesLeftOut.join(', ') || null,
      createdAt: now.toISOString(),
    })
    .execute();
  for (const { name, type, bytes } of mail.files) {
    const content = bytes.toString('base64');
    const file = { id: randomUUID(), messageId: id, name, type, size: bytes.length, content };
    await tx.insertInto('enquiryFiles').values(file).execute();
  }
}

type Arrival = { mail: ReceivedMail; members: Colleague[]; isAnswer: boolean; now: Date };

async function notify(tx: Transaction, row: EnquiryRow, { mail, members, isAnswer, now }: Arrival) {
  const member = await memberTold(tx, row, members);
  const context = { ...noticeContext(members), member };
  const mails = arrivalMailOf(enquiryFrom(row), context, { text: mail.text, isAnswer });
  await putNotices(tx, mails, members, now);
}
