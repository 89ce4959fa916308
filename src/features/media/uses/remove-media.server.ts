import { lockContent } from '../../../platform/database/content.ts';
import { db, type Transaction } from '../../../platform/database/database.ts';
import {
  listMediaShown,
  listReferencedMedia,
  readVersions,
} from '../../../records/media-uses.server.ts';
import { paths } from '../../../site/paths.ts';
import { selectFiles, useIn } from '../storage/media-files.server.ts';
import { nameOfFile, type MediaUse } from '../media.ts';
import { inTransaction } from '../../../platform/database/transaction.ts';

/** A file that could not be deleted, with the records that show it now or in a stored version. */
type KeptFile = { url: string; name: string; uses: MediaUse[]; former: MediaUse[] };

export type FoundDeletion = { deleted: string[]; kept: KeptFile[] };

/**
 * Removes unreferenced files from the library. Rows and files are deleted 31 days later, like those of all unused
 * files. Until then they can be restored, and saving a record with one restores it.
 */
export async function deleteMedia({ urls }: { urls: string[] }): Promise<FoundDeletion> {
  return inTransaction(async (tx) => {
    await lockContent(tx);
    // Films first: a poster must stay as long as its film.
    const rows = await selectFiles(tx)
      .where('media.url', 'in', urls)
      .where('media.deletedAt', 'is', null)
      .orderBy('media.kind', 'desc')
      .execute();
    const usesByUrl = await listMediaShown(tx);
    const referenced = await listReferencedMedia(tx);
    const films = await findFilmsOf(tx, urls);
    const deleted: string[] = [];
    const kept: KeptFile[] = [];
    for (const row of rows) {
      const { url } = row;
      const ids = usesByUrl.get(url)?.map(({ id }) => id) ?? [];
      const oldIds = ids.length > 0 ? [] : [referenced.get(url)].filter((id) => id !== undefined);
      const records = await readVersions([...ids, ...oldIds], tx);
      const usesOf = (id: string) => useIn(records.get(id), url);
      const holding = films.filter((film) => film.posterUrl === url && !deleted.includes(film.url));
      const uses = [...ids.flatMap(usesOf), ...(ids.length > 0 ? [] : holding.map(useAsPoster))];
      if (uses.length + oldIds.length === 0) deleted.push(url);
      else kept.push({ url, name: nameOfFile(row), uses, former: oldIds.flatMap(usesOf) });
    }
    await markDeleted(tx, deleted);
    return { deleted, kept };
  });
}

/** Restores files that were removed from the library. */
export async function restoreMedia({ urls }: { urls: string[] }) {
  const rows = await db
    .updateTable('media')
    .set({ deletedAt: null })
    .where('url', 'in', urls)
    .returning('url')
    .execute();
  return { restored: rows.map(({ url }) => url) };
}

async function findFilmsOf(tx: Transaction, posters: string[]) {
  return tx
    .selectFrom('media')
    .select(['url', 'posterUrl', 'name', 'alt'])
    .where('posterUrl', 'in', posters)
    .where('deletedAt', 'is', null)
    .execute();
}

type Film = Awaited<ReturnType<typeof findFilmsOf>>[number];

function useAsPoster(film: Film): MediaUse {
  const { url } = film;
  const address = paths.adminMediaFile(url);
  return { noun: 'film', recordId: url, name: nameOfFile(film), address, places: [] };
}

async function markDeleted(tx: Transaction, urls: string[]) {
  if (urls.length === 0) return;
  const now = new Date().toISOString();
  await tx
    .updateTable('media')
    .set({ deletedAt: now, unreferencedSince: now })
    .where('url', 'in', urls)
    .execute();
}
