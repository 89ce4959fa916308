import { plural } from '../../lib/text/plural.ts';
import { randomUUID } from 'node:crypto';
import { isIP } from 'node:net';
import { logActivity } from '../../platform/activity.ts';
import { countRows } from '../../platform/database/count-rows.ts';
import { db, type Transaction } from '../../platform/database/database.ts';
import { inTransaction } from '../../platform/database/transaction.ts';
import { isPublicIp } from '../../platform/http/public-host.ts';
import { isUnclaimed, later } from '../../platform/jobs/jobs.ts';
import { isPrivateName } from '../../lib/web/web-host.ts';
import { NotFound } from '../../platform/actions.ts';
import {
  newDelivery,
  raiseTestEvent,
  storeDeliveries,
  wakeWebhooks,
} from '../../platform/webhooks/events.ts';
import type { WebhookRow } from '../../platform/webhooks/rows.ts';
import { newWebhookSecret, overlapMs } from './delivery/secrets.server.ts';
import { refused, type Refusal } from '../../model/record.ts';
import {
  maxWebhooks,
  notPublicUrl,
  type DeliveryPage,
  type ListedWebhook,
  type OpenedDelivery,
  type SavedWebhook,
  type WebhookInput,
  type WebhookRequest,
} from './webhook.ts';

const deliveriesOnAPage = 20;
const maxAttempts = 50;

export async function listWebhooks(): Promise<ListedWebhook[]> {
  const rows = await db
    .selectFrom('webhooks')
    .selectAll()
    .orderBy('createdAt')
    .orderBy('id')
    .execute();
  const counts = await db
    .selectFrom('webhookDeliveries')
    .select(({ fn }) => [
      'webhookId',
      fn.max('sentAt').as('lastSentAt'),
      fn.countAll().as('deliveries'),
      fn.countAll().filterWhere('state', '=', 'waiting').as('waiting'),
    ])
    .groupBy('webhookId')
    .execute();
  return rows.map((row) => {
    const count = counts.find(({ webhookId }) => webhookId === row.id);
    return {
      id: row.id,
      revision: row.revision,
      name: row.name,
      url: row.url,
      events: listEvents(row),
      isEnabled: row.isEnabled === 1,
      stopped: row.stoppedAt ? { at: row.stoppedAt, reason: row.stoppedReason ?? '' } : undefined,
      failing: row.failingSince ? { since: row.failingSince, nextAt: row.heldUntil } : undefined,
      lastSentAt: count?.lastSentAt ?? undefined,
      waiting: Number(count?.waiting ?? 0),
      deliveries: Number(count?.deliveries ?? 0),
      overlapUntil:
        row.formerUntil && row.formerUntil > new Date().toISOString() ? row.formerUntil : undefined,
    };
  });
}

/** Adds or changes a webhook. One that is added again, because its answer was lost, gets another secret. */
export async function saveWebhook(
  { id = randomUUID(), revision, ...input }: WebhookRequest,
  editor: string,
): Promise<SavedWebhook | { outcome: 'conflict'; newest: ListedWebhook | null } | Refusal> {
  const host = new URL(input.url).hostname.replace(/^\[(.*)\]$/, '$1');
  if (isIP(host) === 0 ? isPrivateName(host) : !isPublicIp(host))
    return refused({ url: notPublicUrl });
  const saved = await inTransaction(async (tx) => {
    const present = await findWebhook(tx, id);
    if (revision !== undefined && present?.revision !== revision) return undefined;
    const updatedAt = new Date().toISOString();
    const columns = { ...input, events: JSON.stringify(input.events), updatedAt };
    if (present && revision !== undefined) {
      const isMoved = present.url !== input.url;
      await tx
        .updateTable('webhooks')
        .set({ ...columns, revision: revision + 1, ...(isMoved && working) })
        .where('id', '=', id)
        .execute();
      await log(tx, editor, 'saved', nameOf(input));
      return { secret: undefined };
    }
    if (!present && (await countRows(tx.selectFrom('webhooks'))) >= maxWebhooks)
      return refused({ id: `A site can have ${maxWebhooks} webhooks. Delete one first.` });
    const { secret, sealed } = newWebhookSecret();
    const row = {
      ...columns,
      ...working,
      id,
      secret: sealed,
      formerSecret: null,
      formerUntil: null,
      isEnabled: 1,
      stoppedAt: null,
      stoppedReason: null,
      revision: 1,
      createdAt: updatedAt,
    } as const;
    if (present) await tx.updateTable('webhooks').set(row).where('id', '=', id).execute();
    else await tx.insertInto('webhooks').values(row).execute();
    if (!present) await log(tx, editor, 'added', nameOf(input));
    return { secret };
  });
  if (saved === undefined) {
    const newest = (await listWebhooks()).find((one) => one.id === id) ?? null;
    return { outcome: 'conflict', newest };
  }
  return 'outcome' in saved ? saved : { outcome: 'done', ...saved };
}

