import { createHash } from 'node:crypto';
import { minuteMs } from '../../lib/time/durations.ts';
import { db } from '../database/database.ts';

const maxAttempts = 10;
const attemptsInARow = 3;

/**
 * Counts in the database how often each mail of a mailbox was attempted, so that one that ends the site is not attempted
 * for ever. Those that failed are tried last, at growing intervals, and ten times in all.
 */
export function importAttempts(mailboxName: string) {
  const mailbox = createHash('sha256').update(mailboxName).digest('base64url');
  const earlier = new Map<string, { tries: number; nextTryAt: string }>();
  const countTries = (uid: number) => earlier.get(String(uid))?.tries ?? 0;
  return {
    /** The mails to try now, new ones first. */
    async inOrder(uids: readonly number[], now: number) {
      const present = new Set(uids.map(String));
      for (const row of await db.selectFrom('mailAttempts').selectAll().execute()) {
        if (row.mailbox === mailbox && present.has(row.uid)) earlier.set(row.uid, row);
        else await deleteAttempts(row);
      }
      const waits = (uid: number) => Date.parse(earlier.get(String(uid))?.nextTryAt ?? '') > now;
      return uids
        .filter((uid) => countTries(uid) < maxAttempts && !waits(uid))
        .toSorted((one, two) => countTries(one) - countTries(two) || one - two);
    },
    /** Counts an attempt before it begins. Returns its number, beginning with 1. */
    async begin(uid: number, now: number) {
      const attempt = countTries(uid) + 1;
      const pauseMs = attempt < attemptsInARow ? 0 : 2 ** attempt * minuteMs;
      const counted = { tries: attempt, nextTryAt: new Date(now + pauseMs).toISOString() };
      await db
        .insertInto('mailAttempts')
        .values({ mailbox, uid: String(uid), ...counted })
        .onConflict((conflict) => conflict.columns(['mailbox', 'uid']).doUpdateSet(counted))
        .execute();
      return { attempt, isLast: attempt >= maxAttempts };
    },
    async end(uid: number) {
      await deleteAttempts({ mailbox, uid: String(uid) });
    },
  };
}

async function deleteAttempts({ mailbox, uid }: { mailbox: string; uid: string }) {
  await db
    .deleteFrom('mailAttempts')
    .where('mailbox', '=', mailbox)
    .where('uid', '=', uid)
    .execute();
}
