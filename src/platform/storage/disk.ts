import { constants, createReadStream } from 'node:fs';
import {
  access,
  chmod,
  copyFile,
  link,
  mkdir,
  open,
  readdir,
  rename,
  rm,
  rmdir,
  stat,
} from 'node:fs/promises';
import path from 'node:path';
import { errorCode } from '../../lib/values/error-code.ts';
import { isStorageKey } from '../../lib/media/media-key.ts';
import { env } from '../env/env.ts';
import { flushFolder } from './folders.ts';
import { withIncoming } from './incoming.ts';
import { FileMissing, KeyTaken, validKey, type Storage, type StoredEntry } from './contract.ts';

const root = path.join(env.dataFolder, 'media');

export function storageOnDisk(): Storage {
  return {
    put,
    list,
    async stat(key) {
      try {
        const { size, mtime } = await stat(filePath(key));
        return { bytes: size, modified: mtime };
      } catch (cause) {
        if (isMissing(cause)) return undefined;
        throw cause;
      }
    },
    async open(key, range) {
      const file = filePath(key);
      const handle = await open(file).catch((cause: unknown) => {
        throw isMissing(cause) ? new FileMissing(key) : cause;
      });
      return createReadStream('', { fd: handle, ...range });
    },
    async exists(key) {
      return (await this.stat(key)) !== undefined;
    },
    async delete(key) {
      await rm(filePath(key), { force: true });
      await removeEmptyFolder(key);
    },
    async takeOut(key, place) {
      await mkdir(path.dirname(place), { recursive: true });
      await rename(filePath(key), place);
      await removeEmptyFolder(key);
    },
    async check() {
      await mkdir(root, { recursive: true });
      await access(root, constants.R_OK | constants.W_OK | constants.X_OK);
    },
  };
}

/** Copies to a temporary file and links it, so that no key has a partial file and none is overwritten. */
async function put(key: string, file: string) {
  const target = filePath(key);
  await mkdir(path.dirname(target), { recursive: true });
  await withIncoming(async (copy) => {
    await copyFile(file, copy, constants.COPYFILE_EXCL | constants.COPYFILE_FICLONE);
    await chmod(copy, 0o644);
    await flush(copy);
    await link(copy, target);
    await flushFolders(target);
  }).catch((cause: unknown) => {
    throw errorCode(cause) === 'EEXIST' ? new KeyTaken(key) : cause;
  });
}

async function* list(folder = root): AsyncGenerator<StoredEntry> {
  const entries = await readdir(folder, { withFileTypes: true }).catch((cause: unknown) => {
    if (isMissing(cause)) return [];
    throw cause;
  });
  for (const entry of entries) {
    const entryPath = path.join(folder, entry.name);
    const key = path.relative(root, entryPath).replaceAll(path.sep, '/');
    if (entry.isDirectory()) yield* list(entryPath);
    if (!entry.isFile() || !isStorageKey(key)) continue;
    const stats = await stat(entryPath).catch(() => undefined);
    if (stats) yield { key, bytes: stats.size, modified: stats.mtime };
  }
}

function filePath(key: string) {
  return path.join(root, validKey(key));
}

/** Variants are in their own folder, which is removed with the last of them. */
async function removeEmptyFolder(key: string) {
  if (key.split('/').length > 3) await rmdir(path.dirname(filePath(key))).catch(ignoreFilledFolder);
}

function ignoreFilledFolder() {}

async function flush(file: string) {
  const handle = await open(file, 'r+');
  await handle.sync().finally(() => handle.close());
}

async function flushFolders(file: string) {
  let folder = file;
  do {
    folder = path.dirname(folder);
    await flushFolder(folder);
  } while (folder !== root);
}

function isMissing(cause: unknown) {
  return ['ENOENT', 'ENOTDIR'].includes(errorCode(cause) ?? '');
}
