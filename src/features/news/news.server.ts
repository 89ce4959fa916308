import { parseRenditions } from '../../lib/media/video.ts';
import { todayIn } from '../../lib/time/dates.ts';
import { lastPageNumber } from '../../lib/web/page-numbers.ts';
import { db, type Transaction } from '../../platform/database/database.ts';
import { findDraft } from '../../records/publishing/drafts.server.ts';
import { defineRecords } from '../../records/define-records.server.ts';
import { findImages, imageAt } from '../../records/read-records.server.ts';
import { headOffice } from '../../site/settings.ts';
import {
  newsMedia,
  newsNoun,
  newsOnAPage,
  newsSchema,
  type NewsInput,
  type NewsItem,
  type NewsPage,
  type NewsRow,
} from './news.ts';
import { reading, type PreviewTarget } from '../../records/preview-target.server.ts';

export const newsRecords = defineRecords(newsNoun, {
  schema: newsSchema,
  dayIn: 'publishedAt',
  valuesAt: dateAt,
});

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

/** All items as editors see them, also future ones, newest first. */
export async function listNews(): Promise<NewsItem[]> {
  const items = await newsRecords.listEdited();
  return withMedia(items.toSorted(newestFirst));
}

/** The items that visitors may see on a day such as `2025-01-05`, newest first. */
export async function listPublishedNews(today: string): Promise<NewsItem[]> {
  return withMedia(await publishedNews(today).selectAll().execute());
}

/** A page of these items. A preview shows the page with its record. */
export async function findNewsPage(
  today: string,
  number: number,
  previewRecord?: PreviewTarget,
): Promise<NewsPage> {
  const all = await publishedNews(today, previewRecord)
    .select(['id', 'title', 'publishedAt'])
    .execute();
  const previewIndex = all.findIndex(({ id }) => id === previewRecord?.row.id);
  const page = previewIndex < 0 ? number : pageAt(previewIndex);
  const ids = all.slice((page - 1) * newsOnAPage, page * newsOnAPage).map(({ id }) => id);
  const items =
    ids.length === 0
      ? []
      : await publishedNews(today, previewRecord).selectAll().where('id', 'in', ids).execute();
  const earlier = all.map((item, index) => ({ ...item, page: pageAt(index) }));
  return {
    items: await withMedia(items),
    earlier: page === 1 ? earlier.slice(newsOnAPage) : [],
    page,
    last: lastPageNumber(all.length, newsOnAPage),
  };
}

function pageAt(index: number) {
  return Math.floor(index / newsOnAPage) + 1;
}

function publishedNews(today: string, previewRecord?: PreviewTarget) {
  return reading(previewRecord)
    .selectFrom('news')
    .where((eb) =>
      eb.or([eb('publishedAt', '<=', today), eb('id', '=', previewRecord?.row.id ?? '')]),
    )
    .orderBy('publishedAt', 'desc')
    .orderBy('id');
}

/** A draft may have another day than its public version, so the rows are sorted here. */
function newestFirst(one: NewsRow, other: NewsRow) {
  if (one.publishedAt === other.publishedAt) return 0;
  return one.publishedAt > other.publishedAt ? -1 : 1;
}

/** Adds the picture of each item, or the poster and the small versions of its film. */
async function withMedia(items: NewsRow[]): Promise<NewsItem[]> {
  const videos = await findVideos(items.flatMap(({ videoUrl }) => videoUrl ?? []));
  const rows = items.map((item) => {
    const video = videos.get(item.videoUrl ?? '');
    return { item, video, picture: item.imageUrl ?? video?.posterUrl ?? null };
  });
  const images = await findImages(rows.flatMap(({ picture }) => picture ?? []));
  return rows.map(({ item, video, picture }) => {
    const small = parseRenditions(video?.smallFilms ?? null);
    // A picture that is missing from the library is not shown.
    const image = images.has(picture ?? '') ? imageAt(picture, images) : null;
    return { ...item, media: newsMedia(item, image, small) };
  });
}

async function findVideos(urls: string[]) {
  if (urls.length === 0) return new Map<string, never>();
  const rows = await db
    .selectFrom('media')
    .select(['url', 'posterUrl', 'smallFilms'])
    .where('url', 'in', [...new Set(urls)])
    .execute();
  return new Map(rows.map((row) => [row.url, row]));
}
