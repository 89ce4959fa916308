import { mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import sharp from 'sharp';
import { afterAll, beforeEach, expect, test, vi } from 'vitest';
import { hourMs } from '../../../lib/time/durations.ts';
import { imageVariants } from '../../../lib/media/image-variants.ts';
import { storedKey } from '../../../lib/media/media-key.ts';
import { db } from '../../../platform/database/database.ts';
import { log } from '../../../platform/observability/log.ts';
import { storage } from '../../../platform/storage/storage.ts';
import { handleMissingFile } from './lost-media.server.ts';
import { recordMedia, storeImage } from '../media.server.ts';
import { makeNextVariants } from './media-variants.server.ts';

const noon = new Date('2026-11-21T12:00:00Z');

const info = vi.spyOn(log, 'info').mockImplementation(() => {});
const error = vi.spyOn(log, 'error').mockImplementation(() => {});

beforeEach(async () => {
  await db.deleteFrom('media').execute();
  info.mockClear();
  error.mockClear();
});
afterAll(() => vi.restoreAllMocks());

test('a variant that nobody asked for before is made alone, of the width and in the format asked for @once', async () => {
  const { asked, other } = await storeTestImage();
  await makeNextVariants(noon);
  expect(await storage.exists(asked)).toBe(false);
  await handleMissingFile(asked);
  expect(await storage.exists(asked)).toBe(true);
  expect(await storage.exists(other)).toBe(false);
});

test('all that are asked for at once are made, one after another', async () => {
  const { asked, other } = await storeTestImage();
  await Promise.all([asked, other, asked].map((key) => handleMissingFile(key)));
  expect(await storage.exists(asked)).toBe(true);
  expect(await storage.exists(other)).toBe(true);
});

test('a missing file is looked up once an hour, however many requests there are', async () => {
  const { key, asked } = await storeTestImage();
  await storage.delete(key);
  const exists = vi.spyOn(storage, 'exists');
  const now = Date.now();
  await Promise.all([asked, asked, asked].map((one) => handleMissingFile(one, now)));
  await handleMissingFile(asked, now + hourMs - 1);
  expect(exists).toHaveBeenCalledOnce();
  await handleMissingFile(asked, now + hourMs);
  expect(exists).toHaveBeenCalledTimes(2);
  exists.mockRestore();
});

test('a picture whose variants are being made is left to the variant maker', async () => {
  const { asked } = await storeTestImage();
  const lease = new Date(Date.now() + hourMs).toISOString();
  await db.updateTable('media').set({ variantsTries: 2, variantsLease: lease }).execute();
  await handleMissingFile(asked);
  expect(await storage.exists(asked)).toBe(false);
});

test('a variant of a picture that was deleted meanwhile is not kept', async () => {
  const { asked, url } = await storeTestImage();
  const put = vi.spyOn(storage, 'put').mockImplementationOnce(async (...args) => {
    await db.deleteFrom('media').where('url', '=', url).execute();
    return storage.put(...args);
  });
  await handleMissingFile(asked);
  expect(put).toHaveBeenCalled();
  expect(await storage.exists(asked)).toBe(false);
  put.mockRestore();
});

test('a missing original is logged once', async () => {
  const { key, asked, url } = await storeTestImage();
  await storage.delete(key);
  const now = Date.now();
  await handleMissingFile(key, now);
  await handleMissingFile(asked, now + hourMs);
  expect(error).toHaveBeenCalledExactlyOnceWith(
    `${url} is missing from storage: restore it from a backup`,
  );
});

test('a missing file without a row is not logged', async () => {
  await handleMissingFile('images/news/eeeeeeeeeeeeeeeeeeeeeeee_1000x800_a29a8c.jpg');
  await handleMissingFile('images/logos/eeeeeeeeeeeeeeeeeeeeeeee.svg');
  expect(error).not.toHaveBeenCalled();
});

async function storeTestImage() {
  const file = path.join(await mkdtemp(path.join(tmpdir(), 'lost-')), 'photo.jpg');
  await sharp({ create: { width: 600, height: 400, channels: 3, background: '#888' } })
    .jpeg()
    .toFile(file);
  const stored = await storeImage(file, 'news');
  const note = { alt: '', focal: { x: 0.5, y: 0.5 }, name: 'photo.jpg', editor: 'editor' };
  await recordMedia(db, stored, note);
  const [asked = '', other = ''] = imageVariants(stored.url).map(({ url }) => storedKey(url));
  return { url: stored.url, key: storedKey(stored.url), asked, other };
}
