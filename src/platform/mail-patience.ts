import { minuteMs } from '../lib/durations.ts';
const maxAttempts = 10;
const triesInARow = 3;

type Failure = { tries: number; nextAt: number };

const failures = new Map<string, Map<number, Failure>>();

/**
 * Remembers per mailbox the mails that could not be read. They are tried last, at growing intervals, and after ten tries
 * not until the site restarts, so that they do not delay others.
 */
export function mailRetries(mailbox: string) {
  const mailFailures = failures.get(mailbox) ?? new Map<number, Failure>();
  failures.set(mailbox, mailFailures);
  const triesOf = (uid: number) => mailFailures.get(uid)?.tries ?? 0;
  return {
    /** The mails to try now, new ones first. */
    inOrder(uids: readonly number[], now: number) {
      const presentUids = new Set(uids);
      for (const uid of mailFailures.keys()) if (!presentUids.has(uid)) mailFailures.delete(uid);
      return uids
        .filter((uid) => triesOf(uid) < maxAttempts && (mailFailures.get(uid)?.nextAt ?? 0) <= now)
        .toSorted((one, two) => triesOf(one) - triesOf(two) || one - two);
    },
    /** Counts a failed try. True if the mail is not tried again. */
    isGivenUp(uid: number, now: number) {
      const tries = triesOf(uid) + 1;
      const pauseMs = tries < triesInARow ? 0 : 2 ** tries * minuteMs;
      mailFailures.set(uid, { tries, nextAt: now + pauseMs });
      return tries >= maxAttempts;
    },
  };
}
