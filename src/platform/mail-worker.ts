import { once } from 'node:events';
import { setTimeout as wait } from 'node:timers/promises';
import { env } from './env.ts';
import { log } from './log.ts';
import {
  claimDueMail,
  findNextMoment,
  giveUpOldMails,
  markSent,
  markTried,
  type ClaimedMail,
} from './mail-claims.ts';
import { mailBell } from './mail-outbox.ts';
import { createSend, mailFaultOf, type Send } from './mail-transport.ts';

/** How many mails are under way at once: one that hangs leaves the others to the rest. */
const lanes = 3;
const lookEveryMs = 15_000;
const shortestPauseMs = 100;
const databasePauseMs = 1_000;
const finishWithinMs = 8_000;

/** Sends what is in the outbox until stopped. Without `SMTP_URL` all stays there. */
export function startMailer(defaultFrom: string) {
  if (env.smtpUrl === undefined) {
    log.info('SMTP_URL is not set: mail waits in the outbox');
    return { stop: async () => {} };
  }
  return runMailer(createSend(env.smtpUrl, env.mailFrom ?? defaultFrom));
}

/** Several instances, each with several lanes, share one outbox. */
export function runMailer(send: Send) {
  const stopping = new AbortController();
  const cuttingOff = new AbortController();
  const trouble = newTrouble();
  const running = Array.from({ length: lanes }, () =>
    deliverUntil(stopping.signal, () => deliverNext(send, cuttingOff.signal, trouble), trouble),
  );
  return {
    /** Lets the mails under way come to their end, for a few seconds. */
    async stop() {
      stopping.abort();
      const timer = setTimeout(() => cuttingOff.abort(), finishWithinMs);
      await Promise.all(running);
      clearTimeout(timer);
    },
  };
}

async function deliverUntil(
  stopping: AbortSignal,
  deliver: () => Promise<boolean>,
  trouble: Trouble,
) {
  while (!stopping.aborted) {
    const bell = listenForBell(stopping);
    try {
      let hasMore = true;
      while (hasMore && !stopping.aborted) hasMore = await deliver();
      trouble.databaseIsBack();
      await bell.ringOr(await pauseUntilNext(new Date()));
    } catch (cause) {
      trouble.databaseIsAway(cause);
      await bell.ringOr(databasePauseMs);
    }
  }
}

async function pauseUntilNext(now: Date) {
  await giveUpOldMails(now);
  const next = await findNextMoment();
  const pause = next ? next.getTime() - now.getTime() : lookEveryMs;
  return Math.min(Math.max(pause, shortestPauseMs), lookEveryMs);
}

/** Listens from the moment it is called, so that a ring during work is not missed. */
function listenForBell(stopping: AbortSignal) {
  const enough = new AbortController();
  const end = AbortSignal.any([stopping, enough.signal]);
  const rung = once(mailBell, 'ring', { signal: end }).catch(() => undefined);
  return {
    async ringOr(milliseconds: number) {
      const timer = setTimeout(() => enough.abort(), milliseconds);
      await rung;
      clearTimeout(timer);
    },
  };
}

/**
 * Sends the mail that has been due longest; false when none is. It is sent outside of any transaction: a process
 * that dies in between leaves a lease behind, and the mail goes out again under the same Message-ID.
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
    await send(mail, cutOff);
  } catch (cause) {
    const next = await markTried(mail, clock(), cause);
    if (!cutOff.aborted) trouble.mailWasRefused(mail, cause, next);
    return true;
  }
  await keepMarkingSent(mail, cutOff, clock);
  trouble.mailWasTaken();
  return true;
}

/** A mail that is not marked goes out twice, so the database gets until the end of the lease to come back. */
async function keepMarkingSent(mail: ClaimedMail, cutOff: AbortSignal, clock: () => Date) {
  for (;;) {
    try {
      return await markSent(mail, clock());
    } catch (cause) {
      if (cutOff.aborted || clock().toISOString() > mail.leaseUntil) throw cause;
      await wait(databasePauseMs, undefined, { signal: cutOff }).catch(() => undefined);
    }
  }
}

type Trouble = ReturnType<typeof newTrouble>;

/** Logs what goes wrong once while it lasts. Never says to whom a mail goes, or what is in it. */
function newTrouble() {
  let isDatabaseAway = false;
  let isServerAway = false;
  return {
    databaseIsAway(cause: unknown) {
      if (!isDatabaseAway) log.error('Outgoing mail waits for the database', cause);
      isDatabaseAway = true;
    },
    databaseIsBack() {
      isDatabaseAway = false;
    },
    mailWasTaken() {
      if (isServerAway) log.info('Mail is taken again');
      isServerAway = false;
    },
    mailWasRefused({ id, tries }: ClaimedMail, cause: unknown, next: Date | undefined) {
      const { kind, code } = mailFaultOf(cause);
      if (!next) log.error(`The mail ${id} was given up: ${code}`);
      else if (kind === 'mail' && tries === 1) log.error(`The mail ${id} was refused: ${code}`);
      else if (kind !== 'mail' && !isServerAway)
        log.error(`The mail server does not take mail: ${code}`);
      if (kind !== 'mail') isServerAway = true;
    },
  };
}
