import { createHash, randomUUID } from 'node:crypto';
import { actors } from '../../../model/actors.ts';
import { dayMs } from '../../../lib/time/durations.ts';
import { fold } from '../../../lib/text/fold.ts';
import { emailProblemText } from '../../../lib/web/email-problem.ts';
import { splitName } from '../../../lib/text/person-name.ts';
import { logActivity } from '../../../platform/activity.ts';
import { listColleagues, type Colleague } from '../../../platform/accounts/colleagues.ts';
import { countRows } from '../../../platform/database/count-rows.ts';
import { db, type Transaction } from '../../../platform/database/database.ts';
import { withdrawConsent } from '../../../records/consents.server.ts';
import { muteReader } from '../../../records/muted-readers.server.ts';
import { env } from '../../../platform/env/env.ts';
import { log } from '../../../platform/observability/log.ts';
import { wakeMailer } from '../../../platform/mail/outbox.ts';
import { readMailbox, type RawEmail } from '../../../platform/mail/mailbox.ts';
import { endParser, readEmail } from '../../../platform/mail/received-email-process.ts';
import type { ReceivedEmail } from '../../../platform/mail/received-email.ts';
import { arrivalEmail } from '../notifications/inbox-emails.ts';
import { announcement, tellOfNewEnquiry } from '../enquiry-events.server.ts';
import { changeEnquiry } from '../enquiry-changes.server.ts';
import { enquiryFrom } from '../enquiry-rows.server.ts';
import type { EnquiryStatus } from '../enquiry-status.ts';
import { enquiryDefaults, type EnquiryRow } from '../enquiry.ts';
import { assigneeToNotify, noticeContext, putNotices } from '../notifications/notices.server.ts';
import { isOurAddress } from './own-addresses.server.ts';
import type { Bounce } from '../../../platform/mail/bounce.ts';
import { cameBack } from './email-errors.ts';

/** The text of a returned mail is compared up to here. */
const comparedLength = 1_000;

/** So many mails returned within this time mute an address that is only unavailable. */
const maxReturned = 3;
const returnedWithinMs = 30 * dayMs;

let isMailboxAway = false;

/** Imports all received mails. Logs a mailbox failure once until the mailbox works again. */
export async function importReceivedEmails(_now: Date, signal: AbortSignal) {
  if (env.imapUrl === undefined) return;
  signal.addEventListener('abort', endParser, { once: true });
  try {
    await readMailbox(env.imapUrl, importEmail, signal);
    if (isMailboxAway) log.info('The enquiry mailbox is available again');
    isMailboxAway = false;
  } catch (cause) {
    if (!isMailboxAway && !signal.aborted)
      log.error('The enquiry mailbox cannot be read', mailErrorCode(cause));
    isMailboxAway = true;
  } finally {
    signal.removeEventListener('abort', endParser);
  }
}

/** Logs only the code, because the server's message may name people. */
function mailErrorCode(cause: unknown) {
  const { code, serverResponseCode } = Object(cause) as Record<string, unknown>;
  return [code, serverResponseCode].filter(Boolean).map(String).join(' ') || 'unknown';
}

/**
 * Stores a mail with the enquiry that it answers, or as a new enquiry. Idempotent, because a mail that could not be
 * marked as read is imported again.
 */
export async function importEmail(raw: RawEmail, attempt = 1) {
  const parsed = await readEmail(raw, attempt);
  const members = await listColleagues();
  const now = new Date();
  await db.transaction().execute(async (tx) => {
    const mail = await unlessKnown(tx, parsed);
    if (!mail) return;
    const { returned, complaint, answers } = mail;
    if (complaint && (await stopAfterComplaint(tx, complaint, now))) return;
    const isBounceOfOurs = returned ? await markReturned(tx, returned, now) : false;
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
async function unlessKnown(
  tx: Transaction,
  mail: ReceivedEmail,
): Promise<ReceivedEmail | undefined> {
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
    return one.contentDigest === null && containsText(mail, one);
  });
  if (isStored || (sent && containsText(mail, sent))) return undefined;
  return { ...mail, messageId: ownId };
}

/** Mail servers add lines and change blanks. */
function containsText({ text }: ReceivedEmail, { bodyText }: { bodyText: string }) {
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
      if (row?.enquiryId) return findMergeTarget(tx, row.enquiryId);
    }
  }
  return undefined;
}

/** The enquiry that a duplicate was joined to, because duplicates are hidden. */
async function findMergeTarget(tx: Transaction, id: string) {
  const row = await tx
    .selectFrom('enquiries')
    .select('joinedTo')
    .where('id', '=', id)
    .executeTakeFirst();
  return row?.joinedTo ?? id;
}

/** A new answer makes the enquiry unread again, even in the bin. */
async function reopen(tx: Transaction, id: string, { isAutomatic }: ReceivedEmail) {
  const getChanges = ({ status }: EnquiryRow) =>
    isAutomatic || status === 'spam'
      ? {}
      : { status: 'in-progress' as const, readAt: null, deletedAt: null };
  const reopened = await changeEnquiry(tx, id, getChanges, null);
  if (!reopened) throw new Error('The enquiry of an answer was deleted');
  await logActivity(tx, { actor: actors.site, kind: 'enquiries', act: 'received', subjectId: id });
  return reopened.row;
}

