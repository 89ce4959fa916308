import { LRUCache } from 'lru-cache';
import { imageVariants } from '../../lib/image-variants.ts';
import { mediaUrl, storedKey } from '../../lib/media-key.ts';
import { isConnected } from '../../platform/connection.ts';
import { db } from '../../platform/database.ts';
import { isUnclaimed } from '../../platform/jobs.ts';
import { log } from '../../platform/log.ts';
import { storage } from '../../platform/storage.ts';
import { wakeVariantMaker } from './media-variants.server.ts';

const retryAfterMs = 60 * 60_000;
const maxRemembered = 1_000;

const lookedAt = new LRUCache<string, number>({ max: maxRemembered });
const loggedLost = new Set<string>();
let isLooking = false;

/**
 * Called for a file that was asked for and is not in storage. Variants that were made before are made again; an
 * original that is in the record is logged once as lost. Looks after one file at a time, and each once an hour.
 */
export async function lookAfterMissing(key: string, now = Date.now()) {
  const base = key.replace(/(\/\d+)?\.\w+$/, '');
  if (isLooking || !isConnected() || now - (lookedAt.get(base) ?? 0) < retryAfterMs) return;
  isLooking = true;
  try {
    lookedAt.set(base, now);
    await lookAfter(key, [key, `${base}.jpg`, `${base}.png`], now);
  } catch (cause) {
    log.error('It cannot be told whether a missing file is lost', cause);
  } finally {
    isLooking = false;
  }
}

async function lookAfter(missing: string, originals: string[], now: number) {
  const known = await db
    .selectFrom('media')
    .select('url')
    .where('url', 'in', originals.map(mediaUrl))
    .executeTakeFirst();
  if (!known) return;
  const { url } = known;
  if (!(await storage.exists(storedKey(url)))) logLost(url);
  else if (imageVariants(url).some((variant) => variant.url === mediaUrl(missing)))
    await haveVariantsMadeAgain(url, now);
}

function logLost(url: string) {
  if (loggedLost.has(url)) return;
  loggedLost.add(url);
  log.error(`${url} is lost from storage: take it out of a backup`);
}

/** While a lease runs, only its holder decides. */
async function haveVariantsMadeAgain(url: string, now: number) {
  const lost = await db
    .updateTable('media')
    .set({ variantsReady: 0, variantsTries: 0, variantsLease: null })
    .where('url', '=', url)
    .where('variantsReady', '=', 1)
    .where(isUnclaimed('variantsLease', new Date(now)))
    .returning('url')
    .executeTakeFirst();
  if (!lost) return;
  log.info(`Variants of ${url} are missing: they are made again`);
  wakeVariantMaker();
}
