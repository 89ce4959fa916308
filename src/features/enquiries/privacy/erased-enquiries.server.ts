import type { ExpressionBuilder, ExpressionWrapper, SqlBool } from 'kysely';
import type { Transaction } from '../../../platform/database/database.ts';
import type { Tables } from '../../../platform/database/row-types.ts';
import type { SubscriptionRow } from '../../subscriptions/subscription.ts';
import { providedViewings } from '../enquiry-changes.server.ts';
import { eraseEnquiryEvents } from '../enquiry-events.server.ts';
import { releaseJoined } from '../inbox/joined-enquiries.server.ts';
import { deleteDigests } from '../notifications/digests.server.ts';
import { saveConsentProofs } from './consents.server.ts';

type Condition = (
  eb: ExpressionBuilder<Tables, 'enquiries'>,
) => ExpressionWrapper<Tables, 'enquiries', SqlBool>;

/** `subscriptions`: those that are erased with the enquiries. */
type Erasure = { now?: Date; subscriptions?: readonly SubscriptionRow[] };

/**
 * Deletes enquiries and what repeats them, keeps proofs of consents, and tells who must know. The database cascades to their
 * emails. Returns how many they are, and whether the times of viewings are free again.
 */
export async function eraseEnquiries(
  tx: Transaction,
  condition: Condition,
  { now = new Date(), subscriptions = [] }: Erasure = {},
) {
  const rows = await tx.deleteFrom('enquiries').where(condition).returningAll().execute();
  await saveConsentProofs(tx, rows, now, subscriptions);
  await eraseEnquiryEvents(tx, rows);
  const viewings = rows.filter(
    ({ viewingState, viewingAt }) =>
      viewingState === 'booked' && (viewingAt ?? '') > now.toISOString(),
  );
  if (viewings.length > 0) await providedViewings().tellErased(tx, viewings);
  // After the enquiries: on PostgreSQL the delete waits for a digest that is being written from them.
  if (rows.length > 0) await deleteDigests(tx, rows);
  await releaseJoined(tx);
  return { count: rows.length, freesTimes: viewings.length > 0 };
}
