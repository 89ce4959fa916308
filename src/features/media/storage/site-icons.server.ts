import { createWriteStream } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import { pipeline } from 'node:stream/promises';
import { LRUCache } from 'lru-cache';
import { storedKey } from '../../../lib/media/media-key.ts';
import { makeIcon, type IconShape } from '../../../platform/images/process.ts';
import { log } from '../../../platform/observability/log.ts';
import { storage, withWorkFolder } from '../../../platform/storage/storage.ts';

type Drawing = { svg: string; ground: string };

/** There are few icons in few sizes, and every content change requests them again. */
const icons = new LRUCache<string, Promise<Buffer>>({ max: 24 });

/**
 * The icon as PNG. Uses the company's picture if it can be decoded, on its background colour if the shape needs one;
 * otherwise the drawing on its own background. The fallback drawing must not be cached.
 */
export async function siteIconPixels(
  company: { url: string | null; ground: string },
  drawing: Drawing,
  shape: Omit<IconShape, 'ground'>,
): Promise<{ png: Buffer; headers: Record<string, string> }> {
  if (company.url === null) return { png: await drawnIcon(drawing, shape), headers: {} };
  const ground = shape.fills === undefined ? {} : { ground: company.ground };
  try {
    const png = await renderIcon([company.url, { ...shape, ...ground }], (folder) =>
      fromStorage(company.url, folder),
    );
    return { png, headers: {} };
  } catch (cause) {
    log.error(`Could not create an icon from ${company.url}; using the default one`, cause);
    return { png: await drawnIcon(drawing, shape), headers: { 'cache-control': 'no-store' } };
  }
}

function drawnIcon({ svg, ground }: Drawing, { fills = 0.75, ...size }: IconShape) {
  return renderIcon([svg, { ...size, fills, ground }], async (folder) => {
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

function renderIcon(
  [source, shape]: [string, IconShape],
  fileIn: (folder: string) => Promise<string>,
) {
  const key = JSON.stringify([source, shape]);
  const cached = icons.get(key);
  if (cached) return cached;
  const icon = withWorkFolder(async (folder) => makeIcon(await fileIn(folder), shape));
  icons.set(key, icon);
  icon.catch(() => icons.delete(key));
  return icon;
}
