import { glob, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import sharp from 'sharp';
import { db } from '../../src/platform/database/database.ts';
import { env } from '../../src/platform/env/env.ts';
import { prepareData } from '../../src/start-up.ts';

/** Of the pixels of a side: browsers take longer to unpack photographs than for all else on a page. */
const retainedShare = 0.25;

/**
 * Fills the folder DATA_DIR as a first start does, but has no variants of pictures made: visitors then get the picture
 * itself, a small one. The lease keeps variants from being made when they are asked for.
 */
await prepareData();
await db
  .updateTable('media')
  .set({ variantsReady: 1, variantsLease: '9999-12-31T00:00:00.000Z' })
  .execute();
const media = path.join(env.dataFolder, 'media');
for await (const file of glob(path.join(media, '**/*.jpg'))) {
  const bytes = await shrink(file);
  const url = `/media/${path.relative(media, file).replaceAll(path.sep, '/')}`;
  await db.updateTable('media').set({ bytes }).where('url', '=', url).execute();
}
await db.destroy();

async function shrink(file: string) {
  const image = sharp(await readFile(file));
  const { width } = await image.metadata();
  const small = image.resize(Math.ceil(width * retainedShare)).jpeg({ quality: 60 });
  const data = await small.toBuffer();
  await writeFile(file, data);
  return data.length;
}
