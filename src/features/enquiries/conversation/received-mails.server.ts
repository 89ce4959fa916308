import { createHash, randomUUID } from 'node:crypto';
import { actors } from '../../../records/actors.ts';
import { fold } from '../../../lib/text/fold.ts';
import { mailProblemWords } from '../../../lib/web/mail-problem.ts';
import { namesOf } from '../../../lib/text/person-name.ts';
import { noteActivity } from '../../../platform/activity.ts';
import { listColleagues, type Colleague } from '../../../platform/accounts/colleagues.ts';
import { db, type Transaction } from '../../../platform/database/database.ts';
import { env } from '../../../platform/env/env.ts';
import { log } from '../../../platform/observability/log.ts';
import { wakeMailer } from '../../../platform/mail/outbox.ts';
import { readMailbox, type RawMail } from '../../../platform/mail/mailbox.ts';
import { endMailProcess, readMail } from '../../../platform/mail/received-mail-process.ts';
import type { ReceivedMail } from '../../../platform/mail/received-mail.ts';
import { arrivalMailOf } from '../notifications/desk-mails.ts';
import { changeEnquiry } from '../enquiry-changes.server.ts';
import { enquiryFrom } from '../enquiry-rows.server.ts';
import { statusColumns, type EnquiryStatus } from '../enquiry-status.ts';
import { untouched, type EnquiryRow } from '../enquiry.ts';
import { memberTold, noticeContext, putNotices } from '../notifications/notices.server.ts';
import { isOurAddress } from './own-addresses.server.ts';
import type { ReturnedMail } from '../../../platform/mail/returned-mail.ts';
import { cameBack } from './mail-causes.ts';

/** The text of a returned mail is compared up to here. */
const comparedLength = 1_000;

let isMailboxAway = false;

