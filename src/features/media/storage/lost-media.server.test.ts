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
import { countPendingVariants, makeNextVariants } from './media-variants.server.ts';

const noon = new Date('2026-11-21T12:00:00Z');

const info = vi.spyOn(log, 'info').mockImplementation(() => {});
const error = vi.spyOn(log, 'error').mockImplementation(() => {});

beforeEach(async () => {
  await db.deleteFrom('media').execute();
  info.mockClear();
  error.mockClear();
});
afterAll(() => vi.restoreAllMocks());

test('a missing variant is regenerated, and the others stay unchanged', async () => {
  const { lost, other } = await storeTestImage();
  await makeNextVariants(noon);
  await storage.delete(lost);
  const statBefore = await storage.stat(other);
  await handleMissingFile(lost);
  expect(await countPendingVariants()).toBe(1);
  expect(info).toHaveBeenCalledOnce();
  await makeNextVariants(noon);
  expect(await storage.exists(lost)).toBe(true);
  expect(await storage.stat(other)).toEqual(statBefore);
});

test('missing variants are looked up once an hour, however many requests there are', async () => {
  const { lost, other } = await storeTestImage();
  await db.updateTable('media').set({ variantsReady: 1 }).execute();
  const exists = vi.spyOn(storage, 'exists');
  const now = Date.now();
  await Promise.all([lost, other, lost].map((key) => handleMissingFile(key, now)));
  await handleMissingFile(other, now + hourMs - 1);
  expect(exists).toHaveBeenCalledOnce();
  await handleMissingFile(lost, now + hourMs);
  expect(exists).toHaveBeenCalledTimes(2);
  exists.mockRestore();
});

test('waiting variants are left to the variant maker', async () => {
  const { lost, url } = await storeTestImage();
  const lease = new Date(Date.now() + hourMs).toISOString();
  await db.updateTable('media').set({ variantsTries: 2, variantsLease: lease }).execute();
  await handleMissingFile(lost);
  const row = await db.selectFrom('media').selectAll().where('url', '=', url).executeTakeFirst();
  expect(row).toMatchObject({ variantsReady: 0, variantsTries: 2, variantsLease: lease });
});

test('a missing original is logged once', async () => {
  const { key, lost, url } = await storeTestImage();
  await storage.delete(key);
  const now = Date.now();
  await handleMissingFile(key, now);
  await handleMissingFile(lost, now + hourMs);
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
  const [lost = '', other = ''] = imageVariants(stored.url).map(({ url }) => storedKey(url));
  return { url: stored.url, key: storedKey(stored.url), lost, other };
}
