import { sql } from 'kysely';
import { localPath } from '../../lib/web/local-path.ts';
import type { NounName } from '../../platform/database/row-types.ts';
import { db } from '../../platform/database/database.ts';
import { nouns } from '../nouns.ts';
import type { TranslatedNoun } from '../../model/translations/units.ts';
import { contentLocale } from '../../platform/languages/page-language.ts';
import { changeTimes, type SitemapEntry } from './sitemap.ts';

/**
 * The pages that are public on a day such as `2025-01-05`, with what their URLs need and their last changes: in the
 * language of the content, those that are translated.
 */
export async function readSitemap(today: string) {
  const news = await inLanguage(
    'news',
    await db
      .selectFrom('news')
      .select(['id', 'slug', 'publishedAt', 'updatedAt'])
      .where('publishedAt', '<=', today)
      .orderBy('publishedAt', 'desc')
      .orderBy('id')
      .execute(),
  );
  const newsEntries = news.map((item) => ({
    path: nouns.news.pageAddress?.(item.slug) ?? localPath(nouns.news.publicAddress),
    shows: changeTimes(item),
  }));
  return {
    entries: [...(await listEntries()), ...newsEntries],
    pages: await inLanguage(
      'pages',
      await db.selectFrom('pages').select(['id', 'slug', 'updatedAt']).execute(),
    ),
    projects: await inLanguage(
      'projects',
      await db.selectFrom('projects').select(['id', 'city', 'status', 'updatedAt']).execute(),
    ),
    news,
    testimonials: await inLanguage(
      'testimonials',
      await db.selectFrom('testimonials').select(['id', 'type', 'updatedAt']).execute(),
    ),
  };
}

/** For each noun with public pages: its list page and the page of each record. News has days, and comes apart. */
async function listEntries(): Promise<SitemapEntry[]> {
  const lists = Object.values(nouns).map(async ({ noun, publicAddress, pageAddress }) => {
    if (!pageAddress || noun.name === 'news') return [];
    const records = await inLanguage(noun.name, await listSlugs(noun.name));
    const pages = records.flatMap((one) => {
      const path = pageAddress(one.slug);
      return path === undefined ? [] : [{ path, shows: [one] }];
    });
    // Pages that editors added have no list page.
    if (noun.name === 'pages') return pages;
    return [{ path: localPath(publicAddress), shows: records }, ...pages];
  });
  return (await Promise.all(lists)).flat();
}

async function listSlugs(noun: NounName) {
  return db
    .selectFrom(db.dynamic.table(noun).as('record'))
    .select([sql.ref<string>('id').as('id'), sql.ref<string>('slug').as('slug'), 'updatedAt'])
    .orderBy('id')
    .execute();
}

/** The records that are translated into the language of the content, with the later of the two changes. */
async function inLanguage<Row extends { id: string; updatedAt: string }>(
  noun: TranslatedNoun,
  records: Row[],
): Promise<Row[]> {
  const language = contentLocale();
  if (language === undefined) return records;
  const translations = await db
    .selectFrom('translations')
    .select(['recordId', 'updatedAt'])
    .where('noun', '=', noun)
    .where('language', '=', language)
    .execute();
  const times = new Map(translations.map(({ recordId, updatedAt }) => [recordId, updatedAt]));
  return records.flatMap((record) => {
    const time = times.get(record.id);
    if (time === undefined) return [];
    return time > record.updatedAt ? { ...record, updatedAt: time } : record;
  });
}
