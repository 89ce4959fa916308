import { mkdtemp, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { beforeEach, expect, test, vi } from 'vitest';
import { dayMs } from '../../../lib/time/durations.ts';
import { mediaUrl, storedKey } from '../../../lib/media/media-key.ts';
import {
  changeContent,
  contentVersion,
  readContentVersion,
} from '../../../platform/database/content.ts';
import { db } from '../../../platform/database/database.ts';
import { env } from '../../../platform/env/env.ts';
import { log } from '../../../platform/observability/log.ts';
import { storage } from '../../../platform/storage/storage.ts';
import { noteOn } from '../../../../tests/fixtures/media.ts';
import { partnerRecords } from '../../partners/partners.server.ts';
import { demoPartners } from '../../partners/partners.demo.ts';
import { recordMedia } from '../media.server.ts';
import { removeUnusedMedia } from './unused-media.compose.server.ts';

const [ingrid] = demoPartners;
const drawing = path.join(await mkdtemp(path.join(tmpdir(), 'unused-')), 'logo.svg');
await writeFile(drawing, '<svg xmlns="http://www.w3.org/2000/svg"><path d="M0 0h9"/></svg>');

let number = 0;

vi.spyOn(log, 'info').mockReturnValue();

beforeEach(async () => {
  for (const table of ['notes', 'versions', 'partners', 'media'] as const)
    await db.deleteFrom(table).execute();
  for await (const { key } of storage.list()) await storage.delete(key);
});

test('an unsaved upload loses its row after 31 days and its file a day later', async () => {
  const url = await upload();
  await removeUnusedMedia(daysFromNow(30.9));
  expect(await isSaved(url)).toEqual({ row: true, file: true });
  await removeUnusedMedia(daysFromNow(31.1));
  expect(await isSaved(url)).toEqual({ row: false, file: true });
  await removeUnusedMedia(daysFromNow(32.1));
  expect(await isSaved(url)).toEqual({ row: false, file: false });
});

test('a file takes its notes along', async () => {
  const url = await upload();
  for (const on of [url, '/media/images/logos/another.svg'])
    await db.insertInto('notes').values(noteOn(on)).execute();
  await removeUnusedMedia(daysFromNow(30.9));
  expect(await db.selectFrom('notes').select('id').execute()).toHaveLength(2);
  await removeUnusedMedia(daysFromNow(31.1));
  expect(await db.selectFrom('notes').select('recordId').execute()).toEqual([
    { recordId: '/media/images/logos/another.svg' },
  ]);
});

test('a file is kept while a record, a version or the bin references it', async () => {
  const [logo, former] = [await upload(), await upload()];
  const partner = await add({ logoUrl: former });
  const { id } = partner;
  await partnerRecords.save({ ...draft(partner), id, revision: 1, logoUrl: logo }, 'editor');
  await removeUnusedMedia(daysFromNow(100));
  expect(await isSaved(logo)).toEqual({ row: true, file: true });
  expect(await isSaved(former)).toEqual({ row: true, file: true });
  await partnerRecords.remove({ id, revision: 2 }, 'editor');
  await removeUnusedMedia(daysFromNow(200));
  expect(await isSaved(logo)).toEqual({ row: true, file: true });
});

test('the 31 days begin when the last version with the file is deleted', async () => {
  const url = await upload();
  await add({ logoUrl: url });
  await removeUnusedMedia(daysFromNow(100));
  await db.deleteFrom('partners').execute();
  await db.deleteFrom('versions').execute();
  await removeUnusedMedia(daysFromNow(101));
  await removeUnusedMedia(daysFromNow(131.9));
  expect(await isSaved(url)).toEqual({ row: true, file: true });
  await removeUnusedMedia(daysFromNow(132.1));
  expect(await isSaved(url)).toEqual({ row: false, file: true });
});

test('a file selected again on its last day is kept', async () => {
  const url = await upload();
  await add({ logoUrl: url });
  await removeUnusedMedia(daysFromNow(31.1));
  expect(await isSaved(url)).toEqual({ row: true, file: true });
  expect(await findUnusedSince(url)).toBeNull();
});

test('a poster is kept as long as its film', async () => {
  const poster = await upload();
  const video = await upload(poster);
  await add({ bio: `<video src="${video}">` });
  await removeUnusedMedia(daysFromNow(100));
  expect(await isSaved(poster)).toEqual({ row: true, file: true });
  await db.deleteFrom('versions').execute();
  await db
    .updateTable('media')
    .set({ unreferencedSince: daysFromNow(50).toISOString() })
    .where('url', '=', video)
    .execute();
  await removeUnusedMedia(daysFromNow(101));
  expect(await isSaved(video)).toEqual({ row: false, file: true });
  await removeUnusedMedia(daysFromNow(133));
  expect(await isSaved(poster)).toEqual({ row: false, file: true });
});

test('a file without a row is deleted after a day, but not a variant of one with a row', async () => {
  const [stray, fresh] = [await store(), await store()];
  await age(stray, 1.1);
  const referencedUrl = await upload();
  const photo = 'images/news/3d4bec6537088bd45d9880f6_1200x1500_a29a8c';
  for (const key of [`${photo}.jpg`, `${photo}/480.webp`]) await storage.put(key, drawing);
  await db
    .updateTable('media')
    .set({ url: mediaUrl(`${photo}.jpg`) })
    .execute();
  for (const url of [referencedUrl, mediaUrl(`${photo}.jpg`), mediaUrl(`${photo}/480.webp`)])
    await age(url, 50);
  await removeUnusedMedia(new Date());
  expect(await storage.exists(storedKey(stray))).toBe(false);
  expect(await storage.exists(storedKey(fresh))).toBe(true);
  expect(await storage.exists(storedKey(referencedUrl))).toBe(false);
  expect(await storage.exists(`${photo}.jpg`)).toBe(true);
  expect(await storage.exists(`${photo}/480.webp`)).toBe(true);
});

test('storage full of unknown files is left alone', async () => {
  const error = vi.spyOn(log, 'error').mockReturnValue();
  const urls = await Promise.all(Array.from({ length: 21 }, store));
  for (const url of urls) await age(url, 2);
  await removeUnusedMedia(new Date());
  expect(error).toHaveBeenCalledExactlyOnceWith(expect.stringContaining('21 files'));
  for (const url of urls) expect(await storage.exists(storedKey(url))).toBe(true);
  error.mockRestore();
});

test('deleting unused files does not change the content version', async () => {
  await upload();
  await readContentVersion();
  const version = contentVersion();
  await removeUnusedMedia(daysFromNow(40));
  await readContentVersion();
  expect(contentVersion()).toBe(version);
});

async function store(extension = 'svg') {
  const name = String(++number).padStart(24, '0');
  const key = extension === 'svg' ? `images/logos/${name}.svg` : `videos/news/${name}.mp4`;
  await storage.put(key, drawing);
  return mediaUrl(key);
}

async function upload(posterUrl?: string) {
  const kind = posterUrl === undefined ? 'image' : 'video';
  const url = await store(kind === 'image' ? 'svg' : 'mp4');
  const note = { alt: '', focal: { x: 0.5, y: 0.5 }, name: '', posterUrl, editor: 'editor' };
  await recordMedia(db, { url, kind, bytes: 1, needsVariants: false }, note);
  return url;
}

async function age(url: string, days: number) {
  const time = daysFromNow(-days);
  await utimes(path.join(env.dataFolder, 'media', storedKey(url)), time, time);
}

async function add(change: object) {
  if (!ingrid) throw new Error('The cast is empty');
  const input = { ...ingrid, imageUrl: null, logoUrl: null, slug: `ingrid-${++number}`, ...change };
  return changeContent((tx) => partnerRecords.add(tx, input, 'editor'));
}

function draft({
  id: _id,
  displayOrder: _order,
  revision: _revision,
  updatedAt: _at,
  ...text
}: Awaited<ReturnType<typeof add>>) {
  return text;
}

async function isSaved(url: string) {
  return {
    row: (await findUnusedSince(url)) !== undefined,
    file: await storage.exists(storedKey(url)),
  };
}

async function findUnusedSince(url: string) {
  const row = await db
    .selectFrom('media')
    .select('unreferencedSince')
    .where('url', '=', url)
    .executeTakeFirst();
  return row?.unreferencedSince;
}

function daysFromNow(days: number) {
  return new Date(Date.now() + days * dayMs);
}
