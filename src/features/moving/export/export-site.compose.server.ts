import { createWriteStream } from 'node:fs';
import { mkdir, readdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { sql } from 'kysely';
import { pipeline } from 'node:stream/promises';
import { SourceFault, type WrittenNoun } from '../moving.ts';
import { olderRow, translationRow, withPaths } from '../source/older-rows.ts';
import type { SourceRow } from '../source/older-site.ts';
import { nounRecords } from '../../nouns.server.ts';
import { followSettings, savedSettings } from '../../settings/site-settings.server.ts';
import { mediaKey } from '../../../lib/media/media-key.ts';
import { parseRenditions, renditionUrl } from '../../../lib/media/video.ts';
import { sectionNames } from '../../settings/setting.ts';
import { planPdfUrl } from '../../../lib/media/plan-pdf.ts';
import { db } from '../../../platform/database/database.ts';
import { readContentVersion } from '../../../platform/database/content.ts';
import { FileMissing } from '../../../platform/storage/contract.ts';
import { storage } from '../../../platform/storage/storage.ts';
import { nounsInOrder } from '../../../site/paths.ts';
import { sectionSchemas, type SiteSettings } from '../../../site/settings/sections.ts';

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
  const pathOf = (url: string) => paths.get(url) ?? mediaKey(url) ?? url;
  // Images come first: a record and its images share texts.
  const order = new Map(files.map((file, index) => [`media ${file.path}`, index]));
  for (const noun of nounsInOrder) {
    const table = await readTable(noun, (record) => olderRow(noun, record, pathOf));
    for (const { id } of table) order.set(`${noun} ${String(id)}`, order.size);
    rows[noun] = table.length;
    await write(noun, table);
  }
  await write(
    'media',
    files.map(({ url: _url, smallFilms: _small, ...facts }) => facts),
  );
  const sections = listSettings(pathOf);
  const cities = sections.find(({ id }) => id === 'cities')?.value as SiteSettings['cities'];
  await write('cities', cities.cities);
  for (const { id } of sections) order.set(`settings ${id}`, order.size);
  await write('settings', sections);
  for (const [language, table] of await readTranslations(pathOf, order)) {
    rows[`translations.${language}`] = table.length;
    await write(`translations.${language}`, table);
  }
  await write('redirects', await readRedirects(pathOf));
  const missing = await copyFiles(folder, files);
  return { rows, files: files.length - missing.length, missing };

  async function write(table: string, values: readonly object[]) {
    await writeFile(path.join(folder, `${table}.json`), `${JSON.stringify(values, null, 2)}\n`);
  }
}

/** The records of a noun: what is public, with unpublished changes beside it, and what is only a draft. */
async function readTable(noun: WrittenNoun, rowOf: (record: SourceRow) => SourceRow) {
  const present = await db
    .selectFrom(db.dynamic.table(noun).as('present'))
    .select(sql<string>`id`.as('id'))
    .execute();
  const drafts = await db
    .selectFrom('drafts')
    .select('recordId as id')
    .where('noun', '=', noun)
    .execute();
  const ids = [...new Set([...present, ...drafts].map(({ id }) => id))].toSorted();
  const rows: SourceRow[] = [];
  for (const id of ids) {
    const { published, draft, edited } = await db
      .transaction()
      .execute((tx) => nounRecords[noun].readCurrent(tx, id));
    const record = (published ?? edited) as SourceRow | null;
    if (!record) continue;
    rows.push({
      ...rowOf(record),
      ...(!published && { visibility: 'draft' }),
      ...(published && draft && { draft: rowOf(edited as SourceRow) }),
    });
  }
  return rows.toSorted(byNameInOrder);
}

/** The order does not depend on ids, which another site makes anew. */
function byNameInOrder(one: SourceRow, other: SourceRow) {
  return readPlace(one) - readPlace(other) || (readName(one) < readName(other) ? -1 : 1);
}

function readPlace({ display_order: order }: SourceRow) {
  return typeof order === 'number' ? order : 0;
}

function readName({ slug, name, author, content }: SourceRow) {
  return JSON.stringify([slug, name, author, content]);
}

type PathOf = (url: string) => string;

