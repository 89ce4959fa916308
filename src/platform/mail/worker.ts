import { env } from '../env/env.ts';
import { deliverFrom } from '../jobs/deliveries.ts';
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
  type OnRefused,
  type OnSent,
} from './claims.ts';
import { mailQueue } from './outbox.ts';
import { createSend, deliveryFault, type SendEmail } from './transport.ts';

/** More than one, so that a mail that hangs does not delay the others. */
const concurrency = 3;
const pollIntervalMs = 10_000;
const finishWithinMs = 8_000;

type Hooks = { onSent?: OnSent | undefined; onRefused?: OnRefused | undefined };

/** Sends the outbox until stopped. Without `SMTP_URL` mail stays in the outbox. */
export function startMailer(defaultFrom: () => string, hooks: Hooks = {}) {
  if (env.smtpUrl === undefined) {
    log.info('SMTP_URL is not set: emails stay in the outbox');
    return { stop: async () => {} };
  }
  return runMailer(createSend(env.smtpUrl, env.mailFrom ?? defaultFrom), hooks);
}

export function runMailer(send: SendEmail, hooks: Hooks = {}) {
  const faultLog = createFaultLog();
  return startQueue({
    name: mailQueue,
    concurrency,
    pollIntervalMs,
    finishWithinMs,
    databaseAway: 'Outgoing email paused: the database is unavailable',
    runNext: (signal) => deliverNext(send, signal, { faultLog, ...hooks }),
    async findNextDueTime() {
      await discardOldEmails(new Date());
      return findNextDueTime();
    },
  });
}

type Delivery = Hooks & {
  faultLog?: ReturnType<typeof createFaultLog>;
  clock?: () => Date;
};

/**
 * Sends the mail that is most overdue; false if none is due. One that is sent again has the same Message-ID. Sending is
 * aborted if the lease is lost.
 */
export async function deliverNext(
  send: SendEmail,
  signal: AbortSignal,
  { faultLog = createFaultLog(), clock, onSent, onRefused }: Delivery = {},
): Promise<boolean> {
  return deliverFrom(
    {
      claim: claimDueEmail,
      send: (mail: ClaimedEmail) =>
        withEmailLease(mail, (leaseLost) => send(mail, AbortSignal.any([signal, leaseLost]))),
      async markSent(mail, now) {
        await markSent(mail, now, onSent);
        faultLog.mailWasTaken();
      },
      async markTried(mail, now, cause) {
        const next = await markTried(mail, now, cause, onRefused);
        if (!signal.aborted) faultLog.mailWasRefused(mail, cause, next);
      },
    },
    signal,
    clock,
  );
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
