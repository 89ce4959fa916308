import { randomUUID } from 'node:crypto';
import { db, type Transaction } from '../../platform/database.ts';
import { changeRevision, isSameText, RevisionConflict } from '../../platform/revisions.ts';
import { findDeleted, keepDeleted, keepVersion } from '../../platform/versions.ts';
import { imageOf } from '../media/media.ts';
import { newsMedia, type NewsDraft, type NewsInput, type NewsItem, type NewsRow } from './news.ts';

/** All items, the newest first. */
export async function listNews(): Promise<NewsItem[]> {
  const rows = await selectNews().orderBy('news.publishedAt', 'desc').orderBy('news.id').execute();
  return rows.map(itemFrom);
}

/**
 * Adds an item or writes the next revision of one. What is sent again, since the answer was lost, is done
 * already: the new id comes from whoever adds.
 */
export async function saveNews({ id, revision, ...draft }: NewsInput, editor: string) {
  return changeRevision(async (tx) => {
    if (revision === undefined && id !== undefined) {
      const present = await findRow(tx, id);
      if (present && isSameText(present, draft)) return present;
      if (present) throw new RevisionConflict(present);
    }
    if (revision === undefined || id === undefined) return addNews(tx, draft, editor, id);
    const record = await tx
      .updateTable('news')
      .set((eb) => ({
        ...draft,
        revision: eb('revision', '+', 1),
        updatedAt: new Date().toISOString(),
      }))
      .where('id', '=', id)
      .where('revision', '=', revision)
      .returningAll()
      .executeTakeFirst();
    if (!record) throw new RevisionConflict(await findRow(tx, id));
    await keepVersion(tx, 'news', record, editor);
    return record;
  });
}

/** Adds an item inside a transaction of the caller's. */
export async function addNews(
  tx: Transaction,
  draft: NewsDraft,
  editor: string,
  id: string = randomUUID(),
): Promise<NewsRow> {
  const record = await tx
    .insertInto('news')
    .values({ ...draft, id, revision: 1, updatedAt: new Date().toISOString() })
    .returningAll()
    .executeTakeFirstOrThrow();
  await keepVersion(tx, 'news', record, editor);
  return record;
}

export async function deleteNews(
  { id, revision }: { id: string; revision: number },
  editor: string,
) {
  return changeRevision(async (tx) => {
    const record = await tx
      .deleteFrom('news')
      .where('id', '=', id)
      .where('revision', '=', revision)
      .returningAll()
      .executeTakeFirst();
    if (!record) throw new RevisionConflict(await findRow(tx, id));
    await keepDeleted(tx, 'news', record, editor);
    return record;
  });
}

/** Brings a deleted item back. */
export async function restoreNews({ id }: { id: string }, editor: string) {
  return changeRevision(async (tx) => {
    const present = await findRow(tx, id);
    if (present) return present;
    const deleted = await findDeleted<NewsRow>(tx, 'news', id);
    if (!deleted) throw new Error('No news item was deleted under this id');
    const record = await tx
      .insertInto('news')
      .values({
        ...deleted,
        revision: deleted.revision + 1,
        updatedAt: new Date().toISOString(),
      })
      .returningAll()
      .executeTakeFirstOrThrow();
    await keepVersion(tx, 'news', record, editor);
    return record;
  });
}

async function findRow(tx: Transaction, id: string): Promise<NewsRow | null> {
  const row = await tx.selectFrom('news').selectAll().where('id', '=', id).executeTakeFirst();
  return row ?? null;
}

/** With the picture of each, or with the poster of its film. */
function selectNews() {
  return db
    .selectFrom('news')
    .leftJoin('media as film', 'film.url', 'news.videoUrl')
    .leftJoin('media as picture', (join) =>
      join.on((eb) => eb('picture.url', '=', eb.fn.coalesce('news.imageUrl', 'film.posterUrl'))),
    )
    .selectAll('news')
    .select('picture.url as pictureUrl')
    .select([
      'picture.alt as pictureAlt',
      'picture.focalX as pictureX',
      'picture.focalY as pictureY',
    ]);
}

type JoinedRow = Awaited<ReturnType<ReturnType<typeof selectNews>['execute']>>[number];

function itemFrom({ pictureUrl, pictureAlt, pictureX, pictureY, ...item }: JoinedRow): NewsItem {
  return { ...item, media: newsMedia(item, imageOf(pictureUrl, pictureAlt, pictureX, pictureY)) };
}
