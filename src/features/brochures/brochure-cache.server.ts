import { createHash } from 'node:crypto';
import { createReadStream, createWriteStream } from 'node:fs';
import { mkdir, readdir, rename, rm, stat, utimes } from 'node:fs/promises';
import path from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { sql } from 'kysely';
import { toNetwork } from '../../lib/web/client-address.ts';
import { hourMs, minuteMs } from '../../lib/time/durations.ts';
import { signText } from '../../platform/accounts/secret.ts';
import { isConnectionError } from '../../platform/database/connection.ts';
import { db } from '../../platform/database/database.ts';
import { isUnclaimed, later, leaseMs, underLease } from '../../platform/jobs/jobs.ts';
import { consumeInTurn, networkLimits } from '../../platform/http/limits.ts';
import { log } from '../../platform/observability/log.ts';
import { release } from '../../platform/observability/release.ts';
import { createSemaphore } from '../../platform/jobs/semaphore.ts';
import { FileMissing, KeyTaken, type Storage } from '../../platform/storage/contract.ts';
import { withWorkFolder } from '../../platform/storage/storage.ts';
import { copyImages } from './brochure-images.server.ts';
import { brochureErrors, type Brochure } from './brochure.ts';
import type { Print } from './print.server.ts';

type StoredBrochure = {
  outcome: 'opened';
  bytes: number;
  etag: string;
  read: () => ReadableStream;
};

/** `making`: it will be there soon. `busy`: ask again, because it is not being made. */
type Unopened = { outcome: 'making' | 'busy' | 'failed' | 'limited'; tryAgainInSeconds: number };

export type BrochureAnswer = StoredBrochure | Unopened;

type Made = 'made' | 'making' | 'busy' | 'failed';

type InFlight = { work: Promise<Made>; network: string; isWaiting: boolean };

type Options = {
  folder: string;
  /** Where instances find what others have made. */
  shared?: Pick<Storage, 'open' | 'put' | 'list' | 'delete'> | undefined;
  print: Print;
  /** How long a visitor waits for an answer. A proxy must be more patient. */
  patienceMs?: number;
};

const maxStored = 200;
const storedForMs = 48 * hourMs;

const tries = 40;
const withinMs = 10 * minuteMs;

/** Each print takes a process of about 300 MB for a few seconds. */
const permits = 2;
const maxWaiting = 12;
/** So that one network does not keep all others waiting. */
const maxOfNetwork = 6;
const longestWaitMs = minuteMs;

const secondsUntil = { making: 3, busy: 10, failed: 60 } as const;

const claimable = { table: 'brochureLeases', key: 'key', lease: 'leaseUntil' } as const;

const keyPattern = /^[0-9a-f]{32}\.pdf$/;

export function isBrochureKey(key: string) {
  return keyPattern.test(key);
}