/** Imports all received mails. Logs a mailbox failure once until the mailbox works again. */
export async function readDeskMailbox(_now: Date, signal: AbortSignal) {
  if (env.imapUrl === undefined) return;
  signal.addEventListener('abort', endMailProcess, { once: true });
  try {
    await readMailbox(env.imapUrl, takeMail, signal);
    if (isMailboxAway) log.info('The enquiry mailbox is available again');
    isMailboxAway = false;
  } catch (cause) {
    if (!isMailboxAway && !signal.aborted)
      log.error('The enquiry mailbox cannot be read', codeOf(cause));
    isMailboxAway = true;
  } finally {
    signal.removeEventListener('abort', endMailProcess);
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
export async function takeMail(raw: RawMail, attempt = 1) {
  const parsed = await readMail(raw, attempt);
  const members = await listColleagues();
  const now = new Date();
  await db.transaction().execute(async (tx) => {
    const mail = await unlessKnown(tx, parsed);
    if (!mail) return;
    const { returned, answers } = mail;
    const isBounceOfOurs = returned ? await markReturned(tx, returned) : false;
    const answeredId = await findAnswered(tx, [...(returned?.messageIds ?? []), ...answers]);
    // Ignore bounces of mail that no enquiry sent; keep unreadable ones for review.
    const isReadable = returned?.messageIds.some((id) => id !== mail.messageId);
    if (!answeredId && (isBounceOfOurs || isReadable)) return;
    const enquiry = answeredId ? await reopen(tx, answeredId, mail) : await add(tx, mail, now);
    await storeMessage(tx, enquiry.id, mail, now);
    if (enquiry.status !== 'spam' && !mail.isAutomatic)
      await notify(tx, enquiry, { mail, members, isAnswer: answeredId !== undefined, now });
  });
  wakeMailer();
}

/**
 * Undefined for a mail that is stored already, and for our own mail that a forwarding rule returned: answering it would
 * loop forever. Another mail with a known Message-ID gets an id made from its content.
 */
async function unlessKnown(tx: Transaction, mail: ReceivedMail): Promise<ReceivedMail | undefined> {
  const { messageId, contentDigest } = mail;
  const ownId = `<${contentDigest}@unnamed>`;
  const messages = await tx
    .selectFrom('enquiryMessages')
    .select(['messageId', 'contentDigest', 'bodyText'])
    .where('messageId', 'in', [messageId, ownId])
    .execute();
  const sent = await tx
    .selectFrom('outgoingMails')
    .select('bodyText')
    .where('messageId', '=', messageId)
    .executeTakeFirst();
  if (messages.length === 0 && !sent) return mail;
  const isStored = messages.some((one) => {
    if (one.messageId === ownId || one.contentDigest === contentDigest) return true;
    return one.contentDigest === null && hasTextOf(mail, one);
  });
  if (isStored || (sent && hasTextOf(mail, sent))) return undefined;
  return { ...mail, messageId: ownId };
}

/** Mail servers add lines and change blanks. */
function hasTextOf({ text }: ReceivedMail, { bodyText }: { bodyText: string }) {
  const [received, known] = [text, bodyText].map((one) => one.replaceAll(/\s+/g, ' ').trim());
  return (received ?? '').includes((known ?? '').slice(0, comparedLength));
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
async function reopen(tx: Transaction, id: string, { isAutomatic }: ReceivedMail) {
  const changesOf = ({ status }: EnquiryRow) =>
    isAutomatic || status === 'spam'
      ? {}
      : { ...statusColumns({ status: 'in-progress', readAt: null }), deletedAt: null };
  const reopened = await changeEnquiry(tx, id, changesOf, null);
  if (!reopened) throw new Error('The enquiry of an answer was deleted');
  await noteActivity(tx, { actor: actors.site, kind: 'enquiries', act: 'received', subjectId: id });
  return reopened.row;
}

async function add(tx: Transaction, mail: ReceivedMail, now: Date): Promise<EnquiryRow> {
  const { messageId, subject } = mail;
  const { name, email } = personOf(mail);
  const message = [subject, textOf(mail)].filter(Boolean).join('\n\n');
  const answers = { ...namesOf(name), email, message };
  const moment = now.toISOString();
  const row: EnquiryRow = {
    ...untouched,
    id: randomUUID(),
    form: 'contact',
    submissionKey: createHash('sha256').update(`mail ${messageId}`).digest('base64url'),
    name,
    email,
    emailFolded: email.toLowerCase(),
    answers: JSON.stringify(answers),
    ...statusColumns(statusOf(mail, moment)),
    searchText: fold([name, email, mail.fromAddress, message].join(' ')).replaceAll(/\s+/g, ' '),
    cameBy: 'mail',
    createdAt: moment,
    updatedAt: moment,
  };
  await tx.insertInto('enquiries').values(row).execute();
  return row;
}

/** What a program sent waits for nobody. */
function statusOf({ isSpam, isAutomatic }: ReceivedMail, now: string): EnquiryStatus {
  if (isSpam) return { status: 'spam', readAt: null };
  return isAutomatic ? { status: 'closed', readAt: now } : { status: 'new', readAt: null };
}

/** Who wants an answer: where the sender wants answers elsewhere, that address, unless it is ours. */
function personOf({ fromName, fromAddress, replyTo }: ReceivedMail) {
  if (!replyTo || isOurAddress(replyTo.address))
    return { name: fromName || fromAddress, email: fromAddress };
  return { name: replyTo.name || fromName || replyTo.address, email: replyTo.address };
}

/** The text, or why there is none. */
function textOf({ text, problem, files }: ReceivedMail) {
  return text || (problem ? mailProblemWords(problem, files) : '');
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
      replyTo: mail.replyTo?.address ?? null,
      contentDigest: mail.contentDigest,
      problem: mail.problem,
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
  const mails = arrivalMailOf(enquiryFrom(row), context, { text: textOf(mail), isAnswer });
  await putNotices(tx, mails, members, now);
}

/** Marks the bounced mail as failed. False if none of the message ids is ours. */
async function markReturned(tx: Transaction, { messageIds, status }: ReturnedMail) {
  if (messageIds.length === 0) return false;
  const { numUpdatedRows } = await tx
    .updateTable('outgoingMails')
    .set({ state: 'failed', lastError: [cameBack, status].filter(Boolean).join(' ') })
    .where('messageId', 'in', messageIds)
    .where('state', '=', 'sent')
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}
