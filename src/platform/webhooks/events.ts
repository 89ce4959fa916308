import { randomUUID } from 'node:crypto';
import {
  testEventType,
  type RaisedEvent,
  type WebhookEventType,
} from '../../model/webhook-event.ts';
import type { Transaction } from '../database/database.ts';
import { wakeQueue } from '../jobs/jobs.ts';
import type { WebhookDeliveryRow, WebhookEventRow } from './rows.ts';

export const webhookQueue = 'webhooks';

/** The transaction that raised an event ends before. */
const wakeAfterMs = 100;
/** SQLite takes 32,766 values in a statement. */
const rowsAtOnce = 500;

type Listener = { id: string; types: ReadonlySet<string>; isEnabled: boolean };

/**
 * Stores events for the webhooks that chose them, in the transaction of what they tell of. `makeEvents` is only called if
 * there are any. Webhooks that are switched off can have their events replayed later.
 */
export async function raiseEvents(
  tx: Transaction,
  types: readonly WebhookEventType[],
  makeEvents: () => RaisedEvent[] | Promise<RaisedEvent[]>,
  now = new Date(),
) {
  const listeners = await listListeners(tx);
  if (!listeners.some((one) => types.some((type) => one.types.has(type)))) return;
  const raised = (await makeEvents()).filter(({ type }) =>
    listeners.some((one) => one.types.has(type)),
  );
  if (raised.length === 0) return;
  const events = await storeEvents(tx, raised, now);
  const deliveries = events.flatMap((event) =>
    listeners
      .filter((one) => one.isEnabled && one.types.has(event.type))
      .map((one) => newDelivery(one.id, event, now)),
  );
  await storeDeliveries(tx, deliveries);
}

/** Sends a test event to one webhook. */
export async function raiseTestEvent(tx: Transaction, webhookId: string, now = new Date()) {
  const data = { message: 'This is a test event.' };
  const subject = `webhook:${webhookId}`;
  const events = await storeEvents(tx, [{ type: testEventType, subject, data }], now);
  await storeDeliveries(
    tx,
    events.map((event) => newDelivery(webhookId, event, now)),
  );
}

export async function storeDeliveries(tx: Transaction, deliveries: WebhookDeliveryRow[]) {
  for (let start = 0; start < deliveries.length; start += rowsAtOnce)
    await tx
      .insertInto('webhookDeliveries')
      .values(deliveries.slice(start, start + rowsAtOnce))
      .execute();
  if (deliveries.length > 0) setTimeout(wakeWebhooks, wakeAfterMs).unref();
}

export function wakeWebhooks() {
  wakeQueue(webhookQueue);
}

export function newDelivery(
  webhookId: string,
  { id: eventId, subject, number }: Pick<WebhookEventRow, 'id' | 'subject' | 'number'>,
  now: Date,
): WebhookDeliveryRow {
  return {
    id: randomUUID(),
    webhookId,
    eventId,
    subject,
    number,
    state: 'waiting',
    tries: 0,
    nextTryAt: now.toISOString(),
    leaseUntil: null,
    status: null,
    fault: null,
    tookMs: null,
    queuedAt: now.toISOString(),
    sentAt: null,
  };
}

/** Removes what the events of these subjects told, and what was answered. What waits is not sent any more. */
export async function eraseEvents(tx: Transaction, subjects: readonly string[]) {
  for (let start = 0; start < subjects.length; start += rowsAtOnce) {
    const part = subjects.slice(start, start + rowsAtOnce);
    await tx
      .updateTable('webhookEvents')
      .set({ body: null })
      .where('subject', 'in', part)
      .where('type', '<>', 'person.erased')
      .execute();
    await tx
      .updateTable('webhookAttempts')
      .set({ answer: '' })
      .where('deliveryId', 'in', (eb) =>
        eb.selectFrom('webhookDeliveries').select('id').where('subject', 'in', part),
      )
      .execute();
    await tx
      .updateTable('webhookDeliveries')
      .set({ state: 'erased' })
      .where('subject', 'in', part)
      .where('state', '=', 'waiting')
      .execute();
  }
}

async function listListeners(tx: Transaction): Promise<Listener[]> {
  const rows = await tx.selectFrom('webhooks').select(['id', 'events', 'isEnabled']).execute();
  return rows.map(({ id, events, isEnabled }) => ({
    id,
    types: new Set(JSON.parse(events) as string[]),
    isEnabled: isEnabled === 1,
  }));
}

type StoredEvent = { type: WebhookEventRow['type']; subject: string; data: object };

/** Events of one subject are raised under the lock of its row, so their numbers are in the order of its changes. */
async function storeEvents(tx: Transaction, raised: readonly StoredEvent[], now: Date) {
  const timestamp = now.toISOString();
  const rows: WebhookEventRow[] = [];
  for (const [subject, events] of Map.groupBy(raised, (event) => event.subject)) {
    const { last } = await tx
      .selectFrom('webhookEvents')
      .select(({ fn }) => fn.max('number').as('last'))
      .where('subject', '=', subject)
      .executeTakeFirstOrThrow();
    for (const [index, { type, data }] of events.entries())
      rows.push({
        id: `msg_${randomUUID().replaceAll('-', '')}`,
        type,
        subject,
        number: (last ?? 0) + index + 1,
        body: JSON.stringify({ type, timestamp, data }),
        createdAt: timestamp,
      });
  }
  for (let start = 0; start < rows.length; start += rowsAtOnce)
    await tx
      .insertInto('webhookEvents')
      .values(rows.slice(start, start + rowsAtOnce))
      .execute();
  return rows;
}
