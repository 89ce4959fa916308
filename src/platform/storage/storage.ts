import { mkdir } from 'node:fs/promises';
import { env, type S3Settings } from '../env/env.ts';
import { withIncoming } from './incoming.ts';
import type { Storage } from './contract.ts';
import { storageOnDisk } from './disk.ts';

export { KeyTaken } from './contract.ts';

/** The media storage: on disk, or on S3 if that is configured. */
export const storage: Storage = env.s3 ? await openS3(env.s3) : storageOnDisk();

/** A part of the bucket for files that instances share and that are no media. Undefined without a bucket. */
export async function openSharedFiles(folder: string, isKey: (key: string) => boolean) {
  if (!env.s3) return undefined;
  const { storageOnS3 } = await import('./s3.ts');
  return storageOnS3({ ...env.s3, prefix: `${env.s3.prefix}${folder}/` }, { isKey });
}

/** Loaded on demand, since the S3 client is large. */
async function openS3(settings: S3Settings) {
  const { storageOnS3 } = await import('./s3.ts');
  return storageOnS3(settings);
}

/** Runs the work with a temporary folder on the file system of the storage. */
export function withWorkFolder<T>(work: (folder: string) => Promise<T>): Promise<T> {
  return withIncoming(async (folder) => {
    await mkdir(folder);
    return work(folder);
  });
}
