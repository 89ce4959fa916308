import { createHash } from 'node:crypto';
import { createWriteStream } from 'node:fs';
import path from 'node:path';
import { pipeline } from 'node:stream/promises';
import { FileMissing, KeyTaken, type Storage, type StoredEntry } from './contract.ts';
import { withWorkFolder } from './storage.ts';

const filesAtOnce = 4;

type Options = { signal?: AbortSignal; onFile?: (progress: Moved) => void };

export type Moved = {
  /** The number of files that are identical in both stores, and their total size. */
  files: number;
  bytes: number;
  /** The number of files copied by this run. */
  copied: number;
  /** The keys whose content differs in the other store. */
  different: string[];
};

/**
 * Copies every file of one store into another and compares both byte for byte. Never deletes or overwrites. Repeats until
 * no new files appear, so it may run while the site accepts uploads.
 */
export async function moveMedia(from: Storage, to: Storage, { signal, onFile }: Options = {}) {
  const progress: Moved = { files: 0, bytes: 0, copied: 0, different: [] };
  const seenKeys = new Set<string>();
  let countBefore: number;
  do {
    countBefore = seenKeys.size;
    const files = from.list();
    await Promise.all(Array.from({ length: filesAtOnce }, () => moveEach(files)));
  } while (seenKeys.size > countBefore);
  return progress;

  /** Several workers share one iterator. */
  async function moveEach(files: AsyncIterable<StoredEntry>) {
    for await (const { key } of files) {
      signal?.throwIfAborted();
      if (seenKeys.has(key)) continue;
      seenKeys.add(key);
      await moveFile(key).catch(ignoreDeleted);
      onFile?.(progress);
    }
  }

  async function moveFile(key: string) {
    const isNew = !(await to.exists(key)) && (await copyFile(from, to, key));
    const [one, other] = await Promise.all([fileChecksum(from, key), fileChecksum(to, key)]);
    if (one.bytes !== other.bytes || one.sha256 !== other.sha256) {
      progress.different.push(key);
      return;
    }
    progress.files += 1;
    progress.bytes += one.bytes;
    if (isNew) progress.copied += 1;
  }
}

/** Returns false if another process stored the file first. */
async function copyFile(from: Storage, to: Storage, key: string) {
  return withWorkFolder(async (folder) => {
    const file = path.join(folder, 'file');
    await pipeline(await from.open(key), createWriteStream(file));
    try {
      await to.put(key, file);
      return true;
    } catch (cause) {
      if (cause instanceof KeyTaken) return false;
      throw cause;
    }
  });
}

async function fileChecksum(store: Storage, key: string) {
  const hash = createHash('sha256');
  let bytes = 0;
  for await (const chunk of (await store.open(key)) as AsyncIterable<Buffer>) {
    hash.update(chunk);
    bytes += chunk.length;
  }
  return { bytes, sha256: hash.digest('hex') };
}

/** Ignores files that the site deleted meanwhile. */
function ignoreDeleted(cause: unknown) {
  if (!(cause instanceof FileMissing)) throw cause;
}
