import { createWriteStream } from 'node:fs';
import path from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { lookup } from 'mrmime';
import { mediaKey, mediaUrl, pastKey, storedKey } from '../../../lib/media/media-key.ts';
import { pastKeys, planPdfUrl } from '../../../lib/media/plan-pdf.ts';
import { db, type Transaction } from '../../../platform/database/database.ts';
import type { Tables } from '../../../platform/database/row-types.ts';
import { FileMissing } from '../../../platform/storage/contract.ts';
import { KeyTaken, storage, withWorkFolder } from '../../../platform/storage/storage.ts';

/** Copies a file, without its variants, to where only pages of its time find it. Safe to repeat. */
export async function copyPastFile(url: string) {
  for (const one of [url, planPdfUrl(url)]) if (one !== undefined) await copy(storedKey(one));
}

async function copy(key: string) {
  await withWorkFolder(async (folder) => {
    const file = path.join(folder, 'file');
    await pipeline(await storage.open(key), createWriteStream(file));
    await storage.put(pastKey(key), file);
  }).catch((cause: unknown) => {
    if (!(cause instanceof FileMissing || cause instanceof KeyTaken)) throw cause;
  });
}

export async function recordPastFile(tx: Transaction, row: Tables['pastFiles']) {
  const { url: _url, ...changed } = row;
  await tx
    .insertInto('pastFiles')
    .values(row)
    .onConflict((conflict) => conflict.column('url').doUpdateSet(changed))
    .execute();
}

/** Deletes the bytes of files for good. */
export async function discardPastFiles(urls: readonly string[]) {
  for (const key of urls.flatMap(pastKeys)) await storage.delete(key);
}

/** The files that were public and are no longer in the library, and their size. */
export async function readPastFiles() {
  const rows = await db.selectFrom('pastFiles').select(['url', 'bytes']).execute();
  return {
    urls: new Set(rows.map(({ url }) => url)),
    bytes: rows.reduce((sum, row) => sum + row.bytes, 0),
  };
}

/** The file of the library that has this URL, or of which it is a variant. Undefined if it is gone. */
export async function findOriginal(url: string): Promise<{ url: string; key: string } | undefined> {
  const original = originalUrls(url).flatMap((one) => mediaKey(one) ?? []);
  for (const key of original)
    for (const place of [key, pastKey(key)])
      if (await storage.exists(place)) return { url: mediaUrl(key), key: place };
  return undefined;
}

/** A file, or the one of which it is a variant. Undefined if its bytes are gone. `read` opens it. */
export async function findPastFile(url: string) {
  const key = mediaKey(url);
  if (key === undefined) return undefined;
  const pdfKey = key.endsWith('.pdf') ? pastKey(key) : undefined;
  for (const one of [key, pdfKey, (await findOriginal(url))?.key]) {
    const stat = one === undefined ? undefined : await storage.stat(one);
    if (one === undefined || !stat) continue;
    return {
      read: async () => Readable.toWeb(await storage.open(one)) as ReadableStream,
      bytes: stat.bytes,
      type: lookup(one) ?? 'application/octet-stream',
    };
  }
  return undefined;
}

/** The URLs that the file can have of which this is a variant. */
export function originalUrls(url: string) {
  const base = /^(.*)\/(?:\d+|floor-plan)\.\w+$/.exec(url)?.[1];
  if (base === undefined) return [url];
  return ['jpg', 'png', 'webp', 'mp4', 'webm'].map((extension) => `${base}.${extension}`);
}
