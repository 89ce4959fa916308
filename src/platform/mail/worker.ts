import { setTimeout as wait } from 'node:timers/promises';
import { env } from '../env/env.ts';
import { startQueue } from '../jobs/jobs.ts';
import { log } from '../observability/log.ts';
import {
  claimDueEmail,
  discardOldEmails,
  findNextDueTime,
  markSent,
  markTried,
  withEmailLease,
  type ClaimedEmail,
  type OnSent,
} from './claims.ts';
import { mailQueue } from './outbox.ts';
import { createSend, deliveryFault, type SendEmail } from './transport.ts';

/** More than one, so that a mail that hangs does not delay the others. */
const concurrency = 3;
const pollIntervalMs = 10_000;
/** Frequent, to be first when the database is back: see `isUnclaimed`. */
const markEveryMs = 250;
const markForMs = 60 * 60_000;
const finishWithinMs = 8_000;

/** Sends the outbox until stopped. Without `SMTP_URL` mail stays in the outbox. */
export function startMailer(defaultFrom: () => string, onSent?: OnSent) {
  if (env.smtpUrl === undefined) {
    log.info('SMTP_URL is not set: emails stay in the outbox');
    return { stop: async () => {} };
  }
  return runMailer(createSend(env.smtpUrl, env.mailFrom ?? defaultFrom), onSent);
}

export function runMailer(send: SendEmail, onSent?: OnSent) {
  const faultLog = createFaultLog();
  return startQueue({
    name: mailQueue,
    concurrency,
    pollIntervalMs,
    finishWithinMs,
    databaseAway: 'Outgoing email paused: the database is unavailable',
    runNext: (signal) => deliverNext(send, signal, { faultLog, onSent }),
    async findNextDueTime() {
      await discardOldEmails(new Date());
      return findNextDueTime();
    },
  });
}

type Delivery = {
  faultLog?: ReturnType<typeof createFaultLog>;
  clock?: () => Date;
  onSent?: OnSent | undefined;
};

/**
 * Sends the mail that is most overdue; false if none is due. Sending happens outside a transaction: if the process dies
 * meanwhile, its lease expires and the mail is sent again with the same Message-ID. Sending is aborted if the lease is
 * lost.
 */
export async function deliverNext(
  send: SendEmail,
  signal: AbortSignal,
  { faultLog = createFaultLog(), clock = () => new Date(), onSent }: Delivery = {},
): Promise<boolean> {
  const mail = await claimDueEmail(clock());
  if (!mail) return false;
  try {
    await withEmailLease(mail, (leaseLost) => send(mail, AbortSignal.any([signal, leaseLost])));
  } catch (cause) {
    const next = await markTried(mail, clock(), cause);
    if (!signal.aborted) faultLog.mailWasRefused(mail, cause, next);
    return true;
  }
  await retryMarkingSent(mail, signal, { clock, onSent });
  faultLog.mailWasTaken();
  return true;
}

/** A mail that is not marked as sent would be sent twice, so the database gets time to come back. */
async function retryMarkingSent(
  mail: ClaimedEmail,
  signal: AbortSignal,
  { clock, onSent }: { clock: () => Date; onSent: OnSent | undefined },
) {
  const end = clock().getTime() + markForMs;
  for (;;) {
    try {
      return await markSent(mail, clock(), onSent);
    } catch (cause) {
      if (signal.aborted || clock().getTime() > end) throw cause;
      await wait(markEveryMs, undefined, { signal }).catch(() => undefined);
    }
  }
}

/** Logs each fault once while it lasts, without recipients and contents. */
function createFaultLog() {
  let isServerAway = false;
  return {
    mailWasTaken() {
      if (isServerAway) log.info('The mail server accepts email again');
      isServerAway = false;
    },
    mailWasRefused({ id, tries }: ClaimedEmail, cause: unknown, next: Date | undefined) {
      const { kind, code } = deliveryFault(cause);
      if (!next) log.error(`The email ${id} was discarded: ${code}`);
      else if (kind === 'mail' && tries === 1) log.error(`The email ${id} was refused: ${code}`);
      else if (kind !== 'mail' && !isServerAway)
        log.error(`The mail server rejects email: ${code}`);
      if (kind !== 'mail') isServerAway = true;
    },
  };
}
