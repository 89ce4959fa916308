import { db, type Transaction } from './database.ts';
import { FieldError } from './revisions.ts';
import type { Noun } from './tables.ts';

/** The tables whose records have pages of their own. */
const addressed = ['partners', 'projects'] as const;

type Addressed = (typeof addressed)[number];

export function isAddressed(noun: Noun): noun is Addressed {
  return addressed.some((table) => table === noun);
}

/** Throws `FieldError` when another record of the table has the slug. */
export async function requireFreeSlug(
  tx: Transaction,
  table: Addressed,
  slug: string,
  ownId?: string,
) {
  const holder = await findSlugHolder(tx, table, slug);
  if (holder && holder.id !== ownId) {
    throw new FieldError({ slug: 'Another page already has this address' });
  }
}

/** The slug itself or, when that is taken, one beside it. */
export async function freeSlug(tx: Transaction, table: Addressed, slug: string) {
  for (let number = 1; ; number++) {
    const candidate = number === 1 ? slug : `${slug}-${number}`;
    if (!(await findSlugHolder(tx, table, candidate))) return candidate;
  }
}

/** The present slug of the record that had this one last, if that record still exists. */
export async function findMovedSlug(
  table: Addressed,
  oldSlug: string,
): Promise<string | undefined> {
  const version = await db
    .selectFrom('versions')
    .select('recordId')
    .where('noun', '=', table)
    .where('slug', '=', oldSlug)
    .orderBy('savedAt', 'desc')
    .orderBy('revision', 'desc')
    .limit(1)
    .executeTakeFirst();
  if (!version) return undefined;
  const record = await db
    .selectFrom(table)
    .select('slug')
    .where('id', '=', version.recordId)
    .executeTakeFirst();
  return record?.slug;
}

async function findSlugHolder(tx: Transaction, table: Addressed, slug: string) {
  return tx.selectFrom(table).select('id').where('slug', '=', slug).executeTakeFirst();
}
