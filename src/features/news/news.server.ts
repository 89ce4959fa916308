import { parseSmallFilms } from '../../lib/film.ts';
import { db } from '../../platform/database.ts';
import { defineRecords } from '../../records/define-records.server.ts';
import { imageOf } from '../media/media.ts';
import { newsMedia, newsNoun, newsSchema, type NewsItem } from './news.ts';

export const newsRecords = defineRecords(newsNoun, { schema: newsSchema });

/** All items, those of later days among them, the newest first. */
export async function listNews(): Promise<NewsItem[]> {
  const rows = await selectNews().execute();
  return rows.map(itemFrom);
}

/** Those that visitors may see on a day such as `2025-01-05`, the newest first. */
export async function listPublishedNews(today: string): Promise<NewsItem[]> {
  const rows = await selectNews().where('news.publishedAt', '<=', today).execute();
  return rows.map(itemFrom);
}

/** The newest first, with the picture of each, or with the poster of its film. */
function selectNews() {
  return db
    .selectFrom('news')
    .leftJoin('media as film', 'film.url', 'news.videoUrl')
    .leftJoin('media as picture', (join) =>
      join.on((eb) => eb('picture.url', '=', eb.fn.coalesce('news.imageUrl', 'film.posterUrl'))),
    )
    .selectAll('news')
    .select(['picture.url as pictureUrl', 'film.smallFilms'])
    .select([
      'picture.alt as pictureAlt',
      'picture.focalX as pictureX',
      'picture.focalY as pictureY',
    ])
    .orderBy('news.publishedAt', 'desc')
    .orderBy('news.id');
}

type JoinedRow = Awaited<ReturnType<ReturnType<typeof selectNews>['execute']>>[number];

function itemFrom(row: JoinedRow): NewsItem {
  const { pictureUrl, pictureAlt, pictureX, pictureY, smallFilms, ...item } = row;
  const picture = imageOf(pictureUrl, pictureAlt, pictureX, pictureY);
  return { ...item, media: newsMedia(item, picture, parseSmallFilms(smallFilms)) };
}
