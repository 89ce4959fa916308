import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { dayMs, hourMs, minuteMs } from '../../../lib/time/durations.ts';
import { logActivity } from '../../../platform/activity.ts';
import { actors } from '../../../model/actors.ts';
import { db, type Transaction } from '../../../platform/database/database.ts';
import { inTransaction } from '../../../platform/database/transaction.ts';
import { claimRow, isUnclaimed, later, underLease } from '../../../platform/jobs/jobs.ts';
import { retriesAfter } from '../../../platform/jobs/retries.ts';
import type { WebhookDeliveryRow, WebhookRow } from '../../../platform/webhooks/rows.ts';
import type { NotAccepted } from './send.server.ts';

const claimable = {
  table: 'webhookDeliveries',
  key: 'id',
  tries: 'tries',
  lease: 'leaseUntil',
} as const;

const secondMs = 1_000;

const { nextTry, oldestWorthTrying } = retriesAfter(
  5 * secondMs,
  30 * secondMs,
  2 * minuteMs,
  10 * minuteMs,
  30 * minuteMs,
  hourMs,
);

/** Pauses of an endpoint after so many failures in a row, so that a dead one is asked by one sender at a time, and rarely. */
const holds = [secondMs, 5 * secondMs, 30 * secondMs, 2 * minuteMs, 5 * minuteMs, 15 * minuteMs];

/** Nothing waits longer on purpose. A later time was written while a clock was wrong. */
const longestWaitMs = 2 * hourMs;

/** What one process sends to an endpoint at once. A slow one leaves senders for the others. */
const maxAtOnce = 4;

/** The deliveries that this process is sending, by webhook. */
const inFlight = new Map<string, number>();

/** An endpoint that fails for so long is switched off once an event could not be sent for three days. */
const failsForMs = 2 * dayMs;

/** What leads SQLite through the index of what waits, and not through that of all deliveries by their time. */
const isWaiting = sql<boolean>`state = 'waiting' and next_try_at > ''`;

export type ClaimedDelivery = WebhookDeliveryRow & { leaseUntil: string };

/** What was sent, for the log. */
export type Attempt = { headers: Record<string, string>; tookMs: number };

let claims = 0;

/**
 * Claims the delivery that is most overdue: of each subject the first, to an endpoint that is not paused, in turn. What is
 * being sent keeps the later ones of its subject waiting, even if its person was erased meanwhile. Call `endDelivery`
 * afterwards.
 */
export async function claimDueDelivery(now: Date): Promise<ClaimedDelivery | undefined> {
  const open = (await listEnabled()).filter((one) => !isHeld(one, now));
  const first = claims++ % Math.max(open.length, 1);
  for (const { id, failures } of [...open.slice(first), ...open.slice(0, first)]) {
    const busy = inFlight.get(id) ?? 0;
    if (busy >= (failures > 0 ? 1 : maxAtOnce)) continue;
    inFlight.set(id, busy + 1);
    const delivery = await claimFor(id, now).catch((cause: unknown) => {
      endDelivery({ webhookId: id });
      throw cause;
    });
    if (delivery) return delivery;
    endDelivery({ webhookId: id });
  }
  return undefined;
}

export function endDelivery({ webhookId }: Pick<WebhookDeliveryRow, 'webhookId'>) {
  const others = (inFlight.get(webhookId) ?? 1) - 1;
  if (others > 0) inFlight.set(webhookId, others);
  else inFlight.delete(webhookId);
}

function claimFor(webhookId: string, now: Date) {
  const time = now.toISOString();
  const isDue = sql`webhook_id = ${webhookId} and ${isWaiting}
    and (next_try_at <= ${time} or next_try_at > ${later(now, longestWaitMs)})
    and queued_at || '' >= ${oldestWorthTrying(now)}
    and not exists (
      select 1 from webhook_deliveries as earlier
      where earlier.webhook_id = ${webhookId}
      and earlier.subject = webhook_deliveries.subject
      and earlier.number < webhook_deliveries.number
      and (earlier.state = 'waiting' or earlier.lease_until >= ${time})
    )`;
  const order = sql`next_try_at, number, id`;
  return claimRow<ClaimedDelivery>(claimable, { isWaiting: isDue, order }, now);
}

type EnabledWebhook = Pick<WebhookRow, 'id' | 'failures' | 'heldUntil'>;

function listEnabled(): Promise<EnabledWebhook[]> {
  return db
    .selectFrom('webhooks')
    .select(['id', 'failures', 'heldUntil'])
    .where('isEnabled', '=', 1)
    .orderBy('id')
    .execute();
}

