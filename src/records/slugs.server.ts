import { maxSlugLength, toSlug } from '../lib/text/slug.ts';
import { db, type Transaction } from '../platform/database/database.ts';
import type { NounName } from '../platform/database/row-types.ts';
import { FieldError } from './revisions.server.ts';

export function slugTaken() {
  return new FieldError({ slug: 'Another page already uses this slug' });
}

/** The slug itself or, if it is taken, a numbered variant. */
export async function freeSlug(tx: Transaction, noun: NounName, slug: string, ownId?: string) {
  for (let number = 1; ; number++) {
    const end = number === 1 ? '' : `-${number}`;
    const candidate = shortened(slug, maxSlugLength - end.length) + end;
    const holders = await listSlugHolders(tx, noun, candidate);
    if (holders.every((id) => id === ownId)) return candidate;
  }
}

function shortened(slug: string, length: number) {
  return slug.length <= length ? slug : slug.slice(0, length).replace(/-+$/, '');
}

/** A slug as people type or paste it: in capitals, with spaces, with the full stop of a sentence. */
const spelling = /^[\p{L}\p{M}\p{N}\s._-]+\p{P}*$/u;

/**
 * The record with a slug, or as `movedTo` its slug if the text only means it (`Kestrel House`) or was its slug before.
 * Nothing if there is no such record.
 */
export async function findAtSlug<Found>(
  noun: NounName,
  slug: string,
  find: (slug: string) => Promise<Found | undefined>,
): Promise<{ record?: Found; movedTo?: string }> {
  if (slug.length > maxSlugLength || !spelling.test(slug)) return {};
  const ownSlug = toSlug(slug);
  const record = await find(ownSlug);
  if (!record) return { movedTo: await findMovedSlug(noun, ownSlug) };
  return ownSlug === slug ? { record } : { movedTo: ownSlug };
}

/** The current slug of the record that last had this one, if the record still exists. */
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
    .selectFrom(noun)
    .select('slug')
    .where('id', '=', version.recordId)
    .executeTakeFirst();
  return record?.slug;
}

/** The ids of the records whose public version or draft has the slug. */
async function listSlugHolders(tx: Transaction, noun: NounName, slug: string) {
  const rows = await tx
    .selectFrom(noun)
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
