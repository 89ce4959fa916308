import { mkdtemp, readdir, readFile, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { text } from 'node:stream/consumers';
import { expect, test } from 'vitest';
import { env } from './env.ts';
import { KeyTaken, storage, sweepIncoming, withWorkFolder } from './storage.ts';

const incoming = path.join(env.dataFolder, 'media/.incoming');

test('a stored file is read back whole and in parts', async () => {
  const key = 'images/logos/aaaaaaaaaaaaaaaaaaaaaaaa.svg';
  await storage.put(key, await fileOf('0123456789'));
  expect(await storage.stat(key)).toMatchObject({ bytes: 10, modified: expect.any(Date) });
  expect(await storage.exists(key)).toBe(true);
  expect(await text(await storage.open(key))).toBe('0123456789');
  expect(await text(await storage.open(key, { start: 2, end: 4 }))).toBe('234');
});

test('a key is never given twice', async () => {
  const key = 'images/logos/bbbbbbbbbbbbbbbbbbbbbbbb.svg';
  const puts = ['first', 'second', 'third'].map(async (content) =>
    storage.put(key, await fileOf(content)),
  );
  const settled = await Promise.allSettled(puts);
  const refusals = settled
    .filter((one) => one.status === 'rejected')
    .map((one) => one.reason as unknown);
  expect(refusals).toEqual([expect.any(KeyTaken), expect.any(KeyTaken)]);
  expect(['first', 'second', 'third']).toContain(await text(await storage.open(key)));
});

test('storing leaves the source in place and nothing else behind', async () => {
  const file = await fileOf('kept');
  await storage.put('images/logos/cccccccccccccccccccccccc.svg', file);
  await expect(
    storage.put('images/logos/dddddddddddddddddddddddd.svg', `${file}.missing`),
  ).rejects.toThrow();
  expect(await readFile(file, 'utf8')).toBe('kept');
  expect(await storage.exists('images/logos/dddddddddddddddddddddddd.svg')).toBe(false);
  expect(await readdir(incoming)).toEqual([]);
});

test('a deleted file is gone, and deleting it again is no error', async () => {
  const key = 'images/logos/eeeeeeeeeeeeeeeeeeeeeeee.svg';
  await storage.put(key, await fileOf('short life'));
  await storage.delete(key);
  await storage.delete(key);
  expect(await storage.stat(key)).toBeUndefined();
  await expect(storage.open(key)).rejects.toThrow();
});

test('a key that leads elsewhere is refused', async () => {
  const file = await fileOf('no');
  for (const key of [
    '../solmere.db',
    'images/logos/../../solmere.db',
    '/etc/passwd',
    '.incoming/x',
  ]) {
    await expect(storage.put(key, file)).rejects.toThrow('no key');
    await expect(storage.open(key)).rejects.toThrow('no key');
    await expect(storage.stat(key)).rejects.toThrow('no key');
    await expect(storage.delete(key)).rejects.toThrow('no key');
  }
});

test('what a killed process left on its way in is swept once it is old', async () => {
  await withWorkFolder(async (young) => {
    const old = path.join(incoming, 'left-behind');
    await writeFile(old, 'half a file');
    await utimes(old, new Date(0), new Date(0));
    await sweepIncoming();
    expect(await readdir(incoming)).toEqual([path.basename(young)]);
  });
});

async function fileOf(content: string) {
  const file = path.join(await mkdtemp(path.join(tmpdir(), 'storage-')), 'file');
  await writeFile(file, content);
  return file;
}
