import { createHash } from 'node:crypto';
import { createWriteStream } from 'node:fs';
import path from 'node:path';
import { pipeline } from 'node:stream/promises';
import { FileMissing, KeyTaken, type Storage, type StoredEntry } from './storage-contract.ts';
import { withWorkFolder } from './storage.ts';

const filesAtOnce = 4;

type Options = { signal?: AbortSignal; onFile?: (moved: Moved) => void };

export type Moved = {
  /** How many are in both stores and the same, and how large they are together. */
  files: number;
  bytes: number;
  /** How many of them had to be copied now. */
  copied: number;
  /** The keys under which the other store holds something else. */
  different: string[];
};

/**
 * Copies every file of one store into another and compares both there, byte for byte. Deletes and overwrites
 * nothing. Looks again until nothing new has come, so that it may run beside a site that takes uploads.
 */
export async function moveMedia(from: Storage, to: Storage, { signal, onFile }: Options = {}) {
  const moved: Moved = { files: 0, bytes: 0, copied: 0, different: [] };
  const seen = new Set<string>();
  let seenBefore: number;
  do {
    seenBefore = seen.size;
    const files = from.list();
    await Promise.all(Array.from({ length: filesAtOnce }, () => moveEach(files)));
  } while (seen.size > seenBefore);
  return moved;

  /** Several workers take from one list. */
  async function moveEach(files: AsyncIterable<StoredEntry>) {
    for await (const { key } of files) {
      signal?.throwIfAborted();
      if (seen.has(key)) continue;
      seen.add(key);
      await moveFile(key).catch(ignoreDeleted);
      onFile?.(moved);
    }
  }

  async function moveFile(key: string) {
    const isNew = !(await to.exists(key)) && (await copyFile(from, to, key));
    const [one, other] = await Promise.all([sumOf(from, key), sumOf(to, key)]);
    if (one.bytes !== other.bytes || one.sha256 !== other.sha256) {
      moved.different.push(key);
      return;
    }
    moved.files += 1;
    moved.bytes += one.bytes;
    if (isNew) moved.copied += 1;
  }
}

/** False when another process stored it first. */
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

async function sumOf(store: Storage, key: string) {
  const hash = createHash('sha256');
  let bytes = 0;
  for await (const chunk of (await store.open(key)) as AsyncIterable<Buffer>) {
    hash.update(chunk);
    bytes += chunk.length;
  }
  return { bytes, sha256: hash.digest('hex') };
}

/** What the site has removed meanwhile. */
function ignoreDeleted(cause: unknown) {
  if (!(cause instanceof FileMissing)) throw cause;
}
