import { logActivity, type Activity } from '../../../platform/activity.ts';
import { db, expireCachedPages, type Transaction } from '../../../platform/database/database.ts';
import { env } from '../../../platform/env/env.ts';
import { findEnquiryEmails, resend, wakeMailer } from '../../../platform/mail/outbox.ts';
import type { Change, Seen } from '../../../model/record.ts';
import { changesOf, RevisionConflict } from '../../../records/revisions.server.ts';
import { findProposal } from '../../../records/proposals.server.ts';
import type { Member } from '../../../model/rights.ts';
import { decide, decideWithin } from '../assignment/decisions.server.ts';
import { changesTo } from '../assignment/decisions.ts';
import { listConsents } from '../privacy/consents.server.ts';
import { eraseEnquiries } from '../privacy/erased-enquiries.server.ts';
import { emailErrorFor } from '../conversation/email-errors.ts';
import { listReplyTemplates } from '../conversation/reply-templates.ts';
import { readThread } from '../conversation/threads.server.ts';
import { changeEnquiry } from '../enquiry-changes.server.ts';
import { enquiryFrom, toEnquiryEmail } from '../enquiry-rows.server.ts';
import type { ChangeOfNote } from '../conversation/enquiry-note.ts';
import type { EnquiryRow } from '../enquiry.ts';
import { runInFormLanguage } from '../../../platform/languages/page-language.ts';
import type {
  Erased,
  InboxEnquiry,
  EnquiryEmail,
  NoteOutcome,
  OpenedEnquiry,
} from './enquiry-inbox.ts';
import { inTransaction } from '../../../platform/database/transaction.ts';

/** Finds an enquiry and marks an unread one as read. Null if it was deleted. */
export async function openEnquiry({ id }: { id: string }, editor: string) {
  await inTransaction(async (tx) => {
    const now = new Date().toISOString();
    const markAsRead = (row: EnquiryRow) =>
      row.deletedAt === null ? changesTo(row, { isRead: true }, now) : undefined;
    if (await changeEnquiry(tx, id, markAsRead, editor)) await note(tx, id, editor, 'read');
  });
  return findEnquiry({ id });
}

export async function findEnquiry({ id }: { id: string }): Promise<OpenedEnquiry | null> {
  const row = await findRow(id);
  if (!row) return null;
  const mails = await findEnquiryEmails(id);
  return {
    enquiry: row,
    mails: mails.map(toEnquiryEmail),
    thread: await readThread(row),
    consents: await listConsents(row.email.toLowerCase()),
    canSend: env.smtpUrl !== undefined,
    templates: runInFormLanguage(row, listReplyTemplates),
    prepared: await findProposal(id),
  };
}

/** Reads an enquiry with the errors of its mails as this member may know them. */
export async function withErrorsFor({ role }: Member, read: Promise<OpenedEnquiry | null>) {
  const opened = await read;
  if (!opened) return null;
  const known = <Mail extends EnquiryEmail | null>(mail: Mail) =>
    mail && { ...mail, lastError: emailErrorFor(role, mail.lastError) };
  const messages = opened.thread.messages.map((message) => ({
    ...message,
    mail: known(message.mail),
  }));
  return { ...opened, mails: opened.mails.map(known), thread: { ...opened.thread, messages } };
}

export async function addNote(
  { id, noteId, body }: { id: string; noteId: string; body: string },
  editor: string,
) {
  return changeNoteOf(id, { noteId, body }, editor);
}

export async function deleteNote({ id, noteId }: { id: string; noteId: string }, editor: string) {
  return changeNoteOf(id, { noteId, isDeleted: true }, editor);
}

/** Without an entry if it has been done before. */
async function changeNoteOf(
  id: string,
  noteChange: ChangeOfNote,
  editor: string,
): Promise<NoteOutcome> {
  const { entryIds } = await decide({ ids: [id], decision: { note: noteChange } }, editor);
  return (await findRow(id))
    ? { outcome: 'done', entryId: entryIds[0] ?? null }
    : { outcome: 'gone' };
}

const { change } = changesOf(
  async (tx, { id }: { id: string }) => ({ edited: await findRow(id, tx) }),
  inTransaction,
);

/** Moves it to the bin. */
export async function deleteEnquiry(seen: Seen, editor: string): Promise<Change<InboxEnquiry>> {
  const decision = { ids: [seen.id], decision: { isDeleted: true }, revision: seen.revision };
  const answer = await change(seen, async (tx) => {
    const [entryId] = await decideWithin(tx, decision, { editor, members: [] });
    const newest = await findRow(seen.id, tx);
    if (entryId === undefined || !newest) throw new RevisionConflict(newest);
    return newest;
  });
  const isDeleted = answer.outcome === 'conflict' && answer.newest?.deletedAt;
  return isDeleted ? { outcome: 'conflict', newest: null } : answer;
}

/** Deletes an enquiry in the bin permanently. The database cascades to its mails. */
export async function eraseEnquiry({ id }: { id: string }, editor: string): Promise<Erased> {
  const erased = await inTransaction(async (tx) => {
    const mails = await tx
      .selectFrom('outgoingMails')
      .select('id')
      .where('enquiryId', '=', id)
      .execute();
    const { count } = await eraseEnquiries(tx, (eb) =>
      eb.and([eb('id', '=', id), eb('deletedAt', 'is not', null)]),
    );
    if (count === 0) return { enquiries: 0, mails: 0 };
    await logActivity(tx, { actor: editor, kind: 'enquiries', act: 'erased', detail: '1' });
    return { enquiries: 1, mails: mails.length };
  });
  await expireCachedPages();
  return { ...erased, letters: 0, subscriptions: 0 };
}

/** Null if the mail was deleted or is being sent. */
export async function resendEmail(
  { id }: { id: string },
  editor: string,
): Promise<EnquiryEmail | null> {
  const mail = await inTransaction(async (tx) => {
    const waiting = await resend(id, new Date(), tx);
    if (waiting?.enquiryId) await note(tx, waiting.enquiryId, editor, 'resent');
    return waiting;
  });
  if (mail) wakeMailer();
  return mail ? toEnquiryEmail(mail) : null;
}

/** Records no personal data, so that erasing leaves nothing behind. */
function note(
  tx: Transaction,
  subjectId: string,
  actor: string,
  act: Activity['act'],
  detail = '',
) {
  return logActivity(tx, { actor, kind: 'enquiries', act, subjectId, detail });
}

async function findRow(
  id: string,
  connection: Pick<Transaction, 'selectFrom'> = db,
): Promise<InboxEnquiry | null> {
  const row = await connection
    .selectFrom('enquiries')
    .selectAll()
    .where('id', '=', id)
    .executeTakeFirst();
  return row ? enquiryFrom(row) : null;
}