function isHeld({ heldUntil }: EnabledWebhook, now: Date) {
  return (
    heldUntil !== null && heldUntil > now.toISOString() && heldUntil <= later(now, longestWaitMs)
  );
}

/** Renews the lease while the event is sent. The signal aborts if the lease is lost. */
export function withDeliveryLease<T>(
  delivery: ClaimedDelivery,
  work: (leaseLost: AbortSignal) => Promise<T>,
) {
  return underLease(claimable, delivery, work);
}

/** What is sent, and where. The body is null if its person was erased since. */
export async function findOutgoing({ webhookId, eventId }: WebhookDeliveryRow) {
  return db
    .selectFrom('webhooks')
    .innerJoin('webhookEvents', (join) => join.on('webhookEvents.id', '=', eventId))
    .selectAll('webhooks')
    .select(['webhookEvents.body', 'webhookEvents.type'])
    .where('webhooks.id', '=', webhookId)
    .executeTakeFirst();
}

export async function markAccepted(
  delivery: ClaimedDelivery,
  { status, answer, ...attempt }: Attempt & { status: number; answer: string },
  now: Date,
) {
  await inTransaction(async (tx) => {
    const row = await tx
      .updateTable('webhookDeliveries')
      .set((eb) => ({
        state: eb
          .case()
          .when('state', '=', 'waiting')
          .then('sent')
          .else(eb.ref('state'))
          .end() as never,
        status,
        fault: null,
        tookMs: attempt.tookMs,
        sentAt: now.toISOString(),
        leaseUntil: null,
      }))
      .where('id', '=', delivery.id)
      .where('leaseUntil', '=', delivery.leaseUntil)
      .returning('state')
      .executeTakeFirst();
    if (!row) return;
    await storeAttempt(tx, delivery, { ...attempt, status, fault: null, answer, row }, now);
    await tx
      .updateTable('webhooks')
      .set({ failures: 0, failingSince: null, heldUntil: null })
      .where('id', '=', delivery.webhookId)
      .where('failures', '>', 0)
      .execute();
  });
}

/** Sets the time of the next try or gives up. Does nothing if the webhook was deleted, or another instance has claimed it since. */
export async function markNotAccepted(
  delivery: ClaimedDelivery,
  cause: NotAccepted,
  attempt: Attempt,
  now: Date,
) {
  const { status, answer, message: fault, isEnd } = cause;
  // Another clock may be wrong, or the endpoint: what it asks for is bounded.
  const asked = later(now, Math.min(cause.retryAfterMs, longestWaitMs));
  const ownNext = isEnd ? undefined : nextTry(delivery.tries, delivery.queuedAt, now);
  const next = ownNext && latest(ownNext.toISOString(), asked);
  return inTransaction(async (tx) => {
    const webhook = await lockWebhook(tx, delivery.webhookId);
    const row = await tx
      .updateTable('webhookDeliveries')
      .set((eb) => ({
        state: eb
          .case()
          .when('state', '=', 'waiting')
          .then(next ? 'waiting' : 'failed')
          .else(eb.ref('state'))
          .end() as never,
        nextTryAt: next ?? now.toISOString(),
        status,
        fault,
        tookMs: attempt.tookMs,
        leaseUntil: null,
      }))
      .where('id', '=', delivery.id)
      .where('leaseUntil', '=', delivery.leaseUntil)
      .returning('state')
      .executeTakeFirst();
    if (!row || !webhook) return { isDiscarded: false };
    await storeAttempt(tx, delivery, { ...attempt, status, fault, answer, row }, now);
    const failingSince = webhook.failingSince ?? now.toISOString();
    const hasFailedForDays = Date.parse(failingSince) <= now.getTime() - failsForMs;
    if (isEnd) await stopWebhook(tx, webhook, 'It answered “410 Gone”.', now);
    else if (!next && hasFailedForDays)
      await stopWebhook(tx, webhook, 'It did not accept events for 3 days.', now);
    // Another sender found it failing meanwhile: one outage is one failure.
    else if (!isHeld(webhook, now))
      await tx
        .updateTable('webhooks')
        .set({
          failures: webhook.failures + 1,
          failingSince,
          heldUntil: latest(later(now, holds[webhook.failures] ?? holds.at(-1) ?? 0), asked),
        })
        .where('id', '=', webhook.id)
        .execute();
    else if (webhook.heldUntil !== null && webhook.heldUntil < asked)
      await tx
        .updateTable('webhooks')
        .set({ heldUntil: asked })
        .where('id', '=', webhook.id)
        .execute();
    return { isDiscarded: !next };
  });
}

