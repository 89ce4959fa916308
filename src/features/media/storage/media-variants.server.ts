import type { Waiting } from '../../../platform/observability/metrics.ts';
import { createWriteStream } from 'node:fs';
import path from 'node:path';
import { pipeline } from 'node:stream/promises';
import { sql } from 'kysely';
import { focalFrom } from '../../../lib/media/focal-point.ts';
import {
  imageCard,
  imageVariants,
  isMadeAtOnce,
  type ImageVariant,
} from '../../../lib/media/image-variants.ts';
import { storedKey } from '../../../lib/media/media-key.ts';
import { countRows } from '../../../platform/database/count-rows.ts';
import { changeContent } from '../../../platform/database/content.ts';
import { db } from '../../../platform/database/database.ts';
import {
  endImageProcess,
  makeCard,
  makeVariants,
  readLuminance,
} from '../../../platform/images/process.ts';
import { claimRow, later, startQueue, underLease, wakeQueue } from '../../../platform/jobs/jobs.ts';
import { log } from '../../../platform/observability/log.ts';
import { KeyTaken, storage, withWorkFolder } from '../../../platform/storage/storage.ts';
import type { MediaRow } from '../media.ts';
import { discardStored } from '../media.server.ts';

const queueName = 'variants';
const claimable = {
  table: 'media',
  key: 'url',
  tries: 'variantsTries',
  lease: 'variantsLease',
} as const;
const pauseAfterFailureMs = 60_000;
const maxAttempts = 3;
const pollIntervalMs = 10_000;

export async function countPendingVariants() {
  return countRows(db.selectFrom('media').where('variantsReady', '=', 0));
}

export function wakeVariantMaker() {
  wakeQueue(queueName);
}

/** Pictures of releases without a measure of luminance are measured, too. */
const isUnfinished = sql<boolean>`(variants_ready = 0 or (kind = 'image' and luminance is null))`;

/** Generates the first variants of one picture after another, until stopped. Several instances share the work. */
export function startVariantMaker() {
  let hasDeletedOldAttempts = false;
  const queue = startQueue({
    name: queueName,
    pollIntervalMs,
    databaseAway: 'Image variants paused: the database is unavailable',
    async runNext(signal) {
      if (!hasDeletedOldAttempts) await deleteOldAttempts();
      hasDeletedOldAttempts = true;
      return makeNextVariants(new Date(), signal);
    },
  });
  return {
    async stop() {
      const stopped = queue.stop();
      endImageProcess();
      await stopped;
    },
  };
}

async function deleteOldAttempts() {
  await db.updateTable('media').set({ variantsTries: 0 }).where(isUnfinished).execute();
}

/**
 * Generates the first variants of the picture that has waited longest. False if none is waiting. A failed picture is skipped
 * for a minute, and after three attempts until the next start.
 */
export async function makeNextVariants(now: Date, signal?: AbortSignal): Promise<boolean> {
  const row = await claimNext(now);
  if (!row) return false;
  const { url, variantsTries, variantsLease } = row;
  let measured: string | null = null;
  try {
    measured = await underLease(
      claimable,
      { id: url, leaseUntil: variantsLease ?? '' },
      (leaseSignal) =>
        storeVariants(row, signal ? AbortSignal.any([signal, leaseSignal]) : leaseSignal),
    );
  } catch (cause) {
    if (signal?.aborted) {
      await release(url, variantsTries - 1, null);
      return false;
    }
    await release(url, variantsTries, later(now, pauseAfterFailureMs));
    if (variantsTries === maxAttempts) {
      log.error(`Variants of ${url} cannot be made`, cause);
      if (row.luminance === null) await showMeasured();
    }
    return true;
  }
  await finish(url, measured);
  return true;
}

async function claimNext(now: Date) {
  const isWaiting = sql`${isUnfinished} and variants_tries < ${maxAttempts}`;
  const order = sql`variants_tries, created_at, url`;
  return claimRow<MediaRow>(claimable, { isWaiting, order }, now);
}

/** Cleans up if the picture was removed in the meantime. */
async function finish(url: string, luminance: string | null) {
  const finished = await db
    .updateTable('media')
    .set({ variantsReady: 1, variantsLease: null, ...(luminance !== null && { luminance }) })
    .where('url', '=', url)
    .returning('url')
    .executeTakeFirst();
  if (!finished) await discardStored([url]);
  else if (luminance !== null) await showMeasured();
}

async function hasUnmeasured() {
  const waiting = sql<boolean>`kind = 'image' and luminance is null and variants_tries < ${maxAttempts}`;
  return Boolean(
    await db.selectFrom('media').select('url').where(waiting).limit(1).executeTakeFirst(),
  );
}

/** Makes pages be rendered once more when all are measured, with overlays as dense as their pictures need. */
async function showMeasured() {
  if (!(await hasUnmeasured())) await changeContent(async () => undefined);
}

async function release(url: string, variantsTries: number, variantsLease: string | null) {
  await db
    .updateTable('media')
    .set({ variantsTries, variantsLease })
    .where('url', '=', url)
    .execute();
}

/** Returns the luminance, if it was not known. */
async function storeVariants(row: MediaRow, signal: AbortSignal | undefined) {
  const { url, luminance } = row;
  return withWorkFolder(async (folder) => {
    const master = await copyMaster(url, folder);
    const missing = await missingVariants(row);
    for (const variants of Map.groupBy(missing, ({ width, cut }) => cut ?? width).values()) {
      signal?.throwIfAborted();
      const files = await makeFiles(master, folder, variants);
      for (const [index, variant] of variants.entries()) await storeVariant(variant, files[index]);
    }
    return luminance === null ? readLuminance(master) : null;
  });
}

/** Makes one that was asked for. */
export async function makeVariant(url: string, variant: ImageVariant) {
  await withWorkFolder(async (folder) => {
    const master = await copyMaster(url, folder);
    const [file] = await makeFiles(master, folder, [variant]);
    await storeVariant(variant, file);
  });
  const row = await db.selectFrom('media').select('url').where('url', '=', url).executeTakeFirst();
  if (!row) await discardStored([url]);
}

/** Of one width, or one card. */
async function makeFiles(master: string, folder: string, variants: readonly ImageVariant[]) {
  const { width = 0, cut } = variants[0] ?? {};
  if (cut !== undefined) return [await makeCard(master, folder, cut)];
  return makeVariants(
    master,
    folder,
    width,
    variants.map(({ format }) => format),
  );
}

async function copyMaster(url: string, folder: string) {
  const master = path.join(folder, path.basename(url));
  await pipeline(await storage.open(storedKey(url)), createWriteStream(master));
  return master;
}

async function missingVariants({ url, ...row }: MediaRow) {
  const missing: ImageVariant[] = [];
  const card = imageCard(url, focalFrom(row));
  for (const variant of [...imageVariants(url).filter(isMadeAtOnce), ...(card ? [card] : [])]) {
    if (!(await storage.exists(storedKey(variant.url)))) missing.push(variant);
  }
  return missing;
}

async function storeVariant(variant: ImageVariant, file: string | undefined) {
  if (file === undefined) throw new Error(`${variant.url} was not made`);
  try {
    await storage.put(storedKey(variant.url), file);
  } catch (cause) {
    if (!(cause instanceof KeyTaken)) throw cause;
  }
}

export async function countWaitingPictures(): Promise<Waiting> {
  const { length, since } = await db
    .selectFrom('media')
    .select((eb) => [eb.fn.countAll().as('length'), eb.fn.min('createdAt').as('since')])
    .where('variantsReady', '=', 0)
    .executeTakeFirstOrThrow();
  return { length: Number(length), since };
}
