import { slugPattern } from '../lib/slug.ts';
import { db, type Transaction } from '../platform/database.ts';
import type { NounName } from '../platform/tables.ts';
import { FieldError } from './revisions.server.ts';
import { tableOf } from './table-of.ts';

/** Throws `FieldError` when another record of the noun, or the draft of one, has the slug. */
export async function requireFreeSlug(
  tx: Transaction,
  noun: NounName,
  slug: string,
  ownId?: string,
) {
  const holders = await listSlugHolders(tx, noun, slug);
  if (holders.some((id) => id !== ownId)) {
    throw new FieldError({ slug: 'Another page already has this address' });
  }
}

/** The slug itself or, when that is taken, one beside it. */
export async function freeSlug(tx: Transaction, noun: NounName, slug: string, ownId?: string) {
  for (let number = 1; ; number++) {
    const candidate = number === 1 ? slug : `${slug}-${number}`;
    const holders = await listSlugHolders(tx, noun, candidate);
    if (holders.every((id) => id === ownId)) return candidate;
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
    .where('isPublic', '=', 1)
    .orderBy('savedAt', 'desc')
    .orderBy('revision', 'desc')
    .limit(1)
    .executeTakeFirst();
  if (!version) return undefined;
  const record = await db
    .selectFrom(tableOf(noun))
    .select('slug')
    .where('id', '=', version.recordId)
    .executeTakeFirst();
  return record?.slug;
}

/** The ids of the records that have a slug, as visitors see them or in a draft. */
async function listSlugHolders(tx: Transaction, noun: NounName, slug: string) {
  const rows = await tx
    .selectFrom(tableOf(noun))
    .select('id')
    .where('slug', '=', slug)
    .union((eb) =>
      eb
        .selectFrom('drafts')
        .select('recordId as id')
        .where('noun', '=', noun)
        .where('slug', '=', slug),
    )
    .execute();
  return rows.map(({ id }) => id);
}
