import { sql } from 'kysely';
import { db, isPostgres, type Transaction } from '../../platform/database.ts';
import { createSemaphore } from '../../platform/semaphore.ts';

/** A proxy waits 15 seconds for an answer, and the lock may take 10 of them. */
const mostWaitMs = 3_000;

/** Without it, a burst of submissions would hold every connection while it waits for the lock, and pages need those. */
const turns = createSemaphore({ permits: 3, mostWaiting: Infinity });

/**
 * Runs submissions one after another, each in a transaction: two at once could both pass the limit. Throws when its turn
 * does not come in time. SQLite has one writer anyway.
 */
export async function inTurn<T>(work: (tx: Transaction) => Promise<T>): Promise<T> {
  if (!isPostgres) return db.transaction().execute(work);
  const release = await turns.acquire(AbortSignal.timeout(mostWaitMs));
  if (!release) throw new Error('The enquiries before it took too long');
  try {
    return await db.transaction().execute(async (tx) => {
      await sql`select pg_advisory_xact_lock(hashtext('enquiries'))`.execute(tx);
      return work(tx);
    });
  } finally {
    release();
  }
}
