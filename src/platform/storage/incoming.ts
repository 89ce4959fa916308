import { createHash, randomUUID } from 'node:crypto';
import { readFileSync, readlinkSync } from 'node:fs';
import { mkdir, readdir, rm, stat, utimes } from 'node:fs/promises';
import { hostname } from 'node:os';
import path from 'node:path';
import { errorCode } from '../../lib/values/error-code.ts';
import { env } from '../env/env.ts';

/** Where files are on their way into storage, on its file system. */
export const incoming = path.join(env.dataFolder, 'media/.incoming');

const touchEveryMs = 10_000;
const expiresAfterMs = 60_000;
/** Releases before this one do not say whose a file is. */
const oldAfterMs = 24 * 60 * 60_000;

/** Names a process on a machine, also after another one got its number. */
type Owner = { machine: string; pid: number; start: string };

const owner: Owner = {
  machine: machine(),
  pid: process.pid,
  start: processStart(process.pid) ?? '0',
};

const ownNames = new Set<string>();
let touching: NodeJS.Timeout | undefined;

/** Runs the work with the path of a temporary file or folder, and removes it afterwards. */
export async function withIncoming<T>(work: (place: string) => Promise<T>): Promise<T> {
  const name = [owner.machine, owner.pid, owner.start, randomUUID()].join('.');
  const place = path.join(incoming, name);
  await mkdir(incoming, { recursive: true });
  ownNames.add(name);
  touching ??= setInterval(touchOwn, touchEveryMs).unref();
  try {
    return await work(place);
  } finally {
    await rm(place, { recursive: true, force: true });
    ownNames.delete(name);
    if (ownNames.size === 0) {
      clearInterval(touching);
      touching = undefined;
    }
  }
}

/**
 * Removes what killed processes of this machine left. What others have is removed if they do not touch it for a
 * minute: they may be on another machine, or in another container.
 */
export async function removeAbandonedUploads(waitMs = expiresAfterMs) {
  const watched = new Map<string, number>();
  for (const name of await readdir(incoming).catch(() => [])) {
    const writer = parseOwner(name);
    if (ownNames.has(name) || (writer && isAlive(writer))) continue;
    const touchedAt = await readTouchedAt(name);
    if (touchedAt === undefined) continue;
    if (writer && writer.machine !== owner.machine) watched.set(name, touchedAt);
    else if (writer || Date.now() - touchedAt > oldAfterMs) await remove(name);
  }
  if (watched.size === 0) return;
  setTimeout(() => void removeUntouched(watched), waitMs).unref();
}

async function removeUntouched(watched: ReadonlyMap<string, number>) {
  for (const [name, before] of watched) {
    if ((await readTouchedAt(name)) === before) await remove(name).catch(() => undefined);
  }
}

function touchOwn() {
  const now = new Date();
  for (const name of ownNames) utimes(path.join(incoming, name), now, now).catch(() => undefined);
}

async function readTouchedAt(name: string) {
  const stats = await stat(path.join(incoming, name)).catch(() => undefined);
  return stats?.mtimeMs;
}

async function remove(name: string) {
  await rm(path.join(incoming, name), { recursive: true, force: true });
}

function parseOwner(name: string): Owner | undefined {
  const [, machineId = '', pid, start = ''] =
    /^([\da-f]+)\.(\d+)\.(\d+)\.[\da-f-]+$/.exec(name) ?? [];
  return pid === undefined ? undefined : { machine: machineId, pid: Number(pid), start };
}

function isAlive({ machine: machineId, pid, start }: Owner) {
  if (machineId !== owner.machine) return false;
  try {
    process.kill(pid, 0);
  } catch (cause) {
    if (errorCode(cause) === 'ESRCH') return false;
  }
  return (processStart(pid) ?? start) === start;
}

/** Numbers of processes mean something on one machine, until it starts again, and inside one container. */
function machine() {
  const parts = [
    hostname(),
    readText('/proc/sys/kernel/random/boot_id'),
    readLink('/proc/self/ns/pid'),
  ];
  return createHash('sha256').update(parts.join(' ')).digest('hex').slice(0, 12);
}

/** When a process started, in ticks of the system; undefined where the system does not say. */
function processStart(pid: number) {
  // The second field is the name of the program, which may hold spaces and parentheses.
  const fields = readText(`/proc/${pid}/stat`).split(') ').at(-1)?.split(' ') ?? [];
  const isZombie = fields[0] === 'Z';
  return isZombie ? '0' : fields[19];
}

function readText(file: string) {
  try {
    return readFileSync(file, 'utf8').trim();
  } catch {
    return '';
  }
}

function readLink(file: string) {
  try {
    return readlinkSync(file);
  } catch {
    return '';
  }
}
