import { randomUUID } from 'node:crypto';
import { constants, createReadStream } from 'node:fs';
import { chmod, copyFile, link, mkdir, open, readdir, rm, rmdir, stat } from 'node:fs/promises';
import path from 'node:path';
import type { Readable } from 'node:stream';
import { FSDriver } from 'flydrive/drivers/fs';
import { isMediaKey } from '../lib/media-key.ts';
import { env } from './env.ts';

export type StoredStat = { bytes: number; modified: Date };

/** First and last byte, both included. */
export type ByteRange = { start: number; end: number };

export type Storage = {
  /** Copies a finished local file in. It appears whole or not at all, and is safe on disk when this settles. */
  put(key: string, file: string): Promise<void>;
  stat(key: string): Promise<StoredStat | undefined>;
  /** Fails before the first byte when there is no such file. */
  open(key: string, range?: ByteRange): Promise<Readable>;
  exists(key: string): Promise<boolean>;
  delete(key: string): Promise<void>;
};

const root = path.join(env.dataFolder, 'media');
const incoming = path.join(root, '.incoming');

export const storage: Storage = storageOnDisk();

export class KeyTaken extends Error {
  constructor(key: string) {
    super(`${key} is stored already`);
  }
}

/** A folder for files on their way into storage, removed when the work is done. */
export async function withWorkFolder<T>(work: (folder: string) => Promise<T>): Promise<T> {
  const folder = path.join(incoming, randomUUID());
  await mkdir(folder, { recursive: true });
  try {
    return await work(folder);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

/** Removes what a process that was killed left on its way into storage. */
export async function sweepIncoming(olderThanMs = 24 * 60 * 60 * 1_000) {
  const names = await readdir(incoming).catch(() => []);
  for (const name of names) {
    const found = await stat(path.join(incoming, name)).catch(() => undefined);
    if (!found || Date.now() - found.mtimeMs < olderThanMs) continue;
    await rm(path.join(incoming, name), { recursive: true, force: true });
  }
}

function storageOnDisk(): Storage {
  const driver = new FSDriver({ location: root, visibility: 'public' });
  return {
    put: putOnDisk,
    async stat(key) {
      try {
        const { contentLength, lastModified } = await driver.getMetaData(validKey(key));
        return { bytes: contentLength, modified: lastModified };
      } catch (cause) {
        if (isMissing(cause)) return undefined;
        throw cause;
      }
    },
    async open(key, range) {
      const handle = await open(path.join(root, validKey(key)));
      return createReadStream('', { fd: handle, ...range });
    },
    async exists(key) {
      return driver.exists(validKey(key));
    },
    async delete(key) {
      await driver.delete(validKey(key));
      if (key.split('/').length > 3)
        await rmdir(path.dirname(path.join(root, key))).catch(ignoreFilledFolder);
    },
  };
}

/** flydrive overwrites and shows half-written files: hence a copy beside, which is linked into place. */
async function putOnDisk(key: string, file: string) {
  const target = path.join(root, validKey(key));
  const copy = path.join(incoming, randomUUID());
  await mkdir(incoming, { recursive: true });
  await mkdir(path.dirname(target), { recursive: true });
  try {
    await copyFile(file, copy, constants.COPYFILE_EXCL | constants.COPYFILE_FICLONE);
    await chmod(copy, 0o644);
    await flush(copy);
    await link(copy, target);
    await flushFoldersOf(target);
  } catch (cause) {
    throw isCode(cause, 'EEXIST') ? new KeyTaken(key) : cause;
  } finally {
    await rm(copy, { force: true });
  }
}

function ignoreFilledFolder() {}

async function flush(file: string) {
  const handle = await open(file, 'r+');
  await handle.sync().finally(() => handle.close());
}

/** A new file survives a power cut only when the folders that name it were flushed too. */
async function flushFoldersOf(file: string) {
  if (process.platform === 'win32') return;
  let folder = file;
  do {
    folder = path.dirname(folder);
    const handle = await open(folder);
    await handle.sync().finally(() => handle.close());
  } while (folder !== root);
}

function validKey(key: string) {
  if (!isMediaKey(key)) throw new Error(`${JSON.stringify(key)} is no key of storage`);
  return key;
}

function isMissing(cause: unknown) {
  return isCode(cause, 'ENOENT') || isCode(cause, 'ENOTDIR');
}

function isCode(cause: unknown, code: string) {
  return cause instanceof Error && 'code' in cause && cause.code === code;
}
