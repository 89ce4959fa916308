import { createHash, randomUUID } from 'node:crypto';
import { withoutFigures } from '../../../lib/html/figures.ts';
import { textOfHtml } from '../../../lib/html/html-text.ts';
import { isMailboxAddress } from '../../../lib/web/mailbox-address.ts';
import { refused, type Refusal } from '../../../model/record.ts';
import { logActivity } from '../../../platform/activity.ts';
import { db, type Transaction } from '../../../platform/database/database.ts';
import { env } from '../../../platform/env/env.ts';
import { newMessageId, putInOutbox, wakeMailer } from '../../../platform/mail/outbox.ts';
import { sanitiseHtml, TextRefused } from '../../../platform/html/rich-text.ts';
import { languageOfForm, runInFormLanguage } from '../../../platform/languages/page-language.ts';
import { officeAddress } from '../../../site/settings/settings.ts';
import { emailSignature } from '../../places/lines.ts';
import { findSeller } from '../../sellers.server.ts';
import { replyEmail } from '../notifications/inbox-emails.ts';
import type { EnquiryMessageRow, ReplyOutcome } from './enquiry-message.ts';
import { changeEnquiry } from '../enquiry-changes.server.ts';
import type { EnquiryRow } from '../enquiry.ts';
import { releaseHeld } from '../spam/held-enquiries.server.ts';
import { deleteProposal } from '../../../records/proposals.server.ts';
import { threadHeaders } from './threads.server.ts';
import { inTransaction } from '../../../platform/database/transaction.ts';

type Reply = { id: string; submissionKey: string; subject: string; html: string };

/** Stores a reply with its mail, which answers the enquiry once it is sent. Idempotent, so it can be retried after a lost response. */
export async function sendReply(
  { id, submissionKey, subject, html }: Reply,
  editor: string,
): Promise<ReplyOutcome | Refusal> {
  // Emails show no images of texts that were copied into them.
  const bodyHtml = await sanitiseHtml(html).then(withoutFigures, (cause: unknown) => {
    if (cause instanceof TextRefused) return cause;
    throw cause;
  });
  if (bodyHtml instanceof TextRefused) return refused({ html: bodyHtml.message });
  const bodyText = textOfHtml(bodyHtml);
  if (bodyText === '') return refused({ html: 'Write a reply.' });
  const key = createHash('sha256')
    .update(JSON.stringify([submissionKey, id, subject, bodyHtml]))
    .digest('base64url');
  const answer = await inTransaction(async (tx): Promise<ReplyOutcome | Refusal> => {
    const enquiry = await lockEnquiry(tx, id, editor);
    if (!enquiry) return { outcome: 'gone' };
    if (!isMailboxAddress(enquiry.email))
      return refused({ subject: 'This enquiry has no email address' });
    const message = await saveReply(tx, enquiry, { key, subject, bodyHtml, bodyText, editor });
    if (!message) return { outcome: 'sent' };
    await deleteProposal(tx, { enquiryId: enquiry.id });
    await unmarkSpam(tx, enquiry, editor);
    const activity = { kind: 'enquiries', act: 'replied', subjectId: enquiry.id } as const;
    await logActivity(tx, { actor: editor, ...activity });
    const addressing = { recipient: enquiry.email, replyTo: replyAddress() };
    const seller = await findSeller(tx, enquiry.aboutId, languageOfForm(enquiry));
    const email = runInFormLanguage(enquiry, () =>
      replyEmail(message, addressing, emailSignature(seller)),
    );
    await putInOutbox(tx, [email], new Date(message.createdAt));
    return { outcome: 'sent' };
  });
  wakeMailer();
  return answer;
}

/** Removes the reply that an assistant has prepared. */
export async function dismissReply({ id }: { id: string }) {
  await deleteProposal(db, { enquiryId: id });
  return { outcome: 'done' } as const;
}

/** The address that receives answers. */
function replyAddress() {
  return env.inboxAddress ?? (officeAddress() || null);
}

type NewReply = {
  key: string;
  subject: string;
  bodyHtml: string;
  bodyText: string;
  editor: string;
};

/** Undefined if it is already stored. */
async function saveReply(
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
      fromAddress: replyAddress() ?? '',
      sentBy: editor,
      isAutomatic: 0,
      filesLeftOut: null,
      createdAt: new Date().toISOString(),
    })
    .onConflict((conflict) => conflict.column('submissionKey').doNothing())
    .returningAll()
    .executeTakeFirst();
}

/** Locks the enquiry row until the transaction ends. */
async function lockEnquiry(tx: Transaction, id: string, editor: string) {
  const locked = await changeEnquiry(tx, id, () => ({}), editor);
  return locked?.row;
}

/** Whoever replies to spam has read it, and decided that it is none. */
async function unmarkSpam(tx: Transaction, enquiry: EnquiryRow, editor: string) {
  if (enquiry.status !== 'spam') return;
  const readAt = new Date().toISOString();
  const changes = { status: 'new', readAt, isHeld: 0 } as const;
  await changeEnquiry(tx, enquiry.id, () => changes, editor);
  await releaseHeld(tx, enquiry.id, enquiry);
}
