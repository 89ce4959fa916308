import { parseSmallFilms } from '../../lib/film.ts';
import { db, type Transaction } from '../../platform/database.ts';
import {
  addRecord,
  deleteRecord,
  restoreRecord,
  saveRecord,
  type RecordKind,
} from '../../platform/records.ts';
import { listDeleted, listVersions } from '../../platform/versions.ts';
import { imageOf } from '../media/media.ts';
import { newsMedia, type NewsDraft, type NewsInput, type NewsItem, type NewsRow } from './news.ts';

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

export async function saveNews({ id, revision, ...draft }: NewsInput, editor: string) {
  return saveRecord(newsKind, { id, revision }, draft, editor);
}

/** Adds an item inside a transaction of the caller's. */
export async function addNews(tx: Transaction, draft: NewsDraft, editor: string) {
  return addRecord(tx, newsKind, draft, editor);
}

export async function deleteNews(seen: { id: string; revision: number }, editor: string) {
  return deleteRecord(newsKind, seen, editor);
}

export async function restoreNews({ id }: { id: string }, editor: string) {
  return restoreRecord(newsKind, { id }, editor);
}

/** All that an item has been, the newest first. */
export async function listNewsVersions({ id }: { id: string }) {
  return listVersions<NewsRow>('news', id);
}

/** The items in the bin, the latest deleted first. */
export async function listDeletedNews() {
  return listDeleted<NewsRow>('news');
}

const newsKind: RecordKind<NewsDraft, NewsRow> = {
  noun: 'news',
  columnsOf: (draft) => draft,
  recordFrom: (row) => row,
};

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
