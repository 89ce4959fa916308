import { isPostgres, type Transaction } from '../../platform/database.ts';
import type { OutgoingMailRow } from '../../platform/mail-row.ts';
import { changesTo } from './desk-work.ts';

type SentMail = Pick<OutgoingMailRow, 'purpose' | 'enquiryId' | 'messageId'>;

/** A reply answers its enquiry once the mail server has taken it, unless the person has written again since. */
export async function markAnsweredBy(
  tx: Transaction,
  { purpose, enquiryId, messageId }: SentMail,
  now: Date,
) {
  if (purpose !== 'reply' || enquiryId === null) return;
  const enquiry = await tx
    .selectFrom('enquiries')
    .selectAll()
    .where('id', '=', enquiryId)
    .$if(isPostgres, (query) => query.forUpdate())
    .executeTakeFirst();
  const reply = await tx
    .selectFrom('enquiryMessages')
    .select(['createdAt', 'sentBy'])
    .where('messageId', '=', messageId)
    .executeTakeFirst();
  if (!enquiry || !reply) return;
  const timestamp = now.toISOString();
  const answered = changesTo(enquiry, { state: 'answered' }, timestamp);
  const changes = (await hasWrittenSince(tx, enquiryId, reply.createdAt))
    ? { answeredAt: enquiry.answeredAt ?? timestamp }
    : answered;
  const actor = reply.sentBy ?? '';
  if (changes && enquiry.state !== 'spam')
    await tx
      .updateTable('enquiries')
      .set({ ...changes, revision: enquiry.revision + 1, updatedAt: timestamp, updatedBy: actor })
      .where('id', '=', enquiryId)
      .execute();
}

async function hasWrittenSince(tx: Transaction, enquiryId: string, moment: string) {
  const row = await tx
    .selectFrom('enquiryMessages')
    .select('id')
    .where('enquiryId', '=', enquiryId)
    .where('direction', '=', 'received')
    .where('isAutomatic', '=', 0)
    .where('createdAt', '>', moment)
    .executeTakeFirst();
  return row !== undefined;
}
