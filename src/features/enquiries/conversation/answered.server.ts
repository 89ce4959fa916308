import type { Transaction } from '../../../platform/database/database.ts';
import type { OutgoingEmailRow } from '../../../platform/mail/row.ts';
import { changesTo } from '../assignment/decisions.ts';
import { changeEnquiry } from '../enquiry-changes.server.ts';
import { isAnswered } from '../enquiry-status.ts';
import type { EnquiryRow } from '../enquiry.ts';

type SentEmail = Pick<OutgoingEmailRow, 'purpose' | 'enquiryId' | 'messageId'>;

/** A reply answers its enquiry once the mail server has taken it, unless the person has written again since. */
export async function markAnsweredBy(
  tx: Transaction,
  { purpose, enquiryId, messageId }: SentEmail,
  now: Date,
) {
  if (purpose !== 'reply' || enquiryId === null) return;
  const reply = await tx
    .selectFrom('enquiryMessages')
    .select(['createdAt', 'sentBy'])
    .where('messageId', '=', messageId)
    .executeTakeFirst();
  if (!reply) return;
  const timestamp = now.toISOString();
  const answer = async (row: EnquiryRow) => {
    if (row.status === 'spam' || isAnswered(row)) return undefined;
    if (await hasWrittenSince(tx, enquiryId, reply.createdAt))
      return row.answeredAt === null ? { answeredAt: timestamp } : undefined;
    return changesTo(row, { status: 'answered' }, timestamp);
  };
  await changeEnquiry(tx, enquiryId, answer, reply.sentBy ?? '');
}

async function hasWrittenSince(tx: Transaction, enquiryId: string, time: string) {
  const row = await tx
    .selectFrom('enquiryMessages')
    .select('id')
    .where('enquiryId', '=', enquiryId)
    .where('direction', '=', 'received')
    .where('isAutomatic', '=', 0)
    .where('createdAt', '>', time)
    .executeTakeFirst();
  return row !== undefined;
}
