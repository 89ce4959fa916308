import { db, type Transaction } from '../platform/database/database.ts';
import type { NounName } from '../platform/database/row-types.ts';
import { findDraft } from './publishing/drafts.server.ts';

type Connection = Pick<Transaction, 'selectFrom'>;

/** True if a record exists, public or not. */
export async function isSaved(noun: NounName, id: string, tx: Connection = db) {
  return (await isInTable(noun, id, tx)) || (await findDraft(tx, noun, id)) !== undefined;
}

/** True if the record is public. */
export async function isInTable(noun: NounName, id: string, tx: Connection = db) {
  const row = await tx.selectFrom(noun).select('id').where('id', '=', id).executeTakeFirst();
  return row !== undefined;
}
