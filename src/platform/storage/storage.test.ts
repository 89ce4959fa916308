import { mkdtemp, readdir, readFile, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { text } from 'node:stream/consumers';
import { afterAll, describe, expect, test } from 'vitest';
import { startS3 } from '../../../tests/sites/s3-server.ts';
import { env } from '../env/env.ts';
import { FileMissing } from './contract.ts';
import { storageOnDisk } from './disk.ts';
import { storageOnS3 } from './s3.ts';
import { KeyTaken } from './storage.ts';

const incoming = path.join(env.dataFolder, 'media/.incoming');

const s3 = await startS3();
afterAll(() => s3.stop());

const stores = [
  ['disk', storageOnDisk()],
  ['S3', storageOnS3(s3.settings)],
  ['S3 below a prefix', storageOnS3({ ...s3.settings, prefix: 'sites/solmere/' })],
] as const;

describe.each(stores)('on %s', (_name, storage) => {
  test('a stored file is read back whole and in parts', async () => {
    const key = 'images/logos/aaaaaaaaaaaaaaaaaaaaaaaa.svg';
    await storage.put(key, await makeFile('0123456789'));
    expect(await storage.stat(key)).toMatchObject({ bytes: 10, modified: expect.any(Date) });
    expect(await storage.exists(key)).toBe(true);
    expect(await text(await storage.open(key))).toBe('0123456789');
    expect(await text(await storage.open(key, { start: 2, end: 4 }))).toBe('234');
    expect(await text(await storage.open(key, { start: 9, end: 9 }))).toBe('9');
  });

  test('a key is never stored twice', async () => {
    const key = 'images/logos/bbbbbbbbbbbbbbbbbbbbbbbb.svg';
    const puts = ['first', 'second', 'third'].map(async (content) =>
      storage.put(key, await makeFile(content)),
    );
    const settled = await Promise.allSettled(puts);
    const refusals = settled
      .filter((outcome) => outcome.status === 'rejected')
      .map((outcome) => outcome.reason as unknown);
    expect(refusals).toEqual([expect.any(KeyTaken), expect.any(KeyTaken)]);
    expect(['first', 'second', 'third']).toContain(await text(await storage.open(key)));
    await expect(storage.put(key, await makeFile('late'))).rejects.toThrow(KeyTaken);
  });

  test('storing leaves the source in place and nothing else behind', async () => {
    const file = await makeFile('kept');
    await storage.put('images/logos/cccccccccccccccccccccccc.svg', file);
    await expect(
      storage.put('images/logos/dddddddddddddddddddddddd.svg', `${file}.missing`),
    ).rejects.toThrow(/ENOENT/);
    expect(await readFile(file, 'utf8')).toBe('kept');
    expect(await storage.exists('images/logos/dddddddddddddddddddddddd.svg')).toBe(false);
    expect(await readdir(incoming).catch(() => [])).toEqual([]);
  });

  test('a deleted file is gone, and deleting it again is not an error', async () => {
    const key = 'images/logos/eeeeeeeeeeeeeeeeeeeeeeee.svg';
    await storage.put(key, await makeFile('short life'));
    await storage.delete(key);
    await storage.delete(key);
    expect(await storage.stat(key)).toBeUndefined();
    expect(await storage.exists(key)).toBe(false);
    await expect(storage.open(key)).rejects.toThrow(FileMissing);
    await expect(storage.open(key, { start: 0, end: 1 })).rejects.toThrow(FileMissing);
  });

  test('takeOut moves a file to the given path', async () => {
    const key = 'images/news/ffffffffffffffffffffffff_500x500_a29a8c/480.webp';
    const destination = path.join(await mkdtemp(path.join(tmpdir(), 'out-')), 'news/480.webp');
    await storage.put(key, await makeFile('taken'));
    await storage.takeOut(key, destination);
    expect(await readFile(destination, 'utf8')).toBe('taken');
    expect(await storage.exists(key)).toBe(false);
    await storage.put(key, destination);
  });

  test('the list has every file once', async () => {
    const before = await keysIn(storage);
    const added = ['0', '1', '2'].map((digit) => `videos/news/${digit.repeat(24)}.mp4`);
    for (const key of added) await storage.put(key, await makeFile('film'));
    expect((await keysIn(storage)).toSorted()).toEqual([...before, ...added].toSorted());
    const listed = await Array.fromAsync(storage.list());
    expect(listed.find(({ key }) => key === added[0])).toEqual({
      key: added[0],
      ...(await storage.stat(added[0] ?? '')),
    });
  });

  test('a key outside the storage is refused', async () => {
    const file = await makeFile('no');
    for (const key of [
      '../solmere.db',
      'images/logos/../../solmere.db',
      '/etc/passwd',
      '.incoming/x',
    ]) {
      await expect(storage.put(key, file)).rejects.toThrow('is not a storage key');
      await expect(storage.open(key)).rejects.toThrow('is not a storage key');
      await expect(storage.stat(key)).rejects.toThrow('is not a storage key');
      await expect(storage.delete(key)).rejects.toThrow('is not a storage key');
      await expect(storage.takeOut(key, file)).rejects.toThrow('is not a storage key');
    }
  });

  test('the check of working storage passes', async () => {
    await expect(storage.check()).resolves.toBeUndefined();
  });
});

async function keysIn(storage: (typeof stores)[number][1]) {
  return (await Array.fromAsync(storage.list())).map(({ key }) => key);
}

async function makeFile(content: string) {
  const file = path.join(await mkdtemp(path.join(tmpdir(), 'storage-')), 'file');
  await writeFile(file, content);
  return file;
}