/** Makes a new secret. The present one also signs during the overlap; one before it no longer does. */
export async function replaceSecret({ id }: { id: string }, editor: string) {
  return inTransaction(async (tx) => {
    const webhook = await requireWebhook(tx, id);
    const now = new Date();
    const { secret, sealed } = newWebhookSecret();
    const formerUntil = later(now, overlapMs);
    await tx
      .updateTable('webhooks')
      .set({
        secret: sealed,
        formerSecret: webhook.secret,
        formerUntil,
        revision: webhook.revision + 1,
        updatedAt: now.toISOString(),
      })
      .where('id', '=', id)
      .execute();
    await log(tx, editor, 'replaced', `the secret of ${nameOf(webhook)}`, 'a new one');
    return { secret, formerUntil };
  });
}

export async function switchWebhook(
  { id, isEnabled }: { id: string; isEnabled: boolean },
  editor: string,
) {
  await inTransaction(async (tx) => {
    const webhook = await requireWebhook(tx, id);
    if (webhook.isEnabled === (isEnabled ? 1 : 0)) return;
    await tx
      .updateTable('webhooks')
      .set({
        ...working,
        isEnabled: isEnabled ? 1 : 0,
        stoppedAt: null,
        stoppedReason: null,
        revision: webhook.revision + 1,
        updatedAt: new Date().toISOString(),
      })
      .where('id', '=', id)
      .execute();
    await log(tx, editor, 'saved', `${nameOf(webhook)}, switched ${isEnabled ? 'on' : 'off'}`);
  });
  wakeWebhooks();
  return { outcome: 'done' as const };
}

/** Deletes a webhook with its log. */
export async function deleteWebhook({ id }: { id: string }, editor: string) {
  await inTransaction(async (tx) => {
    const webhook = await findWebhook(tx, id);
    if (!webhook) return;
    await tx.deleteFrom('webhooks').where('id', '=', id).execute();
    await log(tx, editor, 'deleted', nameOf(webhook));
  });
  return { outcome: 'done' as const };
}

/** Part of the log of a webhook, the latest first. */
export async function listDeliveries({
  id,
  from = 0,
}: {
  id: string;
  from?: number | undefined;
}): Promise<DeliveryPage> {
  const rows = await db
    .selectFrom('webhookDeliveries')
    .innerJoin('webhookEvents', 'webhookEvents.id', 'webhookDeliveries.eventId')
    .select(['webhookDeliveries.id', 'type', 'state', 'queuedAt', 'nextTryAt', 'status'])
    .select(['fault', 'tookMs', 'tries'])
    .where('webhookId', '=', id)
    .orderBy('queuedAt', 'desc')
    .orderBy('webhookDeliveries.number', 'desc')
    .orderBy('webhookDeliveries.id')
    .offset(from)
    .limit(deliveriesOnAPage + 1)
    .execute();
  return {
    deliveries: rows.slice(0, deliveriesOnAPage),
    hasMore: rows.length > deliveriesOnAPage,
  };
}

/** What was sent and answered. */
export async function openDelivery({ id }: { id: string }): Promise<OpenedDelivery> {
  const delivery = await db
    .selectFrom('webhookDeliveries')
    .innerJoin('webhookEvents', 'webhookEvents.id', 'webhookDeliveries.eventId')
    .innerJoin('webhooks', 'webhooks.id', 'webhookDeliveries.webhookId')
    .select(['webhookDeliveries.eventId', 'webhooks.url', 'webhookEvents.body'])
    .where('webhookDeliveries.id', '=', id)
    .executeTakeFirst();
  if (!delivery) throw new NotFound('It is no longer in the log');
  const attempts = await db
    .selectFrom('webhookAttempts')
    .select(['id', 'attemptedAt', 'tookMs', 'status', 'fault', 'answer', 'headers'])
    .where('deliveryId', '=', id)
    .orderBy('attemptedAt', 'desc')
    .limit(maxAttempts)
    .execute();
  return {
    ...delivery,
    attempts: attempts.map((attempt) => ({
      ...attempt,
      headers: JSON.parse(attempt.headers) as Record<string, string>,
    })),
  };
}

/** Sends a delivery once more, with the same id. */
export async function sendAgain({ id }: { id: string }, editor: string) {
  const answer = await inTransaction(async (tx): Promise<{ outcome: 'done' } | Refusal> => {
    const found = await tx
      .selectFrom('webhookDeliveries')
      .innerJoin('webhookEvents', 'webhookEvents.id', 'webhookDeliveries.eventId')
      .select(['webhookId', 'body', 'type'])
      .where('webhookDeliveries.id', '=', id)
      .executeTakeFirst();
    if (!found) throw new NotFound('It is no longer in the log');
    const webhook = await requireWebhook(tx, found.webhookId);
    if (found.body === null) return refused({ id: 'The person was erased, so it cannot be sent.' });
    if (webhook.isEnabled === 0) return refused({ id: switchedOff });
    await queueAgain(tx, [id]);
    await continueAtOnce(tx, webhook.id);
    await log(tx, editor, 'resent', `${found.type} of ${nameOf(webhook)}`);
    return { outcome: 'done' };
  });
  wakeWebhooks();
  return answer;
}

