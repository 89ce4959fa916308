import { existsSync } from 'node:fs';
import { readdir, readFile, rename, rm, stat } from 'node:fs/promises';
import path from 'node:path';
import { dayMs } from '../../lib/time/durations.ts';
import { errorCode } from '../../lib/values/error-code.ts';
import { mediaKey } from '../../lib/media/media-key.ts';
import { pastKeys } from '../../lib/media/plan-pdf.ts';
import { toSlug } from '../../lib/text/slug.ts';
import { variantUrls } from '../../lib/media/media-variants.ts';
import { secretFile } from '../accounts/secret.ts';
import { BackupRefused, createArchive } from './archive.ts';
import { format, checksumsFile, openBackup, type Manifest } from './file.ts';
import { takePostgresSnapshot, takeSqliteSnapshot, type Snapshot } from './snapshot.ts';
import { env } from '../env/env.ts';
import { flushFolder, makeFolder } from '../storage/folders.ts';
import { openShared } from '../secrets/shared-secret.ts';
import { storage } from '../storage/storage.ts';

const unfinishedSuffix = '.unfinished';
/** The name begins with the company's name at the time. */
const backupName = /^[a-z\d-]+?-(\d{4}-\d\d-\d\dT[\d-]+Z)\.tar$/;

/**
 * Writes database, media and secret into one dated file, verifies all of it, and only then gives the file its name.
 * `keep` is the number of backups left in the folder. On an error it throws and leaves no file.
 */
export async function makeBackup(
  folder: string,
  { keep = Infinity, signal, company: baseCompany = '' }: BackupOptions = {},
) {
  makeFolder(folder);
  await removeUnfinished(folder);
  const madeAt = new Date();
  const stamp = fileTimestamp(madeAt);
  const unfinishedFile = path.join(folder, `backup-${stamp}.tar${unfinishedSuffix}`);
  try {
    const savedCompany = await writeBackup(unfinishedFile, madeAt, signal);
    const company = savedCompany ?? baseCompany;
    const file = path.join(folder, `${toSlug(company).slice(0, 60) || 'site'}-${stamp}.tar`);
    const backup = await openBackup(unfinishedFile);
    await backup.close();
    await rename(unfinishedFile, file);
    await flushFolder(folder);
    await removeOldest(folder, keep);
    return { file, bytes: backup.bytes, manifest: backup.manifest };
  } finally {
    await rm(unfinishedFile, { force: true });
  }
}

type BackupOptions = {
  keep?: number;
  signal?: AbortSignal;
  /** The company's name while none is saved. */
  company?: string;
};

/** A timestamp for file names. */
export function fileTimestamp(date: Date) {
  return date.toISOString().replaceAll(/[:.]/g, '-');
}

function undefinedIfMissing(cause: unknown) {
  if (errorCode(cause) === 'ENOENT') return undefined;
  throw cause;
}

