import { createWriteStream } from 'node:fs';
import { mkdir, readdir, rename, rm, stat } from 'node:fs/promises';
import path from 'node:path';
import { pipeline } from 'node:stream/promises';
import { openSharedFiles } from '../../../platform/storage/storage.ts';
import { dayMs } from '../../../lib/time/durations.ts';
import { db } from '../../../platform/database/database.ts';
import { importsFolder, isUnpacked } from '../source/source-process.server.ts';
import { listOldUploads } from './imports.server.ts';

const keyPattern = /^[\da-f-]{36}$/;
const storedForDays = 30;

const shared = openSharedFiles('imports', (key) => keyPattern.test(key));

/** Moves a received file to where the jobs of all instances find it. */
export async function storeSource(id: string, received: string) {
  const bucket = await shared;
  if (bucket) return bucket.put(id, received);
  await mkdir(importsFolder, { recursive: true });
  await rename(received, path.join(importsFolder, id));
}

/** The place of an uploaded source on this machine. */
export async function placeOfSource(id: string) {
  const place = path.join(importsFolder, id);
  const bucket = await shared;
  if (!bucket || (await stat(place).catch(() => undefined))) return place;
  await mkdir(importsFolder, { recursive: true });
  const partial = `${place}.${process.pid}`;
  await pipeline(await bucket.open(id), createWriteStream(partial));
  await rename(partial, place);
  return place;
}

async function removeSource(id: string) {
  await rm(path.join(importsFolder, id), { force: true });
  await (await shared)?.delete(id);
}

/** Removes uploaded sources after 30 days, and what killed processes left unpacked. What was imported stays. */
export async function removeOldSources(now = new Date()) {
  const before = new Date(now.getTime() - storedForDays * dayMs).toISOString();
  for (const { id } of await listOldUploads(before)) await removeSource(id);
  for (const name of await readdir(importsFolder).catch(() => [])) {
    const place = path.join(importsFolder, name);
    const stats = await stat(place).catch(() => undefined);
    const isKnown =
      keyPattern.test(name) &&
      (await db.selectFrom('imports').select('id').where('id', '=', name).executeTakeFirst());
    const isOld = stats !== undefined && now.getTime() - stats.mtimeMs > dayMs;
    if (isOld && (isUnpacked(name) || !isKnown)) await rm(place, { recursive: true, force: true });
  }
}
