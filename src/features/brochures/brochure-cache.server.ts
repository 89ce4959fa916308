import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { mkdir, readdir, rename, rm, stat, utimes } from 'node:fs/promises';
import path from 'node:path';
import { Readable } from 'node:stream';
import { networkOf } from '../../lib/client-address.ts';
import { signatureOf } from '../../platform/auth-secret.ts';
import { env } from '../../platform/env.ts';
import { consumeInTurn } from '../../platform/limits.ts';
import { release } from '../../platform/release.ts';
import { createSemaphore } from '../../platform/semaphore.ts';
import { withWorkFolder } from '../../platform/storage.ts';
import { bringPictures } from './brochure-pictures.server.ts';
import type { Brochure } from './brochure.ts';
import { print } from './print.server.ts';

type StoredBrochure = {
  outcome: 'opened';
  bytes: number;
  etag: string;
  read: () => ReadableStream;
};

type BrochureAnswer = StoredBrochure | { outcome: 'busy' } | { outcome: 'limited' };

const folder = path.join(env.dataFolder, 'brochures');
const maxStored = 200;
const storedForMs = 48 * 60 * 60_000;

const tries = 40;
const withinMs = 10 * 60_000;

/** Each takes a process of some 300 MB for a few seconds. */
const semaphore = createSemaphore({ permits: 2, maxWaiting: 12 });
const longestWaitMs = 60_000;

const inFlight = new Map<string, Promise<'opened' | 'busy'>>();

/**
 * The document of a brochure: kept from before, or made now. What it is kept under is all that it says, so it is made
 * again when any of that changes, and when its day has passed.
 */
export async function openBrochure(
  brochure: Brochure,
  clientAddress: string,
): Promise<BrochureAnswer> {
  const key = createHash('sha256')
    .update(JSON.stringify([release, brochure]))
    .digest('hex')
    .slice(0, 32);
  const file = path.join(folder, `${key}.pdf`);
  const kept = await openStored(file, key);
  if (kept) return kept;
  if (!inFlight.has(key) && (await isLimited(clientAddress))) return { outcome: 'limited' };
  const making = inFlight.get(key) ?? make(brochure, file);
  inFlight.set(key, making);
  const outcome = await making.finally(() => inFlight.delete(key));
  if (outcome !== 'opened') return { outcome };
  return (await openStored(file, key)) ?? { outcome: 'busy' };
}

/** Removes what nobody has asked for since yesterday. */
export async function removeOldBrochures(now = Date.now()) {
  const files = await storedFiles();
  const old = files.filter(({ asked }, index) => index >= maxStored || now - asked > storedForMs);
  for (const { file } of old) await rm(file, { force: true });
}

async function openStored(file: string, key: string): Promise<StoredBrochure | undefined> {
  const found = await stat(file).catch(() => undefined);
  if (!found) return undefined;
  const now = new Date();
  await utimes(file, now, found.mtime).catch(() => undefined);
  const read = () => Readable.toWeb(createReadStream(file)) as ReadableStream;
  return { outcome: 'opened', bytes: found.size, etag: `"${key}"`, read };
}

async function make(brochure: Brochure, file: string): Promise<'opened' | 'busy'> {
  const leave = await semaphore.acquire(AbortSignal.timeout(longestWaitMs));
  if (!leave) return 'busy';
  try {
    await withWorkFolder(async (work) => {
      const files = await bringPictures(brochure, work);
      const target = path.join(work, 'brochure.pdf');
      await print({ brochure, files, target });
      await mkdir(folder, { recursive: true });
      await rename(target, file);
    });
  } finally {
    leave();
  }
  await removeOldBrochures();
  return 'opened';
}

async function isLimited(clientAddress: string) {
  const bucket = `brochure:${signatureOf(`brochure ${networkOf(clientAddress)}`)}`;
  const { tryAgainAt } = await consumeInTurn([{ bucket, tries, withinMs }]);
  return tryAgainAt !== undefined;
}

/** Those asked for last come first. */
async function storedFiles() {
  const names = await readdir(folder).catch(() => []);
  const found = await Promise.all(
    names.map(async (name) => {
      const file = path.join(folder, name);
      const { atimeMs } = await stat(file).catch(() => ({ atimeMs: 0 }));
      return { file, asked: atimeMs };
    }),
  );
  return found.toSorted((one, other) => other.asked - one.asked);
}
