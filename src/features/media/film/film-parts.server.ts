import { createReadStream, createWriteStream } from 'node:fs';
import { truncate } from 'node:fs/promises';
import path from 'node:path';
import { pipeline } from 'node:stream/promises';
import { z } from 'zod';
import { maxSmallFilmBytes, smallFilmWidths } from '../../../lib/media/film.ts';
import { freeWhilePassing } from '../../../platform/jobs/memory.ts';
import type { SmallFilmFile } from '../media.server.ts';

const partPattern = /^(\d{3,4}):(\d{1,9})$/;

/** For example `480:612345,960:1200000`: the width and byte count of each small film at the end of the request body. */
export const smallParts = z
  .string()
  .default('')
  .transform((text) => text.split(',').filter(Boolean).map(partOf))
  .refine((parts) => parts.every(isPossible) && areDifferent(parts));

export type SmallPart = { width: number; bytes: number };

export function bytesOf(parts: readonly SmallPart[]) {
  return parts.reduce((sum, { bytes }) => sum + bytes, 0);
}

/** Splits the small films from the end of a received file of this size into separate files. */
export async function takeOffSmallFilms(
  file: string,
  size: number,
  folder: string,
  parts: readonly SmallPart[],
) {
  const films: SmallFilmFile[] = [];
  let start = size - bytesOf(parts);
  for (const { width, bytes } of parts) {
    const small = path.join(folder, `small-${width}`);
    const content = createReadStream(file, { start, end: start + bytes - 1 });
    freeWhilePassing(content);
    await pipeline(content, createWriteStream(small));
    films.push({ width, file: small });
    start += bytes;
  }
  await truncate(file, size - bytesOf(parts));
  return films;
}

function partOf(text: string): SmallPart {
  const [, width, bytes] = partPattern.exec(text) ?? [];
  return { width: Number(width), bytes: Number(bytes) };
}

function isPossible({ width, bytes }: SmallPart) {
  return smallFilmWidths.some((one) => one === width) && bytes > 0 && bytes <= maxSmallFilmBytes;
}

function areDifferent(parts: SmallPart[]) {
  return new Set(parts.map(({ width }) => width)).size === parts.length;
}
