import { randomBytes } from 'node:crypto';
import { maxPhoneBytes, textOfSmallFilms, smallFilmUrl, type SmallFilm } from '../../lib/film.ts';
import { imageVariants } from '../../lib/image-variants.ts';
import { mediaUrl, storedKey, type ImageFolder } from '../../lib/media-key.ts';
import { variantUrls } from '../../lib/media-variants.ts';
import { noteActivity } from '../../platform/activity.ts';
import type { Transaction } from '../../platform/database.ts';
import {
  makeFilm,
  makeMaster,
  MediaRefused,
  type FilmMaster,
  type ImageMaster,
} from '../../platform/image-process.ts';
import { log } from '../../platform/log.ts';
import { storage, withWorkFolder } from '../../platform/storage.ts';
import { acceptsSvg, searchTextOf, type MediaNote } from './media.ts';

/** A file that is in storage but not yet in the record. */
export type StoredFile = {
  url: string;
  kind: 'image' | 'video';
  bytes: number;
  needsVariants: boolean;
  smallFilms?: readonly SmallFilm[];
  /** Of the bytes that were sent. */
  digest?: string;
};

/** A film that was made smaller, to be stored beside the one it was made of. */
export type MadeSmall = { width: number; file: string };

/** Makes a picture anew and puts it into storage under a random name. Throws `MediaRefused` when the file is at fault. */
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
 * Puts a film and its small films into storage without what a camera wrote of its owner, all or none. Throws
 * `MediaRefused` for anything but whole MP4 and WebM.
 */
export async function storeFilm(
  file: string,
  folder: 'news',
  small: readonly MadeSmall[] = [],
): Promise<StoredFile> {
  return withWorkFolder(async (workFolder) => {
    const film = await makeFilm(file, workFolder);
    const made = await makeSmallFilms(small, film.bytes, workFolder);
    const url = mediaUrl(`videos/${folder}/${randomName()}.${film.extension}`);
    try {
      await storage.put(storedKey(url), film.file);
      const smallFilms = await putSmallFilms(url, made);
      return { url, kind: 'video', bytes: film.bytes, needsVariants: false, smallFilms };
    } catch (cause) {
      await discardStored([url]);
      throw cause;
    }
  });
}

type SmallMaster = FilmMaster & { wanted: number };

/** Makes small films anew, of a film that has so many bytes. */
export async function makeSmallFilms(
  small: readonly MadeSmall[],
  most: number,
  workFolder: string,
) {
  const made: SmallMaster[] = [];
  for (const { width: wanted, file } of small) {
    const film = await makeFilm(file, workFolder);
    if (film.width > wanted || film.bytes > Math.max(most, maxPhoneBytes))
      throw new MediaRefused('too large');
    made.push({ ...film, wanted });
  }
  return made;
}

/** Puts small films beside their film. */
export async function putSmallFilms(url: string, made: readonly SmallMaster[]) {
  const stored: SmallFilm[] = [];
  for (const { wanted: width, extension: format, bytes, file } of made) {
    await storage.put(storedKey(smallFilmUrl(url, { width, format })), file);
    stored.push({ width, format, bytes });
  }
  return stored.toSorted((a, b) => a.width - b.width);
}

/** Adds a file to the record. Call `wakeVariantMaker` when the transaction has ended, or the variants wait for the next look. */
export async function recordMedia(
  connection: Pick<Transaction, 'insertInto'>,
  stored: StoredFile,
  { alt, focal, name, posterUrl = null, editor }: MediaNote,
) {
  const { needsVariants, smallFilms = [], digest = null, ...file } = stored;
  const now = new Date().toISOString();
  const said = { ...file, name, alt, revision: 1, createdBy: editor, createdAt: now };
  await connection
    .insertInto('media')
    .values({
      ...said,
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
  return { ...said, smallFilms, isDecorative: false, isDeleted: false };
}

/** Removes files that no record names, with their variants. What cannot be removed is logged and stays. */
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
