import { changeContent } from '../../platform/content.ts';
import { db } from '../../platform/database.ts';
import { MediaRefused } from '../../platform/image-process.ts';
import { textOfSmallFilms } from '../../lib/film.ts';
import { findMedia } from './media-library.server.ts';
import { storeSmallFilms, type MadeSmall } from './media.server.ts';

/** Gives small films to a film that was uploaded without. Who comes second finds them there. */
export async function addSmallFilms(url: string, small: readonly MadeSmall[]) {
  const film = await db
    .selectFrom('media')
    .select(['bytes', 'smallFilms'])
    .where('url', '=', url)
    .where('kind', '=', 'video')
    .executeTakeFirst();
  if (!film) throw new MediaRefused('missing');
  if (film.smallFilms === null) {
    const smallFilms = textOfSmallFilms(await storeSmallFilms(url, film.bytes, small));
    await changeContent((tx) =>
      tx.updateTable('media').set({ smallFilms }).where('url', '=', url).execute(),
    );
  }
  const [file] = await findMedia({ urls: [url] });
  if (!file) throw new MediaRefused('missing');
  return file;
}