async function add(tx: Transaction, mail: ReceivedEmail, now: Date): Promise<EnquiryRow> {
  const { messageId, subject } = mail;
  const { name, email } = chooseCorrespondent(mail);
  const message = [subject, messageText(mail)].filter(Boolean).join('\n\n');
  const answers = { ...splitName(name), email, message };
  const time = now.toISOString();
  const status = initialStatus(mail, time);
  const row: EnquiryRow = {
    ...enquiryDefaults,
    id: randomUUID(),
    form: 'contact',
    submissionKey: createHash('sha256').update(`mail ${messageId}`).digest('base64url'),
    name,
    email,
    emailFolded: email.toLowerCase(),
    answers: JSON.stringify(answers),
    ...status,
    ...announcement({ ...status, announced: 0 }),
    searchText: fold([name, email, mail.fromAddress, message].join(' ')).replaceAll(/\s+/g, ' '),
    cameBy: 'mail',
    createdAt: time,
    updatedAt: time,
  };
  await tx.insertInto('enquiries').values(row).execute();
  await tellOfNewEnquiry(tx, row);
  return row;
}

/** What a program sent waits for nobody. */
function initialStatus({ isSpam, isAutomatic }: ReceivedEmail, now: string): EnquiryStatus {
  if (isSpam) return { status: 'spam', readAt: null };
  return isAutomatic ? { status: 'closed', readAt: now } : { status: 'new', readAt: null };
}

/** Who wants an answer: where the sender wants answers elsewhere, that address, unless it is ours. */
function chooseCorrespondent({ fromName, fromAddress, replyTo }: ReceivedEmail) {
  if (!replyTo || isOurAddress(replyTo.address))
    return { name: fromName || fromAddress, email: fromAddress };
  return { name: replyTo.name || fromName || replyTo.address, email: replyTo.address };
}

/** The text, or why there is none. */
function messageText({ text, problem, files }: ReceivedEmail) {
  return text || (problem ? emailProblemText(problem, files) : '');
}

async function storeMessage(tx: Transaction, enquiryId: string, mail: ReceivedEmail, now: Date) {
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

type Arrival = { mail: ReceivedEmail; members: Colleague[]; isAnswer: boolean; now: Date };

async function notify(tx: Transaction, row: EnquiryRow, { mail, members, isAnswer, now }: Arrival) {
  const member = await assigneeToNotify(tx, row, members);
  const context = { ...noticeContext(members), member };
  const emails = arrivalEmail(enquiryFrom(row), context, { text: messageText(mail), isAnswer });
  await putNotices(tx, emails, members, now);
}

/**
 * Marks the bounced mail as failed. False if none of the message ids is ours. An address that does not exist, or does not
 * take emails several times, gets no more of what it subscribed to.
 */
async function markReturned(tx: Transaction, { messageIds, status }: Bounce, now: Date) {
  if (messageIds.length === 0) return false;
  const returned = await tx
    .updateTable('outgoingMails')
    .set({ state: 'failed', lastError: [cameBack, status].filter(Boolean).join(' ') })
    .where('messageId', 'in', messageIds)
    .where('state', '=', 'sent')
    .returning(['recipient', 'recipientFolded'])
    .execute();
  for (const { recipient, recipientFolded } of returned) {
    const isForGood = status?.startsWith('5') || (await isOftenReturned(tx, recipientFolded, now));
    const reason = { mutedFor: 'bounced', mutedStatus: status ?? null } as const;
    if (isForGood) await muteReader(tx, recipient, reason, now);
  }
  return returned.length > 0;
}

async function isOftenReturned(tx: Transaction, recipientFolded: string, now: Date) {
  const returned = tx
    .selectFrom('outgoingMails')
    .where('recipientFolded', '=', recipientFolded)
    .where('state', '=', 'failed')
    .where('lastError', 'like', `${cameBack}%`)
    .where('sentAt', '>', new Date(now.getTime() - returnedWithinMs).toISOString());
  return (await countRows(returned)) >= maxReturned;
}

/** Who marks one of our mails as spam is unsubscribed. False if it is not ours: anybody can send such a report. */
async function stopAfterComplaint(tx: Transaction, messageIds: string[], now: Date) {
  if (messageIds.length === 0) return false;
  const mails = await tx
    .selectFrom('outgoingMails')
    .select('recipient')
    .distinct()
    .where('messageId', 'in', messageIds)
    .where('sentAt', 'is not', null)
    .execute();
  for (const { recipient } of mails) {
    const emailFolded = recipient.trim().toLowerCase();
    await muteReader(tx, recipient, { mutedFor: 'complained', mutedStatus: null }, now);
    await withdrawConsent(tx, { emailFolded, way: 'complaint', now });
  }
  return mails.length > 0;
}
