import { LRUCache } from 'lru-cache';
import { imageVariants } from '../../../lib/media/image-variants.ts';
import { mediaUrl, storedKey } from '../../../lib/media/media-key.ts';
import { isConnected } from '../../../platform/database/connection.ts';
import { db } from '../../../platform/database/database.ts';
import { isUnclaimed } from '../../../platform/jobs/jobs.ts';
import { log } from '../../../platform/observability/log.ts';
import { storage } from '../../../platform/storage/storage.ts';
import { wakeVariantMaker } from './media-variants.server.ts';

const retryAfterMs = 60 * 60_000;
const maxRemembered = 1_000;

const checkedAt = new LRUCache<string, number>({ max: maxRemembered });
const loggedUrls = new Set<string>();
let isChecking = false;

/**
 * Called when a requested file is missing from storage. Regenerates variants that existed before; logs an original with
 * a row as lost, once. Handles one file at a time, and each file at most once an hour.
 */
export async function handleMissingFile(key: string, now = Date.now()) {
  const base = key.replace(/(\/\d+)?\.\w+$/, '');
  if (isChecking || !isConnected() || now - (checkedAt.get(base) ?? 0) < retryAfterMs) return;
  isChecking = true;
  try {
    checkedAt.set(base, now);
    await checkMissing(key, [key, `${base}.jpg`, `${base}.png`], now);
  } catch (cause) {
    log.error('Could not check whether a missing file is lost', cause);
  } finally {
    isChecking = false;
  }
}

async function checkMissing(missingKey: string, originals: string[], now: number) {
  const original = await db
    .selectFrom('media')
    .select('url')
    .where('url', 'in', originals.map(mediaUrl))
    .executeTakeFirst();
  if (!original) return;
  const { url } = original;
  if (!(await storage.exists(storedKey(url)))) logLost(url);
  else if (imageVariants(url).some((variant) => variant.url === mediaUrl(missingKey)))
    await regenerateVariants(url, now);
}

function logLost(url: string) {
  if (loggedUrls.has(url)) return;
  loggedUrls.add(url);
  log.error(`${url} is missing from storage: restore it from a backup`);
}

/** While a lease is active, only its holder changes the row. */
async function regenerateVariants(url: string, now: number) {
  const row = await db
    .updateTable('media')
    .set({ variantsReady: 0, variantsTries: 0, variantsLease: null })
    .where('url', '=', url)
    .where('variantsReady', '=', 1)
    .where(isUnclaimed('variantsLease', new Date(now)))
    .returning('url')
    .executeTakeFirst();
  if (!row) return;
  log.info(`Variants of ${url} are missing: creating them again`);
  wakeVariantMaker();
}
