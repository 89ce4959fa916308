import { z } from 'zod';
import { inBlocks, storedRichText } from '../../lib/html/rich-text.ts';
import { parseRenditions } from '../../lib/media/video.ts';
import { proposedSlug } from '../../lib/slugs/proposed-slug.ts';
import { todayIn } from '../../lib/time/dates.ts';
import { lastPageNumber } from '../../lib/web/page-numbers.ts';
import { db, type Transaction } from '../../platform/database/database.ts';
import { sanitiseHtml, TextRefused } from '../../platform/html/rich-text.ts';
import { findDraft } from '../../records/publishing/drafts.server.ts';
import { refused, type Change } from '../../model/record.ts';
import { defineRecords } from '../../records/define-records.server.ts';
import { findImages, imageAt } from '../../records/read-records.server.ts';
import { findFilms, findTextMedia } from '../../records/text-media.server.ts';
import { nouns } from '../nouns.ts';
import { addWithProject, withPicturedProjects } from '../linked-projects.server.ts';
import { throughDoor } from '../public-door.server.ts';
import { headOffice } from '../../site/settings/settings.ts';
import {
  isUpcoming,
  newsMedia,
  newsNoun,
  newsOnAPage,
  newsSchema,
  type NewsInput,
  type NewsItem,
  type NewsLink,
  type NewsPage,
  type NewsRow,
  type NewsStory,
} from './news.ts';
import { onlyInLanguage, whereInLanguage } from '../../records/translations/in-language.server.ts';
import type { PreviewTarget } from '../../records/preview-target.server.ts';
import { freeSlug } from '../../records/slugs.server.ts';

export const newsRecords = defineRecords(newsNoun, {
  schema: newsSchema,
  pageAddress: nouns.news.pageAddress,
  reliesOn: { settings: 'all' },
  requireForPublic: throughDoor('news'),
  dayIn: 'publishedAt',
  valuesAt: dateAt,
  adapt: adapted,
});

export const addNamedNews = addWithProject(newsRecords.add);

/**
 * What was plain text is rich text. An item that was stored before items had pages has the slug of its public version, or
 * that of its title.
 */
async function adapted(tx: Transaction, stored: NewsRow): Promise<NewsRow> {
  const item = { ...stored, content: storedRichText(stored.content) };
  if (item.slug) return item;
  const { id, title } = item;
  const published = await tx
    .selectFrom('news')
    .select('slug')
    .where('id', '=', id)
    .executeTakeFirst();
  const slug =
    published?.slug ?? (await freeSlug(tx, 'news', proposedSlug(title, newsNoun.short) || id, id));
  return { ...item, slug };
}

/**
 * The date of an item that becomes public for the first time: the day of its publication, unless an editor has chosen
 * another. Until then it has the day on which it was written or for which it was scheduled.
 */
async function dateAt(
  tx: Transaction,
  { publishedAt }: NewsInput | NewsRow,
  { id, publishAt }: { id: string; publishAt: string },
) {
  const { timeZone } = headOffice();
  const saved = await tx
    .selectFrom('versions')
    .select((eb) => [eb.fn.min('savedAt').as('first'), eb.fn.max('isPublic').as('isPublic')])
    .where('noun', '=', newsNoun.name)
    .where('recordId', '=', id)
    .executeTakeFirst();
  if (saved?.isPublic === 1) return {};
  const draft = await findDraft(tx, newsNoun.name, id);
  const times = [new Date().toISOString(), saved?.first, draft?.publishAt];
  const isChosen = !times.some((at) => at && todayIn(timeZone, new Date(at)) === publishedAt);
  return isChosen ? {} : { publishedAt: todayIn(timeZone, new Date(publishAt)) };
}

/** Sanitises the content before the item is saved, or refuses what is too long. */
export function withCleanContent<Input extends Pick<NewsInput, 'content'>>(
  save: (input: Input, editor: string) => Promise<Change<NewsRow>>,
) {
  return async (input: Input, editor: string): Promise<Change<NewsRow>> => {
    try {
      const typed = z.string().catch('').parse(input.content);
      const content = inBlocks((await sanitiseHtml(typed)).trim());
      return await save({ ...input, content }, editor);
    } catch (cause) {
      if (cause instanceof TextRefused) return refused({ content: cause.message });
      throw cause;
    }
  };
}

/** All items as editors see them, also future ones, newest first. */
export async function listNews(): Promise<NewsItem[]> {
  const items = await withPublicSlugs(await newsRecords.listEdited());
  return asItems(items.toSorted(newestFirst));
}

/** A draft that was stored before items had pages has the slug of its public version. */
async function withPublicSlugs(items: NewsRow[]): Promise<NewsRow[]> {
  const ids = items.filter(({ slug }) => !slug).map(({ id }) => id);
  if (ids.length === 0) return items;
  const rows = await db.selectFrom('news').select(['id', 'slug']).where('id', 'in', ids).execute();
  const slugs = new Map(rows.map(({ id, slug }) => [id, slug]));
  return items.map((item) => ({ ...item, slug: item.slug || (slugs.get(item.id) ?? '') }));
}

/** The items in the language of the content that visitors may see on a day such as `2025-01-05`, newest first. */
export async function listPublishedNews(today: string): Promise<NewsItem[]> {
  return shownItems(await publishedNews(today).selectAll().execute());
}

/** The same with what their texts show. */
export async function listWholeNews(today: string) {
  return withTextMedia(await listPublishedNews(today));
}

/** Adds the images and videos in the texts of items, for all of them. */
export async function withTextMedia(items: NewsItem[]) {
  return { items, textMedia: await findTextMedia(items.map(({ content }) => content)) };
}

