import type { Transaction } from '../../platform/database.ts';

/** Brings back what was joined to an enquiry that is no longer there. */
export async function releaseJoined(tx: Transaction) {
  await tx
    .updateTable('enquiries')
    .set({ joinedTo: null })
    .where('joinedTo', 'is not', null)
    .where('joinedTo', 'not in', (eb) => eb.selectFrom('enquiries').select('id'))
    .execute();
}

/** What may be joined to an enquiry: others, to which none is joined themselves. */
export async function joinable(tx: Transaction, ids: string[], to: string) {
  const standsAlone = await tx
    .selectFrom('enquiries')
    .select('id')
    .where('id', '=', to)
    .where('joinedTo', 'is', null)
    .where('deletedAt', 'is', null)
    .executeTakeFirst();
  if (!standsAlone) return [];
  const kept = await tx
    .selectFrom('enquiries')
    .select('joinedTo')
    .where('joinedTo', 'in', ids)
    .execute();
  return ids.filter((id) => id !== to && !kept.some(({ joinedTo }) => joinedTo === id));
}
