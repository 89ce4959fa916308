import { createReadStream } from 'node:fs';
import { open, stat } from 'node:fs/promises';
import type { IncomingMessage } from 'node:http';
import path from 'node:path';
import { z } from 'zod';
import type { Image } from '../../../lib/media/image-url.ts';
import { imageFolders, isVideoUrl } from '../../../lib/media/media-key.ts';
import { plainText } from '../../../lib/html/plain-text.ts';
import { db } from '../../../platform/database/database.ts';
import { computeDigest } from '../../../platform/storage/compute-digest.ts';
import {
  convertImage,
  MediaRefused,
  pdfType,
  type ConvertedImage,
} from '../../../platform/images/process.ts';
import {
  BodyTooLarge,
  BodyTooSlow,
  ClientDisconnected,
  receiveFile,
} from '../../../platform/http/receive-file.ts';
import { freeWhileRead } from '../../../platform/jobs/memory.ts';
import { withWorkFolder } from '../../../platform/storage/storage.ts';
import { totalBytes, renditionParts, splitRenditions } from '../film/rendition-parts.server.ts';
import { findMedia } from '../library/media-library.server.ts';
import {
  discardStored,
  recordMedia,
  storeVideo,
  storeImage,
  type RenditionFile,
  type StoredFile,
} from '../media.server.ts';
import type { FoundFile } from '../storage/media-files.server.ts';
import { mediaErrors, type MediaFile, type MediaKind } from '../media.ts';
import { formatError } from './other-formats.ts';
import { wakeVariantMaker } from '../storage/media-variants.server.ts';
import { addRenditions } from '../film/renditions.server.ts';
import {
  maxImageBytes,
  maxVideoBytes,
  sizeError,
  slowestUpload,
  uploadErrors,
} from './upload-rules.ts';
import { inTransaction } from '../../../platform/database/transaction.ts';

const longestName = 200;
const emptyDescription = { alt: '', focal: { x: 0.5, y: 0.5 } };

/** If set, the response is the library's file with the same content, if there is one. */
const offersDuplicate = z.literal('yes').optional();

/** The query parameters of an upload. */
export const destination = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('image'), folder: z.enum(imageFolders), offersDuplicate }),
  z.object({
    kind: z.literal('video'),
    folder: z.literal('news'),
    offersDuplicate,
    small: renditionParts,
    /** The film that small films belong to, if they are uploaded without it. */
    of: z.string().refine(isVideoUrl).optional(),
  }),
]);

export type Destination = z.output<typeof destination>;
export type UploadResponse<File = MediaFile> =
  | { status: 201; isNew: boolean; body: { file: File; isDuplicate?: boolean } }
  | UploadRefusal;

type UploadRefusal = { status: number; isNew?: undefined; body: { message: string } };

/** Receives, stores and records a file. Throws `ClientDisconnected` if the client disconnects. */
export async function storeUpload(
  request: IncomingMessage,
  target: Destination,
  editor: string,
  disconnected: AbortSignal,
): Promise<UploadResponse<FoundFile>> {
  const { kind } = target;
  try {
    return await withWorkFolder(async (workFolder) => {
      const file = path.join(workFolder, 'received');
      const bytes = await receiveFile(request, file, {
        maxBytes: maxBytes(target),
        minRate: slowestUpload,
      });
      const refusal = sizeRefusal(target, bytes);
      if (refusal) return refusal;
      const small =
        target.kind === 'image' ? [] : await splitRenditions(file, bytes, workFolder, target.small);
      return storeReceived(file, small, target, {
        editor,
        name: readBaseName(request),
        disconnected,
      });
    });
  } catch (cause) {
    if (cause === disconnected.reason)
      throw new ClientDisconnected('The client disconnected', { cause });
    if (cause instanceof BodyTooLarge) return uploadRefusal(413, tooLargeError(kind));
    if (cause instanceof BodyTooSlow) return uploadRefusal(503, uploadErrors.tooSlow);
    if (cause instanceof MediaRefused) return uploadRefusal(422, rejectionError(cause, target));
    throw cause;
  }
}

/** Whose file it is, and what is known of it. */
type UploadNote = {
  editor: string;
  name: string;
  alt?: string;
  focal?: Image['focal'];
  disconnected: AbortSignal;
};

/** A film of this machine may have smaller versions beside it. */
type LocalNote = UploadNote & { small?: readonly RenditionFile[] };

type LocalAnswer = { answer: UploadResponse<FoundFile>; converted?: ConvertedImage | undefined };

/**
 * Stores and records a file of this machine as an upload does. A picture in another format, or above the limit, is
 * converted first. The file stays.
 */
