import { existsSync } from 'node:fs';
import { open, readdir, readFile, rename, rm, stat } from 'node:fs/promises';
import path from 'node:path';
import { z } from 'zod';
import { mediaKey } from '../lib/media-key.ts';
import { variantUrls } from '../lib/media-variants.ts';
import { BackupRefused, createArchive, linesOf, openArchive } from './backup-archive.ts';
import {
  takePostgresSnapshot,
  takeSqliteSnapshot,
  type PortableRow,
  type Snapshot,
} from './backup-snapshot.ts';
import { env } from './env.ts';
import { makeFolder } from './folders.ts';
import { storage } from './storage.ts';

const format = 1;
const listOfSums = 'SHA256SUMS';
const endOfUnfinished = '.unfinished';
const backupName = /^solmere-\d{4}-\d\d-\d\dT[\d-]+Z\.tar$/;
const dayMs = 24 * 60 * 60 * 1_000;

const count = z.number().int().min(0);

const manifestSchema = z.object({
  format: z.literal(format, 'it was made by a newer version of this site: upgrade first'),
  madeAt: z.iso.datetime(),
  /** Where it came from. It can be restored into either. */
  database: z.enum(['sqlite', 'postgres']),
  migrations: z.array(z.string()).min(1),
  contentVersion: count,
  files: count,
  tables: z.record(z.string(), z.object({ rows: count, columns: z.array(z.string()) })),
});

export type Manifest = z.infer<typeof manifestSchema>;

export type Backup = {
  bytes: number;
  manifest: Manifest;
  /** The SHA-256 of each file, by its key of storage. */
  media: Map<string, string>;
  hasSecret: boolean;
  readMedia(key: string): AsyncIterable<Buffer>;
  readSecret(): Promise<string>;
  readRows(table: string): AsyncIterable<PortableRow>;
  close(): Promise<void>;
};

/**
 * Writes database, media and secret into one dated file, opens it, checks all of it, and only then gives it its
 * name. `keep` is how many backups stay in the folder. Throws and leaves nothing when anything is wrong.
 */
export async function makeBackup(folder: string, { keep = Infinity, signal }: BackupOptions = {}) {
  makeFolder(folder);
  await removeUnfinished(folder);
  const madeAt = new Date();
  const file = path.join(folder, `solmere-${stampOf(madeAt)}.tar`);
  const unfinished = `${file}${endOfUnfinished}`;
  try {
    await writeBackup(unfinished, madeAt, signal);
    const backup = await openBackup(unfinished);
    await backup.close();
    await rename(unfinished, file);
    await flushFolder(folder);
    await removeOldest(folder, keep);
    return { file, bytes: backup.bytes, manifest: backup.manifest };
  } finally {
    await rm(unfinished, { force: true });
  }
}

type BackupOptions = { keep?: number; signal?: AbortSignal };

/** Reads all of a backup and compares it with what it says of itself. Throws `BackupRefused` when it is not whole. */
export async function openBackup(file: string): Promise<Backup> {
  if (!existsSync(file)) throw new BackupRefused(`there is no ${file}`);
  const { size } = await stat(file);
  const archive = await openArchive(file);
  let sums = new Map<string, string>();
  try {
    sums = await readSums();
    for (const name of [...sums.keys(), ...archive.entries.keys()]) {
      if (name !== listOfSums) await readToEnd(read(name));
    }
    const manifest = parseManifest(await textOf(read('manifest.json')));
    const media = sumsOfMedia();
    if (media.size !== manifest.files) throw new BackupRefused('files are missing from it');
    for (const table of Object.keys(manifest.tables)) await checkTable(table, manifest);
    return {
      bytes: size,
      manifest,
      media,
      hasSecret: archive.entries.has('secret'),
      readMedia: (key) => read(`media/${key}`),
      readSecret: () => textOf(read('secret')),
      readRows,
      close: archive.close,
    };
  } catch (cause) {
    await archive.close();
    throw cause;
  }

  async function readSums() {
    const entry = archive.entries.get(listOfSums);
    if (!entry) throw new BackupRefused('it is no backup of this site');
    const lines = (await textOf(archive.read(entry))).split('\n').slice(0, -1);
    return new Map(lines.map(parseSum));
  }

  function read(name: string) {
    const entry = archive.entries.get(name);
    if (!entry) throw new BackupRefused(`${name} is missing from it`);
    const sum = sums.get(name);
    if (!sum) throw new BackupRefused(`the checksum of ${name} is missing from it`);
    return archive.read(entry, sum);
  }

  function sumsOfMedia() {
    const files = [...sums].filter(([name]) => name.startsWith('media/'));
    return new Map(files.map(([name, sum]) => [name.slice('media/'.length), sum]));
  }

  async function* readRows(table: string) {
    for await (const line of linesOf(read(`tables/${table}.jsonl`))) {
      yield JSON.parse(line) as PortableRow;
    }
  }

  async function checkTable(table: string, { tables }: Manifest) {
    const { rows, columns } = tables[table] ?? { rows: 0, columns: [] };
    const expected = columns.toSorted().join();
    let found = 0;
    for await (const row of readRows(table)) {
      found += 1;
      if (Object.keys(row).toSorted().join() !== expected) {
        throw new BackupRefused(`row ${found} of ${table} in it is damaged`);
      }
      if (table === 'media') requireFileOf(row);
    }
    if (found !== rows) throw new BackupRefused(`${table} in it has ${found} rows of ${rows}`);
  }

  function requireFileOf(row: PortableRow) {
    const key = mediaKey(String(row['url']));
    if (key === undefined || !archive.entries.has(`media/${key}`)) {
      throw new BackupRefused(`the file of ${row['url']} is missing from it`);
    }
  }
}

