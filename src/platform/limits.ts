import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { db, isPostgres, type Transaction } from './database.ts';

/** So many tries within any such time. The name of a bucket must not tell whose it is: it is stored. */
export type Limit = { bucket: string; tries: number; withinMs: number };

export type Consumed =
  | { tryId: string; tryAgainAt?: undefined }
  | { tryId?: undefined; tryAgainAt: Date };

/**
 * Counts a try in every bucket, for all instances. When one of them is full, nothing is counted, and the moment
 * comes back at which there is room again.
 */
export async function consume(
  tx: Transaction,
  limits: readonly Limit[],
  now: Date,
): Promise<Consumed> {
  // SQLite lets one transaction write at a time; on PostgreSQL two could both find the last room.
  if (isPostgres) await sql`select pg_advisory_xact_lock(hashtext('limits'))`.execute(tx);
  const moments = await Array.fromAsync(limits, (limit) => fullUntil(tx, limit, now));
  const tryAgainAt = Math.max(...moments);
  if (tryAgainAt > 0) return { tryAgainAt: new Date(tryAgainAt) };
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

/** In milliseconds; 0 while there is room. */
async function fullUntil(tx: Transaction, { bucket, tries }: Limit, now: Date) {
  const decisive = await tx
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
