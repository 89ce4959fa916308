import { db } from '../../platform/database/database.ts';
import type { NounName } from '../../platform/database/tables.ts';
import { fixedPaths, nouns } from '../nouns.ts';
import { tableOf } from '../../records/table-of.ts';

/** The paths of public pages, and old paths of records with their current ones. Pass the transaction inside one. */
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
  return reader.selectFrom(tableOf(noun)).select('slug').execute();
}

/** The old slugs of records. If several had the same slug, the last one is the latest. */
async function oldSlugsOf(reader: Reader, noun: string) {
  const rows = await reader
    .selectFrom('versions')
    .innerJoin(`${tableOf(noun)} as present`, 'present.id', 'versions.recordId')
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
