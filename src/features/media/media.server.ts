import { randomBytes } from 'node:crypto';
import { imageVariants } from '../../lib/image-variants.ts';
import { mediaUrl, storedKey, type ImageFolder } from '../../lib/media-key.ts';
import type { Transaction } from '../../platform/database.ts';
import { makeFilm } from '../../platform/film-file.ts';
import { makeMaster, type ImageMaster } from '../../platform/image-process.ts';
import { log } from '../../platform/log.ts';
import { storage, withWorkFolder } from '../../platform/storage.ts';
import { acceptsSvg, searchTextOf, type MediaNote } from './media.ts';

/** A file that is in storage but not yet in the record. */
export type StoredFile = {
  url: string;
  kind: 'image' | 'video';
  bytes: number;
  needsVariants: boolean;
};

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

/** Puts a film into storage without what a camera wrote of its owner. Throws `MediaRefused` for anything but whole MP4 and WebM. */
export async function storeFilm(
  file: string,
  folder: 'news',
  signal?: AbortSignal,
): Promise<StoredFile> {
  return withWorkFolder(async (workFolder) => {
    const film = await makeFilm(file, workFolder, signal);
    const key = `videos/${folder}/${randomName()}.${film.extension}`;
    await storage.put(key, film.file);
    return { url: mediaUrl(key), kind: 'video', bytes: film.bytes, needsVariants: false };
  });
}

/** Adds a file to the record. Call `wakeVariantMaker` when the transaction has ended, or the variants wait for the next look. */
export async function recordMedia(
  connection: Pick<Transaction, 'insertInto'>,
  stored: StoredFile,
  { alt, focal, name, posterUrl = null, editor }: MediaNote,
) {
  const { needsVariants, ...file } = stored;
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
      unreferencedSince: now,
    })
    .execute();
  return said;
}

/** Removes files that no record names, with their variants. What cannot be removed is logged and stays. */
export async function discardStored(urls: string[]) {
  for (const url of urls) {
    try {
      await storage.delete(storedKey(url));
      for (const variant of imageVariants(url)) await storage.delete(storedKey(variant.url));
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
