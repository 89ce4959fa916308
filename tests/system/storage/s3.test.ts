import { createHash } from 'node:crypto';
import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, afterEach, beforeEach, expect, inject, test } from 'vitest';
import type { Storage } from '../../../src/platform/storage/contract.ts';
import { storageOnS3 } from '../../../src/platform/storage/s3.ts';
import { freePort } from '../../sites/free-port.ts';
import { startS3 } from '../../sites/s3-server.ts';
import { runProgram, startProgram } from '../sites/program.ts';
import {
  copyDemoData,
  endSites,
  health,
  launchSite,
  startSite,
  stopSite,
  until,
} from '../sites/site.ts';
import { photo } from '../sites/upload-bodies.ts';
import { signInAdministrator, uploadAs, messages } from '../sites/uploader.ts';

let s3: Awaited<ReturnType<typeof startS3>>;
let bucket: Storage;

beforeEach(async () => {
  s3 = await startS3();
  bucket = storageOnS3(s3.settings);
});
afterEach(() => s3.stop());
afterAll(endSites);

test('a site on S3 keeps its media there and nowhere else, and outlives its absence @long', async () => {
  const DATA_DIR = await copyDemoData(inject('demoData'));
  const settings = { ...s3.environment, DATA_DIR };
  const media = path.join(DATA_DIR, 'media');
  for (const key of await storedOnDisk(DATA_DIR))
    if (!/^videos\/|\/projects\//.test(key)) await bucket.put(key, path.join(media, key));
  await rm(media, { recursive: true });
  const site = await startSite(settings);
  const page = await (await fetch(`${site.origin}/partners`)).text();
  const images = [...page.matchAll(/src="(\/media\/[^"]+)"/g)].map(([, url]) => url);
  const [, profile = ''] = /href="(\/partners\/[^"]+)"/.exec(page) ?? [];
  expect(images.length).toBeGreaterThan(3);
  for (const url of images) {
    const response = await fetch(site.origin + url);
    expect(response.status).toBe(200);
    expect(response.headers.get('content-type')).toMatch(/^image\//);
    expect((await response.bytes()).length).toBeGreaterThan(100);
    expect(await bucket.exists(String(url).slice('/media/'.length))).toBe(true);
  }
  expect(await storedOnDisk(site.dataFolder)).toEqual([]);

  s3.answerBy((_request, response) => response.destroy());
  const image = site.origin + images[0];
  const away = await fetch(image);
  expect(away.status).toBe(503);
  expect(away.headers.get('cache-control')).toBe('no-store');
  expect((await fetch(site.origin + profile)).status).toBe(200);
  expect(await health(site)).toMatchObject({ ready: true });
  const editor = await signInAdministrator(site);
  expect(await uploadAs(editor, { body: photo })).toEqual({
    status: 503,
    message: messages.storeAway,
  });
  s3.answerBy();
  expect((await uploadAs(editor, { body: photo })).status).toBe(201);
  expect((await fetch(image)).status).toBe(200);
  expect(await stopSite(site)).toBe(0);
  expect(site.said()).not.toContain(s3.settings.secretAccessKey);
});

test('a first start on S3 stores its pictures there and nowhere else @long', async () => {
  const site = await startSite(s3.environment);
  expect((await listContents(bucket)).size).toBeGreaterThan(20);
  expect(await storedOnDisk(site.dataFolder)).toEqual([]);
  await stopSite(site);
});

test('a site whose store is set up wrong ends the start with one line', async () => {
  const wrong = await launchSite({ ...s3.environment, S3_BUCKET: 'elsewhere' });
  expect(await wrong.exitCode).toBe(1);
  expect(wrong.said()).toMatch(/^Cannot store media: bucket elsewhere at .* refuses .*\n$/);
});

test('settings of a store that are half set end the start with one line @long', async () => {
  const site = await launchSite({ ...s3.environment, S3_SECRET_ACCESS_KEY: '' });
  expect(await site.exitCode).toBe(1);
  expect(site.said()).toBe('S3_SECRET_ACCESS_KEY is missing, though S3_BUCKET is set\n');
});

