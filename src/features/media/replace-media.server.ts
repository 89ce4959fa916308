import { withOtherMedia, missingFileWords } from '../../lib/media-key.ts';
import type { Change } from '../../lib/record.ts';
import type { Transaction } from '../../platform/database.ts';
import type { NounName } from '../../platform/tables.ts';
import { listMediaUses, readVersions } from '../../records/media-uses.server.ts';
import { changeRevision, FieldError } from '../../records/revisions.server.ts';
import { findVersion } from '../../records/versions.server.ts';
import { nounRecords } from '../nouns.server.ts';
import { nouns } from '../nouns.ts';
import { findFile } from './media-files.server.ts';
import { replaceErrors, type Replaced } from './media.ts';

type Files = Pick<Replaced, 'url' | 'by'>;
type ReplacedRecord = Replaced['records'][number];

/** Replaces one file with another in every record that contains it, and as the poster of films. All or nothing. */
export async function replaceMedia(files: Files, editor: string): Promise<Change<Replaced>> {
  return changeRevision(async (tx) => {
    await requireFit(tx, files);
    const uses = await listMediaUses(tx);
    const versions = await readVersions(uses.get(files.url)?.map(({ id }) => id) ?? [], tx);
    const records: ReplacedRecord[] = [];
    for (const { noun, recordId } of versions.values()) {
      const change = (record: object) => withFile(record, files) as object;
      const changed = await nounRecords[noun].changeEverywhere(tx, recordId, change, editor);
      records.push({ noun, id: recordId, ...changed });
    }
    const films = await setPoster(tx, files.url, files.by);
    return { ...files, records, films };
  });
}

/** Reverts a replacement, unless one of the records has changed since. */
export async function takeBackReplacement(
  { url, by, records, films }: Replaced,
  editor: string,
): Promise<Change<Replaced>> {
  return changeRevision(async (tx) => {
    const back: ReplacedRecord[] = [];
    for (const { noun, id, revision, before } of records) {
      if (!isNoun(noun)) throw new FieldError({ url: replaceErrors.changed });
      const current = await nounRecords[noun].find(tx, id);
      if (current?.revision !== revision) throw new FieldError({ url: replaceErrors.changed });
      const previous = {
        published: await findVersion<object>(tx, noun, id, before.published ?? 0),
        draft: await findVersion<object>(tx, noun, id, before.draft ?? 0),
      };
      const change = (record: object, part: 'published' | 'draft') => ({
        ...(previous[part] ?? record),
        ...displayOrderOf(record),
      });
      const changed = await nounRecords[noun].changeEverywhere(tx, id, change, editor);
      back.push({ noun, id, ...changed });
    }
    return { url: by, by: url, records: back, films: await setPoster(tx, by, url, films) };
  });
}

/** Requires an existing file of the same kind. A drawing may replace only drawings, because it has no pixel size. */
async function requireFit(tx: Transaction, { url, by }: Files) {
  const [file, replacement] = [await findFile(tx, url), await findFile(tx, by)];
  if (!file || !replacement) throw new FieldError({ by: missingFileWords });
  const isUnfit =
    url === by || file.kind !== replacement.kind || (isDrawing(by) && !isDrawing(url));
  if (isUnfit) throw new FieldError({ by: replaceErrors.unfit });
}

/** Returns the URLs of the films whose poster changed. */
async function setPoster(tx: Transaction, from: string, to: string, only?: string[]) {
  if (only?.length === 0) return [];
  const rows = await tx
    .updateTable('media')
    .set((eb) => ({ posterUrl: to, revision: eb('revision', '+', 1) }))
    .where('posterUrl', '=', from)
    .$if(only !== undefined, (query) => query.where('url', 'in', only ?? []))
    .returning('url')
    .execute();
  if (rows.length > 0) {
    await tx
      .updateTable('media')
      .set({ deletedAt: null, unreferencedSince: null })
      .where('url', '=', to)
      .execute();
  }
  return rows.map(({ url }) => url);
}

/** Replaces one file with another in a value. A list that contains both keeps one. */
function withFile(value: unknown, files: Files): unknown {
  if (typeof value === 'string') return withOtherMedia(value, files.url, files.by);
  if (Array.isArray(value)) {
    const items = value.map((item) => withFile(item, files));
    return value.includes(files.url) ? [...new Set(items)] : items;
  }
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([key, part]) => [key, withFile(part, files)]),
  );
}

/** Keeps the current display order, so that later moves are not reverted. */
function displayOrderOf(record: object) {
  return 'displayOrder' in record ? { displayOrder: record.displayOrder } : {};
}

function isDrawing(url: string) {
  return url.endsWith('.svg');
}

function isNoun(name: string): name is NounName {
  return name in nouns;
}
