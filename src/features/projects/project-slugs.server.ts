import type { Transaction } from '../../platform/database.ts';
import { FieldError } from '../../platform/revisions.ts';

export async function requireFreeSlug(tx: Transaction, slug: string, ownId?: string) {
  const holder = await findSlugHolder(tx, slug);
  if (holder && holder.id !== ownId) {
    throw new FieldError({ slug: 'Another page already has this address' });
  }
}

/** The slug itself or, when that is taken, one beside it. */
export async function freeSlug(tx: Transaction, slug: string) {
  for (let number = 1; ; number++) {
    const candidate = number === 1 ? slug : `${slug}-${number}`;
    if (!(await findSlugHolder(tx, candidate))) return candidate;
  }
}

async function findSlugHolder(tx: Transaction, slug: string) {
  return tx.selectFrom('projects').select('id').where('slug', '=', slug).executeTakeFirst();
}
