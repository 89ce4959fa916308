import { slugPattern } from '../lib/slug.ts';
import { db, type Transaction } from '../platform/database.ts';
import type { NounName } from '../platform/tables.ts';
import { FieldError } from './revisions.server.ts';

/** Throws `FieldError` when another record of the noun has the slug. */
export async function requireFreeSlug(
  tx: Transaction,
  noun: NounName,
  slug: string,
  ownId?: string,
) {
  const holder = await findSlugHolder(tx, noun, slug);
  if (holder && holder.id !== ownId) {
    throw new FieldError({ slug: 'Another page already has this address' });
  }
}

/** The slug itself or, when that is taken, one beside it. */
export async function freeSlug(tx: Transaction, noun: NounName, slug: string) {
  for (let number = 1; ; number++) {
    const candidate = number === 1 ? slug : `${slug}-${number}`;
    if (!(await findSlugHolder(tx, noun, candidate))) return candidate;
  }
}

/** What is found under a slug: a record, or the present slug of the one that had it before, or nothing. */
export async function findAtSlug<Found>(
  noun: NounName,
  slug: string,
  find: (slug: string) => Promise<Found | undefined>,
): Promise<{ record?: Found; movedTo?: string }> {
  if (!slugPattern.test(slug)) return {};
  const record = await find(slug);
  return record ? { record } : { movedTo: await findMovedSlug(noun, slug) };
}

/** The present slug of the record that had this one last, if that record still exists. */
export async function findMovedSlug(noun: NounName, oldSlug: string): Promise<string | undefined> {
  const version = await db
    .selectFrom('versions')
    .select('recordId')
    .where('noun', '=', noun)
    .where('slug', '=', oldSlug)
    .orderBy('savedAt', 'desc')
    .orderBy('revision', 'desc')
    .limit(1)
    .executeTakeFirst();
  if (!version) return undefined;
  const record = await db
    .selectFrom(withSlugs(noun))
    .select('slug')
    .where('id', '=', version.recordId)
    .executeTakeFirst();
  return record?.slug;
}

async function findSlugHolder(tx: Transaction, noun: NounName, slug: string) {
  return tx.selectFrom(withSlugs(noun)).select('id').where('slug', '=', slug).executeTakeFirst();
}

/** One table stands for all whose records have slugs. */
function withSlugs(noun: NounName) {
  return noun as 'partners';
}
