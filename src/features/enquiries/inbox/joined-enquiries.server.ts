import type { Transaction } from '../../../platform/database/database.ts';

/** Separates duplicates whose joined enquiry no longer exists. */
export async function releaseJoined(tx: Transaction) {
  await tx
    .updateTable('enquiries')
    .set({ joinedTo: null })
    .where('joinedTo', 'is not', null)
    .where('joinedTo', 'not in', (eb) => eb.selectFrom('enquiries').select('id'))
    .execute();
}

/** The enquiries that may be joined to another: none of them may have duplicates of its own. */
export async function joinable(tx: Transaction, ids: string[], to: string) {
  const target = await tx
    .selectFrom('enquiries')
    .select('id')
    .where('id', '=', to)
    .where('joinedTo', 'is', null)
    .where('deletedAt', 'is', null)
    .executeTakeFirst();
  if (!target) return [];
  const rows = await tx
    .selectFrom('enquiries')
    .select('joinedTo')
    .where('joinedTo', 'in', ids)
    .execute();
  return ids.filter((id) => id !== to && !rows.some(({ joinedTo }) => joinedTo === id));
}
