import { createHash } from 'node:crypto';
import { dayMs } from '../../lib/time/durations.ts';
import { db } from '../../platform/database/database.ts';
import { isUnclaimed, later, leaseMs, underLease } from '../../platform/jobs/jobs.ts';
import { Problem } from './problem.ts';

export type StoredAnswer = { status: number; body: object };

/** How long a request may be repeated with its key. */
const storedMs = dayMs;

type Repeatable = { keyId: string; idempotencyKey: string; requestHash: string };

type Asked = {
  keyId: string;
  /** Without it the request is answered each time. */
  idempotencyKey: string | undefined;
  /** What must be the same when it is repeated. */
  request: unknown;
};

/**
 * Answers a request once: repeated with its `Idempotency-Key`, it gets the answer of the first time, and a conflict while
 * that one is being answered. What fails may be sent again. What runs must be harmless to run twice, since a process
 * may end before the answer is stored.
 */
export async function answerOnce(
  { keyId, idempotencyKey, request }: Asked,
  run: () => Promise<StoredAnswer>,
  now = new Date(),
): Promise<StoredAnswer & { isRepeated: boolean }> {
  if (idempotencyKey === undefined) return { ...(await run()), isRepeated: false };
  const hash = createHash('sha256').update(JSON.stringify(request));
  const repeatable = { keyId, idempotencyKey, requestHash: hash.digest('base64url') };
  const stored = await findAnswer(repeatable, now);
  if (stored) return stored;
  const claimed = await claimRequest(repeatable, now);
  try {
    // It may have been answered before it was claimed.
    const answered = await findAnswer(repeatable, now);
    if (answered) return answered;
    const lease = { table: 'apiRequests', key: 'id', lease: 'leaseUntil' } as const;
    const answer = await underLease(lease, claimed, run);
    await storeAnswer(repeatable, answer, now);
    return { ...answer, isRepeated: false };
  } finally {
    await releaseRequest(claimed);
  }
}

/** The same for a repeated request. */
export function requestId(keyId: string, idempotencyKey: string) {
  return createHash('sha256').update(`${keyId} ${idempotencyKey}`).digest('base64url');
}

export async function deleteExpiredAnswers(now = new Date()) {
  await db.deleteFrom('apiAnswers').where('expiresAt', '<=', now.toISOString()).execute();
  await db.deleteFrom('apiRequests').where(isUnclaimed('leaseUntil', now)).execute();
}

async function findAnswer({ keyId, idempotencyKey, requestHash }: Repeatable, now: Date) {
  const stored = await db
    .selectFrom('apiAnswers')
    .select(['requestHash', 'status', 'body'])
    .where('keyId', '=', keyId)
    .where('idempotencyKey', '=', idempotencyKey)
    .where('expiresAt', '>', now.toISOString())
    .executeTakeFirst();
  if (!stored) return undefined;
  if (stored.requestHash !== requestHash) throw new Problem('reused');
  const { status, body } = stored;
  return { status, body: JSON.parse(body) as object, isRepeated: true };
}

/** Only one instance answers a request. The lease of one that has ended expires. */
async function claimRequest({ keyId, idempotencyKey, requestHash }: Repeatable, now: Date) {
  const id = requestId(keyId, idempotencyKey);
  const row = { requestHash, leaseUntil: later(now, leaseMs) };
  const claimed = await db
    .insertInto('apiRequests')
    .values({ ...row, id, keyId })
    .onConflict((conflict) =>
      conflict.column('id').doUpdateSet(row).where(isUnclaimed('apiRequests.leaseUntil', now)),
    )
    .returning(['id', 'leaseUntil'])
    .executeTakeFirst();
  if (claimed) return claimed;
  const running = await db
    .selectFrom('apiRequests')
    .select('requestHash')
    .where('id', '=', id)
    .executeTakeFirst();
  if (running && running.requestHash !== requestHash) throw new Problem('reused');
  throw new Problem('running', { headers: { 'retry-after': '1' } });
}

async function storeAnswer(
  { keyId, idempotencyKey, requestHash }: Repeatable,
  { status, body }: StoredAnswer,
  now: Date,
) {
  const expiresAt = later(now, storedMs);
  const row = { requestHash, status, body: JSON.stringify(body), expiresAt };
  await db
    .insertInto('apiAnswers')
    .values({ keyId, idempotencyKey, ...row })
    .onConflict((conflict) => conflict.columns(['keyId', 'idempotencyKey']).doUpdateSet(row))
    .execute();
}

async function releaseRequest({ id, leaseUntil }: { id: string; leaseUntil: string }) {
  await db
    .deleteFrom('apiRequests')
    .where('id', '=', id)
    .where('leaseUntil', '=', leaseUntil)
    .execute();
}
