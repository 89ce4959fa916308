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
import { memberTold, putNotices } from './notices.server.ts';
import { markReturned } from './returned-mails.server.ts';

let isMailboxAway = false;

/** Takes all answers that have come in. Trouble with the mailbox is logged once while it lasts. */
export async function readDeskMailbox(_now: Date, signal: AbortSignal) {
  if (env.imapUrl === undefined) return;
  try {
    await readMailbox(env.imapUrl, takeMail, signal);
    if (isMailboxAway) log.info('The mailbox of the desk can be read again');
    isMailboxAway = false;
  } catch (cause) {
    if (!isMailboxAway && !signal.aborted)
      log.error('The mailbox of the desk cannot be read', codeOf(cause));
    isMailboxAway = true;
  }
}

/** The words of a server may name people. */
function codeOf(cause: unknown) {
  const { code, serverResponseCode } = Object(cause) as Record<string, unknown>;
  return [code, serverResponseCode].filter(Boolean).map(String).join(' ') || 'unknown';
}

/**
 * Keeps a mail under the enquiry that it answers, or as an enquiry of its own. Idempotent: it can be taken again when
 * it could not be marked as read.
 */
export async function takeMail(raw: RawMail) {
  const mail = await receivedMail(raw);
  const members = await listColleagues();
  const now = new Date();
  await db.transaction().execute(async (tx) => {
    if (await isKnown(tx, mail)) return;
    const { returned, answers } = mail;
    const isMarked = returned ? await markReturned(tx, returned) : false;
    const answered = await findAnswered(tx, [...(returned?.messageIds ?? []), ...answers]);
    // Of a letter that belongs to no enquiry, or that somebody else has sent. Where it cannot be read, somebody looks.
    const isReadable = returned?.messageIds.some((id) => id !== mail.messageId);
    if (!answered && (isMarked || isReadable)) return;
    const enquiry = answered ? await reopen(tx, answered, mail, now) : await add(tx, mail, now);
    await keep(tx, enquiry.id, mail, now);
    if (enquiry.state !== 'spam' && !mail.isAutomatic)
      await tell(tx, enquiry, { mail, members, isAnswer: answered !== undefined, now });
  });
  wakeMailer();
}

/** Also what we have sent, and a rule has brought back: answering it would go on for ever. */
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

/** The enquiry of the nearest mail that is one of ours. */
async function findAnswered(tx: Transaction, messageIds: string[]) {
  for (const messageId of messageIds.slice(0, 50)) {
    for (const table of ['enquiryMessages', 'outgoingMails'] as const) {
      const row = await tx
        .selectFrom(table)
        .select('enquiryId')
        .where('messageId', '=', messageId)
        .executeTakeFirst();
      if (row?.enquiryId) return standsFor(tx, row.enquiryId);
    }
  }
  return undefined;
}

/** A duplicate is not shown: what it was joined to is. */
async function standsFor(tx: Transaction, id: string) {
  const row = await tx
    .selectFrom('enquiries')
    .select('joinedTo')
    .where('id', '=', id)
    .executeTakeFirst();
  return row?.joinedTo ?? id;
}

/** A person who answers waits again, also from the bin. */
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

async function keep(tx: Transaction, enquiryId: string, mail: ReceivedMail, now: Date) {
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

async function tell(tx: Transaction, row: EnquiryRow, { mail, members, isAnswer, now }: Arrival) {
  const member = await memberTold(tx, row, members);
  const { siteUrl, mailTo } = env;
  const told = { siteUrl, mailTo, member };
  const mails = arrivalMailOf(enquiryFrom(row), told, { text: mail.text, isAnswer });
  await putNotices(tx, mails, members, now);
}
