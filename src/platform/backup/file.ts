import { existsSync } from 'node:fs';
import { stat } from 'node:fs/promises';
import { z } from 'zod';
import { mediaKey } from '../../lib/media/media-key.ts';
import { plural } from '../../lib/text/plural.ts';
import { BackupRefused, readLines, openArchive } from './archive.ts';
import type { PortableRow } from './rows.ts';

export const format = 1;
export const checksumsFile = 'SHA256SUMS';

const count = z.number().int().min(0);

const manifestSchema = z.object({
  format: z.literal(format, 'it was made by a newer version of this site: upgrade first'),
  madeAt: z.iso.datetime(),
  /** The database it was made from. It can be restored into either. */
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
  /** The SHA-256 of each file, by storage key. */
  media: Map<string, string>;
  hasSecret: boolean;
  readMedia(key: string): AsyncIterable<Buffer>;
  readSecret(): Promise<string>;
  readRows(table: string): AsyncIterable<PortableRow>;
  close(): Promise<void>;
};

/** Opens a backup after verifying every byte. Throws `BackupRefused` if it is damaged or incomplete. */
export async function openBackup(file: string): Promise<Backup> {
  if (!existsSync(file)) throw new BackupRefused(`there is no ${file}`);
  const { size } = await stat(file);
  const archive = await openArchive(file);
  let sums = new Map<string, string>();
  try {
    sums = await readSums();
    for (const name of [...sums.keys(), ...archive.entries.keys()]) {
      if (name !== checksumsFile) await readToEnd(read(name));
    }
    const manifest = parseManifest(await readText(read('manifest.json')));
    const media = sumsOfMedia();
    if (media.size !== manifest.files) throw new BackupRefused('files are missing from it');
    for (const table of Object.keys(manifest.tables)) await checkTable(table, manifest);
    return {
      bytes: size,
      manifest,
      media,
      hasSecret: archive.entries.has('secret'),
      readMedia: (key) => read(`media/${key}`),
      readSecret: () => readText(read('secret')),
      readRows,
      close: archive.close,
    };
  } catch (cause) {
    await archive.close();
    throw cause;
  }

  async function readSums() {
    const entry = archive.entries.get(checksumsFile);
    if (!entry) throw new BackupRefused('it is not a backup of this site');
    const lines = (await readText(archive.read(entry))).split('\n').slice(0, -1);
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
    for await (const line of readLines(read(`tables/${table}.jsonl`))) {
      yield JSON.parse(line) as PortableRow;
    }
  }

  async function checkTable(table: string, { tables }: Manifest) {
    const { rows, columns } = tables[table] ?? { rows: 0, columns: [] };
    const expected = columns.toSorted().join();
    let rowCount = 0;
    for await (const row of readRows(table)) {
      rowCount += 1;
      if (Object.keys(row).toSorted().join() !== expected) {
        throw new BackupRefused(`row ${rowCount} of ${table} in it is damaged`);
      }
      if (table === 'media') requireFile(row);
    }
    if (rowCount !== rows)
      throw new BackupRefused(
        `${table} in it has ${rowCount} of ${plural(rows, '# row', '# rows')}`,
      );
  }

  function requireFile(row: PortableRow) {
    const key = mediaKey(String(row['url']));
    if (key === undefined || !archive.entries.has(`media/${key}`)) {
      throw new BackupRefused(`the file of ${row['url']} is missing from it`);
    }
  }
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

async function readText(content: AsyncIterable<Buffer>) {
  return Buffer.concat(await Array.fromAsync(content)).toString();
}
