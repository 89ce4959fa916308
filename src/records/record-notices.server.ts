import { db, type Transaction } from '../platform/database/database.ts';
import type { NounName } from '../platform/database/row-types.ts';

type Notice = { noun: NounName; recordId: string; notice: string };

/** Marks that somebody is told about a record. False if that was done before, here or on another instance. */
export async function claimNotice(tx: Transaction, notice: Notice, now: Date) {
  const row = await tx
    .insertInto('recordNotices')
    .values({ ...notice, sentAt: now.toISOString() })
    .onConflict((conflict) => conflict.columns(['noun', 'recordId', 'notice']).doNothing())
    .returning('notice')
    .executeTakeFirst();
  return row !== undefined;
}

/** What was told about these records, each as `id notice`. */
export async function findNotices(ids: readonly string[]) {
  const rows = await db
    .selectFrom('recordNotices')
    .select(['recordId', 'notice'])
    .where('recordId', 'in', [...new Set(ids)])
    .execute();
  return new Set(rows.map(({ recordId, notice }) => `${recordId} ${notice}`));
}
