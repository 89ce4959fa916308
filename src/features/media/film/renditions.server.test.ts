import path from 'node:path';
import { beforeEach, expect, test, vi } from 'vitest';
import { renditionUrl, renditionUrls } from '../../../lib/media/video.ts';
import { storedKey } from '../../../lib/media/media-key.ts';
import { contentVersion } from '../../../platform/database/content.ts';
import { db } from '../../../platform/database/database.ts';
import { MediaRefused } from '../../../platform/images/process.ts';
import { storage } from '../../../platform/storage/storage.ts';
import { findMedia } from '../library/media-library.server.ts';
import { recordMedia, storeVideo } from '../media.server.ts';
import { addRenditions } from './renditions.server.ts';

vi.setConfig({ testTimeout: 30_000 });

const noon = new Date('2026-11-21T12:00:00Z');

beforeEach(async () => {
  vi.restoreAllMocks();
  await db.deleteFrom('media').execute();
});

test('a film stored without small films can get them later, once, and its pages use them', async () => {
  const url = await storeVideoAlone();
  const version = contentVersion();
  const small = [{ width: 480, file: path.resolve('demo/hero-loop-480.mp4') }];
  const { smallFilms } = await addRenditions(url, small);
  expect(smallFilms).toMatchObject([{ width: 480, format: 'mp4' }]);
  expect(contentVersion()).toBeGreaterThan(version);
  expect(await addRenditions(url, small)).toMatchObject({ smallFilms });
  await expect(addRenditions('/media/videos/news/gone.mp4', small)).rejects.toThrow(MediaRefused);
});

test('of two concurrent additions of small films, only one takes effect', async () => {
  const url = await storeVideoAlone();
  const isOtherDone = Promise.withResolvers<void>();
  const put = storage.put.bind(storage);
  vi.spyOn(storage, 'put').mockImplementationOnce(async (key, file) => {
    await isOtherDone.promise;
    await put(key, file);
  });
  const answers = await Promise.all(
    [480, 960].map(async (width) => {
      const file = path.resolve(`demo/hero-loop-${width}.mp4`);
      const { smallFilms } = await addRenditions(url, [{ width, file }]).finally(
        isOtherDone.resolve,
      );
      return smallFilms;
    }),
  );
  const [video] = await findMedia({ urls: [url] });
  expect(video?.smallFilms).toHaveLength(1);
  for (const answer of answers) expect([[], video?.smallFilms]).toContainEqual(answer);
  const storedFiles = await filesAmong(renditionUrls(url));
  expect(storedFiles).toEqual(video?.smallFilms.map((one) => renditionUrl(url, one)));
});

test('small films that could not be stored can be added again', async () => {
  const url = await storeVideoAlone();
  const small = [480, 960].map((width) => ({
    width,
    file: path.resolve(`demo/hero-loop-${width}.mp4`),
  }));
  const put = storage.put.bind(storage);
  vi.spyOn(storage, 'put')
    .mockImplementationOnce(put)
    .mockRejectedValueOnce(new Error('The disk is full'));
  await expect(addRenditions(url, small)).rejects.toThrow('The disk is full');
  expect((await addRenditions(url, small)).smallFilms).toHaveLength(2);
});

test('an aborted addition of small films can be repeated after ten minutes', async () => {
  const url = await storeVideoAlone();
  await db.updateTable('media').set({ variantsLease: '2026-11-21T12:10:00.000Z' }).execute();
  const small = [{ width: 480, file: path.resolve('demo/hero-loop-480.mp4') }];
  expect(await addRenditions(url, small, noon)).toMatchObject({ smallFilms: [] });
  const later = new Date('2026-11-21T12:11:00Z');
  expect((await addRenditions(url, small, later)).smallFilms).toHaveLength(1);
});

async function storeVideoAlone() {
  const stored = await storeVideo(path.resolve('demo/hero-loop.mp4'), 'news');
  const note = { alt: '', focal: { x: 0.5, y: 0.5 }, name: 'hero-loop.mp4', editor: 'editor' };
  await db.transaction().execute((tx) => recordMedia(tx, stored, note));
  return stored.url;
}

async function filesAmong(urls: string[]) {
  const storedFiles: string[] = [];
  for (const url of urls) if (await storage.exists(storedKey(url))) storedFiles.push(url);
  return storedFiles;
}
