import { withOtherMedia, missingFileWords } from '../../lib/media-key.ts';
import type { Change } from '../../lib/record.ts';
import { may, type Member } from '../../lib/rights.ts';
import { NotOwn } from '../../platform/actions.ts';
import { logged, noteActivity } from '../../platform/activity.ts';
import type { Transaction } from '../../platform/database.ts';
import { listMediaUses, readVersions } from '../../records/media-uses.server.ts';
import { changeRevision, FieldError } from '../../records/revisions.server.ts';
import { findVersion } from '../../records/versions.server.ts';
import { nounRecords } from '../nouns.server.ts';
import { isVersioned } from '../nouns.ts';
import { findFile } from './media-files.server.ts';
import { nameOfFile, replaceErrors, type Replaced, type StoredReplacement } from './media.ts';

type Files = Pick<StoredReplacement, 'url' | 'by'>;
type ReplacedRecord = StoredReplacement['records'][number];

/** Replaces one file with another in every record that contains it, and as the poster of films. All or nothing. */
export async function replaceMedia(files: Files, editor: string): Promise<Change<Replaced>> {
  return changeRevision(async (tx) => {
    const names = await requireFit(tx, files);
    const uses = await listMediaUses(tx);
    const versions = await readVersions(uses.get(files.url)?.map(({ id }) => id) ?? [], tx);
    const records: ReplacedRecord[] = [];
    for (const { noun, recordId } of versions.values()) {
      const change = (record: object) => withFile(record, files) as object;
      const changed = await nounRecords[noun].changeEverywhere(tx, recordId, change, editor);
      records.push({ noun, id: recordId, ...changed });
    }
    const films = await setPoster(tx, files.url, files.by);
    await logReplacement(tx, { ...files, records, films }, names, editor);
    return { places: records.length + films.length };
  });
}

/** Undoes replacements by their activity entries. Returns why others were not undone, by entry id. */
export async function undoReplacements(
  replacements: readonly (StoredReplacement & { entryId: string })[],
  { role, email }: Member,
) {
  if (!may(role, 'media')) throw new NotOwn();
  const refusals = new Map<string, string>();
  for (const { entryId, ...replacement } of replacements) {
    const undone = await logged({ undoes: entryId }, () => undoReplacement(replacement, email));
    const { result } = undone;
    if (result.outcome !== 'done') refusals.set(entryId, replaceErrors.changed);
  }
  return refusals;
}

/** Refuses if one of the places has changed since. */
async function undoReplacement({ url, by, records, films }: StoredReplacement, editor: string) {
  return changeRevision(async (tx) => {
    const back: ReplacedRecord[] = [];
    for (const { noun, id, revision, before } of records) {
      if (!isVersioned(noun)) throw new FieldError({ url: replaceErrors.changed });
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
    const restored = await setPoster(tx, by, url, films);
    if (restored.length < films.length) throw new FieldError({ url: replaceErrors.changed });
    const names = { name: await fileName(tx, by), detail: await fileName(tx, url) };
    const replacement = { url: by, by: url, records: back, films };
    await logReplacement(tx, replacement, names, editor);
  });
}

type Names = { name: string; detail: string };

async function logReplacement(
  tx: Transaction,
  replacement: StoredReplacement,
  names: Names,
  actor: string,
) {
  const standing = JSON.stringify(replacement);
  const entry = { kind: 'media', act: 'replaced', subjectId: replacement.by } as const;
  await noteActivity(tx, { ...entry, ...names, actor, standing });
}

async function fileName(tx: Transaction, url: string) {
  const file = await findFile(tx, url);
  return file ? nameOfFile(file) : '';
}

/**
 * Requires an existing file of the same kind, and returns the names of both. A drawing may replace only drawings, because
 * it has no pixel size.
 */
async function requireFit(tx: Transaction, { url, by }: Files) {
  const [file, replacement] = [await findFile(tx, url), await findFile(tx, by)];
  if (!file || !replacement) throw new FieldError({ by: missingFileWords });
  const isUnfit =
    url === by || file.kind !== replacement.kind || (isDrawing(by) && !isDrawing(url));
  if (isUnfit) throw new FieldError({ by: replaceErrors.unfit });
  return { name: nameOfFile(file), detail: nameOfFile(replacement) };
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
