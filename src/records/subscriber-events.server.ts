import type { Transaction } from '../platform/database/database.ts';
import type { Tables } from '../platform/database/row-types.ts';
import { raiseEvents } from '../platform/webhooks/events.ts';
import { subscriptionSubjectKey } from '../model/webhook-event.ts';

type Subscription = Tables['subscriptions'];

/** Tells webhooks of subscriptions that were confirmed, or that ended after that. */
export async function raiseSubscriberEvents(
  tx: Transaction,
  type: 'subscriber.confirmed' | 'subscriber.withdrawn',
  rows: readonly Subscription[],
) {
  if (rows.length === 0) return;
  await raiseEvents(tx, [type], () =>
    rows.map((row) => ({
      type,
      subject: subscriptionSubjectKey(row.id),
      data: subscriberEvent(row),
    })),
  );
}

/** What other systems are told of a subscription. */
export function subscriberEvent(row: Subscription) {
  const { sentence: text, version, language, form } = row;
  return {
    id: row.id,
    kind: row.kind,
    email: row.email,
    name: row.name,
    language,
    projectId: row.projectId,
    city: row.city,
    search: row.search,
    consent: { text, version, language, form },
    askedAt: row.askedAt,
    confirmedAt: row.confirmedAt,
    withdrawnAt: row.endedAt,
    way: row.endWay,
  };
}