const switchedOff = 'Switch the webhook on first.';
const replayedAtOnce = 500;

/** Sends all events since a time once more, with the same ids, and those of a time when the webhook was switched off. */
export async function replaySince(
  { id, since }: { id: string; since: string },
  editor: string,
): Promise<{ outcome: 'done'; count: number } | Refusal> {
  const answer = await inTransaction(async (tx) => {
    const webhook = await requireWebhook(tx, id);
    if (webhook.isEnabled === 0) return refused({ id: switchedOff });
    const now = new Date();
    const events = await tx
      .selectFrom('webhookEvents')
      .leftJoin('webhookDeliveries', (join) =>
        join
          .onRef('webhookDeliveries.eventId', '=', 'webhookEvents.id')
          .on('webhookDeliveries.webhookId', '=', id),
      )
      .select(['webhookEvents.id', 'webhookEvents.subject', 'webhookEvents.number'])
      .select(['webhookDeliveries.id as deliveryId', 'webhookDeliveries.state'])
      .where('webhookEvents.createdAt', '>=', since)
      .where('webhookEvents.type', 'in', listEvents(webhook))
      .where('webhookEvents.body', 'is not', null)
      .execute();
    const missing = events.filter(({ deliveryId }) => deliveryId === null);
    const ended = events.flatMap(({ deliveryId, state }) =>
      deliveryId !== null && state !== 'waiting' ? deliveryId : [],
    );
    await storeDeliveries(
      tx,
      missing.map((event) => newDelivery(id, event, now)),
    );
    await queueAgain(tx, ended);
    await continueAtOnce(tx, id);
    const count = missing.length + ended.length;
    if (count > 0)
      await log(
        tx,
        editor,
        'resent',
        `${plural(count, '# event', '# events')} of ${nameOf(webhook)}`,
      );
    return { outcome: 'done' as const, count };
  });
  wakeWebhooks();
  return answer;
}

export async function sendTest({ id }: { id: string }): Promise<{ outcome: 'done' } | Refusal> {
  const answer = await inTransaction(async (tx) => {
    const webhook = await requireWebhook(tx, id);
    if (webhook.isEnabled === 0) return refused({ id: switchedOff });
    await raiseTestEvent(tx, id);
    await continueAtOnce(tx, id);
    return { outcome: 'done' as const };
  });
  wakeWebhooks();
  return answer;
}

/** What an endpoint that has not failed has. */
const working = { failures: 0, failingSince: null, heldUntil: null };

/** Each keeps its event, and so its id. What is being sent, or was erased, stays as it is. */
async function queueAgain(tx: Transaction, ids: readonly string[]) {
  const now = new Date();
  const timestamp = now.toISOString();
  for (let start = 0; start < ids.length; start += replayedAtOnce)
    await tx
      .updateTable('webhookDeliveries')
      .set({
        state: 'waiting',
        tries: 0,
        nextTryAt: timestamp,
        queuedAt: timestamp,
        leaseUntil: null,
        fault: null,
        status: null,
        tookMs: null,
      })
      .where('id', 'in', ids.slice(start, start + replayedAtOnce))
      .where('state', '<>', 'erased')
      .where(isUnclaimed('leaseUntil', now))
      .execute();
}

/** A failing endpoint is asked now, and not after its pause. */
async function continueAtOnce(tx: Transaction, id: string) {
  await tx.updateTable('webhooks').set({ heldUntil: null }).where('id', '=', id).execute();
}

async function findWebhook(tx: Transaction, id: string) {
  return tx.selectFrom('webhooks').selectAll().where('id', '=', id).executeTakeFirst();
}

async function requireWebhook(tx: Transaction, id: string) {
  const webhook = await findWebhook(tx, id);
  if (!webhook) throw new NotFound('This webhook was deleted');
  return webhook;
}

function listEvents({ events }: Pick<WebhookRow, 'events'>) {
  return JSON.parse(events) as WebhookInput['events'];
}

function nameOf({ name }: { name: string }) {
  return `webhook “${name}”`;
}

function log(
  tx: Transaction,
  actor: string,
  act: 'added' | 'saved' | 'deleted' | 'replaced' | 'resent',
  name: string,
  detail = '',
) {
  return logActivity(tx, { actor, kind: 'settings', act, name, detail });
}
