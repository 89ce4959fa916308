import { createWriteStream } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import { pipeline } from 'node:stream/promises';
import { LRUCache } from 'lru-cache';
import { storedKey } from '../../lib/media-key.ts';
import { makeIcon, type IconShape } from '../../platform/image-process.ts';
import { log } from '../../platform/log.ts';
import { storage, withWorkFolder } from '../../platform/storage.ts';

type Drawing = { svg: string; ground: string };

/** A company has few, in few sizes, and each save of anything asks for them anew. */
const made = new LRUCache<string, Promise<Buffer>>({ max: 24 });

/**
 * The icon as PNG: of the company's picture where it has one that can be read, on a ground of that colour where the
 * shape needs one, else of a drawing on its own ground. A drawing that stands in for a picture is not to be kept.
 */
export async function siteIconPixels(
  own: { url: string | null; ground: string },
  drawing: Drawing,
  shape: Pick<IconShape, 'pixels' | 'fills'>,
): Promise<{ png: Buffer; headers: Record<string, string> }> {
  if (own.url === null) return { png: await drawn(drawing, shape), headers: {} };
  const ground = shape.fills === undefined ? {} : { ground: own.ground };
  try {
    const png = await once([own.url, { ...shape, ...ground }], (folder) =>
      fromStorage(own.url, folder),
    );
    return { png, headers: {} };
  } catch (cause) {
    log.error(`No icon can be made of ${own.url}: the drawn one is sent`, cause);
    return { png: await drawn(drawing, shape), headers: { 'cache-control': 'no-store' } };
  }
}

function drawn({ svg, ground }: Drawing, { pixels, fills = 0.75 }: IconShape) {
  return once([svg, { pixels, fills, ground }], async (folder) => {
    const file = path.join(folder, 'icon.svg');
    await writeFile(file, svg);
    return file;
  });
}

async function fromStorage(url: string | null, folder: string) {
  const key = storedKey(url ?? '');
  const file = path.join(folder, path.basename(key));
  await pipeline(await storage.open(key), createWriteStream(file));
  return file;
}

function once([source, shape]: [string, IconShape], fileIn: (folder: string) => Promise<string>) {
  const key = JSON.stringify([source, shape]);
  const present = made.get(key);
  if (present) return present;
  const icon = withWorkFolder(async (folder) => makeIcon(await fileIn(folder), shape));
  made.set(key, icon);
  icon.catch(() => made.delete(key));
  return icon;
}
