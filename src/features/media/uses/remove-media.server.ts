import { lockContent } from '../../../platform/database/content.ts';
import { db, type Transaction } from '../../../platform/database/database.ts';
import {
  listMediaUsesWithPosters,
  listReferencedMedia,
  readVersions,
} from '../../../records/media-uses.server.ts';
import { paths } from '../../../site/paths.ts';
import { selectFiles, useIn } from '../storage/media-files.server.ts';
import { nameOfFile, type MediaUse } from '../media.ts';
import { inTransaction } from '../../../platform/database/transaction.ts';

/** A file that could not be deleted, with the records that show it. */
type UndeletedFile = { url: string; name: string; uses: MediaUse[] };

export type FoundDeletion = { deleted: string[]; kept: UndeletedFile[] };

/**
 * Removes files from the library that no record shows. Rows and files are deleted 31 days after the last version that
 * references them, like those of all unused files. Until then they can be restored, and saving a record with one
 * restores it.
 */
export async function deleteMedia({ urls }: { urls: string[] }): Promise<FoundDeletion> {
  if (urls.length === 0) return { deleted: [], kept: [] };
  return inTransaction(async (tx) => {
    await lockContent(tx);
    // Films first: a poster must stay as long as its film.
    const rows = await selectFiles(tx)
      .where('media.url', 'in', urls)
      .where('media.deletedAt', 'is', null)
      .orderBy('media.kind', 'desc')
      .execute();
    const usesByUrl = await listMediaUsesWithPosters(tx);
    const referenced = await listReferencedMedia(tx);
    const videos = await findVideosWithPoster(tx, urls);
    const deleted: string[] = [];
    const undeleted: UndeletedFile[] = [];
    for (const row of rows) {
      const { url } = row;
      const ids = usesByUrl.get(url)?.map(({ id }) => id) ?? [];
      const records = await readVersions(ids, tx);
      const findUses = (id: string) => useIn(records.get(id), url);
      const holding = videos.filter(
        (video) => video.posterUrl === url && !deleted.includes(video.url),
      );
      const uses = [...ids.flatMap(findUses), ...(ids.length > 0 ? [] : holding.map(useAsPoster))];
      if (uses.length === 0) deleted.push(url);
      else undeleted.push({ url, name: nameOfFile(row), uses });
    }
    const now = new Date().toISOString();
    const isReferenced = (url: string) => referenced.has(url);
    await mark(tx, deleted.filter(isReferenced), { deletedAt: now });
    const unreferenced = deleted.filter((url) => !isReferenced(url));
    await mark(tx, unreferenced, { deletedAt: now, unreferencedSince: now });
    return { deleted, kept: undeleted };
  });
}

/** Restores files that were removed from the library. */
export async function restoreMedia({ urls }: { urls: string[] }) {
  if (urls.length === 0) return { restored: [] };
  const rows = await db
    .updateTable('media')
    .set({ deletedAt: null })
    .where('url', 'in', urls)
    .returning('url')
    .execute();
  return { restored: rows.map(({ url }) => url) };
}

async function findVideosWithPoster(tx: Transaction, posters: string[]) {
  return tx
    .selectFrom('media')
    .select(['url', 'posterUrl', 'name', 'alt'])
    .where('posterUrl', 'in', posters)
    .where('deletedAt', 'is', null)
    .execute();
}

type RemovedVideo = Awaited<ReturnType<typeof findVideosWithPoster>>[number];

function useAsPoster(video: RemovedVideo): MediaUse {
  const { url } = video;
  const address = paths.adminMediaFile(url);
  return { noun: 'film', recordId: url, name: nameOfFile(video), address, places: [] };
}

async function mark(
  tx: Transaction,
  urls: string[],
  marks: { deletedAt: string; unreferencedSince?: string },
) {
  if (urls.length === 0) return;
  await tx.updateTable('media').set(marks).where('url', 'in', urls).execute();
}
