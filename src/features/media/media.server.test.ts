import { readdir } from 'node:fs/promises';
import path from 'node:path';
import { beforeEach, expect, test, vi } from 'vitest';
import { renditionUrl } from '../../lib/media/video.ts';
import { variantUrl } from '../../lib/media/image-url.ts';
import { imageVariants } from '../../lib/media/image-variants.ts';
import { storedKey } from '../../lib/media/media-key.ts';
import { planPdfUrl } from '../../lib/media/plan-pdf.ts';
import { variantUrls } from '../../lib/media/media-variants.ts';
import { db } from '../../platform/database/database.ts';
import { env } from '../../platform/env/env.ts';
import { MediaRefused } from '../../platform/images/process.ts';
import { storage } from '../../platform/storage/storage.ts';
import {
  canvas,
  makeFile,
  noon,
  note,
  record,
  storePhoto,
} from '../../../tests/fixtures/stored-media.ts';
import { findMedia } from './library/media-library.server.ts';
import { removeUnusedMedia } from './storage/unused-media.compose.server.ts';
import { planPdf } from '../../../tests/files/pdf.ts';
import { findImages } from '../../records/read-records.server.ts';
import { discardStored, storeVideo, storeImage } from './media.server.ts';
import { countPendingVariants, makeNextVariants } from './storage/media-variants.server.ts';

vi.setConfig({ testTimeout: 30_000 });

beforeEach(async () => {
  vi.restoreAllMocks();
  await db.deleteFrom('media').execute();
});

test('a stored picture has a random name with its size and colour, a small variant, and a row with its description', async () => {
  const [first, second] = [await storePhoto(1000), await storePhoto(1000)];
  expect(first.url).toMatch(/^\/media\/images\/partners\/[0-9a-f]{24}_1000x1250_[0-9a-f]{6}\.jpg$/);
  expect(second.url).not.toBe(first.url);
  expect(await storage.stat(storedKey(first.url))).toMatchObject({ bytes: first.bytes });

  // Pages show it instead of the much larger picture until the other variants are made.
  const small = await storage.stat(storedKey(variantUrl(first.url, 960, 'webp')));
  expect(small?.bytes).toBeGreaterThan(0);

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
  const textFile = await makeFile('words.jpg', 'only words');
  await expect(storeImage(textFile, 'projects')).rejects.toMatchObject({
    reason: 'unsupported type',
  });
  await expect(storeVideo(textFile, 'news')).rejects.toMatchObject({ reason: 'unsupported type' });
  const media = path.join(env.dataFolder, 'media');
  expect(await readdir(path.join(media, 'images')).catch(() => [])).not.toContain('projects');
  expect(await readdir(path.join(media, '.incoming'))).toEqual([]);
});

test('drawings, small pictures and films need no variants', async () => {
  const drawing = await makeFile(
    'logo.svg',
    '<svg xmlns="http://www.w3.org/2000/svg"><path d="M0 0h9"/></svg>',
  );
  const small = await makeFile('small.png', await canvas(200, 50).png().toBuffer());
  const video = path.resolve('demo/hero-loop.mp4');
  for (const stored of [
    await storeImage(drawing, 'logos'),
    await storeImage(small, 'logos'),
    await storeVideo(video, 'news'),
  ]) {
    await record(stored);
  }
  expect(await countPendingVariants()).toBe(0);
});

test('a film is stored and deleted together with its small films', async () => {
  const small = [
    { width: 960, file: path.resolve('demo/hero-loop-960.mp4') },
    { width: 480, file: path.resolve('demo/hero-loop-480.mp4') },
  ];
  const stored = await storeVideo(path.resolve('demo/hero-loop.mp4'), 'news', small);
  expect(stored.smallFilms?.map(({ width, format }) => [width, format])).toEqual([
    [480, 'mp4'],
    [960, 'mp4'],
  ]);
  await record(stored);
  const [file] = await findMedia({ urls: [stored.url] });
  expect(file?.smallFilms).toEqual(stored.smallFilms);
  for (const one of stored.smallFilms ?? []) {
    const key = storedKey(renditionUrl(stored.url, one));
    expect(await storage.stat(key)).toMatchObject({ bytes: one.bytes });
  }
  await discardStored([stored.url]);
  for (const url of variantUrls(stored.url))
    expect(await storage.exists(storedKey(url))).toBe(false);
});

test('a film with an invalid small film leaves nothing in storage', async () => {
  const [video, oversized] = [
    path.resolve('demo/hero-loop-480.mp4'),
    path.resolve('demo/hero-loop.mp4'),
  ];
  const filesBefore = await videoFiles();
  for (const file of [oversized, await makeFile('words.mp4', 'only words')])
    await expect(storeVideo(video, 'news', [{ width: 480, file }])).rejects.toThrow(MediaRefused);
  expect(await videoFiles()).toEqual(filesBefore);
});

test('deleting a picture deletes its variants', async () => {
  const stored = await storePhoto();
  await record(stored);
  await makeNextVariants(noon);
  await discardStored([stored.url]);
  const names = await readdir(path.join(env.dataFolder, 'media/images/partners'));
  expect(names.filter((name) => stored.url.includes(name))).toEqual([]);
  for (const variant of imageVariants(stored.url))
    expect(await storage.exists(storedKey(variant.url))).toBe(false);
});

test('a PDF of a floor plan is stored as a picture with a PDF beside it, and deleted with it @long', async () => {
  const pdf = await makeFile('plan.pdf', await planPdf());
  const stored = await storeImage(pdf, 'plans');
  expect(stored.url).toMatch(/^\/media\/images\/plans\/[0-9a-f]{24}_2400x1800_[0-9a-f]{6}\.png$/);
  const key = storedKey(planPdfUrl(stored.url) ?? '');
  expect(await storage.stat(key)).toMatchObject({ bytes: stored.pdfBytes });
  await record(stored);
  const [file] = await findMedia({ urls: [stored.url] });
  expect(file?.pdfBytes).toBe(stored.pdfBytes);
  expect((await findImages([stored.url])).get(stored.url)?.pdfBytes).toBe(stored.pdfBytes);
  expect(variantUrls(stored.url)).toContain(planPdfUrl(stored.url));

  await removeUnusedMedia(noon);
  expect(await storage.exists(key)).toBe(true);
  await discardStored([stored.url]);
  expect(await storage.exists(key)).toBe(false);
  await expect(storeImage(pdf, 'projects')).rejects.toMatchObject({ reason: 'unsupported type' });
});

async function videoFiles() {
  return readdir(path.join(env.dataFolder, 'media/videos/news')).catch(() => []);
}
