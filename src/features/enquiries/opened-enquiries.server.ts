import type { ExpressionBuilder } from 'kysely';
import { noteActivity, type Activity } from '../../platform/activity.ts';
import { db, forgetOldPages, type Transaction } from '../../platform/database.ts';
import { env } from '../../platform/env.ts';
import { findMailsOf, resend, wakeMailer } from '../../platform/mail-outbox.ts';
import type { Change } from '../../lib/record.ts';
import type { Member } from '../../lib/rights.ts';
import type { Tables } from '../../platform/tables.ts';
import { changesTo } from './desk-work.ts';
import { forgetDigests } from './digests.server.ts';
import { releaseHeld } from './held-enquiries.server.ts';
import { mailErrorFor } from './mail-causes.ts';
import { releaseJoined } from './joined-enquiries.server.ts';
import { readThread } from './threads.server.ts';
import { enquiryFrom, mailFrom } from './enquiry-rows.server.ts';
import type {
  EnquiryStateName,
  Erased,
  InboxEnquiry,
  InboxMail,
  OpenedEnquiry,
} from './enquiry-inbox.ts';
import { inTransaction } from '../../platform/transaction.ts';

/** Finds an enquiry and marks a new one as read. Null if it was deleted. */
export async function openEnquiry({ id }: { id: string }, editor: string) {
  await inTransaction(async (tx) => {
    const { numUpdatedRows } = await tx
      .updateTable('enquiries')
      .set((eb) => ({ state: 'read', ...revisionColumns(eb, editor) }))
      .where('id', '=', id)
      .where('state', '=', 'new')
      .where('deletedAt', 'is', null)
      .executeTakeFirst();
    if (numUpdatedRows > 0) await note(tx, id, editor, 'read');
  });
  return findEnquiry({ id });
}

export async function findEnquiry({ id }: { id: string }): Promise<OpenedEnquiry | null> {
  const row = await findRow(id);
  if (!row) return null;
  const mails = await findMailsOf(id);
  return {
    enquiry: row,
    mails: mails.map(mailFrom),
    thread: await readThread(row),
    canSend: env.smtpUrl !== undefined,
  };
}

/** Reads an enquiry with the errors of its mails as this member may know them. */
export async function withErrorsFor({ role }: Member, read: Promise<OpenedEnquiry | null>) {
  const opened = await read;
  if (!opened) return null;
  const known = <Mail extends InboxMail | null>(mail: Mail) =>
    mail && { ...mail, lastError: mailErrorFor(role, mail.lastError) };
  const messages = opened.thread.messages.map((message) => ({
    ...message,
    mail: known(message.mail),
  }));
  return { ...opened, mails: opened.mails.map(known), thread: { ...opened.thread, messages } };
}

type EnquiryChange = {
  id: string;
  revision: number;
  state?: EnquiryStateName | undefined;
  note?: string | undefined;
};

export async function saveEnquiry(
  { id, revision, state, note: text }: EnquiryChange,
  editor: string,
): Promise<Change<InboxEnquiry>> {
  const row = await inTransaction(async (tx) => {
    const current = await tx
      .selectFrom('enquiries')
      .selectAll()
      .where('id', '=', id)
      .executeTakeFirst();
    if (!current) return undefined;
    const saved = await tx
      .updateTable('enquiries')
      .set((eb) => ({
        ...(state === undefined ? {} : changesTo(current, { state }, new Date().toISOString())),
        ...(text === undefined ? {} : { note: text }),
        ...revisionColumns(eb, editor),
      }))
      .where('id', '=', id)
      .where('revision', '=', revision)
      .returningAll()
      .executeTakeFirst();
    if (saved && state !== undefined) {
      await note(tx, id, editor, 'marked', state);
      await releaseHeld(tx, id, current);
    }
    if (saved && text !== undefined) await note(tx, id, editor, 'noted');
    return saved;
  });
  if (!row) return { outcome: 'conflict', newest: await findRow(id) };
  wakeMailer();
  return { outcome: 'done', record: enquiryFrom(row) };
}

/** Moves it to the bin. */
export async function deleteEnquiry(
  { id, revision }: { id: string; revision: number },
  editor: string,
): Promise<Change<InboxEnquiry>> {
  const row = await inTransaction(async (tx) => {
    const deleted = await tx
      .updateTable('enquiries')
      .set((eb) => ({ deletedAt: new Date().toISOString(), ...revisionColumns(eb, editor) }))
      .where('id', '=', id)
      .where('revision', '=', revision)
      .where('deletedAt', 'is', null)
      .returningAll()
      .executeTakeFirst();
    if (deleted) await note(tx, id, editor, 'deleted');
    return deleted;
  });
  if (row) return { outcome: 'done', record: enquiryFrom(row) };
  const newest = await findRow(id);
  return { outcome: 'conflict', newest: newest?.deletedAt ? null : newest };
}

/** Deletes an enquiry in the bin permanently. The database cascades to its mails. */
export async function eraseEnquiry({ id }: { id: string }, editor: string): Promise<Erased> {
  const erased = await inTransaction(async (tx) => {
    const mails = await tx
      .selectFrom('outgoingMails')
      .select('id')
      .where('enquiryId', '=', id)
      .execute();
    const erasedRow = await tx
      .deleteFrom('enquiries')
      .where('id', '=', id)
      .where('deletedAt', 'is not', null)
      .returning(['id', 'name'])
      .executeTakeFirst();
    if (!erasedRow) return { enquiries: 0, mails: 0 };
    await forgetDigests(tx, [erasedRow]);
    await releaseJoined(tx);
    await noteActivity(tx, { actor: editor, kind: 'enquiries', act: 'erased', detail: '1' });
    return { enquiries: 1, mails: mails.length };
  });
  await forgetOldPages();
  return { ...erased, letters: 0 };
}

/** Null if the mail was deleted or is being sent. */
export async function resendMail(
  { id }: { id: string },
  editor: string,
): Promise<InboxMail | null> {
  const mail = await inTransaction(async (tx) => {
    const waiting = await resend(id, new Date(), tx);
    if (waiting?.enquiryId) await note(tx, waiting.enquiryId, editor, 'resent');
    return waiting;
  });
  if (mail) wakeMailer();
  return mail ? mailFrom(mail) : null;
}

/** Records no personal data, so that erasing leaves nothing behind. */
function note(
  tx: Transaction,
  subjectId: string,
  actor: string,
  act: Activity['act'],
  detail = '',
) {
  return noteActivity(tx, { actor, kind: 'enquiries', act, subjectId, detail });
}

function revisionColumns(eb: ExpressionBuilder<Tables, 'enquiries'>, editor: string) {
  return {
    revision: eb('revision', '+', 1),
    updatedAt: new Date().toISOString(),
    updatedBy: editor,
  };
}

async function findRow(id: string): Promise<InboxEnquiry | null> {
  const row = await db.selectFrom('enquiries').selectAll().where('id', '=', id).executeTakeFirst();
  return row ? enquiryFrom(row) : null;
}
