import { createWriteStream, existsSync } from 'node:fs';
import { mkdir, readFile, rename, rm } from 'node:fs/promises';
import path from 'node:path';
import { pipeline } from 'node:stream/promises';
import { secretFile } from '../accounts/secret.ts';
import { fileTimestamp } from './backup.ts';
import { BackupRefused } from './archive.ts';
import type { Backup, Manifest } from './file.ts';
import { replaceTables } from './tables.ts';
import type { Target } from './target.ts';
import { openPostgresTarget, schemaOfReplaced } from './target-postgres.ts';
import { openSqliteTarget } from './target-sqlite.ts';
import { computeDigest } from '../storage/compute-digest.ts';
import { env } from '../env/env.ts';
import { makeFolder } from '../storage/folders.ts';
import { former, isOfFormerRelease, isOlderThanFormer } from '../database/former-release.ts';
import { listMigrations } from '../database/migrations.ts';
import { resealSecret, writeSecretFile } from '../secrets/shared-secret.ts';
import { storage, withWorkFolder } from '../storage/storage.ts';

/** Steps that undo the restore so far, in the order they were added. They run in reverse. */
type Undo = (() => Promise<void>)[];

/**
 * Replaces database, media and secret with those of a backup, all or nothing: until the transaction that replaces the
 * database commits, files are only added. Calls `mayReplace` if there is data to replace. `replaced` lists where the old
 * data is now; `leftover` is the error if old files could not be moved. Throws `BackupRefused`.
 */
export async function restoreBackup(backup: Backup, mayReplace: () => Promise<boolean>) {
  await requireOurMigrations(backup.manifest);
  makeFolder(env.dataFolder);
  const target = await openTarget();
  try {
    if (!target.isEmpty && !(await mayReplace()))
      return { isRestored: false, replaced: [], leftover: undefined };
    const stamp = fileTimestamp(new Date());
    const folder = path.join(env.dataFolder, `before-restore-${stamp}`);
    await replaceAll(backup, target, { stamp, folder });
    const leftover = await setAsideMedia(backup, folder).then(
      () => undefined,
      (cause: unknown) => cause,
    );
    const replaced: string[] = [];
    if (!target.isEmpty && target.schema !== undefined)
      replaced.push(`schema ${schemaOfReplaced(stamp)}`);
    if (existsSync(folder)) replaced.push(folder);
    return { isRestored: true, replaced, leftover };
  } finally {
    await target.connection.destroy();
  }
}

/** Throws `BackupRefused` while a process has the database open. */
export async function requireStopped() {
  const target = await openTarget();
  await target.connection.destroy();
}

/** Throws `BackupRefused` while another process has the database open. */
function openTarget() {
  return env.databaseUrl === undefined ? openSqliteTarget() : openPostgresTarget(env.databaseUrl);
}

async function requireOurMigrations({ migrations }: Manifest) {
  if (isOfFormerRelease(migrations)) return;
  if (isOlderThanFormer(migrations))
    throw new BackupRefused(
      `it is older than version ${former.version}: restore it with version ${former.version}, start that version once, and make a new backup`,
    );
  const ourMigrations = await listMigrations();
  const newer = migrations.find((name) => !ourMigrations.includes(name));
  if (newer) {
    throw new BackupRefused(`it is from a newer version of the site (${newer}): upgrade first`);
  }
  const missing = ourMigrations
    .slice(0, migrations.length)
    .find((name) => !migrations.includes(name));
  if (missing)
    throw new BackupRefused(`it is from a different edition of the site (${missing} is missing)`);
}

type Destination = { stamp: string; folder: string };

async function replaceAll(backup: Backup, target: Target, { stamp, folder }: Destination) {
  const undo: Undo = [];
  try {
    for (const [key, sum] of backup.media) await restoreFile(backup, key, sum, folder, undo);
    if (!target.isEmpty) undo.push(await target.saveCopy(folder));
    await target.connection.transaction().execute(async (tx) => {
      await replaceTables(tx, backup, target, stamp);
      if (!backup.hasSecret) return;
      const secret = await backup.readSecret();
      if (env.databaseUrl !== undefined) await resealSecret(tx, secret);
      await replaceSecret(secret, folder, undo);
    });
  } catch (cause) {
    for (const step of undo.toReversed()) await step();
    await rm(folder, { recursive: true, force: true });
    throw cause;
  }
}

/** Keeps an identical file and moves a damaged one aside. */
async function restoreFile(backup: Backup, key: string, sum: string, folder: string, undo: Undo) {
  if (await storage.exists(key)) {
    if ((await computeDigest(await storage.open(key))).toString('hex') === sum) return;
    const destination = path.join(folder, 'media', key);
    await storage.takeOut(key, destination);
    undo.push(() => storage.put(key, destination));
  }
  await withWorkFolder(async (workFolder) => {
    const file = path.join(workFolder, 'file');
    await pipeline(backup.readMedia(key), createWriteStream(file));
    await storage.put(key, file);
  });
  undo.push(() => storage.delete(key));
}

async function replaceSecret(secret: string, folder: string, undo: Undo) {
  const current = await readFile(secretFile, 'utf8').catch(() => undefined);
  if (current === secret) return;
  if (current !== undefined) {
    const destination = path.join(folder, 'secret');
    await moveTo(destination, secretFile);
    undo.push(() => moveTo(secretFile, destination));
  }
  await writeSecretFile(secret);
}

/** Moves away files that the backup does not contain. */
async function setAsideMedia(backup: Backup, folder: string) {
  for await (const { key } of storage.list()) {
    if (!backup.media.has(key)) await storage.takeOut(key, path.join(folder, 'media', key));
  }
}

async function moveTo(destination: string, file: string) {
  await mkdir(path.dirname(destination), { recursive: true });
  await rename(file, destination);
}
