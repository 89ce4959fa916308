import { byName } from '../../../lib/text/by-name.ts';
import { capitalised } from '../../../lib/text/capitalised.ts';
import { sql } from 'kysely';
import type { NounName } from '../../../platform/database/row-types.ts';
import { db } from '../../../platform/database/database.ts';
import { nouns } from '../../nouns.ts';
import type { LinkedRecords } from '../page-content.ts';

/** The records with public pages, by name, as link targets for texts. */
export async function listLinkedRecords(): Promise<LinkedRecords[]> {
  const lists = Object.values(nouns).map(async ({ noun, pageAddress }) => {
    if (!pageAddress) return [];
    const records = await listNames(noun.name, noun.name === 'pages' ? 'title' : noun.nameIn);
    const pages = records.flatMap(({ name, slug }) => {
      const path = pageAddress(slug);
      return path === undefined ? [] : [{ label: name, path }];
    });
    return pages.length > 0 || noun.name !== 'pages'
      ? [{ heading: noun.name === 'pages' ? 'Other pages' : capitalised(noun.many), pages }]
      : [];
  });
  return (await Promise.all(lists)).flat();
}

async function listNames(noun: NounName, nameIn: string) {
  const records = await db
    .selectFrom(db.dynamic.table(noun).as('record'))
    .select([sql.ref<string>('slug').as('slug'), sql.ref<string>(nameIn).as('name')])
    .orderBy('id')
    .execute();
  return records.toSorted(byName);
}
