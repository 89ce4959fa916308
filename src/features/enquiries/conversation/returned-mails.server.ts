import type { Transaction } from '../../../platform/database/database.ts';
import type { ReturnedMail } from '../../../platform/mail/returned-mail.ts';
import { cameBack } from './mail-causes.ts';

/** Marks the bounced mail as failed. False if none of the message ids is ours. */
export async function markReturned(tx: Transaction, { messageIds, status }: ReturnedMail) {
  if (messageIds.length === 0) return false;
  const { numUpdatedRows } = await tx
    .updateTable('outgoingMails')
    .set({ state: 'failed', lastError: [cameBack, status].filter(Boolean).join(' ') })
    .where('messageId', 'in', messageIds)
    .where('state', '=', 'sent')
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}
