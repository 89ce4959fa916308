import { db } from '../../platform/database.ts';
import type { NounName } from '../../platform/tables.ts';
import { fixedPaths, nouns } from '../nouns.ts';

/** The paths with a public page, and the targets of old record paths. `reader` may be a transaction. */
export async function listPublicPaths(reader: Reader = db) {
  const pages = new Set(fixedPaths);
  const moved = new Map<string, string>();
  for (const { noun, pageAddress } of Object.values(nouns)) {
    if (!pageAddress) continue;
    for (const { slug } of await slugsOf(reader, noun.name)) {
      const path = pageAddress(slug);
      if (path !== undefined) pages.add(path);
    }
    for (const { old, present } of await oldSlugsOf(reader, noun.name)) {
      const [from, to] = [pageAddress(old), pageAddress(present)];
      if (from !== undefined && to !== undefined) moved.set(from, to);
    }
  }
  for (const path of pages) moved.delete(path);
  return { pages, moved };
}

export type Reader = Pick<typeof db, 'selectFrom'>;

async function slugsOf(reader: Reader, noun: string) {
  return reader.selectFrom(withSlugs(noun)).select('slug').execute();
}

/** Former slugs of records; the latest owner of a slug comes last. */
async function oldSlugsOf(reader: Reader, noun: string) {
  const rows = await reader
    .selectFrom('versions')
    .innerJoin(`${withSlugs(noun)} as present`, 'present.id', 'versions.recordId')
    .select(['versions.slug as old', 'present.slug'])
    .select((eb) => eb.fn.max('versions.savedAt').as('savedAt'))
    .where('versions.noun', '=', noun as NounName)
    .where('versions.isPublic', '=', 1)
    .whereRef('versions.slug', '<>', 'present.slug')
    .groupBy(['versions.slug', 'present.slug'])
    .orderBy('savedAt')
    .execute();
  return rows.map(({ old, slug }) => ({ old: String(old), present: slug }));
}

/** Typed as one table for all nouns with pages. */
function withSlugs(noun: string) {
  return noun as 'partners';
}
