import type { Readable } from 'node:stream';
import { isMediaKey } from '../lib/media-key.ts';

export type StoredStat = { bytes: number; modified: Date };

export type StoredEntry = StoredStat & { key: string };

/** First and last byte, both included. */
export type ByteRange = { start: number; end: number };

/** Implemented on disk and on S3. A file never changes under its key. */
export type Storage = {
  /** Copies a finished local file in. It appears whole or not at all, and is safe when this settles. */
  put(key: string, file: string): Promise<void>;
  stat(key: string): Promise<StoredStat | undefined>;
  /** Fails before the first byte, with `FileMissing` when there is no such file. */
  open(key: string, range?: ByteRange): Promise<Readable>;
  exists(key: string): Promise<boolean>;
  delete(key: string): Promise<void>;
  /** Every stored file, in no order. What is stored or deleted meanwhile may be among them or not. */
  list(): AsyncIterable<StoredEntry>;
  /** Moves a file out of storage to a place on this machine. */
  takeOut(key: string, place: string): Promise<void>;
  /** Throws when the settings are wrong or storage cannot be reached. */
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

/** The store did not answer in time. It may later. */
export class StorageAway extends Error {}

/** Throws unless it is a valid key. */
export function validKey(key: string) {
  if (!isMediaKey(key)) throw new Error(`${JSON.stringify(key)} is no key of storage`);
  return key;
}
