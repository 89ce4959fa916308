import { createHash, randomUUID } from 'node:crypto';
import { textOfHtml } from '../../lib/html-text.ts';
import { isEmailAddress } from '../../lib/email-address.ts';
import { refused, type Refusal } from '../../lib/record.ts';
import { noteActivity } from '../../platform/activity.ts';
import { db, type Transaction } from '../../platform/database.ts';
import { env } from '../../platform/env.ts';
import { newMessageId, putInOutbox, wakeMailer } from '../../platform/mail-outbox.ts';
import { sanitisedHtml } from '../../platform/rich-text.ts';
import { headOffice } from '../../site/settings.ts';
import { replyMailOf } from './desk-mails.ts';
import { decided } from './desk-work.ts';
import type { EnquiryMessageRow, Replied } from './enquiry-message.ts';
import type { EnquiryRow } from './enquiry.ts';
import { threadHeaders } from './threads.server.ts';

type Reply = { id: string; submissionKey: string; subject: string; html: string };

/** Keeps a reply together with its mail. Idempotent, so it can be sent again when its answer was lost. */
export async function sendReply(
  { id, submissionKey, subject, html }: Reply,
  editor: string,
): Promise<Replied | Refusal> {
  const bodyHtml = sanitisedHtml(html);
  const bodyText = textOfHtml(bodyHtml);
  if (bodyText === '') return refused({ html: 'This is needed.' });
  const key = createHash('sha256')
    .update(JSON.stringify([submissionKey, id, subject, bodyHtml]))
    .digest('base64url');
  const answer = await db.transaction().execute(async (tx): Promise<Replied | Refusal> => {
    const enquiry = await claim(tx, id, editor);
    if (!enquiry) return { outcome: 'gone' };
    if (!isEmailAddress(enquiry.email))
      return refused({ subject: 'There is no address to write to' });
    const message = await keepReply(tx, enquiry, { key, subject, bodyHtml, bodyText, editor });
    if (!message) return { outcome: 'sent' };
    const told = { recipient: enquiry.email, replyTo: deskAddress() };
    await putInOutbox(tx, [replyMailOf(message, told)], new Date(message.createdAt));
    await markAnswered(tx, enquiry, editor);
    return { outcome: 'sent' };
  });
  wakeMailer();
  return answer;
}

/** Where answers come in. */
function deskAddress() {
  return env.deskAddress ?? (headOffice().infoEmail || null);
}

type NewReply = {
  key: string;
  subject: string;
  bodyHtml: string;
  bodyText: string;
  editor: string;
};

/** Undefined when it is kept already. */
async function keepReply(
  tx: Transaction,
  enquiry: EnquiryRow,
  { key, subject, bodyHtml, bodyText, editor }: NewReply,
): Promise<EnquiryMessageRow | undefined> {
  return tx
    .insertInto('enquiryMessages')
    .values({
      id: randomUUID(),
      enquiryId: enquiry.id,
      direction: 'sent',
      submissionKey: key,
      messageId: newMessageId(),
      ...(await threadHeaders(tx, enquiry.id)),
      subject,
      bodyHtml,
      bodyText,
      fromName: '',
      fromAddress: deskAddress() ?? '',
      sentBy: editor,
      isAutomatic: 0,
      filesLeftOut: null,
      createdAt: new Date().toISOString(),
    })
    .onConflict((conflict) => conflict.column('submissionKey').doNothing())
    .returningAll()
    .executeTakeFirst();
}

/** Keeps others from deciding until the transaction has ended. */
async function claim(tx: Transaction, id: string, editor: string) {
  return tx
    .updateTable('enquiries')
    .set((eb) => ({
      revision: eb('revision', '+', 1),
      updatedAt: new Date().toISOString(),
      updatedBy: editor,
    }))
    .where('id', '=', id)
    .returningAll()
    .executeTakeFirst();
}

async function markAnswered(tx: Transaction, enquiry: EnquiryRow, editor: string) {
  const changes = decided(enquiry, { state: 'answered' }, new Date().toISOString());
  if (changes)
    await tx.updateTable('enquiries').set(changes).where('id', '=', enquiry.id).execute();
  const noted = { kind: 'enquiries', act: 'replied', subjectId: enquiry.id } as const;
  await noteActivity(tx, { actor: editor, ...noted });
}
