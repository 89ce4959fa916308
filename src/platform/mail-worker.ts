import { setTimeout as wait } from 'node:timers/promises';
import { env } from './env.ts';
import { startQueue } from './jobs.ts';
import { log } from './log.ts';
import {
  claimDueMail,
  discardOldMails,
  findNextMoment,
  markSent,
  markTried,
  whileClaimed,
  type ClaimedMail,
} from './mail-claims.ts';
import { mailQueue } from './mail-outbox.ts';
import { createSend, mailFaultOf, type Send } from './mail-transport.ts';

/** One mail that hangs must not hold up the others. */
const concurrency = 3;
const pollIntervalMs = 10_000;
/** Often enough to be first when the database is back: see `isUnclaimed`. */
const markEveryMs = 250;
const markForMs = 60 * 60_000;
const finishWithinMs = 8_000;

/** Sends what is in the outbox until stopped. Without `SMTP_URL` all stays there. */
export function startMailer(defaultFrom: () => string) {
  if (env.smtpUrl === undefined) {
    log.info('SMTP_URL is not set: mail waits in the outbox');
    return { stop: async () => {} };
  }
  return runMailer(createSend(env.smtpUrl, env.mailFrom ?? defaultFrom));
}

export function runMailer(send: Send) {
  const trouble = newTrouble();
  return startQueue({
    name: mailQueue,
    concurrency,
    pollIntervalMs,
    finishWithinMs,
    databaseAway: 'Outgoing mail waits for the database',
    runNext: (signal) => deliverNext(send, signal, trouble),
    async findNextMoment() {
      await discardOldMails(new Date());
      return findNextMoment();
    },
  });
}

/**
 * Sends the mail that has been due longest; false when none is. It is sent outside of any transaction: a process
 * that dies in between leaves a lease behind, and the mail goes out again under the same Message-ID. One that lost
 * the lease stops sending.
 */
export async function deliverNext(
  send: Send,
  cutOff: AbortSignal,
  trouble = newTrouble(),
  clock = () => new Date(),
): Promise<boolean> {
  const mail = await claimDueMail(clock());
  if (!mail) return false;
  try {
    await whileClaimed(mail, (lost) => send(mail, AbortSignal.any([cutOff, lost])));
  } catch (cause) {
    const next = await markTried(mail, clock(), cause);
    if (!cutOff.aborted) trouble.mailWasRefused(mail, cause, next);
    return true;
  }
  await keepMarkingSent(mail, cutOff, clock);
  trouble.mailWasTaken();
  return true;
}

/** A mail that is not marked goes out twice, so the database gets time to come back. */
async function keepMarkingSent(mail: ClaimedMail, cutOff: AbortSignal, clock: () => Date) {
  const end = clock().getTime() + markForMs;
  for (;;) {
    try {
      return await markSent(mail, clock());
    } catch (cause) {
      if (cutOff.aborted || clock().getTime() > end) throw cause;
      await wait(markEveryMs, undefined, { signal: cutOff }).catch(() => undefined);
    }
  }
}

/** Logs each trouble once while it lasts, without recipients and contents. */
function newTrouble() {
  let isServerAway = false;
  return {
    mailWasTaken() {
      if (isServerAway) log.info('Mail is taken again');
      isServerAway = false;
    },
    mailWasRefused({ id, tries }: ClaimedMail, cause: unknown, next: Date | undefined) {
      const { kind, code } = mailFaultOf(cause);
      if (!next) log.error(`The mail ${id} was discarded: ${code}`);
      else if (kind === 'mail' && tries === 1) log.error(`The mail ${id} was refused: ${code}`);
      else if (kind !== 'mail' && !isServerAway)
        log.error(`The mail server does not take mail: ${code}`);
      if (kind !== 'mail') isServerAway = true;
    },
  };
}
