import { sql } from 'kysely';
import type { Transaction } from './database.ts';

/** The position after the last: the highest plus one, and 0 in an empty table. */
export async function nextDisplayOrder(tx: Transaction, table: 'partners') {
  const { next } = await tx
    .selectFrom(table)
    .select(sql<number>`coalesce(max(display_order) + 1, 0)`.as('next'))
    .executeTakeFirstOrThrow();
  return next;
}