function latest(one: string, other: string) {
  return one > other ? one : other;
}

/** Gives back a delivery that this process could not finish because it stops. */
export async function releaseDelivery(delivery: ClaimedDelivery) {
  await db
    .updateTable('webhookDeliveries')
    .set({ leaseUntil: null })
    .where('id', '=', delivery.id)
    .where('leaseUntil', '=', delivery.leaseUntil)
    .execute();
}

/** Gives up deliveries that waited too long, such as those to a paused endpoint. Returns their number. */
export async function discardOldDeliveries(now: Date) {
  const { numUpdatedRows } = await db
    .updateTable('webhookDeliveries')
    .set((eb) => ({
      state: 'failed',
      leaseUntil: null,
      fault: eb.fn.coalesce('fault', eb.val('Not sent within 72 hours')),
    }))
    .where('webhookId', 'in', (eb) => eb.selectFrom('webhooks').select('webhooks.id'))
    .where(isWaiting)
    .where(sql`queued_at || ''`, '<', oldestWorthTrying(now))
    .where(isUnclaimed('leaseUntil', now))
    .executeTakeFirst();
  return Number(numUpdatedRows);
}

/** The time at which the next delivery is due, its lease ends, or the pause of its endpoint. */
export async function findNextDueDelivery(now = new Date()) {
  const times = await Promise.all(
    (await listEnabled()).map((webhook) => {
      const isPaused = isHeld(webhook, now);
      return isPaused ? findIfWaiting(webhook) : findNextDueTo(webhook);
    }),
  );
  const [next] = times.filter((time) => time !== undefined).toSorted();
  return next === undefined ? undefined : new Date(next);
}

async function findIfWaiting({ id, heldUntil }: EnabledWebhook) {
  const row = await db
    .selectFrom('webhookDeliveries')
    .select('id')
    .where('webhookId', '=', id)
    .where(isWaiting)
    .limit(1)
    .executeTakeFirst();
  return row && (heldUntil ?? undefined);
}

/** Only the first of each subject can be sent. */
async function findNextDueTo({ id }: EnabledWebhook) {
  const { rows } = await sql<{ time: string | null }>`
    select min(case when lease_until > next_try_at then lease_until else next_try_at end) as time
    from webhook_deliveries
    where webhook_id = ${id} and ${isWaiting}
    and not exists (
      select 1 from webhook_deliveries as earlier
      where earlier.webhook_id = ${id}
      and earlier.subject = webhook_deliveries.subject
      and earlier.number < webhook_deliveries.number
      and earlier.state = 'waiting'
    )`.execute(db);
  return rows[0]?.time ?? undefined;
}

/** Serialises what several senders record of one endpoint. */
async function lockWebhook(tx: Transaction, id: string) {
  return tx
    .updateTable('webhooks')
    .set((eb) => ({ failures: eb.ref('failures') }))
    .where('id', '=', id)
    .returningAll()
    .executeTakeFirst();
}

async function stopWebhook(
  tx: Transaction,
  { id, name, isEnabled }: WebhookRow,
  stoppedReason: string,
  now: Date,
) {
  const stoppedAt = now.toISOString();
  await tx
    .updateTable('webhooks')
    .set({
      isEnabled: 0,
      stoppedAt,
      stoppedReason,
      failures: 0,
      failingSince: null,
      heldUntil: null,
    })
    .where('id', '=', id)
    .execute();
  await tx
    .updateTable('webhookDeliveries')
    .set({ state: 'failed', fault: 'The webhook was switched off' })
    .where('webhookId', '=', id)
    .where('state', '=', 'waiting')
    .where('leaseUntil', 'is', null)
    .execute();
  if (isEnabled === 0) return;
  await logActivity(tx, {
    actor: actors.site,
    kind: 'settings',
    act: 'flagged',
    name: `webhook “${name}”`,
    detail: `it was switched off. ${stoppedReason}`,
  });
}

type Tried = Attempt & {
  status: number | null;
  fault: string | null;
  answer: string;
  /** The delivery after the attempt. */
  row: Pick<WebhookDeliveryRow, 'state'>;
};

/** The answer about an erased person is not kept. */
async function storeAttempt(
  tx: Transaction,
  { id: deliveryId }: ClaimedDelivery,
  { headers, answer, row, ...result }: Tried,
  now: Date,
) {
  await tx
    .insertInto('webhookAttempts')
    .values({
      ...result,
      id: randomUUID(),
      deliveryId,
      attemptedAt: now.toISOString(),
      headers: JSON.stringify(headers),
      answer: row.state === 'erased' ? '' : answer,
    })
    .execute();
}
