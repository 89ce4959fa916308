import { db } from '../src/platform/database/database.ts';
import type { WebhookRow } from '../src/platform/webhooks/rows.ts';
import { newWebhookSecret } from '../src/platform/webhooks/secrets.ts';
import { webhookEventTypes } from '../src/records/webhook-event.ts';

/** Adds a webhook, by default one that works and chose all events. Returns its secret. */
export async function insertWebhook({
  events = webhookEventTypes,
  ...fields
}: Partial<Omit<WebhookRow, 'events'>> & { events?: readonly string[] } = {}) {
  const { secret, sealed } = newWebhookSecret();
  const row: WebhookRow = {
    id: 'crm',
    name: 'CRM',
    url: 'https://crm.example/hook',
    events: JSON.stringify(events),
    secret: sealed,
    formerSecret: null,
    formerUntil: null,
    isEnabled: 1,
    failures: 0,
    failingSince: null,
    heldUntil: null,
    stoppedAt: null,
    stoppedReason: null,
    revision: 1,
    createdAt: '2026-11-20T20:00:00.000Z',
    updatedAt: '2026-11-20T20:00:00.000Z',
    ...fields,
  };
  await db.insertInto('webhooks').values(row).execute();
  return secret;
}

export type RaisedBody = { type: string; timestamp: string; data: Record<string, unknown> };

/** The bodies of all stored events that are not erased, in their order. */
export async function raisedEvents(): Promise<RaisedBody[]> {
  const rows = await db
    .selectFrom('webhookEvents')
    .select('body')
    .where('body', 'is not', null)
    .orderBy('createdAt')
    .orderBy('number')
    .execute();
  return rows.map(({ body }) => JSON.parse(body ?? '') as RaisedBody);
}
