import { mkdtemp, readdir, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import sharp from 'sharp';
import { beforeEach, expect, test, vi } from 'vitest';
import { imageVariants } from '../../lib/image-variants.ts';
import { db } from '../../platform/database.ts';
import { env } from '../../platform/env.ts';
import { log } from '../../platform/log.ts';
import { storage } from '../../platform/storage.ts';
import {
  countPendingVariants,
  discardStored,
  makeNextVariants,
  recordMedia,
  startVariantMaker,
  storeFilm,
  storeImage,
  wakeVariantMaker,
  type StoredFile,
} from './media.server.ts';

vi.setConfig({ testTimeout: 30_000 });

const note = { alt: 'Sculpted portrait', focal: { x: 0.5, y: 0.3 }, editor: 'editor' };
const noon = new Date('2026-11-21T12:00:00Z');

beforeEach(async () => {
  await db.deleteFrom('media').execute();
});

test('a stored picture is named at random, with its size and colour, and recorded as told', async () => {
  const [first, second] = [await storePhoto(), await storePhoto()];
  expect(first.url).toMatch(/^\/media\/images\/partners\/[0-9a-f]{24}_1000x1250_[0-9a-f]{6}\.jpg$/);
  expect(second.url).not.toBe(first.url);
  expect(await storage.stat(keyOf(first.url))).toMatchObject({ bytes: first.bytes });

  await record(first);
  const row = await db.selectFrom('media').selectAll().executeTakeFirstOrThrow();
  expect(row).toMatchObject({
    url: first.url,
    kind: 'image',
    bytes: first.bytes,
    alt: note.alt,
    focalY: 0.3,
  });
  expect(row).toMatchObject({ createdBy: 'editor', variantsReady: 0 });
});

test('a refused file leaves nothing in storage', async () => {
  const words = await fileOf('words.jpg', 'only words');
  await expect(storeImage(words, 'projects')).rejects.toMatchObject({ reason: 'unsupported type' });
  await expect(storeFilm(words, 'news')).rejects.toMatchObject({ reason: 'unsupported type' });
  const media = path.join(env.dataFolder, 'media');
  expect(await readdir(path.join(media, 'images')).catch(() => [])).not.toContain('projects');
  expect(await readdir(path.join(media, '.incoming'))).toEqual([]);
});

test('drawings, small pictures and films are ready at once', async () => {
  const drawing = await fileOf(
    'logo.svg',
    '<svg xmlns="http://www.w3.org/2000/svg"><path d="M0 0h9"/></svg>',
  );
  const small = await fileOf('small.png', await canvas(200, 50).png().toBuffer());
  const film = await fileOf('film.mp4', Buffer.from('\0\0\0\x18ftypisom\0\0\x02\0isommp41'));
  for (const stored of [
    await storeImage(drawing, 'logos'),
    await storeImage(small, 'logos'),
    await storeFilm(film, 'news'),
  ]) {
    await record(stored);
  }
  expect(await countPendingVariants()).toBe(0);
});

test('a picture waits until its variants are made', async () => {
  const stored = await storePhoto();
  await record(stored);
  expect(await countPendingVariants()).toBe(1);
  expect(await makeNextVariants(noon)).toBe(true);
  expect(await countPendingVariants()).toBe(0);
  for (const variant of imageVariants(stored.url))
    expect(await storage.exists(keyOf(variant.url))).toBe(true);
  expect(await makeNextVariants(noon)).toBe(false);
});

test('making variants leaves the content version alone', async () => {
  await record(await storePhoto());
  const before = await db.selectFrom('contentVersion').selectAll().executeTakeFirst();
  await makeNextVariants(noon);
  expect(await db.selectFrom('contentVersion').selectAll().executeTakeFirst()).toEqual(before);
});

test('two makers never take the same picture', async () => {
  const stored = await storePhoto();
  await record(stored);
  const put = vi.spyOn(storage, 'put');
  const taken = await Promise.all([makeNextVariants(noon), makeNextVariants(noon)]);
  expect(taken.filter(Boolean)).toHaveLength(1);
  expect(put).toHaveBeenCalledTimes(imageVariants(stored.url).length);
  put.mockRestore();
});

test('a picture whose maker died is taken again when its lease has run out', async () => {
  const stored = await storePhoto();
  await record(stored);
  await db
    .updateTable('media')
    .set({ variantsLease: minutesAfterNoon(10), variantsTries: 1 })
    .execute();
  expect(await makeNextVariants(noon)).toBe(false);
  expect(await makeNextVariants(new Date(minutesAfterNoon(11)))).toBe(true);
  expect(await countPendingVariants()).toBe(0);
});

test('a picture that cannot be made is tried three times, logged once, and holds up no other', async () => {
  const broken = await storePhoto();
  await storage.delete(keyOf(broken.url));
  await record(broken);
  await record(await storePhoto());
  const error = vi.spyOn(log, 'error').mockReturnValue();

  for (const minute of [0, 0, 0, 2, 4, 6, 8])
    await makeNextVariants(new Date(minutesAfterNoon(minute)));
  expect(
    await db
      .selectFrom('media')
      .select(['url', 'variantsTries'])
      .where('variantsReady', '=', 0)
      .execute(),
  ).toEqual([{ url: broken.url, variantsTries: 3 }]);
  expect(error).toHaveBeenCalledExactlyOnceWith(
    expect.stringContaining(broken.url),
    expect.anything(),
  );
  error.mockRestore();
});

test('the maker tries again after a start, and works as soon as it is woken', async () => {
  const stored = await storePhoto();
  await record(stored);
  await db.updateTable('media').set({ variantsTries: 3 }).execute();
  const maker = startVariantMaker();
  await vi.waitFor(async () => expect(await countPendingVariants()).toBe(0), { timeout: 20_000 });
  await record(await storePhoto());
  wakeVariantMaker();
  await vi.waitFor(async () => expect(await countPendingVariants()).toBe(0), { timeout: 20_000 });
  await maker.stop();
});

test('a maker that is stopped at work gives its picture back', async () => {
  await record(await storePhoto());
  const maker = startVariantMaker();
  await vi.waitFor(async () => expect(await leases()).not.toEqual([null]));
  await maker.stop();
  expect(
    await db
      .selectFrom('media')
      .select(['variantsReady', 'variantsTries', 'variantsLease'])
      .execute(),
  ).toEqual([{ variantsReady: 0, variantsTries: 0, variantsLease: null }]);
});

test('the maker outlives a database that is away', async () => {
  const error = vi.spyOn(log, 'error').mockReturnValue();
  const away = vi.spyOn(db, 'updateTable').mockImplementation(() => {
    throw new Error('away');
  });
  const maker = startVariantMaker();
  await vi.waitFor(() => expect(error).toHaveBeenCalledOnce());
  away.mockRestore();
  await record(await storePhoto());
  wakeVariantMaker();
  await vi.waitFor(async () => expect(await countPendingVariants()).toBe(0), { timeout: 20_000 });
  await maker.stop();
  error.mockRestore();
});

test('discarding removes a picture with its variants', async () => {
  const stored = await storePhoto();
  await record(stored);
  await makeNextVariants(noon);
  await discardStored([stored.url]);
  const names = await readdir(path.join(env.dataFolder, 'media/images/partners'));
  expect(names.filter((name) => stored.url.includes(name))).toEqual([]);
  for (const variant of imageVariants(stored.url))
    expect(await storage.exists(keyOf(variant.url))).toBe(false);
});

test('variants of a picture that was discarded meanwhile are not kept', async () => {
  const stored = await storePhoto();
  await record(stored);
  const making = makeNextVariants(noon);
  await vi.waitFor(async () => expect(await leases()).not.toEqual([null]));
  await db.deleteFrom('media').execute();
  await making;
  for (const variant of imageVariants(stored.url))
    expect(await storage.exists(keyOf(variant.url))).toBe(false);
});

async function storePhoto() {
  return storeImage(
    await fileOf('photo.jpg', await canvas(1000, 1250).jpeg().toBuffer()),
    'partners',
  );
}

async function record(stored: StoredFile) {
  await db.transaction().execute((tx) => recordMedia(tx, stored, note));
}

async function leases() {
  const rows = await db.selectFrom('media').select('variantsLease').execute();
  return rows.map((row) => row.variantsLease);
}

function minutesAfterNoon(minutes: number) {
  return new Date(noon.getTime() + minutes * 60_000).toISOString();
}

function keyOf(url: string) {
  return url.replace('/media/', '');
}

function canvas(width: number, height: number) {
  return sharp({ create: { width, height, channels: 3, background: '#a29a8c' } });
}

async function fileOf(name: string, content: string | Uint8Array) {
  const file = path.join(await mkdtemp(path.join(tmpdir(), 'media-')), name);
  await writeFile(file, content);
  return file;
}
