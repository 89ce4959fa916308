import { randomBytes } from 'node:crypto';
import {
  maxPhoneBytes,
  textOfSmallFilms,
  smallFilmUrl,
  type SmallFilm,
} from '../../lib/media/film.ts';
import { imageVariants } from '../../lib/media/image-variants.ts';
import { mediaUrl, storedKey, type ImageFolder } from '../../lib/media/media-key.ts';
import { variantUrls } from '../../lib/media/media-variants.ts';
import { noteActivity } from '../../platform/activity.ts';
import type { Transaction } from '../../platform/database/database.ts';
import {
  makeFilm,
  makeMaster,
  MediaRefused,
  type FilmMaster,
  type ImageMaster,
} from '../../platform/images/process.ts';
import { log } from '../../platform/observability/log.ts';
import { storage, withWorkFolder } from '../../platform/storage/storage.ts';
import { acceptsSvg, searchTextOf, type MediaNote } from './media.ts';

/** A file that is in storage but has no row yet. */
export type StoredFile = {
  url: string;
  kind: 'image' | 'video';
  bytes: number;
  needsVariants: boolean;
  smallFilms?: readonly SmallFilm[];
  /** The hash of the uploaded bytes. */
  digest?: string;
};

/** A smaller version of a film, to be stored beside the original. */
export type SmallFilmFile = { width: number; file: string };

/** Re-encodes a picture and stores it under a random name. Throws `MediaRefused` if the file is invalid. */
export async function storeImage(file: string, folder: ImageFolder): Promise<StoredFile> {
  return withWorkFolder(async (workFolder) => {
    const master = await makeMaster(file, workFolder, { acceptsSvg: acceptsSvg(folder) });
    const key = `images/${folder}/${randomName()}${factsOf(master)}.${master.extension}`;
    await storage.put(key, master.file);
    const url = mediaUrl(key);
    return {
      url,
      kind: 'image',
      bytes: master.bytes,
      needsVariants: imageVariants(url).length > 0,
    };
  });
}

/**
 * Stores a film and its small films, without the camera's personal metadata, all or none. Throws `MediaRefused` for
 * anything but complete MP4 and WebM files.
 */
export async function storeFilm(
  file: string,
  folder: 'news',
  small: readonly SmallFilmFile[] = [],
): Promise<StoredFile> {
  return withWorkFolder(async (workFolder) => {
    const film = await makeFilm(file, workFolder);
    const masters = await makeSmallFilms(small, film.bytes, workFolder);
    const url = mediaUrl(`videos/${folder}/${randomName()}.${film.extension}`);
    try {
      await storage.put(storedKey(url), film.file);
      const smallFilms = await putSmallFilms(url, masters);
      return { url, kind: 'video', bytes: film.bytes, needsVariants: false, smallFilms };
    } catch (cause) {
      await discardStored([url]);
      throw cause;
    }
  });
}

type SmallMaster = FilmMaster & { targetWidth: number };

/** Processes the small films of a film with this many bytes. */
export async function makeSmallFilms(
  small: readonly SmallFilmFile[],
  most: number,
  workFolder: string,
) {
  const masters: SmallMaster[] = [];
  for (const { width: target, file } of small) {
    const film = await makeFilm(file, workFolder);
    if (film.width > target || film.bytes > Math.max(most, maxPhoneBytes))
      throw new MediaRefused('too large');
    masters.push({ ...film, targetWidth: target });
  }
  return masters;
}

/** Stores the small films beside their film. */
export async function putSmallFilms(url: string, masters: readonly SmallMaster[]) {
  const films: SmallFilm[] = [];
  for (const { targetWidth: width, extension: format, bytes, file } of masters) {
    await storage.put(storedKey(smallFilmUrl(url, { width, format })), file);
    films.push({ width, format, bytes });
  }
  return films.toSorted((a, b) => a.width - b.width);
}

/** Inserts a file's row. Call `wakeVariantMaker` after the transaction, or the variants wait for the next poll. */
export async function recordMedia(
  connection: Pick<Transaction, 'insertInto'>,
  stored: StoredFile,
  { alt, focal, name, posterUrl = null, editor }: MediaNote,
) {
  const { needsVariants, smallFilms = [], digest = null, ...file } = stored;
  const now = new Date().toISOString();
  const row = { ...file, name, alt, revision: 1, createdBy: editor, createdAt: now };
  await connection
    .insertInto('media')
    .values({
      ...row,
      focalX: focal.x,
      focalY: focal.y,
      variantsReady: needsVariants ? 0 : 1,
      variantsLease: null,
      variantsTries: 0,
      searchText: searchTextOf(name, alt),
      posterUrl,
      smallFilms: textOfSmallFilms(smallFilms),
      unreferencedSince: now,
      isDecorative: 0,
      digest,
    })
    .execute();
  const { url: subjectId } = stored;
  await noteActivity(connection, { actor: editor, kind: 'media', act: 'added', subjectId, name });
  return { ...row, smallFilms, isDecorative: false, isDeleted: false };
}

/** Deletes unreferenced files with their variants. Logs and keeps a file that cannot be deleted. */
export async function discardStored(urls: string[]) {
  for (const url of urls) {
    try {
      await storage.delete(storedKey(url));
      for (const variant of variantUrls(url)) await storage.delete(storedKey(variant));
    } catch (cause) {
      log.error(`${url} could not be removed from storage`, cause);
    }
  }
}

function factsOf({ pixels }: ImageMaster) {
  return pixels ? `_${pixels.width}x${pixels.height}_${pixels.colour}` : '';
}

function randomName() {
  return randomBytes(12).toString('hex');
}
