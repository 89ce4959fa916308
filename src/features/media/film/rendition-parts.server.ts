import { createReadStream, createWriteStream } from 'node:fs';
import { truncate } from 'node:fs/promises';
import path from 'node:path';
import { pipeline } from 'node:stream/promises';
import { z } from 'zod';
import { maxRenditionBytes, renditionWidths } from '../../../lib/media/video.ts';
import { freeWhileRead } from '../../../platform/jobs/memory.ts';
import type { RenditionFile } from '../media.server.ts';

const partPattern = /^(\d{3,4}):(\d{1,9})$/;

/** For example `480:612345,960:1200000`: the width and byte count of each small film at the end of the request body. */
export const renditionParts = z
  .string()
  .default('')
  .transform((text) => text.split(',').filter(Boolean).map(parsePart))
  .refine((parts) => parts.every(isPossible) && areDifferent(parts));

export type RenditionPart = { width: number; bytes: number };

export function totalBytes(parts: readonly RenditionPart[]) {
  return parts.reduce((sum, { bytes }) => sum + bytes, 0);
}

/** Splits the small films from the end of a received file of this size into separate files. */
export async function splitRenditions(
  file: string,
  size: number,
  folder: string,
  parts: readonly RenditionPart[],
) {
  const videos: RenditionFile[] = [];
  let start = size - totalBytes(parts);
  for (const { width, bytes } of parts) {
    const small = path.join(folder, `small-${width}`);
    const content = createReadStream(file, { start, end: start + bytes - 1 });
    freeWhileRead(content);
    await pipeline(content, createWriteStream(small));
    videos.push({ width, file: small });
    start += bytes;
  }
  await truncate(file, size - totalBytes(parts));
  return videos;
}

function parsePart(text: string): RenditionPart {
  const [, width, bytes] = partPattern.exec(text) ?? [];
  return { width: Number(width), bytes: Number(bytes) };
}

function isPossible({ width, bytes }: RenditionPart) {
  return renditionWidths.some((one) => one === width) && bytes > 0 && bytes <= maxRenditionBytes;
}

function areDifferent(parts: RenditionPart[]) {
  return new Set(parts.map(({ width }) => width)).size === parts.length;
}
