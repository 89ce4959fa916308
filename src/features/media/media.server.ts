import { randomBytes } from 'node:crypto';
import {
  maxPhoneBytes,
  serializeRenditions,
  renditionUrl,
  type VideoRendition,
} from '../../lib/media/video.ts';
import { toFocalColumns } from '../../lib/media/focal-point.ts';
import { variantUrl } from '../../lib/media/image-url.ts';
import { imageVariants } from '../../lib/media/image-variants.ts';
import { mediaUrl, storedKey, type ImageFolder } from '../../lib/media/media-key.ts';
import { planPdfUrl } from '../../lib/media/plan-pdf.ts';
import { variantUrls } from '../../lib/media/media-variants.ts';
import { logActivity } from '../../platform/activity.ts';
import type { Transaction } from '../../platform/database/database.ts';
import {
  findFileType,
  makeVideo,
  makeMaster,
  makePageMaster,
  MediaRefused,
  pdfType,
  type VideoMaster,
  type ImageMaster,
  type PageMaster,
} from '../../platform/images/process.ts';
import { log } from '../../platform/observability/log.ts';
import { storage, withWorkFolder } from '../../platform/storage/storage.ts';
import { acceptsSvg, mediaSearchText, type MediaNote } from './media.ts';

/** A file that is in storage but has no row yet. */
export type StoredFile = {
  url: string;
  kind: 'image' | 'video';
  bytes: number;
  needsVariants: boolean;
  luminance?: string;
  smallFilms?: readonly VideoRendition[];
  /** The size of the PDF beside the picture of a floor plan. */
  pdfBytes?: number;
  /** The hash of the uploaded bytes. */
  digest?: string;
  /** What a drawing says of itself. */
  alt?: string | undefined;
};

/** A smaller version of a film, to be stored beside the original. */
export type RenditionFile = { width: number; file: string };

/**
 * Re-encodes a picture and stores it under a random name. Of a PDF of a floor plan, the first page is the picture. Throws
 * `MediaRefused` if the file is invalid.
 */
export async function storeImage(file: string, folder: ImageFolder): Promise<StoredFile> {
  return withWorkFolder(async (workFolder) => {
    if (folder === 'plans' && (await findFileType(file)) === pdfType)
      return storePage(await makePageMaster(file, workFolder));
    const master = await makeMaster(file, workFolder, { acceptsSvg: acceptsSvg(folder) });
    const key = `images/${folder}/${randomName()}${keySuffix(master, folder)}.${master.extension}`;
    await putMaster(master, key);
    return { ...storedImage(master, key), ...(folder === 'plans' && { alt: master.alt }) };
  });
}

/** Stores the picture of a page and the PDF beside it, both or none. */
async function storePage(page: PageMaster): Promise<StoredFile> {
  const key = `images/plans/${randomName()}${keySuffix(page, 'plans')}.${page.extension}`;
  const url = mediaUrl(key);
  const pdfUrl = planPdfUrl(url);
  try {
    await putMaster(page, key);
    if (pdfUrl === undefined || page.copy === null) return storedImage(page, key);
    await storage.put(storedKey(pdfUrl), page.copy.file);
    return { ...storedImage(page, key), pdfBytes: page.copy.bytes };
  } catch (cause) {
    await discardStored([url]);
    throw cause;
  }
}

async function putMaster({ file, first }: ImageMaster, key: string) {
  await storage.put(key, file);
  if (first)
    await storage.put(storedKey(variantUrl(mediaUrl(key), first.width, 'webp')), first.file);
}

function storedImage({ bytes, luminance }: ImageMaster, key: string) {
  const url = mediaUrl(key);
  const needsVariants = imageVariants(url).length > 0;
  return { url, kind: 'image', bytes, luminance, needsVariants } as const;
}

/**
 * Stores a film and its small films, without the camera's personal metadata, all or none. Throws `MediaRefused` for
 * anything but complete MP4 and WebM files.
 */
export async function storeVideo(
  file: string,
  folder: 'news',
  small: readonly RenditionFile[] = [],
): Promise<StoredFile> {
  return withWorkFolder(async (workFolder) => {
    const video = await makeVideo(file, workFolder);
    const masters = await processRenditions(small, video.bytes, workFolder);
    const url = mediaUrl(`videos/${folder}/${randomName()}.${video.extension}`);
    try {
      await storage.put(storedKey(url), video.file);
      const smallFilms = await putRenditions(url, masters);
      return { url, kind: 'video', bytes: video.bytes, needsVariants: false, smallFilms };
    } catch (cause) {
      await discardStored([url]);
      throw cause;
    }
  });
}

type RenditionMaster = VideoMaster & { targetWidth: number };

/** Processes the small films of a film with this many bytes. */
export async function processRenditions(
  small: readonly RenditionFile[],
  most: number,
  workFolder: string,
) {
  const masters: RenditionMaster[] = [];
  for (const { width: target, file } of small) {
    const video = await makeVideo(file, workFolder);
    if (video.width > target || video.bytes > Math.max(most, maxPhoneBytes))
      throw new MediaRefused('too large');
    masters.push({ ...video, targetWidth: target });
  }
  return masters;
}

/** Stores the small films beside their film. */
export async function putRenditions(url: string, masters: readonly RenditionMaster[]) {
  const videos: VideoRendition[] = [];
  for (const { targetWidth: width, extension: format, bytes, file } of masters) {
    await storage.put(storedKey(renditionUrl(url, { width, format })), file);
    videos.push({ width, format, bytes });
  }
  return videos.toSorted((a, b) => a.width - b.width);
}

/** Inserts a file's row. Call `wakeVariantMaker` after the transaction, or the variants wait for the next poll. */
export async function recordMedia(
  connection: Pick<Transaction, 'insertInto'>,
  stored: StoredFile,
  { alt: enteredAlt, focal, name, posterUrl = null, imageType = null, editor }: MediaNote,
) {
  const {
    needsVariants,
    smallFilms = [],
    pdfBytes = null,
    digest = null,
    luminance = null,
    alt: ownAlt = '',
    ...file
  } = stored;
  const alt = enteredAlt || ownAlt;
  const now = new Date().toISOString();
  const row = {
    ...file,
    pdfBytes,
    name,
    alt,
    imageType,
    revision: 1,
    createdBy: editor,
    createdAt: now,
  };
  await connection
    .insertInto('media')
    .values({
      ...row,
      ...toFocalColumns(focal),
      variantsReady: needsVariants ? 0 : 1,
      variantsLease: null,
      variantsTries: 0,
      luminance,
      searchText: mediaSearchText(name, alt),
      posterUrl,
      smallFilms: serializeRenditions(smallFilms),
      unreferencedSince: now,
      isDecorative: 0,
      digest,
    })
    .execute();
  const { url: subjectId } = stored;
  await logActivity(connection, { actor: editor, kind: 'media', act: 'added', subjectId, name });
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

/** Only a drawing of a plan has its size in its name. */
function keySuffix({ pixels, drawing }: ImageMaster, folder: ImageFolder) {
  if (drawing && folder === 'plans')
    return `_${drawing.width}x${drawing.height}_${drawing.narrowest}`;
  return pixels ? `_${pixels.width}x${pixels.height}_${pixels.colour}` : '';
}

function randomName() {
  return randomBytes(12).toString('hex');
}
