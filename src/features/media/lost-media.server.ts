import { imageVariants } from '../../lib/image-variants.ts';
import { mediaUrl, storedKey } from '../../lib/media-key.ts';
import { isConnected } from '../../platform/connection.ts';
import { db } from '../../platform/database.ts';
import { log } from '../../platform/log.ts';
import { storage } from '../../platform/storage.ts';
import { wakeVariantMaker } from './media-variants.server.ts';

const againAfterMs = 60 * 60_000;
const mostRemembered = 1_000;

const lookedAt = new Map<string, number>();
const toldLost = new Set<string>();
let isLooking = false;

/**
 * Told of a file that somebody asked for and that is not in storage. Variants that were made before are made again;
 * of an original that a record knows the log says once that it is lost. One is looked after at a time, each once an hour.
 */
export async function lookAfterMissing(key: string, now = Date.now()) {
  const base = key.replace(/(\/\d+)?\.\w+$/, '');
  if (isLooking || !isConnected() || now - (lookedAt.get(base) ?? 0) < againAfterMs) return;
  isLooking = true;
  try {
    remember(base, now);
    await lookAfter(key, [key, `${base}.jpg`, `${base}.png`], now);
  } catch (cause) {
    log.error('It cannot be told whether a missing file is lost', cause);
  } finally {
    isLooking = false;
  }
}

function remember(base: string, now: number) {
  lookedAt.delete(base);
  lookedAt.set(base, now);
  const [oldest] = lookedAt.keys();
  if (oldest !== undefined && lookedAt.size > mostRemembered) lookedAt.delete(oldest);
}

async function lookAfter(missing: string, originals: string[], now: number) {
  const known = await db
    .selectFrom('media')
    .select('url')
    .where('url', 'in', originals.map(mediaUrl))
    .executeTakeFirst();
  if (!known) return;
  const { url } = known;
  if (!(await storage.exists(storedKey(url)))) tellLost(url);
  else if (imageVariants(url).some((variant) => variant.url === mediaUrl(missing)))
    await haveVariantsMadeAgain(url, now);
}

function tellLost(url: string) {
  if (toldLost.has(url)) return;
  toldLost.add(url);
  log.error(`${url} is lost from storage: take it out of a backup`);
}

/** While a lease runs, only its holder decides. */
async function haveVariantsMadeAgain(url: string, now: number) {
  const lost = await db
    .updateTable('media')
    .set({ variantsReady: 0, variantsTries: 0, variantsLease: null })
    .where('url', '=', url)
    .where('variantsReady', '=', 1)
    .where((eb) =>
      eb.or([
        eb('variantsLease', 'is', null),
        eb('variantsLease', '<', new Date(now).toISOString()),
      ]),
    )
    .returning('url')
    .executeTakeFirst();
  if (!lost) return;
  log.info(`Variants of ${url} are missing: they are made again`);
  wakeVariantMaker();
}
