import { randomBytes } from 'node:crypto';
import { EventEmitter, once } from 'node:events';
import { createWriteStream } from 'node:fs';
import { stat } from 'node:fs/promises';
import path from 'node:path';
import { pipeline } from 'node:stream/promises';
import type { ExpressionBuilder } from 'kysely';
import { imageVariants, type ImageVariant } from '../../lib/image-variants.ts';
import { mediaKey, mediaUrl, type ImageFolder } from '../../lib/media-key.ts';
import { db, type Transaction } from '../../platform/database.ts';
import {
  endImageProcess,
  findFileType,
  ImageRefused,
  makeMaster,
  makeVariants,
  type ImageMaster,
} from '../../platform/image-process.ts';
import { log } from '../../platform/log.ts';
import { KeyTaken, storage, sweepIncoming, withWorkFolder } from '../../platform/storage.ts';
import type { Tables } from '../../platform/tables.ts';
import { acceptsSvg, type MediaNote } from './media.ts';

const leaseMs = 10 * 60_000;
const pauseAfterFailureMs = 60_000;
const mostTries = 3;
const lookEveryMs = 30_000;

const bell = new EventEmitter();

/** A file that is in storage but not yet in the record. */
export type StoredFile = {
  url: string;
  kind: 'image' | 'video';
  bytes: number;
  needsVariants: boolean;
};

/** Makes a picture anew and puts it into storage under a random name. Throws `ImageRefused` when the file is at fault. */
export async function storeImage(file: string, folder: ImageFolder): Promise<StoredFile> {
  return withWorkFolder(async (workFolder) => {
    const master = await makeMaster(file, workFolder, { acceptsSvg: acceptsSvg(folder) });
    const key = `images/${folder}/${randomName()}${factsOf(master)}.${master.extension}`;
    await storage.put(key, master.file);
    const url = mediaUrl(key);
    return {
      url,
      kind: 'image',
      bytes: master.bytes,
      needsVariants: imageVariants(url).length > 0,
    };
  });
}

/** Puts a film into storage as it is. Throws `ImageRefused` for anything but MP4 and WebM. */
export async function storeFilm(file: string, folder: 'news'): Promise<StoredFile> {
  const type = await findFileType(file);
  if (type !== 'video/mp4' && type !== 'video/webm') {
    throw new ImageRefused('unsupported type', type ?? undefined);
  }
  const key = `videos/${folder}/${randomName()}.${type.slice('video/'.length)}`;
  await storage.put(key, file);
  return {
    url: mediaUrl(key),
    kind: 'video',
    bytes: (await stat(file)).size,
    needsVariants: false,
  };
}

/** Removes files that no record names, with their variants. What cannot be removed is logged and stays. */
export async function discardStored(urls: string[]) {
  for (const url of urls) {
    try {
      await storage.delete(keyOf(url));
      for (const variant of imageVariants(url)) await storage.delete(keyOf(variant.url));
    } catch (cause) {
      log.error(`${url} could not be removed from storage`, cause);
    }
  }
}

/** Call `wakeVariantMaker` when the transaction has ended, or the variants wait for the next look. */
export async function recordMedia(
  tx: Transaction,
  stored: StoredFile,
  { alt, focal, editor }: MediaNote,
) {
  await tx
    .insertInto('media')
    .values({
      url: stored.url,
      kind: stored.kind,
      bytes: stored.bytes,
      alt,
      focalX: focal.x,
      focalY: focal.y,
      variantsReady: stored.needsVariants ? 0 : 1,
      variantsLease: null,
      variantsTries: 0,
      name: '',
      searchText: '',
      posterUrl: null,
      revision: 1,
      unreferencedSince: null,
      createdBy: editor,
      createdAt: new Date().toISOString(),
    })
    .execute();
}

export async function countPendingVariants() {
  const { pending } = await db
    .selectFrom('media')
    .select((eb) => eb.fn.countAll().as('pending'))
    .where('variantsReady', '=', 0)
    .executeTakeFirstOrThrow();
  return Number(pending);
}

export function wakeVariantMaker() {
  bell.emit('ring');
}

/** Makes variants of one picture after another, until stopped. Several instances share the work. */
export function startVariantMaker() {
  const stopping = new AbortController();
  const running = makeVariantsUntil(stopping.signal);
  return {
    async stop() {
      stopping.abort();
      endImageProcess();
      await running;
    },
  };
}