export async function storeLocal(
  file: string,
  target: Destination,
  { small = [], ...note }: LocalNote,
): Promise<LocalAnswer> {
  try {
    return await withWorkFolder(async (folder) => {
      const { size } = await stat(file);
      const needsChange = target.kind === 'image' && (await needsConversion(file, size));
      if (!needsChange) {
        const refusal = sizeRefusal(target, size);
        return { answer: refusal ?? (await storeReceived(file, small, target, note)) };
      }
      const converted = await convertImage(file, folder, maxImageBytes);
      const name = note.name.replace(/\.\w+$/, '') + `.${converted.extension}`;
      const answer = await storeReceived(converted.file, [], target, { ...note, name });
      return { answer, converted };
    });
  } catch (cause) {
    if (!(cause instanceof MediaRefused)) throw cause;
    return { answer: uploadRefusal(422, rejectionError(cause, target)) };
  }
}

const ownFormat = /^(?:\xff\xd8\xff|\x89PNG|GIF8)/;
const otherFormat = /^(?:RIFF.{4}WEBP|.{4}ftyp(?:avi[fs]|hei[cfmsx]|hev[cmsx]|mif1|msf1))/s;

/** Read from the first bytes, so that most pictures cost no job of the image process. */
async function needsConversion(file: string, size: number) {
  const handle = await open(file);
  try {
    const { buffer } = await handle.read({ buffer: Buffer.alloc(16), length: 16, position: 0 });
    const start = buffer.toString('latin1');
    return otherFormat.test(start) || (size > maxImageBytes && ownFormat.test(start));
  } finally {
    await handle.close();
  }
}

async function storeReceived(
  file: string,
  small: readonly RenditionFile[],
  target: Destination,
  note: UploadNote,
): Promise<UploadResponse<FoundFile>> {
  const digest = await digestOfFile(file);
  const duplicate = target.offersDuplicate && (await findDuplicate(target.kind, digest));
  if (duplicate) return { status: 201, isNew: false, body: { file: duplicate, isDuplicate: true } };
  if (target.kind === 'image') {
    const stored = await storeImage(file, target.folder);
    return record({ ...stored, digest }, note);
  }
  note.disconnected.throwIfAborted();
  if (target.of !== undefined) {
    return { status: 201, isNew: false, body: { file: await addRenditions(target.of, small) } };
  }
  const stored = await storeVideo(file, target.folder, small);
  return record({ ...stored, digest }, note);
}

async function record(
  stored: StoredFile,
  { editor, name, disconnected, ...description }: UploadNote,
): Promise<UploadResponse<FoundFile>> {
  if (disconnected.aborted) {
    await discardStored([stored.url]);
    throw new ClientDisconnected('The client disconnected');
  }
  // The row may exist even if this fails, so the cleaning job decides whether to delete the file.
  const details = { ...emptyDescription, ...description, name, editor };
  const row = await inTransaction((tx) => recordMedia(tx, stored, details));
  wakeVariantMaker();
  const file = { ...row, focal: details.focal, poster: null, uses: [] };
  return { status: 201, isNew: true, body: { file } };
}

async function digestOfFile(file: string) {
  const content = createReadStream(file);
  freeWhileRead(content);
  return (await computeDigest(content)).toString('hex');
}

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

/** The limit for a film excludes its small films. */
function maxBytes(target: Destination) {
  return target.kind === 'image' ? maxImageBytes : maxVideoBytes + totalBytes(target.small);
}

export function sizeRefusal(target: Destination, bytes: number) {
  const ownBytes = target.kind === 'image' ? bytes : bytes - totalBytes(target.small);
  if (target.kind === 'video' && target.of !== undefined) {
    return ownBytes === 0 && bytes > 0 ? undefined : uploadRefusal(422, mediaErrors.upload.video);
  }
  const error = sizeError(target.kind, Math.max(0, ownBytes));
  return error && uploadRefusal(bytes > maxBytes(target) ? 413 : 422, error);
}

function tooLargeError(kind: MediaKind) {
  return kind === 'image' ? uploadErrors.imageSize : uploadErrors.videoSize;
}

function rejectionError({ reason, type }: MediaRefused, target: Destination) {
  const { kind } = target;
  if (reason === 'empty') return uploadErrors.empty;
  if (reason === 'missing') return mediaErrors.missing;
  if (type === pdfType && target.folder === 'plans') return pdfError(reason);
  const advice = type && formatError({ type }, kind);
  if (advice) return advice;
  if (kind === 'video') return uploadErrors.notVideo;
  if (reason === 'too large' || reason === 'took too long') return uploadErrors.imageTooLarge;
  return uploadErrors.notImage;
}

function pdfError(reason: MediaRefused['reason']) {
  if (reason === 'protected') return uploadErrors.pdfProtected;
  if (reason === 'too many pages') return uploadErrors.pdfPages;
  if (reason === 'too large' || reason === 'took too long') return uploadErrors.pdfTooComplex;
  return uploadErrors.pdfDamaged;
}

function readBaseName({ headers }: IncomingMessage) {
  try {
    const name = decodeURIComponent(String(headers['x-file-name'] ?? ''));
    return plainText(name).split(/[/\\]/).at(-1)?.trim().slice(0, longestName) ?? '';
  } catch {
    return '';
  }
}

export function uploadRefusal(status: number, message: string): UploadRefusal {
  return { status, body: { message } };
}
