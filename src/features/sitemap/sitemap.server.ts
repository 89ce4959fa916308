import { sql } from 'kysely';
import type { NounName } from '../../platform/database/tables.ts';
import { db } from '../../platform/database/database.ts';
import { nouns } from '../nouns.ts';
import { changeTimes, type SitemapEntry } from './sitemap.ts';

/** The pages that are public on a day such as `2025-01-05`, with what their URLs need and their last changes. */
export async function readSitemap(today: string) {
  const news = await db
    .selectFrom('news')
    .select(['slug', 'publishedAt', 'updatedAt'])
    .where('publishedAt', '<=', today)
    .orderBy('publishedAt', 'desc')
    .orderBy('id')
    .execute();
  const newsEntries = news.map((item) => ({
    path: nouns.news.pageAddress?.(item.slug) ?? nouns.news.publicAddress,
    shows: changeTimes(item),
  }));
  return {
    entries: [...(await listEntries()), ...newsEntries],
    pages: await db.selectFrom('pages').select(['slug', 'updatedAt']).execute(),
    projects: await db.selectFrom('projects').select(['city', 'status', 'updatedAt']).execute(),
    news,
    testimonials: await db.selectFrom('testimonials').select(['type', 'updatedAt']).execute(),
  };
}

/** For each noun with public pages: its list page and the page of each record. News has days, and comes apart. */
async function listEntries(): Promise<SitemapEntry[]> {
  const lists = Object.values(nouns).map(async ({ noun, publicAddress, pageAddress }) => {
    if (!pageAddress || noun.name === 'news') return [];
    const records = await listSlugs(noun.name);
    const pages = records.flatMap((one) => {
      const path = pageAddress(one.slug);
      return path === undefined ? [] : [{ path, shows: [one] }];
    });
    // Pages that editors added have no list page.
    if (noun.name === 'pages') return pages;
    return [{ path: publicAddress, shows: records }, ...pages];
  });
  return (await Promise.all(lists)).flat();
}

async function listSlugs(noun: NounName) {
  return db
    .selectFrom(db.dynamic.table(noun).as('record'))
    .select([sql.ref<string>('slug').as('slug'), 'updatedAt'])
    .orderBy('id')
    .execute();
}
