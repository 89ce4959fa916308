import { dayMs } from '../../lib/time/durations.ts';
import { db } from '../../platform/database/database.ts';
import { Problem } from './problem.ts';

export type StoredAnswer = { status: number; body: object };

/** How long a request may be repeated with its key. */
const storedMs = dayMs;

type Repeatable = { keyId: string; idempotencyKey: string | undefined; requestHash: string };

/**
 * Answers a request once: repeated with its `Idempotency-Key`, it gets the answer of the first time. What runs must be
 * harmless to run twice, since an answer may be lost before it is stored.
 */
export async function answerOnce(
  { keyId, idempotencyKey, requestHash }: Repeatable,
  run: () => Promise<StoredAnswer>,
  now = new Date(),
): Promise<StoredAnswer & { isRepeated: boolean }> {
  if (idempotencyKey === undefined) return { ...(await run()), isRepeated: false };
  const stored = await db
    .selectFrom('apiAnswers')
    .select(['requestHash', 'status', 'body'])
    .where('keyId', '=', keyId)
    .where('idempotencyKey', '=', idempotencyKey)
    .where('expiresAt', '>', now.toISOString())
    .executeTakeFirst();
  if (stored && stored.requestHash !== requestHash) throw new Problem('reused');
  if (stored)
    return { status: stored.status, body: JSON.parse(stored.body) as object, isRepeated: true };
  const answer = await run();
  const row = {
    requestHash,
    status: answer.status,
    body: JSON.stringify(answer.body),
    expiresAt: new Date(now.getTime() + storedMs).toISOString(),
  };
  await db
    .insertInto('apiAnswers')
    .values({ keyId, idempotencyKey, ...row })
    .onConflict((conflict) => conflict.columns(['keyId', 'idempotencyKey']).doUpdateSet(row))
    .execute();
  return { ...answer, isRepeated: false };
}

export async function deleteExpiredAnswers(now = new Date()) {
  await db.deleteFrom('apiAnswers').where('expiresAt', '<=', now.toISOString()).execute();
}
