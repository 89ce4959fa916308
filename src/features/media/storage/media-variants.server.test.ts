import path from 'node:path';
import sharp from 'sharp';
import { beforeEach, expect, test, vi } from 'vitest';
import { allVariants, imageVariants } from '../../../lib/media/image-variants.ts';
import { storedKey } from '../../../lib/media/media-key.ts';
import { db } from '../../../platform/database/database.ts';
import { log } from '../../../platform/observability/log.ts';
import { storage } from '../../../platform/storage/storage.ts';
import { makeFile, noon, record, storePhoto } from '../../../../tests/fixtures/stored-media.ts';
import { describeMedia } from '../library/media-library.server.ts';
import { storeImage } from '../media.server.ts';
import {
  countPendingVariants,
  makeNextVariants,
  startVariantMaker,
  wakeVariantMaker,
} from './media-variants.server.ts';

vi.setConfig({ testTimeout: 30_000 });

beforeEach(async () => {
  await db.deleteFrom('media').execute();
});

test('a picture waits until its first variants are generated @once', async () => {
  const stored = await storePhoto(1000);
  await record(stored);
  expect(await countPendingVariants()).toBe(1);
  expect(await makeNextVariants(noon)).toBe(true);
  expect(await countPendingVariants()).toBe(0);
  expect(await storedVariants(stored.url)).toEqual(['800.avif', '960.webp']);
  expect(await makeNextVariants(noon)).toBe(false);
});

test('the social card is made for the focal point, and again for another one @once', async () => {
  const { url, ...stored } = await storePhoto(1200);
  await record({ url, ...stored });
  while (await makeNextVariants(noon));
  expect(await storedVariants(url)).toContain('1200-30.jpg');
  const focal = { x: 0.5, y: 0.3, wide: { x: 0.5, y: 0 } };
  await describeMedia({ url, revision: 1, alt: 'A portrait', focal, posterUrl: null }, 'editor');
  while (await makeNextVariants(noon));
  expect(await storedVariants(url)).toContain('1200-0.jpg');
});

test('generating variants does not change the content version', async () => {
  await record(await storePhoto());
  const versionBefore = await db.selectFrom('contentVersion').selectAll().executeTakeFirst();
  await makeNextVariants(noon);
  expect(await db.selectFrom('contentVersion').selectAll().executeTakeFirst()).toEqual(
    versionBefore,
  );
});

test('a picture of a release that measured nothing is measured, and then pages are rendered again', async () => {
  const [stored, later] = [await storePhoto(), await storePhoto()];
  for (const photo of [stored, later]) await record(photo);
  await db.updateTable('media').set({ variantsReady: 1, luminance: null }).execute();
  const version = await contentVersionInDatabase();
  expect(await makeNextVariants(noon)).toBe(true);
  expect(await contentVersionInDatabase()).toBe(version);
  expect(await makeNextVariants(noon)).toBe(true);
  expect(await contentVersionInDatabase()).toBe(version + 1);
  const rows = await db.selectFrom('media').select('luminance').execute();
  expect(rows).toEqual([{ luminance: stored.luminance }, { luminance: later.luminance }]);
  expect(await makeNextVariants(noon)).toBe(false);
});

test('pages are rendered again, too, if the last picture to be measured is lost', async () => {
  const [photo, lost] = [await storePhoto(), await storePhoto()];
  for (const stored of [photo, lost]) await record(stored);
  await db.updateTable('media').set({ variantsReady: 1, luminance: null }).execute();
  await storage.delete(storedKey(lost.url));
  const error = vi.spyOn(log, 'error').mockReturnValue();
  const version = await contentVersionInDatabase();
  for (const minute of [0, 0, 2, 4]) await makeNextVariants(new Date(minutesAfterNoon(minute)));
  error.mockRestore();
  expect(await contentVersionInDatabase()).toBe(version + 1);
});

test('a drawing and an animation are not measured for ever', async () => {
  const logo =
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9"><path d="M0 0h9v9z"/></svg>';
  await record(await storeImage(await makeFile('logo.svg', logo), 'logos'));
  const frames = await Promise.all(
    ['#ffffff', '#fefefe'].map((background) =>
      sharp({ create: { width: 600, height: 400, channels: 3, background } })
        .png()
        .toBuffer(),
    ),
  );
  const animation = await sharp(frames, { join: { animated: true } })
    .gif()
    .toBuffer();
  await record(await storeImage(await makeFile('loop.gif', animation), 'heroes'));
  const uploaded = await luminances();
  expect(uploaded).toEqual([expect.stringMatching(/^(f[ef])+$/), '']);
  await db.updateTable('media').set({ luminance: null }).execute();
  while (await makeNextVariants(noon));
  expect(await luminances()).toEqual(uploaded);
});

test('two workers never claim the same picture', async () => {
  const stored = await storePhoto(1000);
  await record(stored);
  const put = vi.spyOn(storage, 'put');
  const claims = await Promise.all([makeNextVariants(noon), makeNextVariants(noon)]);
  expect(claims.filter(Boolean)).toHaveLength(1);
  expect(put).toHaveBeenCalledOnce();
  put.mockRestore();
});

test('a picture whose worker died is claimed again after its lease', async () => {
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

test('a picture that cannot be processed is tried three times, logged once, and does not block others', async () => {
  const broken = await storePhoto();
  await storage.delete(storedKey(broken.url));
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

test('the worker retries after a start, and runs as soon as it is woken', async () => {
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

test('a stopped worker releases its picture @once', async () => {
  // Large enough to be at work when it is stopped.
  await record(await storePhoto(1000));
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

test('the worker survives a database failure', async () => {
  const error = vi.spyOn(log, 'error').mockReturnValue();
  const failure = vi.spyOn(db, 'updateTable').mockImplementation(() => {
    throw new Error('away');
  });
  const maker = startVariantMaker();
  await vi.waitFor(() => expect(error).toHaveBeenCalledOnce());
  failure.mockRestore();
  await record(await storePhoto());
  wakeVariantMaker();
  await vi.waitFor(async () => expect(await countPendingVariants()).toBe(0), { timeout: 20_000 });
  await maker.stop();
  error.mockRestore();
});

test('variants of a picture deleted in the meantime are not kept @once', async () => {
  const stored = await storePhoto(1000);
  await record(stored);
  const making = makeNextVariants(noon);
  await vi.waitFor(async () => expect(await leases()).not.toEqual([null]));
  await db.deleteFrom('media').execute();
  await making;
  for (const variant of imageVariants(stored.url))
    expect(await storage.exists(storedKey(variant.url))).toBe(false);
});

async function storedVariants(url: string) {
  const names: string[] = [];
  for (const variant of allVariants(url)) {
    if (await storage.exists(storedKey(variant.url))) names.push(path.basename(variant.url));
  }
  return names;
}

async function leases() {
  const rows = await db.selectFrom('media').select('variantsLease').execute();
  return rows.map((row) => row.variantsLease);
}

function minutesAfterNoon(minutes: number) {
  return new Date(noon.getTime() + minutes * 60_000).toISOString();
}

async function luminances() {
  const rows = await db.selectFrom('media').select(['url', 'luminance']).execute();
  return rows.map(({ luminance }) => luminance ?? 'none').toSorted((a, b) => b.length - a.length);
}

async function contentVersionInDatabase() {
  const row = await db.selectFrom('contentVersion').select('version').executeTakeFirstOrThrow();
  return row.version;
}