/** The newest of these items. */
export async function listLatestNews(today: string, count: number): Promise<NewsItem[]> {
  return shownItems(await publishedNews(today).selectAll().limit(count).execute());
}

/** The newest of these items that speak of a project. */
export async function listNewsOfProject(projectId: string, today: string): Promise<NewsLink[]> {
  const rows = await publishedNews(today)
    .select(['id', 'slug', 'title', 'publishedAt'])
    .where('projectId', '=', projectId)
    .limit(newsOfProject)
    .execute();
  return onlyInLanguage('news', rows);
}

const newsOfProject = 3;

async function shownItems(rows: NewsRow[]) {
  return asItems(await onlyInLanguage('news', rows));
}

/** Of all of these items what an order needs. */
export async function listNewsDays(today: string) {
  const rows = await publishedNews(today).select(['id', 'title', 'publishedAt']).execute();
  return onlyInLanguage('news', rows);
}

/** Some of these items, newest first. */
export async function listNewsItems(today: string, some: readonly { id: string }[]) {
  const ids = some.map(({ id }) => id);
  if (ids.length === 0) return [];
  return shownItems(await publishedNews(today).selectAll().where('id', 'in', ids).execute());
}

/** A page of these items. */
export async function findNewsPage(today: string, page: number): Promise<NewsPage> {
  const all = await listNewsDays(today);
  const earlier = all.map((item, index) => ({ ...item, page: pageAt(index) }));
  return {
    items: await listNewsItems(today, all.slice((page - 1) * newsOnAPage, page * newsOnAPage)),
    earlier: page === 1 ? earlier.slice(newsOnAPage) : [],
    page,
    last: lastPageNumber(all.length, newsOnAPage),
    total: all.length,
  };
}

/**
 * The item with this slug, if visitors may see it on a day such as `2025-01-05`, with its neighbours; or the current
 * slug of the item that had it before. A preview shows its record on any day.
 */
export async function findStory(
  slug: string,
  today: string,
  previewRecord?: PreviewTarget,
): Promise<{ record?: NewsStory; movedTo?: string }> {
  const { record: row, movedTo } = await newsRecords.findAt(slug, previewRecord);
  if (!row) return movedTo !== undefined && (await isPublic(movedTo, today)) ? { movedTo } : {};
  if (isUpcoming(row, today) && row.id !== previewRecord?.row.id) return {};
  const [item] = await asItems([row]);
  if (!item) return {};
  const textMedia = await findTextMedia([item.content], row.lang);
  return { record: { item, textMedia, ...(await findNeighbours(row, today)) } };
}

/** In any language. */
async function isPublic(slug: string, today: string) {
  const row = await db
    .selectFrom('news')
    .select('id')
    .where('slug', '=', slug)
    .where('publishedAt', '<=', today)
    .executeTakeFirst();
  return row !== undefined;
}

async function findNeighbours({ id, publishedAt }: NewsRow, today: string) {
  const others = db
    .selectFrom('news')
    .selectAll()
    .where('publishedAt', '<=', today)
    .where('id', '<>', id)
    .$call(whereInLanguage('news'))
    .limit(1);
  const newer = await others
    .where((eb) =>
      eb.or([
        eb('publishedAt', '>', publishedAt),
        eb.and([eb('publishedAt', '=', publishedAt), eb('id', '<', id)]),
      ]),
    )
    .orderBy('publishedAt')
    .orderBy('id', 'desc')
    .executeTakeFirst();
  const older = await others
    .where((eb) =>
      eb.or([
        eb('publishedAt', '<', publishedAt),
        eb.and([eb('publishedAt', '=', publishedAt), eb('id', '>', id)]),
      ]),
    )
    .orderBy('publishedAt', 'desc')
    .orderBy('id')
    .executeTakeFirst();
  const [shownNewer] = await shownItems(newer ? [newer] : []);
  const [shownOlder] = await shownItems(older ? [older] : []);
  return { ...(shownNewer && { newer: shownNewer }), ...(shownOlder && { older: shownOlder }) };
}

function pageAt(index: number) {
  return Math.floor(index / newsOnAPage) + 1;
}

function publishedNews(today: string) {
  return db
    .selectFrom('news')
    .where('publishedAt', '<=', today)
    .$call(whereInLanguage('news'))
    .orderBy('publishedAt', 'desc')
    .orderBy('id');
}

/** A draft may have another day than its public version, so the rows are sorted here. */
function newestFirst(one: NewsRow, other: NewsRow) {
  if (one.publishedAt === other.publishedAt) return 0;
  return one.publishedAt > other.publishedAt ? -1 : 1;
}

/** Adds the project of each item, and its picture, or the poster and the small versions of its film. */
async function asItems(stored: NewsRow[]): Promise<NewsItem[]> {
  const items = await withPicturedProjects(stored);
  const videos = await findFilms(items.flatMap(({ videoUrl }) => videoUrl ?? []));
  const rows = items.map((item) => {
    const video = videos.get(item.videoUrl ?? '');
    return { item, video, picture: item.imageUrl ?? video?.posterUrl ?? null };
  });
  const images = await findImages(rows.flatMap(({ picture }) => picture ?? []));
  return rows.map(({ item, video, picture }) => {
    const small = parseRenditions(video?.smallFilms ?? null);
    // A picture that is missing from the library is not shown.
    const image = images.has(picture ?? '') ? imageAt(picture, images) : null;
    const content = storedRichText(item.content);
    return { ...item, content, media: newsMedia(item, image, small) };
  });
}