/** Makes brochures and caches them, on the disk of this instance and where all instances find them. */
export function createBrochureCache({ folder, shared, print, patienceMs = 4_000 }: Options) {
  const semaphore = createSemaphore({ permits, maxWaiting });
  const inFlight = new Map<string, InFlight>();
  const failedUntil = new Map<string, number>();

  /**
   * Opens a cached brochure, or has it made and waits a little. The cache key is a hash of the release and the content,
   * which includes the date, so each change and each new day makes a new file.
   */
  async function openBrochure(brochure: Brochure, clientAddress: string): Promise<BrochureAnswer> {
    const key = brochureKey(brochure);
    const cached =
      (await openStored(key)) ?? (inFlight.has(key) ? undefined : await openShared(key));
    if (cached) return cached;
    const network = toNetwork(clientAddress);
    const obstacle = inFlight.has(key) ? undefined : await findObstacle(key, network);
    if (obstacle) return obstacle;
    const { work, isWaiting } = inFlight.get(key) ?? start(brochure, key, { network });
    const outcome = await (isWaiting ? 'making' : firstWithin(work, patienceMs));
    if (outcome !== 'made') return unopened(outcome);
    return (await openStored(key)) ?? unopened('busy');
  }

  /** Makes a brochure that nobody has asked for yet. False while there is something more urgent. */
  async function makeAhead(brochure: Brochure, signal: AbortSignal) {
    const key = brochureKey(brochure);
    const isSettled = inFlight.has(key) || failedUntil.has(key);
    if (isSettled || (await openStored(key)) || (await openShared(key))) return true;
    if (inFlight.size > 0) return false;
    const { work } = start(brochure, key, { network: '', isAhead: true, signal });
    return (await work) !== 'busy';
  }

  /** Removes brochures that were not requested for 48 hours, and all beyond the {@link maxStored} requested last. */
  async function removeOldBrochures(now = Date.now()) {
    const files = await storedFiles();
    const old = files.filter(
      ({ requestedAt }, index) => index >= maxStored || now - requestedAt > storedForMs,
    );
    for (const { file } of old) await rm(file, { force: true });
  }

  /** Removes what is shared for longer than any brochure is valid, and the leases of killed processes. */
  async function removeOldShared(now: Date) {
    await db.deleteFrom('brochureLeases').where('leaseUntil', '<', now.toISOString()).execute();
    if (!shared) return;
    for await (const { key, modified } of shared.list())
      if (now.getTime() - modified.getTime() > storedForMs) await shared.delete(key);
  }

  async function findObstacle(key: string, network: string): Promise<Unopened | undefined> {
    if ((failedUntil.get(key) ?? 0) > Date.now()) return unopened('failed');
    if (await isBeingMadeElsewhere(key)) return unopened('making');
    const waiting = [...inFlight.values()].filter((one) => one.network === network);
    if (waiting.length >= maxOfNetwork || inFlight.size >= permits + maxWaiting)
      return unopened('busy');
    const limits = networkLimits(network, (one) => `brochure:${signText(`brochure ${one}`)}`, {
      tries,
      withinMs,
    });
    const { tryAgainAt } = await consumeInTurn(limits);
    if (!tryAgainAt) return undefined;
    const seconds = Math.ceil((tryAgainAt.getTime() - Date.now()) / 1_000);
    return { outcome: 'limited', tryAgainInSeconds: Math.max(1, seconds) };
  }

  function start(
    brochure: Brochure,
    key: string,
    { network, ...options }: { network: string; isAhead?: true; signal?: AbortSignal },
  ) {
    const work = make(brochure, key, options).finally(() => inFlight.delete(key));
    const entry: InFlight = { work, network, isWaiting: inFlight.size >= permits };
    inFlight.set(key, entry);
    return entry;
  }

  /** Never rejects: whoever asked for it may have left. */
  async function make(
    brochure: Brochure,
    key: string,
    options: { isAhead?: true; signal?: AbortSignal },
  ): Promise<Made> {
    try {
      const leaseUntil = await claim(key);
      if (leaseUntil === undefined) return 'making';
      const held = { id: key, leaseUntil };
      try {
        // Whoever held the lease before may have finished it.
        if (await openShared(key)) return 'made';
        return await underLease(claimable, held, (leaseLost) =>
          makeInTurn(brochure, key, { ...options, leaseLost }),
        );
      } finally {
        await releaseLease(held);
      }
    } catch (cause) {
      if (options.signal?.aborted === true) return 'busy';
      failedUntil.set(key, Date.now() + secondsUntil.failed * 1_000);
      if (!isConnectionError(cause)) log.error(brochureErrors.failed, cause);
      return 'failed';
    }
  }

  async function makeInTurn(
    brochure: Brochure,
    key: string,
    {
      isAhead,
      signal,
      leaseLost,
    }: { isAhead?: true; signal?: AbortSignal; leaseLost: AbortSignal },
  ): Promise<Made> {
    const releasePermit = await semaphore.acquire(AbortSignal.timeout(longestWaitMs));
    if (!releasePermit) return 'busy';
    const entry = inFlight.get(key);
    if (entry) entry.isWaiting = false;
    const endSignals = [leaseLost, ...(signal ? [signal] : [])];
    try {
      await withWorkFolder(async (workFolder) => {
        const files = await copyImages(brochure, workFolder);
        const target = path.join(workFolder, 'brochure.pdf');
        await print(
          { brochure, files, target },
          { signal: AbortSignal.any(endSignals), isUrgent: !isAhead },
        );
        await share(key, target);
        await mkdir(folder, { recursive: true });
        await rename(target, brochureFile(key));
      });
    } finally {
      releasePermit();
    }
    failedUntil.delete(key);
    await removeOldBrochures();
    return 'made';
  }

  async function openStored(key: string): Promise<StoredBrochure | undefined> {
    const file = brochureFile(key);
    const stats = await stat(file).catch(() => undefined);
    if (!stats) return undefined;
    const now = new Date();
    await utimes(file, now, stats.mtime).catch(() => undefined);
    const read = () => Readable.toWeb(createReadStream(file)) as ReadableStream;
    return { outcome: 'opened', bytes: stats.size, etag: `"${key}"`, read };
  }

  /** Copies what another instance has made. A store that is away only means that it is made here, too. */
  async function openShared(key: string) {
    if (!shared) return undefined;
    try {
      await withWorkFolder(async (workFolder) => {
        const copy = path.join(workFolder, 'brochure.pdf');
        await pipeline(await shared.open(`${key}.pdf`), createWriteStream(copy));
        await mkdir(folder, { recursive: true });
        await rename(copy, brochureFile(key));
      });
    } catch (cause) {
      if (!(cause instanceof FileMissing)) log.error('A shared brochure cannot be read', cause);
      return undefined;
    }
    return openStored(key);
  }

  async function share(key: string, file: string) {
    await shared?.put(`${key}.pdf`, file).catch((cause: unknown) => {
      if (!(cause instanceof KeyTaken)) log.error('A brochure cannot be shared', cause);
    });
  }

  function brochureFile(key: string) {
    return path.join(folder, `${key}.pdf`);
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

  return { openBrochure, makeAhead, removeOldBrochures, removeOldShared };
}

function brochureKey(brochure: Brochure) {
  const content = JSON.stringify([release, brochure]);
  return createHash('sha256').update(content).digest('hex').slice(0, 32);
}

function unopened(outcome: 'making' | 'busy' | 'failed'): Unopened {
  return { outcome, tryAgainInSeconds: secondsUntil[outcome] };
}

async function firstWithin(work: Promise<Made>, milliseconds: number) {
  const { promise, resolve } = Promise.withResolvers<Made>();
  const timer = setTimeout(() => resolve('making'), milliseconds);
  return Promise.race([work, promise]).finally(() => clearTimeout(timer));
}

async function isBeingMadeElsewhere(key: string) {
  const row = await db
    .selectFrom('brochureLeases')
    .select('key')
    .where('key', '=', key)
    .where('leaseUntil', '>=', new Date().toISOString())
    .executeTakeFirst();
  return row !== undefined;
}

/** Returns the end of the lease; undefined if another instance holds it. */
async function claim(key: string) {
  const now = new Date();
  const leaseUntil = later(now, leaseMs);
  const { rows } = await sql<{ leaseUntil: string }>`
    insert into brochure_leases (key, lease_until) values (${key}, ${leaseUntil})
    on conflict (key) do update set lease_until = excluded.lease_until
    where ${isUnclaimed('brochureLeases.leaseUntil', now)}
    returning lease_until`.execute(db);
  return rows[0]?.leaseUntil;
}

async function releaseLease({ id, leaseUntil }: { id: string; leaseUntil: string }) {
  await db
    .deleteFrom('brochureLeases')
    .where('key', '=', id)
    .where('leaseUntil', '=', leaseUntil)
    .execute();
}
