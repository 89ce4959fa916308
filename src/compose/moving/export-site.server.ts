import { createWriteStream } from 'node:fs';
import { mkdir, readdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { pipeline } from 'node:stream/promises';
import {
  movedNouns,
  SourceFault,
  type MovedNoun,
} from '../../features/connections/moving/moving.ts';
import { olderRow } from '../../features/connections/moving/older-rows.ts';
import { olderTables, type SourceRow } from '../../features/connections/moving/older-site.ts';
import { nounRecords } from '../../features/nouns.server.ts';
import { followSettings } from '../../features/settings/site-settings.server.ts';
import { mediaKey } from '../../lib/media/media-key.ts';
import { planPdfUrl } from '../../lib/media/plan-pdf.ts';
import { db } from '../../platform/database/database.ts';
import { readContentVersion } from '../../platform/database/content.ts';
import { FileMissing } from '../../platform/storage/contract.ts';
import { storage } from '../../platform/storage/storage.ts';
import { settings } from '../../site/settings.ts';

export type Exported = { rows: Record<string, number>; files: number; missing: string[] };

/** Writes all content into an empty folder as the older system has it: tables as JSON, buckets as folders. */
export async function exportSite(folder: string): Promise<Exported> {
  await mkdir(folder, { recursive: true });
  if ((await readdir(folder)).length > 0) throw new SourceFault(`${folder} is not empty.`);
  await readContentVersion();
  await followSettings();
  const files = await listFiles();
  const paths = new Map(files.map(({ url, path: key }) => [url, key]));
  const rows: Record<string, number> = {};
  for (const noun of movedNouns) {
    const table = await readTable(noun, (url) => paths.get(url) ?? mediaKey(url) ?? url);
    rows[olderTables[noun]] = table.length;
    await write(olderTables[noun], table);
  }
  await write(
    'media',
    files.map(({ url: _url, ...facts }) => facts),
  );
  await write('cities', settings().cities.cities);
  await write('redirects', await readRedirects());
  const missing = await copyFiles(folder, files);
  return { rows, files: files.length - missing.length, missing };

  async function write(table: string, values: readonly object[]) {
    await writeFile(path.join(folder, `${table}.json`), `${JSON.stringify(values, null, 2)}\n`);
  }
}

/** The records of a noun: what is public, with unpublished changes beside it, and what is only a draft. */
async function readTable(noun: MovedNoun, pathOf: (url: string) => string) {
  const isOrdered = noun === 'partners' || noun === 'projects' || noun === 'testimonials';
  const present = await db
    .selectFrom(noun)
    .select('id')
    .$if(isOrdered, (query) => query.orderBy(db.dynamic.ref('displayOrder')))
    .orderBy('id')
    .execute();
  const drafts = await db
    .selectFrom('drafts')
    .select('recordId as id')
    .where('noun', '=', noun)
    .orderBy('recordId')
    .execute();
  const ids = [...new Set([...present, ...drafts].map(({ id }) => id))];
  const rows: SourceRow[] = [];
  for (const id of ids) {
    const { published, draft, edited } = await db
      .transaction()
      .execute((tx) => nounRecords[noun].readCurrent(tx, id));
    const record = (published ?? edited) as SourceRow | null;
    if (!record) continue;
    rows.push({
      ...olderRow(noun, record, pathOf),
      ...(!published && { visibility: 'draft' }),
      ...(published && draft && { draft: olderRow(noun, edited as SourceRow, pathOf) }),
    });
  }
  return rows;
}

/** The files of the library, each with its path in the buckets. */
async function listFiles() {
  const rows = await db
    .selectFrom('media')
    .select(['url', 'kind', 'name', 'alt', 'focalX', 'focalY', 'isDecorative', 'posterUrl'])
    .select('pdfBytes')
    .where('deletedAt', 'is', null)
    .orderBy('kind')
    .orderBy('url')
    .execute();
  return rows.map(({ url, name, alt, focalX, focalY, isDecorative, posterUrl, pdfBytes }) => ({
    url,
    path: pathInBuckets(url, pdfBytes),
    name,
    alt,
    focal_x: focalX,
    focal_y: focalY,
    is_decorative: isDecorative === 1,
    ...(posterUrl !== null && { poster: mediaKey(posterUrl) }),
  }));
}

/** A floor plan that was a PDF leaves as one. */
function pathInBuckets(url: string, pdfBytes: number | null) {
  const key = mediaKey(url) ?? url;
  return pdfBytes === null ? key : key.replace(/\.[^.]*$/, '.pdf');
}

async function readRedirects() {
  const rows = await db
    .selectFrom('redirects')
    .select(['fromPath', 'target'])
    .where('deletedAt', 'is', null)
    .orderBy('fromPath')
    .execute();
  return rows.map(({ fromPath, target }) => ({ from_path: fromPath, target }));
}

/** Copies the files into the buckets. Returns those that storage lacks. */
async function copyFiles(folder: string, files: readonly { url: string; path: string }[]) {
  const missing: string[] = [];
  for (const { url, path: key } of files) {
    const file = path.join(folder, ...key.split('/'));
    await mkdir(path.dirname(file), { recursive: true });
    const stored = key.endsWith('.pdf') ? planPdfUrl(url) : url;
    try {
      await pipeline(await storage.open(mediaKey(stored ?? url) ?? ''), createWriteStream(file));
    } catch (cause) {
      if (!(cause instanceof FileMissing)) throw cause;
      missing.push(key);
    }
  }
  return missing;
}
