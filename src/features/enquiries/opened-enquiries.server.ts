import type { ExpressionBuilder } from 'kysely';
import { db } from '../../platform/database.ts';
import { env } from '../../platform/env.ts';
import { findMailsOf, resend } from '../../platform/mail-outbox.ts';
import type { Change } from '../../lib/record.ts';
import type { Tables } from '../../platform/tables.ts';
import { enquiryFrom, mailFrom } from './enquiry-rows.server.ts';
import type { EnquiryStateName, InboxEnquiry, InboxMail, OpenedEnquiry } from './enquiry-inbox.ts';

/** Finds an enquiry that was just opened, and marks a new one as read. Null when it was deleted. */
export async function openEnquiry({ id }: { id: string }, editor: string) {
  await db
    .updateTable('enquiries')
    .set((eb) => ({ state: 'read', ...touched(eb, editor) }))
    .where('id', '=', id)
    .where('state', '=', 'new')
    .execute();
  return findEnquiry({ id });
}

export async function findEnquiry({ id }: { id: string }): Promise<OpenedEnquiry | null> {
  const row = await findRow(id);
  if (!row) return null;
  const mails = await findMailsOf(id);
  return { enquiry: row, mails: mails.map(mailFrom), canSend: env.smtpUrl !== undefined };
}

type EnquiryChange = {
  id: string;
  revision: number;
  state?: EnquiryStateName | undefined;
  note?: string | undefined;
};

export async function saveEnquiry(
  { id, revision, state, note }: EnquiryChange,
  editor: string,
): Promise<Change<InboxEnquiry>> {
  const row = await db
    .updateTable('enquiries')
    .set((eb) => ({
      ...(state === undefined ? {} : { state }),
      ...(note === undefined ? {} : { note }),
      ...touched(eb, editor),
    }))
    .where('id', '=', id)
    .where('revision', '=', revision)
    .returningAll()
    .executeTakeFirst();
  if (!row) return { outcome: 'conflict', newest: await findRow(id) };
  return { outcome: 'done', record: enquiryFrom(row) };
}

/** Its mails are deleted by cascade. */
export async function deleteEnquiry({
  id,
  revision,
}: {
  id: string;
  revision: number;
}): Promise<Change<InboxEnquiry>> {
  const row = await db
    .deleteFrom('enquiries')
    .where('id', '=', id)
    .where('revision', '=', revision)
    .returningAll()
    .executeTakeFirst();
  if (!row) return { outcome: 'conflict', newest: await findRow(id) };
  return { outcome: 'done', record: enquiryFrom(row) };
}

/** Null when the mail was deleted, or is being sent. */
export async function resendMail({ id }: { id: string }): Promise<InboxMail | null> {
  const mail = await resend(id);
  return mail ? mailFrom(mail) : null;
}

function touched(eb: ExpressionBuilder<Tables, 'enquiries'>, editor: string) {
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
