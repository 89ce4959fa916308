import type { Readable } from 'node:stream';
import { isStorageKey } from '../../lib/media/media-key.ts';

export type StoredStat = { bytes: number; modified: Date };

export type StoredEntry = StoredStat & { key: string };

/** First and last byte, both inclusive. */
export type ByteRange = { start: number; end: number };

/** Implemented on disk and on S3. The content of a key never changes. */
export type Storage = {
  /** Copies a finished local file. It is stored completely or not at all, and durably once this settles. */
  put(key: string, file: string): Promise<void>;
  stat(key: string): Promise<StoredStat | undefined>;
  /** Rejects before the first byte; with `FileMissing` if there is no such file. */
  open(key: string, range?: ByteRange): Promise<Readable>;
  exists(key: string): Promise<boolean>;
  delete(key: string): Promise<void>;
  /** Lists all stored files in no particular order. Files stored or deleted meanwhile may be included or not. */
  list(): AsyncIterable<StoredEntry>;
  /** Moves a file out of storage to a local path. */
  takeOut(key: string, place: string): Promise<void>;
  /** Throws if the settings are wrong or storage cannot be reached. */
  check(): Promise<void>;
};

export class KeyTaken extends Error {
  constructor(key: string) {
    super(`${key} is stored already`);
  }
}

export class FileMissing extends Error {
  constructor(key: string) {
    super(`${key} is not in storage`);
  }
}

/** The store did not answer in time, but may later. */
export class StorageAway extends Error {}

/** Returns the key, or throws if it is invalid. */
export function validKey(key: string, isKey: (key: string) => boolean = isStorageKey) {
  if (!isKey(key)) throw new Error(`${JSON.stringify(key)} is not a storage key`);
  return key;
}