test('a backup holds the media of the bucket, and restores into an empty one @long', async () => {
  const world = await workOnS3();
  const made = await runProgram('scripts/backup.ts', [], world);
  expect(made.code).toBe(0);
  const file = made.said.slice(0, made.said.indexOf(': '));
  const before = await listContents(bucket);
  expect(made.said).toContain(`${before.size} files`);

  const other = await startS3();
  const fresh = { DATA_DIR: await makeFolder(), ...other.environment };
  expect(await runProgram('scripts/restore.ts', [file], fresh)).toMatchObject({ code: 0 });
  expect(await listContents(storageOnS3(other.settings))).toEqual(before);
  expect(await storedOnDisk(fresh.DATA_DIR)).toEqual([]);
  await other.stop();
});

test('a backup of a bucket restores onto a disk @long', async () => {
  const world = await workOnS3();
  const made = await runProgram('scripts/backup.ts', [], world);
  const file = made.said.slice(0, made.said.indexOf(': '));
  const before = await listContents(bucket);
  const disk = { DATA_DIR: await makeFolder() };
  expect(await runProgram('scripts/restore.ts', [file], disk)).toMatchObject({ code: 0 });
  expect(await storedOnDisk(disk.DATA_DIR)).toEqual([...before.keys()].toSorted());
});

test('a restore mends what is damaged in the bucket and sets aside what it does not name @long', async () => {
  const world = await workOnS3();
  const made = await runProgram('scripts/backup.ts', [], world);
  const before = await listContents(bucket);
  const [damaged = ''] = before.keys();
  const later = 'images/logos/zzzzzzzzzzzzzzzzzzzzzzzz.svg';
  const file = path.join(await makeFolder(), 'file');
  await writeFile(file, 'not what was');
  await bucket.delete(damaged);
  await bucket.put(damaged, file);
  await bucket.put(later, file);

  const backup = made.said.slice(0, made.said.indexOf(': '));
  const restored = await runProgram('scripts/restore.ts', [backup, '--yes'], world);
  expect(restored.code).toBe(0);
  expect(await listContents(bucket)).toEqual(before);
  const [aside = ''] = /before-restore-\S+Z/.exec(restored.said) ?? [];
  for (const key of [damaged, later]) {
    const place = path.join(world.DATA_DIR, aside.replace(/:$/, ''), 'media', key);
    expect(await readFile(place, 'utf8')).toBe('not what was');
  }
});

test('without the store no backup is made @long', async () => {
  const world = await workOnS3();
  const away = { ...world, S3_ENDPOINT: `http://127.0.0.1:${await freePort()}` };
  const { code, said } = await runProgram('scripts/backup.ts', [], away);
  expect(said).toMatch(/^Backup failed: bucket solmere at .* does not respond: .*\n$/);
  expect(code).toBe(1);
});

/** Some records with files in the bucket. */
async function workOnS3() {
  const world = { DATA_DIR: await makeFolder(), ...s3.environment };
  const staff = startProgram('tests/system/sites/busy-staff.ts', [], world);
  await until(async () => staff.said().split('\n').length > 4, 'some records are there');
  staff.child.kill('SIGTERM');
  await staff.ended;
  return world;
}

function makeFolder() {
  return mkdtemp(path.join(tmpdir(), 'on-s3-'));
}

async function listContents(storage: Storage) {
  const contents = new Map<string, string>();
  for await (const { key } of storage.list()) {
    const hash = createHash('sha256');
    for await (const chunk of await storage.open(key)) hash.update(chunk as Buffer);
    contents.set(key, hash.digest('hex'));
  }
  return contents;
}

async function storedOnDisk(dataFolder: string) {
  const root = path.join(dataFolder, 'media');
  const entries = await readdir(root, { recursive: true, withFileTypes: true }).catch(() => []);
  return entries
    .filter((entry) => entry.isFile() && !entry.parentPath.includes('.incoming'))
    .map((entry) => path.relative(root, path.join(entry.parentPath, entry.name)))
    .toSorted();
}
