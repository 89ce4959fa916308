import { db, type Transaction } from '../platform/database.ts';
import type { NounName, Tables } from '../platform/tables.ts';

/** Which record is hidden by itself, and when. */
export type DueUnpublishing = Omit<Tables['unpublishings'], 'setBy'>;

type OneRecord = { noun: NounName; recordId: string };

/** Sets the moment at which a record is hidden again, in the place of the last; null for none. */
export async function putUnpublishing(
  tx: Transaction,
  record: OneRecord,
  unpublishAt: string | null,
  setBy: string,
) {
  await removeUnpublishing(tx, record);
  if (unpublishAt === null) return;
  await tx
    .insertInto('unpublishings')
    .values({ ...record, unpublishAt, setBy })
    .execute();
}

export async function removeUnpublishing(tx: Transaction, { noun, recordId }: OneRecord) {
  await tx
    .deleteFrom('unpublishings')
    .where('noun', '=', noun)
    .where('recordId', '=', recordId)
    .execute();
}

/** The moment at which a record is hidden again, as a part of its publication. */
export async function findUnpublishing(
  tx: Transaction,
  { noun, recordId }: OneRecord,
): Promise<{ unpublishAt?: string }> {
  const row = await tx
    .selectFrom('unpublishings')
    .select('unpublishAt')
    .where('noun', '=', noun)
    .where('recordId', '=', recordId)
    .executeTakeFirst();
  return row ?? {};
}

/** Those of a noun, by the ids of their records. */
export async function listUnpublishings(noun: NounName) {
  const rows = await db
    .selectFrom('unpublishings')
    .select(['recordId', 'unpublishAt'])
    .where('noun', '=', noun)
    .execute();
  return new Map(rows.map(({ recordId, unpublishAt }) => [recordId, { unpublishAt }]));
}

/** The first records whose moment has come. */
export async function listDueUnpublishings(now: Date, atMost: number): Promise<DueUnpublishing[]> {
  return db
    .selectFrom('unpublishings')
    .select(['noun', 'recordId', 'unpublishAt'])
    .where('unpublishAt', '<=', now.toISOString())
    .orderBy('unpublishAt')
    .orderBy('recordId')
    .limit(atMost)
    .execute();
}

/** The first moment after one at which a record is hidden. */
export async function findNextUnpublishing(after: Date) {
  const next = await db
    .selectFrom('unpublishings')
    .select('unpublishAt')
    .where('unpublishAt', '>', after.toISOString())
    .orderBy('unpublishAt')
    .limit(1)
    .executeTakeFirst();
  return next && new Date(next.unpublishAt);
}
