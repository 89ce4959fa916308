import { minuteMs } from '../lib/durations.ts';
const maxAttempts = 10;
const triesInARow = 3;

type Failure = { tries: number; nextAt: number };

const failures = new Map<string, Map<number, Failure>>();

/**
 * What is remembered of a mailbox: the mails that could not be taken. They come last, more and more seldom, and after
 * ten tries no more until the site starts again, so that they hold up no others.
 */
export function patienceWith(mailbox: string) {
  const failed = failures.get(mailbox) ?? new Map<number, Failure>();
  failures.set(mailbox, failed);
  const triesOf = (uid: number) => failed.get(uid)?.tries ?? 0;
  return {
    /** Those to be tried now, the newly come first. */
    inOrder(uids: readonly number[], now: number) {
      const present = new Set(uids);
      for (const uid of failed.keys()) if (!present.has(uid)) failed.delete(uid);
      return uids
        .filter((uid) => triesOf(uid) < maxAttempts && (failed.get(uid)?.nextAt ?? 0) <= now)
        .toSorted((one, two) => triesOf(one) - triesOf(two) || one - two);
    },
    /** True when it is not tried again. */
    isGivenUp(uid: number, now: number) {
      const tries = triesOf(uid) + 1;
      const pauseMs = tries < triesInARow ? 0 : 2 ** tries * minuteMs;
      failed.set(uid, { tries, nextAt: now + pauseMs });
      return tries >= maxAttempts;
    },
  };
}
