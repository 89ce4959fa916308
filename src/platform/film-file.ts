import { constants } from 'node:fs';
import { copyFile, open, stat, type FileHandle } from 'node:fs/promises';
import path from 'node:path';
import { FilmDamaged, type Blank, type ReadBytes } from '../lib/film-bytes.ts';
import { findMp4Metadata } from '../lib/mp4.ts';
import { findWebmMetadata } from '../lib/webm.ts';
import { findFileType, MediaRefused } from './image-process.ts';

const bytesAtOnce = 64 * 1024;

const formats = {
  'video/mp4': { extension: 'mp4', findMetadata: findMp4Metadata },
  // The same by another name, as phones and editing programs write it.
  'video/x-m4v': { extension: 'mp4', findMetadata: findMp4Metadata },
  'video/webm': { extension: 'webm', findMetadata: findWebmMetadata },
} as const;

/**
 * The film as it may be shown: the file itself, or a copy in the folder without what a camera wrote of its owner.
 * Throws `MediaRefused` for anything but whole MP4 and WebM,
 * and the reason of the signal once that is aborted.
 */
export async function makeFilm(file: string, folder: string, signal?: AbortSignal) {
  const type = await findFileType(file);
  const format = type !== null && type in formats && formats[type as keyof typeof formats];
  if (!format) throw new MediaRefused('unsupported type', type ?? undefined);
  const { extension, findMetadata } = format;
  const { size: bytes } = await stat(file);
  const blanks = await withFile(file, 'r', (handle) =>
    findMetadata(readerOf(handle, signal), bytes),
  ).catch((cause: unknown) => {
    throw cause instanceof FilmDamaged || cause instanceof RangeError
      ? new MediaRefused('damaged', type)
      : cause;
  });
  if (blanks.length === 0) return { file, extension, bytes };
  const copy = path.join(folder, `film.${extension}`);
  await copyFile(file, copy, constants.COPYFILE_FICLONE);
  await withFile(copy, 'r+', async (handle) => {
    for (const blank of blanks) await write(handle, blank, signal);
  });
  return { file: copy, extension, bytes };
}

async function withFile<T>(file: string, flags: string, work: (handle: FileHandle) => Promise<T>) {
  const handle = await open(file, flags);
  try {
    return await work(handle);
  } finally {
    await handle.close();
  }
}

/** Reads ahead, since most reads are of a few bytes behind the last ones. */
function readerOf(handle: FileHandle, signal?: AbortSignal): ReadBytes {
  let from = 0;
  let window = Buffer.alloc(0);
  return async (position, length) => {
    if (position < from || position + length > from + window.length) {
      signal?.throwIfAborted();
      const buffer = Buffer.allocUnsafe(Math.max(length, bytesAtOnce));
      const { bytesRead } = await handle.read(buffer, 0, buffer.length, position);
      window = buffer.subarray(0, bytesRead);
      from = position;
    }
    return window.subarray(position - from, position - from + length);
  };
}

async function write(handle: FileHandle, { at, bytes, header }: Blank, signal?: AbortSignal) {
  await handle.write(header, 0, header.length, at);
  const end = at + bytes;
  const zeros = Buffer.alloc(Math.min(bytes, bytesAtOnce));
  for (let position = at + header.length; position < end; position += zeros.length) {
    signal?.throwIfAborted();
    await handle.write(zeros, 0, Math.min(zeros.length, end - position), position);
  }
}
