import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { db, isPostgres, type Transaction } from './database.ts';
import { createSemaphore } from './semaphore.ts';

/** So many tries within any such time. The name of a bucket must not tell whose it is: it is stored. */
export type Limit = { bucket: string; tries: number; withinMs: number };

export type Consumed =
  | { tryId: string; tryAgainAt?: undefined }
  | { tryId?: undefined; tryAgainAt: Date };

/** A proxy waits 15 seconds for an answer, and the lock may take 10 of them. */
const maxWaitMs = 3_000;

/** Without it, a burst of tries would hold every connection while it waits for the lock, and pages need those. */
const turns = createSemaphore({ permits: 3, maxWaiting: Infinity });

/**
 * Runs what counts tries one after another, each in a transaction, for all instances: two at once could both find the
 * last room. Throws when its turn does not come in time. SQLite has one writer anyway.
 */
export async function inTurn<T>(work: (tx: Transaction) => Promise<T>): Promise<T> {
  if (!isPostgres) return db.transaction().execute(work);
  const release = await turns.acquire(AbortSignal.timeout(maxWaitMs));
  if (!release) throw new Error('The tries before it took too long');
  try {
    return await db.transaction().execute(async (tx) => {
      await sql`select pg_advisory_xact_lock(hashtext('limits'))`.execute(tx);
      return work(tx);
    });
  } finally {
    release();
  }
}

/**
 * As {@link consume}, in a turn of its own. It comes before what it limits, so that simultaneous tries count too; a try
 * that was no failure is given back. Where there is no room, that is said at once: a flood takes nobody's turn.
 */
export async function consumeInTurn(limits: readonly Limit[], now = new Date()): Promise<Consumed> {
  const tryAgainAt = await fullUntil(db, limits, now);
  if (tryAgainAt) return { tryAgainAt };
  return inTurn((tx) => consume(tx, limits, now));
}

/**
 * Counts a try in every bucket. When one of them is full, nothing is counted, and the moment comes back at which there
 * is room again. Only {@link inTurn} gives a transaction in which nobody else counts.
 */
export async function consume(
  tx: Transaction,
  limits: readonly Limit[],
  now: Date,
): Promise<Consumed> {
  const tryAgainAt = await fullUntil(tx, limits, now);
  if (tryAgainAt) return { tryAgainAt };
  const tryId = randomUUID();
  const rows = limits.map(({ bucket, withinMs }) => {
    return { tryId, bucket, expiresAt: new Date(now.getTime() + withinMs).toISOString() };
  });
  await tx.insertInto('limitTries').values(rows).execute();
  return { tryId };
}

/** Makes a try as if it had never been. */
export async function giveBack(tryId: string) {
  await db.deleteFrom('limitTries').where('tryId', '=', tryId).execute();
}

export async function deleteExpiredTries(now: Date) {
  await db.deleteFrom('limitTries').where('expiresAt', '<=', now.toISOString()).execute();
}

type Reading = Pick<Transaction, 'selectFrom'>;

/** Undefined while there is room in each. */
async function fullUntil(connection: Reading, limits: readonly Limit[], now: Date) {
  const moments = await Array.fromAsync(limits, (limit) => roomAt(connection, limit, now));
  const latest = Math.max(...moments);
  return latest > 0 ? new Date(latest) : undefined;
}

/** In milliseconds; 0 while there is room. */
async function roomAt(connection: Reading, { bucket, tries }: Limit, now: Date) {
  const decisive = await connection
    .selectFrom('limitTries')
    .select('expiresAt')
    .where('bucket', '=', bucket)
    .where('expiresAt', '>', now.toISOString())
    .orderBy('expiresAt', 'desc')
    .offset(tries - 1)
    .limit(1)
    .executeTakeFirst();
  return decisive ? Date.parse(decisive.expiresAt) : 0;
}
