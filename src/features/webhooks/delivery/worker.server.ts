import { dayMs } from '../../../lib/time/durations.ts';
import { db } from '../../../platform/database/database.ts';
import { deliverFrom } from '../../../platform/jobs/deliveries.ts';
import { startQueue } from '../../../platform/jobs/jobs.ts';
import { log } from '../../../platform/observability/log.ts';
import {
  claimDueDelivery,
  discardOldDeliveries,
  endDelivery,
  findNextDueDelivery,
  findOutgoing,
  markAccepted,
  markNotAccepted,
  releaseDelivery,
  withDeliveryLease,
  type Attempt,
  type ClaimedDelivery,
} from './claims.server.ts';
import { webhookQueue } from '../../../platform/webhooks/events.ts';
import { signedHeaders } from './secrets.server.ts';
import { NotAccepted, postEvent, type SendOptions } from './send.server.ts';

/** More than one endpoint may take at once, so that a slow one does not delay the others. */
const concurrency = 6;
const pollIntervalMs = 10_000;
/** An attempt ends after ten seconds. */
const finishWithinMs = 8_000;

/** The time for which events and their deliveries are kept. */
const eventDays = 30;

type SenderOptions = SendOptions & {
  userAgent: string;
  clock?: () => Date;
};

/** Sends events to webhooks until stopped. */
export function startWebhooks(options: SenderOptions) {
  return startQueue({
    name: webhookQueue,
    concurrency,
    pollIntervalMs,
    finishWithinMs,
    databaseAway: 'Webhooks paused: the database is unavailable',
    runNext: (signal) => deliverNextEvent(options, signal),
    async findNextDueTime() {
      await discardOldDeliveries(new Date());
      return findNextDueDelivery();
    },
  });
}

/** Sends the event that is most overdue; false if none is due. */
export async function deliverNextEvent(
  { clock = () => new Date(), ...options }: SenderOptions,
  signal: AbortSignal = new AbortController().signal,
) {
  const attempts = new Map<string, Attempt>();
  return deliverFrom(
    {
      claim: claimDueDelivery,
      send: (delivery: ClaimedDelivery) =>
        withDeliveryLease(delivery, (leaseLost) => send(delivery, leaseLost)),
      async markSent(delivery, now, answer) {
        await markAccepted(delivery, { ...makeAttempt(delivery), ...answer }, now);
        endDelivery(delivery);
      },
      async markTried(delivery, now, cause) {
        endDelivery(delivery);
        if (!(cause instanceof NotAccepted)) {
          await releaseDelivery(delivery);
          if (!(cause instanceof NotSent)) throw cause;
          return;
        }
        const { isDiscarded } = await markNotAccepted(delivery, cause, makeAttempt(delivery), now);
        if (isDiscarded)
          log.error(`The event ${delivery.eventId} was not accepted: ${cause.message}`);
      },
    },
    signal,
    clock,
  );

  async function send(delivery: ClaimedDelivery, leaseLost: AbortSignal) {
    const outgoing = await findOutgoing(delivery);
    if (!outgoing || outgoing.body === null) throw new NotSent();
    const { url, body } = outgoing;
    const startedAt = performance.now();
    const headers = {
      'content-type': 'application/json',
      'user-agent': options.userAgent,
      ...sign(outgoing, { id: delivery.eventId, body }, clock()),
    };
    const signals = AbortSignal.any([signal, leaseLost]);
    try {
      return await postEvent(url, { headers, body }, signals, options);
    } catch (cause) {
      throw signals.aborted ? new NotSent() : cause;
    } finally {
      const tookMs = Math.round(performance.now() - startedAt);
      attempts.set(delivery.id, { headers, tookMs });
    }
  }

  function makeAttempt({ id }: ClaimedDelivery): Attempt {
    return attempts.get(id) ?? { headers: {}, tookMs: 0 };
  }
}

/** The person of the event was erased, another process has taken it over, or this one stops. */
class NotSent extends Error {}

/** A secret that the site cannot open is a fault of the delivery, which the log shows. */
function sign(...[webhook, message, now]: Parameters<typeof signedHeaders>) {
  try {
    return signedHeaders(webhook, message, now);
  } catch (cause) {
    throw new NotAccepted(cause instanceof Error ? cause.message : 'It cannot be signed');
  }
}

/** Deletes old events with their deliveries and attempts. */
export async function deleteOldEvents(now: Date) {
  const limit = new Date(now.getTime() - eventDays * dayMs).toISOString();
  await db
    .deleteFrom('webhookEvents')
    .where('createdAt', '<', limit)
    .where('id', 'not in', (eb) =>
      eb.selectFrom('webhookDeliveries').select('eventId').where('state', '=', 'waiting'),
    )
    .execute();
}
