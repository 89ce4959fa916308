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
import { copyPictures } from './brochure-pictures.server.ts';
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

/** Each print takes a process of about 300 MB for a few seconds. */
const semaphore = createSemaphore({ permits: 2, maxWaiting: 12 });
const longestWaitMs = 60_000;

const inFlight = new Map<string, Promise<'opened' | 'busy'>>();

/**
 * Opens a cached brochure, or makes it. The cache key is a hash of the release and the content, which includes the
 * date, so each change and each new day makes a new file.
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
  const cached = await openStored(file, key);
  if (cached) return cached;
  if (!inFlight.has(key) && (await isLimited(clientAddress))) return { outcome: 'limited' };
  const job = inFlight.get(key) ?? makeBrochure(brochure, file);
  inFlight.set(key, job);
  const outcome = await job.finally(() => inFlight.delete(key));
  if (outcome !== 'opened') return { outcome };
  return (await openStored(file, key)) ?? { outcome: 'busy' };
}

/** Removes brochures that were not requested for 48 hours, and all beyond the {@link maxStored} requested last. */
export async function removeOldBrochures(now = Date.now()) {
  const files = await storedFiles();
  const old = files.filter(
    ({ requestedAt }, index) => index >= maxStored || now - requestedAt > storedForMs,
  );
  for (const { file } of old) await rm(file, { force: true });
}

async function openStored(file: string, key: string): Promise<StoredBrochure | undefined> {
  const stats = await stat(file).catch(() => undefined);
  if (!stats) return undefined;
  const now = new Date();
  await utimes(file, now, stats.mtime).catch(() => undefined);
  const read = () => Readable.toWeb(createReadStream(file)) as ReadableStream;
  return { outcome: 'opened', bytes: stats.size, etag: `"${key}"`, read };
}

async function makeBrochure(brochure: Brochure, file: string): Promise<'opened' | 'busy'> {
  const releasePermit = await semaphore.acquire(AbortSignal.timeout(longestWaitMs));
  if (!releasePermit) return 'busy';
  try {
    await withWorkFolder(async (workFolder) => {
      const files = await copyPictures(brochure, workFolder);
      const target = path.join(workFolder, 'brochure.pdf');
      await print({ brochure, files, target });
      await mkdir(folder, { recursive: true });
      await rename(target, file);
    });
  } finally {
    releasePermit();
  }
  await removeOldBrochures();
  return 'opened';
}

async function isLimited(clientAddress: string) {
  const bucket = `brochure:${signatureOf(`brochure ${networkOf(clientAddress)}`)}`;
  const { tryAgainAt } = await consumeInTurn([{ bucket, tries, withinMs }]);
  return tryAgainAt !== undefined;
}

/** The most recently requested first. */
async function storedFiles() {
  const names = await readdir(folder).catch(() => []);
  const files = await Promise.all(
    names.map(async (name) => {
      const file = path.join(folder, name);
      const { atimeMs } = await stat(file).catch(() => ({ atimeMs: 0 }));
      return { file, requestedAt: atimeMs };
    }),
  );
  return files.toSorted((one, other) => other.requestedAt - one.requestedAt);
}
