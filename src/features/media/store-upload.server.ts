import { createReadStream } from 'node:fs';
import type { IncomingMessage } from 'node:http';
import path from 'node:path';
import { z } from 'zod';
import { imageFolders, isFilmUrl } from '../../lib/media-key.ts';
import { plainText } from '../../lib/plain-text.ts';
import { db } from '../../platform/database.ts';
import { digestOf } from '../../platform/digest-of.ts';
import { MediaRefused } from '../../platform/image-process.ts';
import { BodyTooLarge, receiveFile, ClientDisconnected } from '../../platform/receive-file.ts';
import { freeWhilePassing } from '../../platform/memory.ts';
import { withWorkFolder } from '../../platform/storage.ts';
import { bytesOf, smallParts, takeOffSmallFilms } from './film-parts.server.ts';
import { findMedia } from './media-library.server.ts';
import {
  discardStored,
  recordMedia,
  storeFilm,
  storeImage,
  type StoredFile,
} from './media.server.ts';
import { mediaErrors, type MediaFile, type MediaKind } from './media.ts';
import { wakeVariantMaker } from './media-variants.server.ts';
import { addSmallFilms } from './small-films.server.ts';
import { maxImageBytes, maxVideoBytes, sizeError, uploadErrors } from './upload-rules.ts';

const longestName = 200;
const undescribed = { alt: '', focal: { x: 0.5, y: 0.5 } };

/** Given where the same file, when it is there already, is answered instead. */
const offersDuplicate = z.literal('yes').optional();

/** The query of an upload. */
export const destination = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('image'), folder: z.enum(imageFolders), offersDuplicate }),
  z.object({
    kind: z.literal('video'),
    folder: z.literal('news'),
    offersDuplicate,
    small: smallParts,
    /** The film that small films are for, when these come alone. */
    of: z.string().refine(isFilmUrl).optional(),
  }),
]);

export type Destination = z.output<typeof destination>;
export type UploadAnswer =
  | { status: 201; isNew: boolean; body: { file: MediaFile; isDuplicate?: boolean } }
  | { status: number; isNew?: false; body: { message: string } };

/** Receives a file, and puts it into storage and the record. */
export async function storeUpload(
  request: IncomingMessage,
  wanted: Destination,
  editor: string,
  disconnected: AbortSignal,
): Promise<UploadAnswer> {
  const { kind } = wanted;
  try {
    return await withWorkFolder(async (workFolder) => {
      const file = path.join(workFolder, 'received');
      const bytes = await receiveFile(request, file, maxBytes(wanted));
      const refusal = sizeRefusal(wanted, bytes);
      if (refusal) return refusal;
      const small =
        wanted.kind === 'image'
          ? []
          : await takeOffSmallFilms(file, bytes, workFolder, wanted.small);
      const digest = await digestOfFile(file);
      const duplicate = wanted.offersDuplicate && (await findDuplicate(wanted.kind, digest));
      if (duplicate)
        return { status: 201, isNew: false, body: { file: duplicate, isDuplicate: true } };
      if (wanted.kind === 'image') {
        const stored = await storeImage(file, wanted.folder);
        return record(request, { ...stored, digest }, editor, disconnected);
      }
      disconnected.throwIfAborted();
      if (wanted.of !== undefined) {
        return { status: 201, isNew: false, body: { file: await addSmallFilms(wanted.of, small) } };
      }
      const stored = await storeFilm(file, wanted.folder, small);
      return record(request, { ...stored, digest }, editor, disconnected);
    });
  } catch (cause) {
    if (cause === disconnected.reason)
      throw new ClientDisconnected('The client disconnected', { cause });
    if (cause instanceof BodyTooLarge) return refused(413, sizeWords(kind));
    if (cause instanceof MediaRefused) return refused(422, wordsFor(cause, kind));
    throw cause;
  }
}

async function record(
  request: IncomingMessage,
  stored: StoredFile,
  editor: string,
  disconnected: AbortSignal,
): Promise<UploadAnswer> {
  if (disconnected.aborted) {
    await discardStored([stored.url]);
    throw new ClientDisconnected('The client disconnected');
  }
  // When this fails the row may be there all the same: the cleaning job decides whether to delete the file.
  const note = { ...undescribed, name: nameOf(request), editor };
  const recorded = await db.transaction().execute((tx) => recordMedia(tx, stored, note));
  wakeVariantMaker();
  const file = { ...recorded, focal: undescribed.focal, poster: null, uses: [] };
  return { status: 201, isNew: true, body: { file } };
}

async function digestOfFile(file: string) {
  const content = createReadStream(file);
  freeWhilePassing(content);
  return (await digestOf(content)).toString('hex');
}

/** The file in the library that was made of the same bytes. */
async function findDuplicate(kind: MediaKind, digest: string) {
  const duplicate = await db
    .selectFrom('media')
    .select('url')
    .where('digest', '=', digest)
    .where('kind', '=', kind)
    .where('deletedAt', 'is', null)
    .limit(1)
    .executeTakeFirst();
  const [file] = duplicate ? await findMedia({ urls: [duplicate.url] }) : [];
  return file;
}

/** The small films of a film come on top of its own size. */
function maxBytes(wanted: Destination) {
  return wanted.kind === 'image' ? maxImageBytes : maxVideoBytes + bytesOf(wanted.small);
}

export function sizeRefusal(wanted: Destination, bytes: number) {
  const own = wanted.kind === 'image' ? bytes : bytes - bytesOf(wanted.small);
  if (wanted.kind === 'video' && wanted.of !== undefined) {
    return own === 0 && bytes > 0 ? undefined : refused(422, mediaErrors.upload.video);
  }
  const error = sizeError(wanted.kind, Math.max(0, own));
  return error && refused(bytes > maxBytes(wanted) ? 413 : 422, error);
}

function sizeWords(kind: MediaKind) {
  return kind === 'image' ? uploadErrors.imageSize : uploadErrors.videoSize;
}

function wordsFor({ reason, type }: MediaRefused, kind: MediaKind) {
  if (reason === 'empty') return uploadErrors.empty;
  if (reason === 'missing') return mediaErrors.missing;
  if (kind === 'video') return uploadErrors.notVideo;
  if (type && /^image\/hei[cf]/.test(type)) return uploadErrors.heic;
  if (reason === 'too large' || reason === 'took too long') return uploadErrors.imageTooLarge;
  return uploadErrors.notImage;
}

/** The name of the file on the device, without its folders. */
function nameOf({ headers }: IncomingMessage) {
  try {
    const name = decodeURIComponent(String(headers['x-file-name'] ?? ''));
    return plainText(name).split(/[/\\]/).at(-1)?.trim().slice(0, longestName) ?? '';
  } catch {
    return '';
  }
}

export function refused(status: number, message: string): UploadAnswer {
  return { status, body: { message } };
}