/** All sections, also those that nobody has saved: another site begins with other ones. */
function listSettings(pathOf: PathOf) {
  const saved = savedSettings();
  return sectionNames.map((id) => {
    // The fields have the order of the schema, as they do once they are saved.
    const value = sectionSchemas[id].safeParse(saved[id]).data ?? saved[id];
    return { id, value: withPaths(value, pathOf) };
  });
}

/** The texts of all records by language, in the order of the records. Those of deleted records are left out. */
async function readTranslations(pathOf: PathOf, order: ReadonlyMap<string, number>) {
  const rows = await readTable('translations', (record) => ({
    ...translationRow(record, pathOf),
    language: record['language'],
  }));
  const place = ({ noun, record }: SourceRow) => order.get(`${String(noun)} ${String(record)}`);
  const present = rows
    .filter((row) => place(row) !== undefined)
    .toSorted((one, other) => (place(one) ?? 0) - (place(other) ?? 0));
  const byLanguage = Map.groupBy(present, ({ language }) => String(language));
  return [...byLanguage]
    .toSorted(([one], [other]) => (one < other ? -1 : 1))
    .map(([language, own]) => [language, own.map(({ language: _own, ...row }) => row)] as const);
}

/** The files of the library, each with its path in the buckets. */
async function listFiles() {
  const rows = await db
    .selectFrom('media')
    .select(['url', 'kind', 'name', 'alt', 'focalX', 'focalY', 'isDecorative', 'posterUrl'])
    .select(['wideFocalX', 'wideFocalY', 'imageType', 'pdfBytes', 'smallFilms'])
    .where('deletedAt', 'is', null)
    .orderBy('kind')
    .orderBy('name')
    .orderBy('alt')
    .orderBy('bytes')
    .orderBy('url')
    .execute();
  return rows.map((row) => {
    const { url, name, alt, focalX, focalY, isDecorative, posterUrl, pdfBytes } = row;
    const { wideFocalX, wideFocalY, imageType } = row;
    const smallFilms = parseRenditions(row.smallFilms).map((film) => ({
      width: film.width,
      path: mediaKey(renditionUrl(url, film)) ?? '',
    }));
    return {
      url,
      smallFilms,
      path: pathInBuckets(url, pdfBytes),
      name,
      alt,
      focal_x: focalX,
      focal_y: focalY,
      ...(wideFocalX !== null && { wide_focal_x: wideFocalX, wide_focal_y: wideFocalY }),
      is_decorative: isDecorative === 1,
      ...(imageType !== null && { image_type: imageType }),
      ...(posterUrl !== null && { poster: mediaKey(posterUrl) }),
      ...(smallFilms.length > 0 && { small: smallFilms }),
    };
  });
}

/** A floor plan that was a PDF leaves as one. */
function pathInBuckets(url: string, pdfBytes: number | null) {
  const key = mediaKey(url) ?? url;
  return pdfBytes === null ? key : key.replace(/\.[^.]*$/, '.pdf');
}

async function readRedirects(pathOf: PathOf) {
  const rows = await db
    .selectFrom('redirects')
    .select(['fromPath', 'target'])
    .where('deletedAt', 'is', null)
    .orderBy('fromPath')
    .execute();
  return rows.map(({ fromPath, target }) => ({
    from_path: fromPath,
    target: withPaths(target, pathOf),
  }));
}

/** Copies the files into the buckets. Returns those that storage lacks. */
async function copyFiles(
  folder: string,
  files: readonly { url: string; path: string; smallFilms: readonly { path: string }[] }[],
) {
  const missing: string[] = [];
  for (const { url, path: key, smallFilms } of files) {
    const stored = key.endsWith('.pdf') ? planPdfUrl(url) : url;
    await copy(mediaKey(stored ?? url) ?? '', key);
    for (const film of smallFilms) await copy(film.path, film.path);
  }
  return missing;

  async function copy(stored: string, key: string) {
    const file = path.join(folder, ...key.split('/'));
    await mkdir(path.dirname(file), { recursive: true });
    try {
      await pipeline(await storage.open(stored), createWriteStream(file));
    } catch (cause) {
      if (!(cause instanceof FileMissing)) throw cause;
      missing.push(key);
    }
  }
}
