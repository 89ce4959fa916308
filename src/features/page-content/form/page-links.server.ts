import { byName } from '../../../lib/text/by-name.ts';
import { capitalised } from '../../../lib/text/capitalised.ts';
import { db } from '../../../platform/database/database.ts';
import { nouns } from '../../nouns.ts';
import type { LinkedRecords } from '../page-content.ts';
import { nounTable } from '../../../records/noun-table.ts';

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

async function listNames(table: string, nameIn: string) {
  const records = await db
    .selectFrom(nounTable(table))
    .select(['slug', `${nameIn as 'name'} as name`])
    .orderBy('id')
    .execute();
  return records.toSorted(byName);
}
