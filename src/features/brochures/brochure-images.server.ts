import { createWriteStream } from 'node:fs';
import path from 'node:path';
import { pipeline } from 'node:stream/promises';
import { mediaKey } from '../../lib/media/media-key.ts';
import { FileMissing } from '../../platform/storage/contract.ts';
import { storage } from '../../platform/storage/storage.ts';
import type { Brochure } from './brochure.ts';

/** Copies a brochure's pictures into a folder. Returns their paths by URL, without those of missing files. */
export async function copyImages(brochure: Brochure, folder: string) {
  const files: Record<string, string> = {};
  for (const [index, url] of brochureImageUrls(brochure).entries()) {
    const key = mediaKey(url);
    if (key === undefined) continue;
    const file = path.join(folder, `${index}${path.extname(key)}`);
    try {
      await pipeline(await storage.open(key), createWriteStream(file));
      files[url] = file;
    } catch (cause) {
      if (!(cause instanceof FileMissing)) throw cause;
    }
  }
  return files;
}

function brochureImageUrls({ cover, projects }: Brochure) {
  const images = projects.flatMap(({ image, gallery, drawings, contact }) => [
    image,
    ...gallery,
    ...drawings.map((drawing) => drawing.image),
    contact.image,
  ]);
  return [...new Set([cover.image, ...images].flatMap((image) => image?.url ?? []))];
}
