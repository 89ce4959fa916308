import { dayMs } from '../../lib/time/durations.ts';
import { db, type Transaction } from '../../platform/database/database.ts';
import { saveConsentProofs } from '../enquiries/privacy/consents.server.ts';
import { deleteUnconfirmed } from './subscribe.server.ts';

/** The days that an ended subscription can be seen on the person's page, and that its emails are stored. */
const endedDays = 30;

/**
 * Deletes the addresses that were not confirmed in time, of subscriptions that ended all but the proof, and old emails about
 * subscriptions.
 */
export async function expireSubscriptions(now: Date) {
  const before = new Date(now.getTime() - endedDays * dayMs).toISOString();
  await db.transaction().execute(async (tx) => {
    await deleteUnconfirmed(tx, now);
    const ended = await tx
      .deleteFrom('subscriptions')
      .where('state', '=', 'ended')
      .where('endedAt', '<=', before)
      .returningAll()
      .execute();
    await saveConsentProofs(tx, [], now, ended);
    await deleteEmails(tx, before);
    // The counts of the sendings stay, without the key of the person.
    await tx
      .updateTable('campaignRecipients')
      .set((eb) => ({ personKey: eb.ref('subscriptionId') }))
      .whereRef('personKey', '<>', 'subscriptionId')
      .where('state', '<>', 'waiting')
      .where('personKey', 'not in', (eb) => eb.selectFrom('subscriptions').select('personKey'))
      .execute();
  });
}

/** Deletes finished emails about subscriptions from before a time. Campaigns keep how many were accepted. */
async function deleteEmails(tx: Transaction, before: string) {
  const old = await tx
    .deleteFrom('outgoingMails')
    .where('personKey', 'is not', null)
    .where('enquiryId', 'is', null)
    .where('state', '<>', 'waiting')
    .where('createdAt', '<=', before)
    .returning(['messageId', 'purpose', 'state'])
    .execute();
  for (const { messageId, purpose, state } of old)
    if (purpose === 'campaign' && state === 'sent')
      await tx
        .updateTable('campaignRecipients')
        .set({ messageId: null })
        .where('messageId', '=', messageId)
        .execute();
}