async function makeVariantsUntil(signal: AbortSignal) {
  let hasForgottenTries = false;
  let isFailing = false;
  await sweepIncoming().catch((cause: unknown) => log.error('Storage could not be swept', cause));
  let nextLook = ringOrTimeout(signal);
  while (!signal.aborted) {
    try {
      if (!hasForgottenTries) await forgetTries();
      hasForgottenTries = true;
      const hasMore = await makeNextVariants(new Date(), signal);
      isFailing = false;
      if (hasMore) continue;
    } catch (cause) {
      if (!isFailing) log.error('Picture variants wait for the database', cause);
      isFailing = true;
    }
    await nextLook;
    nextLook = ringOrTimeout(signal);
  }
}

/** Listens from the moment it is called, so that a ring during work is not missed. */
async function ringOrTimeout(signal: AbortSignal) {
  const end = AbortSignal.any([signal, AbortSignal.timeout(lookEveryMs)]);
  await once(bell, 'ring', { signal: end }).catch(() => undefined);
}

async function forgetTries() {
  await db.updateTable('media').set({ variantsTries: 0 }).where('variantsReady', '=', 0).execute();
}

/**
 * Makes the variants of the picture that has waited longest. False when none waits.
 * A picture that fails is left alone for a minute, and after three tries until the next start.
 */
export async function makeNextVariants(now: Date, signal?: AbortSignal): Promise<boolean> {
  const claimed = await claimNext(now);
  if (!claimed) return false;
  const { url, variantsTries } = claimed;
  try {
    await storeVariants(url, signal);
  } catch (cause) {
    if (signal?.aborted) {
      await release(url, variantsTries - 1, null);
      return false;
    }
    await release(url, variantsTries, later(now, pauseAfterFailureMs));
    if (variantsTries === mostTries) log.error(`Variants of ${url} cannot be made`, cause);
    return true;
  }
  await finish(url);
  return true;
}

/** One statement, so that no two instances take the same picture. */
async function claimNext(now: Date) {
  const isWaiting = (eb: ExpressionBuilder<Tables, 'media'>) =>
    eb.and([
      eb('variantsReady', '=', 0),
      eb('variantsTries', '<', mostTries),
      eb.or([eb('variantsLease', 'is', null), eb('variantsLease', '<', now.toISOString())]),
    ]);
  return db
    .updateTable('media')
    .set((eb) => ({
      variantsLease: later(now, leaseMs),
      variantsTries: eb('variantsTries', '+', 1),
    }))
    .where('url', '=', (eb) =>
      eb
        .selectFrom('media')
        .select('url')
        .where(isWaiting)
        .orderBy('variantsTries')
        .orderBy('createdAt')
        .orderBy('url')
        .limit(1),
    )
    .where(isWaiting)
    .returning(['url', 'variantsTries'])
    .executeTakeFirst();
}

/** A picture that was removed meanwhile leaves nothing behind. */
async function finish(url: string) {
  const finished = await db
    .updateTable('media')
    .set({ variantsReady: 1, variantsLease: null })
    .where('url', '=', url)
    .returning('url')
    .executeTakeFirst();
  if (!finished) await discardStored([url]);
}

async function release(url: string, variantsTries: number, variantsLease: string | null) {
  await db
    .updateTable('media')
    .set({ variantsTries, variantsLease })
    .where('url', '=', url)
    .execute();
}

async function storeVariants(url: string, signal: AbortSignal | undefined) {
  await withWorkFolder(async (folder) => {
    const master = path.join(folder, path.basename(url));
    await pipeline(await storage.open(keyOf(url)), createWriteStream(master));
    for (const [width, variants] of Map.groupBy(
      await missingVariants(url),
      (variant) => variant.width,
    )) {
      signal?.throwIfAborted();
      const files = await makeVariants(
        master,
        folder,
        width,
        variants.map(({ format }) => format),
      );
      for (const [index, variant] of variants.entries()) await keep(variant, files[index]);
    }
  });
}

async function missingVariants(url: string) {
  const missing: ImageVariant[] = [];
  for (const variant of imageVariants(url)) {
    if (!(await storage.exists(keyOf(variant.url)))) missing.push(variant);
  }
  return missing;
}

async function keep(variant: ImageVariant, file: string | undefined) {
  if (file === undefined) throw new Error(`${variant.url} was not made`);
  try {
    await storage.put(keyOf(variant.url), file);
  } catch (cause) {
    if (!(cause instanceof KeyTaken)) throw cause;
  }
}

function keyOf(url: string) {
  const key = mediaKey(url);
  if (key === undefined) throw new Error(`${url} is no address of ours`);
  return key;
}

function factsOf({ pixels }: ImageMaster) {
  return pixels ? `_${pixels.width}x${pixels.height}_${pixels.colour}` : '';
}

function randomName() {
  return randomBytes(12).toString('hex');
}

function later(moment: Date, milliseconds: number) {
  return new Date(moment.getTime() + milliseconds).toISOString();
}
