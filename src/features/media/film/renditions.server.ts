import { renditionUrls, serializeRenditions } from '../../../lib/media/video.ts';
import { storedKey } from '../../../lib/media/media-key.ts';
import { changeContent } from '../../../platform/database/content.ts';
import { db } from '../../../platform/database/database.ts';
import { MediaRefused } from '../../../platform/images/process.ts';
import { isUnclaimed, later } from '../../../platform/jobs/jobs.ts';
import { storage, withWorkFolder } from '../../../platform/storage/storage.ts';
import { findMedia } from '../library/media-library.server.ts';
import { processRenditions, putRenditions, type RenditionFile } from '../media.server.ts';

const leaseMs = 10 * 60_000;

/**
 * Adds small films to a film without them. Of two concurrent calls, the second stores nothing and returns the first
 * one's.
 */
export async function addRenditions(url: string, small: readonly RenditionFile[], now?: Date) {
  const video = await db
    .selectFrom('media')
    .select(['bytes', 'smallFilms'])
    .where('url', '=', url)
    .where('kind', '=', 'video')
    .executeTakeFirst();
  if (!video) throw new MediaRefused('missing');
  if (video.smallFilms === null) {
    await withWorkFolder(async (workFolder) => {
      const masters = await processRenditions(small, video.bytes, workFolder);
      const lease = await claim(url, now ?? new Date());
      if (lease !== undefined) await storeUnder(lease, url, masters);
    });
  }
  const [file] = await findMedia({ urls: [url] });
  if (!file) throw new MediaRefused('missing');
  return file;
}

/** A single statement, so that two calls cannot both get the lease. Undefined if another call has it or is done. */
async function claim(url: string, now: Date) {
  const variantsLease = later(now, leaseMs);
  const row = await db
    .updateTable('media')
    .set({ variantsLease })
    .where('url', '=', url)
    .where('smallFilms', 'is', null)
    .where(isUnclaimed('variantsLease', now))
    .returning('url')
    .executeTakeFirst();
  return row && variantsLease;
}

/** Replaces the files of an aborted attempt. */
async function storeUnder(
  variantsLease: string,
  url: string,
  masters: Parameters<typeof putRenditions>[1],
) {
  try {
    for (const oldUrl of renditionUrls(url)) await storage.delete(storedKey(oldUrl));
    const smallFilms = serializeRenditions(await putRenditions(url, masters));
    await changeContent((tx) =>
      tx
        .updateTable('media')
        .set({ smallFilms, variantsLease: null })
        .where('url', '=', url)
        .where('variantsLease', '=', variantsLease)
        .execute(),
    );
  } catch (cause) {
    await db
      .updateTable('media')
      .set({ variantsLease: null })
      .where('url', '=', url)
      .where('variantsLease', '=', variantsLease)
      .execute();
    throw cause;
  }
}
