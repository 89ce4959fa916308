import { smallFilmUrls, textOfSmallFilms } from '../../lib/film.ts';
import { storedKey } from '../../lib/media-key.ts';
import { changeContent } from '../../platform/content.ts';
import { db } from '../../platform/database.ts';
import { MediaRefused } from '../../platform/image-process.ts';
import { isUnclaimed, later } from '../../platform/jobs.ts';
import { storage, withWorkFolder } from '../../platform/storage.ts';
import { findMedia } from './media-library.server.ts';
import { makeSmallFilms, putSmallFilms, type MadeSmall } from './media.server.ts';

const leaseMs = 10 * 60_000;

/**
 * Gives small films to a film that was uploaded without. Of two at once the second stores nothing and gets the film
 * as it is by then.
 */
export async function addSmallFilms(url: string, small: readonly MadeSmall[], now?: Date) {
  const film = await db
    .selectFrom('media')
    .select(['bytes', 'smallFilms'])
    .where('url', '=', url)
    .where('kind', '=', 'video')
    .executeTakeFirst();
  if (!film) throw new MediaRefused('missing');
  if (film.smallFilms === null) {
    await withWorkFolder(async (workFolder) => {
      const made = await makeSmallFilms(small, film.bytes, workFolder);
      const lease = await claim(url, now ?? new Date());
      if (lease !== undefined) await storeUnder(lease, url, made);
    });
  }
  const [file] = await findMedia({ urls: [url] });
  if (!file) throw new MediaRefused('missing');
  return file;
}

/** One statement, so that no two store small films of the same film. Undefined when another does or did. */
async function claim(url: string, now: Date) {
  const variantsLease = later(now, leaseMs);
  const claimed = await db
    .updateTable('media')
    .set({ variantsLease })
    .where('url', '=', url)
    .where('smallFilms', 'is', null)
    .where(isUnclaimed('variantsLease', now))
    .returning('url')
    .executeTakeFirst();
  return claimed && variantsLease;
}

/** Replaces what an aborted attempt may have left. */
async function storeUnder(
  variantsLease: string,
  url: string,
  made: Parameters<typeof putSmallFilms>[1],
) {
  try {
    for (const left of smallFilmUrls(url)) await storage.delete(storedKey(left));
    const smallFilms = textOfSmallFilms(await putSmallFilms(url, made));
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
