import { mkdtemp, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, test } from 'vitest';
import { makeFolder } from './folders.ts';

test('a folder is made with its parents and may already exist', async () => {
  const folder = path.join(await mkdtemp(path.join(tmpdir(), 'folders-')), 'a/b/c');
  makeFolder(folder);
  makeFolder(folder);
  expect((await stat(folder)).isDirectory()).toBe(true);
});

test('no folder can be made below a file', async () => {
  const file = path.join(await mkdtemp(path.join(tmpdir(), 'folders-')), 'file');
  await writeFile(file, '');
  expect(() => makeFolder(path.join(file, 'below'))).toThrow('ENOTDIR');
  expect(() => makeFolder(file)).toThrow('EEXIST');
});

test.runIf(process.platform === 'linux')('a folder below /proc fails at once', () => {
  expect(() => makeFolder('/proc/nothere/data')).toThrow('ENOENT');
});
