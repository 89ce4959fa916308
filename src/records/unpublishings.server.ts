import { db, type Transaction } from '../platform/database.ts';
import type { NounName, Tables } from '../platform/tables.ts';
export type DueUnpublishing = Omit<Tables['unpublishings'], 'setBy'>;

export type RecordReference = { noun: NounName; recordId: string };

/** Sets the time at which a record is unpublished and replaces another one; null for none. */
export async function putUnpublishing(
  tx: Transaction,
  record: RecordReference,
  unpublishAt: string | null,
  setBy: string,
) {
  if ((await findUnpublishing(tx, record)).unpublishAt === unpublishAt) return;
  await removeUnpublishing(tx, record);
  if (unpublishAt === null) return;
  await tx
    .insertInto('unpublishings')
    .values({ ...record, unpublishAt, setBy })
    .execute();
}

export async function removeUnpublishing(tx: Transaction, { noun, recordId }: RecordReference) {
  await tx
    .deleteFrom('unpublishings')
    .where('noun', '=', noun)
    .where('recordId', '=', recordId)
    .execute();
}

/** The time at which a record is unpublished, as part of its publication. */
export async function findUnpublishing(
  tx: Transaction,
  { noun, recordId }: RecordReference,
): Promise<{ unpublishAt?: string }> {
  const row = await tx
    .selectFrom('unpublishings')
    .select('unpublishAt')
    .where('noun', '=', noun)
    .where('recordId', '=', recordId)
    .executeTakeFirst();
  return row ?? {};
}

/** The scheduled unpublishings of a noun, by record id. */
export async function listUnpublishings(noun: NounName) {
  const rows = await db
    .selectFrom('unpublishings')
    .select(['recordId', 'unpublishAt'])
    .where('noun', '=', noun)
    .execute();
  return new Map(rows.map(({ recordId, unpublishAt }) => [recordId, { unpublishAt }]));
}

/** The records to unpublish now, up to `atMost`, the earliest first. */
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

/** The next time after `after` at which a record is unpublished. */
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
