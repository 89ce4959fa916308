import { LRUCache } from 'lru-cache';
import { allVariants } from '../../../lib/media/image-variants.ts';
import { mediaUrl, storedKey } from '../../../lib/media/media-key.ts';
import { isConnected } from '../../../platform/database/connection.ts';
import { db } from '../../../platform/database/database.ts';
import { log } from '../../../platform/observability/log.ts';
import { storage } from '../../../platform/storage/storage.ts';
import { makeVariant } from './media-variants.server.ts';

const retryAfterMs = 60 * 60_000;
const maxRemembered = 5_000;
const maxWaiting = 500;

const checkedAt = new LRUCache<string, number>({ max: maxRemembered });
const loggedUrls = new Set<string>();
const waiting = new Set<string>();

/**
 * Called when a requested file is missing from storage. Makes a variant that nobody asked for before, or that is lost;
 * logs an original with a row as lost, once. Handles one file after another, and each at most once an hour.
 */
export async function handleMissingFile(key: string, now = Date.now()) {
  const isKnown = now - (checkedAt.get(key) ?? 0) < retryAfterMs;
  if (isKnown || waiting.size >= maxWaiting || !isConnected()) return;
  checkedAt.set(key, now);
  waiting.add(key);
  if (waiting.size > 1) return;
  for (const next of waiting) {
    await checkMissing(next, now).catch((cause: unknown) =>
      log.error('Could not make a missing file again', cause),
    );
    waiting.delete(next);
  }
}

/** While a lease is active, its holder makes what is missing. */
async function checkMissing(missingKey: string, now: number) {
  const base = missingKey.replace(/(\/[\d-]+)?\.\w+$/, '');
  const originals = [missingKey, `${base}.jpg`, `${base}.png`].map(mediaUrl);
  const original = await db
    .selectFrom('media')
    .select(['url', 'variantsLease'])
    .where('url', 'in', originals)
    .executeTakeFirst();
  if (!original) return;
  const { url, variantsLease } = original;
  if (!(await storage.exists(storedKey(url)))) return logLost(url);
  const variant = allVariants(url).find((one) => one.url === mediaUrl(missingKey));
  const isClaimed = variantsLease !== null && variantsLease > new Date(now).toISOString();
  if (variant && !isClaimed) await makeVariant(url, variant);
}

function logLost(url: string) {
  if (loggedUrls.has(url)) return;
  loggedUrls.add(url);
  log.error(`${url} is missing from storage: restore it from a backup`);
}
