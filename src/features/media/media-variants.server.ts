import { EventEmitter, once } from 'node:events';
import { createWriteStream } from 'node:fs';
import path from 'node:path';
import { pipeline } from 'node:stream/promises';
import type { ExpressionBuilder } from 'kysely';
import { imageVariants, type ImageVariant } from '../../lib/image-variants.ts';
import { storedKey } from '../../lib/media-key.ts';
import { db } from '../../platform/database.ts';
import { endImageProcess, makeVariants } from '../../platform/image-process.ts';
import { log } from '../../platform/log.ts';
import { KeyTaken, storage, withWorkFolder } from '../../platform/storage.ts';
import type { Tables } from '../../platform/tables.ts';
import { discardStored } from './media.server.ts';

const leaseMs = 10 * 60_000;
const pauseAfterFailureMs = 60_000;
const mostTries = 3;
const lookEveryMs = 30_000;

const bell = new EventEmitter();

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
    await pipeline(await storage.open(storedKey(url)), createWriteStream(master));
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
    if (!(await storage.exists(storedKey(variant.url)))) missing.push(variant);
  }
  return missing;
}

async function keep(variant: ImageVariant, file: string | undefined) {
  if (file === undefined) throw new Error(`${variant.url} was not made`);
  try {
    await storage.put(storedKey(variant.url), file);
  } catch (cause) {
    if (!(cause instanceof KeyTaken)) throw cause;
  }
}

function later(moment: Date, milliseconds: number) {
  return new Date(moment.getTime() + milliseconds).toISOString();
}
