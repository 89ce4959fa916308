import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { toNetwork } from '../../lib/web/client-address.ts';
import { db, isPostgres, type Transaction } from '../database/database.ts';
import { createSemaphore } from '../jobs/semaphore.ts';
import { inTransaction } from '../database/transaction.ts';

/** At most `tries` tries within any such time. Bucket names are stored, so they must not identify a person. */
export type Limit = { bucket: string; tries: number; withinMs: number };

/**
 * Limits for the network of an IP address, and for the IPv6 /48 around it, with twice the tries: one customer may have
 * 65,536 networks of /64.
 */
export function networkLimits(
  clientAddress: string,
  enquiryBucket: (network: string) => string,
  { tries, withinMs }: Omit<Limit, 'bucket'>,
): Limit[] {
  const [network, site] = [toNetwork(clientAddress), toNetwork(clientAddress, 48)];
  const limit = { bucket: enquiryBucket(network), tries, withinMs };
  return site === network
    ? [limit]
    : [limit, { bucket: enquiryBucket(site), tries: 2 * tries, withinMs }];
}

export type Consumed =
  | { tryId: string; tryAgainAt?: undefined }
  | { tryId?: undefined; tryAgainAt: Date };

/** A proxy waits 15 seconds for a response, and the lock may take 10 of them. */
const maxWaitMs = 3_000;

/** Without it, a burst of tries would hold every connection while waiting for the lock, and pages need connections. */
const lockSemaphore = createSemaphore({ permits: 3, maxWaiting: Infinity });

/**
 * Runs work that counts tries one at a time across all instances, each in a transaction: two in parallel could both use
 * the last try. Throws if the turn does not come in time. SQLite has only one writer anyway.
 */
export async function serialized<T>(work: (tx: Transaction) => Promise<T>): Promise<T> {
  if (!isPostgres) return inTransaction(work);
  const release = await lockSemaphore.acquire(AbortSignal.timeout(maxWaitMs));
  if (!release) throw new Error('Earlier attempts took too long');
  try {
    return await inTransaction(async (tx) => {
      await sql`select pg_advisory_xact_lock(hashtext('limits'))`.execute(tx);
      return work(tx);
    });
  } finally {
    release();
  }
}

/**
 * Like {@link consume}, in its own turn. Call it before the limited work, so that parallel tries count too, and give back
 * a try that did not fail. A full bucket is reported without taking a turn, so a flood does not delay others.
 */
export async function consumeInTurn(limits: readonly Limit[], now = new Date()): Promise<Consumed> {
  const tryAgainAt = await findFull(db, limits, now);
  if (tryAgainAt) return { tryAgainAt };
  return serialized((tx) => consume(tx, limits, now));
}

/**
 * Counts a try in every bucket. If one of them is full, it counts nothing and returns the time when there is room again.
 * Pass only a transaction from {@link serialized}, in which nobody else counts.
 */
export async function consume(
  tx: Transaction,
  limits: readonly Limit[],
  now: Date,
): Promise<Consumed> {
  const tryAgainAt = await findFull(tx, limits, now);
  if (tryAgainAt) return { tryAgainAt };
  const tryId = randomUUID();
  const rows = limits.map(({ bucket, withinMs }) => {
    return { tryId, bucket, expiresAt: new Date(now.getTime() + withinMs).toISOString() };
  });
  if (rows.length > 0) await tx.insertInto('limitTries').values(rows).execute();
  return { tryId };
}
export async function refundTry(tryId: string) {
  await db.deleteFrom('limitTries').where('tryId', '=', tryId).execute();
}

export async function deleteExpiredTries(now: Date) {
  await db.deleteFrom('limitTries').where('expiresAt', '<=', now.toISOString()).execute();
}

type ReadConnection = Pick<Transaction, 'selectFrom'>;

/** The time when all buckets have room, found without a turn. Undefined if they have room now. */
export async function findFull(connection: ReadConnection, limits: readonly Limit[], now: Date) {
  const timestamps = await Array.fromAsync(limits, (limit) => timeOfRoom(connection, limit, now));
  const latest = Math.max(...timestamps);
  return latest > 0 ? new Date(latest) : undefined;
}

/** The time when the bucket has room, in milliseconds since the epoch. 0 if it has room now. */
async function timeOfRoom(connection: ReadConnection, { bucket, tries }: Limit, now: Date) {
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
