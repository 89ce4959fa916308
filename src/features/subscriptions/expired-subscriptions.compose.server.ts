import { dayMs } from '../../lib/time/durations.ts';
import { db, type Transaction } from '../../platform/database/database.ts';
import type { CampaignRecipientRow, StoredResult } from '../campaigns/campaign.ts';
import { findReader } from '../../records/consents.server.ts';
import { saveConsentProofs } from '../enquiries/privacy/consents.server.ts';
import { deleteUnconfirmed } from './subscription-rows.server.ts';

/** The days that an ended subscription can be seen on the person's page, and that its emails are stored. */
export const endedDays = 30;

/**
 * Deletes the addresses that were not confirmed in time, of subscriptions that ended all but the proof, and old emails about
 * subscriptions.
 */
export async function expireSubscriptions(now: Date) {
  const before = new Date(now.getTime() - endedDays * dayMs).toISOString();
  await db.transaction().execute(async (tx) => {
    const unconfirmed = await deleteUnconfirmed(tx, now);
    const ended = await tx
      .deleteFrom('subscriptions')
      .where('state', '=', 'ended')
      .where('endedAt', '<=', before)
      .where((eb) =>
        eb.or([
          eb('enquiryId', 'is', null),
          // The register reads the consent from the enquiry as long as there is one.
          eb('enquiryId', 'not in', eb.selectFrom('enquiries').select('enquiries.id')),
        ]),
      )
      .returningAll()
      .execute();
    await saveConsentProofs(tx, [], now, ended);
    for (const { id: subscriptionId, personKey, endedAt } of ended)
      await storeResult(tx, 'hasLeft', { personKey, subscriptionId }, endedAt);
    await deleteEmails(tx, { before });
    for (const key of new Set([...unconfirmed, ...ended.map(({ personKey }) => personKey)]))
      await deletePerson(tx, key);
  });
}

/** Who has no subscription left: the emails are deleted, and the counts of campaigns stay without the key. */
async function deletePerson(tx: Transaction, personKey: string) {
  const other = await tx
    .selectFrom('subscriptions')
    .select('id')
    .where('personKey', '=', personKey)
    .executeTakeFirst();
  if (other) return;
  await deleteEmails(tx, { personKey });
  const reader = await findReader(tx, personKey);
  if (reader) await storeResult(tx, 'hasReturned', { personKey }, reader.mutedAt);
  await tx
    .updateTable('campaignRecipients')
    .set((eb) => ({ personKey: eb.ref('subscriptionId') }))
    .where('personKey', '=', personKey)
    .execute();
}

/** Deletes finished emails about subscriptions. Campaigns keep how many were accepted and how many failed. */
async function deleteEmails(
  tx: Transaction,
  { before, personKey }: { before?: string; personKey?: string },
) {
  const old = await tx
    .deleteFrom('outgoingMails')
    .where('personKey', 'is not', null)
    .where('enquiryId', 'is', null)
    .where('state', '<>', 'waiting')
    .$if(before !== undefined, (query) => query.where('createdAt', '<=', before ?? ''))
    .$if(personKey !== undefined, (query) => query.where('personKey', '=', personKey ?? ''))
    .returning(['messageId', 'purpose', 'state'])
    .execute();
  for (const { messageId, purpose, state } of old) {
    if (purpose !== 'campaign') continue;
    if (state === 'failed') await storeResult(tx, 'hasFailed', { messageId });
    else
      await tx
        .updateTable('campaignRecipients')
        .set({ messageId: null })
        .where('messageId', '=', messageId)
        .execute();
  }
}

type Written = Partial<Pick<CampaignRecipientRow, 'personKey' | 'subscriptionId' | 'messageId'>>;

/** Stores what became of the campaigns written to somebody, if it happened since they were sent. */
async function storeResult(
  tx: Transaction,
  result: StoredResult,
  written: Written,
  happenedAt?: string | null,
) {
  await tx
    .updateTable('campaignRecipients')
    .set({ [result]: 1 })
    .where((eb) => eb.and({ state: 'written', ...written }))
    .$if(happenedAt !== undefined, (query) =>
      query.where('sendId', 'in', (eb) =>
        eb
          .selectFrom('campaignSends')
          .select('id')
          .where('at', '<=', happenedAt ?? null),
      ),
    )
    .execute();
}