/** A moment as it may stand in the name of a file. */
export function stampOf(moment: Date) {
  return moment.toISOString().replaceAll(/[:.]/g, '-');
}

async function flushFolder(folder: string) {
  if (process.platform === 'win32') return;
  const handle = await open(folder);
  await handle.sync().finally(() => handle.close());
}

function undefinedIfMissing(cause: NodeJS.ErrnoException) {
  if (cause.code === 'ENOENT') return undefined;
  throw cause;
}

/** The database first: no file that it names is changed afterwards, so all of them are there to be copied. */
async function writeBackup(file: string, madeAt: Date, signal: AbortSignal | undefined) {
  const archive = await createArchive(file);
  const sums: string[] = [];
  try {
    const snapshot = await takeSnapshot(`${file}.db`);
    const { tables, media, contentVersion } = await writeTables(snapshot).finally(() =>
      snapshot.close(),
    );
    const files = await writeMedia(media);
    const secret = await readFile(path.join(env.dataFolder, 'secret')).catch(undefinedIfMissing);
    if (secret) await add('secret', [secret]);
    const { database, migrations } = snapshot;
    const manifest = { format, madeAt, database, migrations, contentVersion, files, tables };
    await add('manifest.json', [JSON.stringify(manifest, undefined, 2)]);
    await archive.add(listOfSums, buffers([sums.join('')]));
    await archive.finish();
  } finally {
    await archive.close();
  }

  async function writeTables(snapshot: Snapshot) {
    const tables: Manifest['tables'] = {};
    const media: string[] = [];
    let contentVersion = 0;
    for (const [table, columns] of snapshot.tables) {
      let found = 0;
      await add(`tables/${table}.jsonl`, linesOfRows());
      tables[table] = { rows: found, columns };

      async function* linesOfRows() {
        for await (const rows of snapshot.rows(table)) {
          found += rows.length;
          if (table === 'content_version') contentVersion = Number(rows[0]?.['version']);
          if (table === 'media') media.push(...rows.map((row) => String(row['url'])));
          yield rows.map((row) => `${JSON.stringify(row)}\n`).join('');
        }
      }
    }
    return { tables, media, contentVersion };
  }

  /** A file itself has to be there; its variants may be in the making. */
  async function writeMedia(urls: string[]) {
    let files = 0;
    for (const url of urls) {
      const [own, ...variants] = [url, ...variantUrls(url)].map(mediaKey);
      if (own === undefined || !(await storage.exists(own))) {
        throw new BackupRefused(`the file of ${url} is missing from storage`);
      }
      for (const key of [own, ...variants]) {
        if (key === undefined || !(await storage.exists(key))) continue;
        await add(`media/${key}`, await storage.open(key));
        files += 1;
      }
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

function takeSnapshot(copy: string) {
  if (env.databaseUrl !== undefined) return takePostgresSnapshot(env.databaseUrl);
  const file = path.join(env.dataFolder, 'solmere.db');
  if (!existsSync(file)) throw new BackupRefused(`there is no database in ${env.dataFolder}`);
  return takeSqliteSnapshot(file, copy);
}

async function* buffers(content: AsyncIterable<Buffer | string> | Iterable<Buffer | string>) {
  for await (const chunk of content) yield Buffer.from(chunk);
}

function parseManifest(text: string) {
  const { data, error } = manifestSchema.safeParse(JSON.parse(text));
  if (error) throw new BackupRefused(error.issues[0]?.message ?? 'its manifest is wrong');
  return data;
}

function parseSum(line: string): [name: string, sum: string] {
  const match = /^([0-9a-f]{64}) {2}(.+)$/.exec(line);
  if (!match?.[1] || !match[2]) throw new BackupRefused('its list of checksums is damaged');
  return [match[2], match[1]];
}

async function readToEnd(content: AsyncIterable<Buffer>) {
  for await (const chunk of content) void chunk;
}

async function textOf(content: AsyncIterable<Buffer>) {
  return Buffer.concat(await Array.fromAsync(content)).toString();
}

/** What a process that was killed left behind. */
async function removeUnfinished(folder: string) {
  for (const name of await readdir(folder)) {
    if (!name.startsWith('solmere-') || !name.includes(endOfUnfinished)) continue;
    const file = path.join(folder, name);
    const found = await stat(file).catch(() => undefined);
    if (found && Date.now() - found.mtimeMs > dayMs) await rm(file, { force: true });
  }
}

async function removeOldest(folder: string, keep: number) {
  const names = (await readdir(folder)).filter((name) => backupName.test(name)).toSorted();
  for (const name of names.slice(0, -keep)) await rm(path.join(folder, name));
}