/** Copies the database first: files that it references never change afterwards. Returns the saved company name. */
async function writeBackup(file: string, madeAt: Date, signal: AbortSignal | undefined) {
  const archive = await createArchive(file);
  const sums: string[] = [];
  let company: string | undefined;
  try {
    const snapshot = await takeSnapshot(`${file}.db`);
    const { tables, media, past, contentVersion, secret } = await writeTables(snapshot).finally(
      () => snapshot.close(),
    );
    const files = (await writeMedia(media)) + (await writePast(past));
    if (secret) await add('secret', [secret]);
    const { database, migrations } = snapshot;
    const manifest = { format, madeAt, database, migrations, contentVersion, files, tables };
    await add('manifest.json', [JSON.stringify(manifest, undefined, 2)]);
    await archive.add(checksumsFile, buffers([sums.join('')]));
    await archive.finish();
    return company;
  } finally {
    await archive.close();
  }

  async function writeTables(snapshot: Snapshot) {
    const tables: Manifest['tables'] = {};
    const media: string[] = [];
    const past: string[] = [];
    let contentVersion = 0;
    for (const [table, columns] of snapshot.tables) {
      let rowCount = 0;
      await add(`tables/${table}.jsonl`, linesOfRows());
      tables[table] = { rows: rowCount, columns };

      async function* linesOfRows() {
        for await (const rows of snapshot.rows(table)) {
          rowCount += rows.length;
          if (table === 'content_version') contentVersion = Number(rows[0]?.['version']);
          if (table === 'settings') company = companyIn(rows) ?? company;
          if (table === 'media') media.push(...rows.map((row) => String(row['url'])));
          if (table === 'past_files') past.push(...rows.map((row) => String(row['url'])));
          yield rows.map((row) => `${JSON.stringify(row)}\n`).join('');
        }
      }
    }
    return { tables, media, past, contentVersion, secret: await findSecret(snapshot) };
  }

  /** The original must exist. Its variants may not have been made yet. */
  async function writeMedia(urls: string[]) {
    let files = 0;
    for (const url of urls) {
      const [original, ...variants] = [url, ...variantUrls(url)].map(mediaKey);
      if (original === undefined || !(await storage.exists(original))) {
        throw new BackupRefused(`the file of ${url} is missing from storage`);
      }
      for (const key of [original, ...variants]) {
        if (key === undefined || !(await storage.exists(key))) continue;
        await add(`media/${key}`, await storage.open(key));
        files += 1;
      }
    }
    return files;
  }

  /** The files that were public and are no longer in the library. */
  async function writePast(urls: string[]) {
    const keys = urls.flatMap(pastKeys);
    let files = 0;
    for (const key of keys) {
      if (!(await storage.exists(key))) continue;
      await add(`media/${key}`, await storage.open(key));
      files += 1;
    }
    return files;
  }

  async function add(
    name: string,
    content: AsyncIterable<Buffer | string> | Iterable<Buffer | string>,
  ) {
    signal?.throwIfAborted();
    sums.push(`${await archive.add(name, buffers(content))}  ${name}\n`);
  }
}

function companyIn(rows: Record<string, unknown>[]) {
  const row = rows.find(({ id }) => id === 'company');
  try {
    const { name } = JSON.parse(String(row?.['value'])) as { name: unknown };
    return typeof name === 'string' ? name : undefined;
  } catch {
    return undefined;
  }
}

/** The secret that this site currently signs with. */
async function findSecret({ sharedSecret }: Snapshot) {
  if (env.secret !== undefined) return env.secret;
  const fileSecret = await readFile(secretFile, 'utf8').catch(undefinedIfMissing);
  const row = await sharedSecret?.();
  if (!row) return fileSecret;
  const secret = openShared(row, fileSecret?.trim());
  if (secret !== undefined) return secret;
  throw new BackupRefused(
    `the secret in the database cannot be read by these settings, nor is it in ${env.dataFolder}: give DATABASE_URL, ` +
      'S3_* and DATA_DIR, or SECRET, as an instance has them',
  );
}

function takeSnapshot(copy: string) {
  if (env.databaseUrl !== undefined) return takePostgresSnapshot(env.databaseUrl);
  const file = path.join(env.dataFolder, 'solmere.db');
  if (!existsSync(file)) throw new BackupRefused(`there is no database in ${env.dataFolder}`);
  return takeSqliteSnapshot(file, copy);
}

async function* buffers(content: AsyncIterable<Buffer | string> | Iterable<Buffer | string>) {
  for await (const chunk of content) yield Buffer.from(chunk);
}

/** Deletes files left by a killed process after a day. */
async function removeUnfinished(folder: string) {
  for (const name of await readdir(folder)) {
    if (!/^(backup|solmere)-/.test(name) || !name.includes(unfinishedSuffix)) continue;
    const file = path.join(folder, name);
    const stats = await stat(file).catch(() => undefined);
    if (stats && Date.now() - stats.mtimeMs > dayMs) await rm(file, { force: true });
  }
}

async function removeOldest(folder: string, keep: number) {
  const names = (await readdir(folder))
    .filter((name) => backupName.test(name))
    .toSorted((one, other) => (backupTime(one) < backupTime(other) ? -1 : 1));
  for (const name of names.slice(0, -keep)) await rm(path.join(folder, name));
}

function backupTime(name: string) {
  return backupName.exec(name)?.[1] ?? '';
}
