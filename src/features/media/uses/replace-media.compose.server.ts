import { capitalised } from '../../../lib/text/capitalised.ts';
import { missingFileMessage, withoutMedia, withOtherMedia } from '../../../lib/media/media-key.ts';
import { plural } from '../../../lib/text/plural.ts';
import { refusalText, type Change } from '../../../model/record.ts';
import { may, type Member } from '../../../model/rights.ts';
import { NotOwn } from '../../../platform/actions.ts';
import { logged, logActivity } from '../../../platform/activity.ts';
import type { Transaction } from '../../../platform/database/database.ts';
import { listMediaUses, type Usage } from '../../../records/media-uses.server.ts';
import { changeRevision, FieldError } from '../../../records/revisions.server.ts';
import { findVersion } from '../../../records/versions.server.ts';
import { nounRecords } from '../../nouns.server.ts';
import { isVersioned, versioned } from '../../nouns.ts';
import { findFile } from '../storage/media-files.server.ts';
import { nameOfFile, replaceErrors, type Replaced, type StoredReplacement } from '../media.ts';

type Files = Pick<StoredReplacement, 'url' | 'by'>;
type ReplacedRecord = StoredReplacement['records'][number];
type Use = Pick<Usage, 'noun' | 'recordId'>;
type Part = 'published' | 'draft';

/** Replaces one file with another in every record that contains it, and as the poster of films. All or nothing. */
export async function replaceMedia(
  files: { url: string; by: string },
  editor: string,
): Promise<Change<Replaced>> {
  return changeRevision(async (tx) => {
    await requireFit(tx, files);
    const uses = (await listMediaUses(tx)).get(files.url) ?? [];
    const change = (record: object) => withFile(record, files) as object;
    return changeUses(tx, { ...files, uses, change, films: undefined }, editor);
  });
}

type ChangeOfUses = Files & {
  uses: readonly Use[];
  /** Changes a draft or a public record. */
  change: (record: object, part: Part, use: Use) => object;
  /** Undefined for all that have this poster. */
  films: string[] | undefined;
  /** The threads of notes that go along; undefined for all. */
  threads?: string[];
};

/** Changes records that contain a file, and the poster of films, and stores in the activity how to undo it. */
export async function changeUses(
  tx: Transaction,
  { url, by, uses, change, ...only }: ChangeOfUses,
  editor: string,
): Promise<Replaced> {
  const records: ReplacedRecord[] = [];
  const names = new Map<string, string>();
  for (const use of uses) {
    const { noun, recordId: id } = use;
    const changed = await nounRecords[noun].changeEverywhere(
      tx,
      id,
      (record, part) => {
        names.set(id, mediaRecordName(noun, record));
        return change(record, part, use);
      },
      editor,
    );
    records.push({ noun, id, ...changed });
  }
  const films = await setPoster(tx, url, by, only.films);
  const threads = await moveNotes(tx, url, by, only.threads);
  const places = records.length + films.length;
  const [name] = names.values();
  const detail =
    url !== null && by !== null
      ? await fileName(tx, by)
      : (films.length === 0 && names.size === 1 && name) || plural(places, '# place', '# places');
  await logActivity(tx, {
    actor: editor,
    kind: 'media',
    act: replacementAction({ url, by }),
    subjectId: by ?? url,
    name: await fileName(tx, url ?? by),
    detail,
    standing: JSON.stringify({ url, by, records, films, threads } satisfies StoredReplacement),
  });
  return { places };
}

function replacementAction({ url, by }: Files) {
  if (by === null) return 'detached';
  return url === null ? 'attached' : 'replaced';
}

function mediaRecordName(noun: Use['noun'], record: object) {
  const name = (record as Record<string, unknown>)[versioned[noun].noun.nameIn];
  return typeof name === 'string' ? capitalised(name) : '';
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
    if (result.outcome === 'refused') refusals.set(entryId, refusalText(result));
    if (result.outcome === 'conflict') refusals.set(entryId, replaceErrors.changed);
  }
  return refusals;
}

/** Refuses if one of the places has changed since. */
async function undoReplacement(stored: StoredReplacement, editor: string) {
  const { url, by, records, films, threads = [] } = stored;
  return changeRevision(async (tx) => {
    if (url !== null && films.length > 0 && !(await findFile(tx, url)))
      throw new FieldError({ url: missingFileMessage });
    const previous = new Map<string, { published?: object; draft?: object }>();
    const uses: Use[] = [];
    for (const { noun, id, revision, before } of records) {
      if (!isVersioned(noun)) throw new FieldError({ url: replaceErrors.changed });
      const current = await nounRecords[noun].find(tx, id);
      if (current?.revision !== revision) throw new FieldError({ url: replaceErrors.changed });
      const [published, draft] = [
        await findVersion<object>(tx, noun, id, before.published ?? 0),
        await findVersion<object>(tx, noun, id, before.draft ?? 0),
      ];
      previous.set(id, { ...(published && { published }), ...(draft && { draft }) });
      uses.push({ noun, recordId: id });
    }
    const change = (record: object, part: Part, { recordId }: Use) => ({
      ...(previous.get(recordId)?.[part] ?? record),
      ...getDisplayOrder(record),
    });
    const back = { url: by, by: url, uses, change, films, threads };
    const { places } = await changeUses(tx, back, editor);
    if (places < records.length + films.length)
      throw new FieldError({ url: replaceErrors.changed });
  });
}

async function fileName(tx: Transaction, url: string | null) {
  const file = url === null ? undefined : await findFile(tx, url);
  return file ? nameOfFile(file) : '';
}

/** Requires an existing file of the same kind. A drawing may replace only drawings, because it has no pixel size. */
async function requireFit(tx: Transaction, { url, by }: { url: string; by: string }) {
  const [file, replacement] = [await findFile(tx, url), await findFile(tx, by)];
  if (!file || !replacement) throw new FieldError({ by: missingFileMessage });
  const isUnfit =
    url === by || file.kind !== replacement.kind || (isDrawing(by) && !isDrawing(url));
  if (isUnfit) throw new FieldError({ by: replaceErrors.unfit });
}

/** Returns the URLs of the films whose poster changed. */
async function setPoster(
  tx: Transaction,
  from: string | null,
  to: string | null,
  only: string[] | undefined,
) {
  if (only?.length === 0) return [];
  const rows = await tx
    .updateTable('media')
    .set((eb) => ({ posterUrl: to, revision: eb('revision', '+', 1) }))
    .where('posterUrl', from === null ? 'is' : '=', from)
    .$if(only !== undefined, (query) => query.where('url', 'in', only ?? []))
    .returning('url')
    .execute();
  if (rows.length > 0 && to !== null) {
    await tx
      .updateTable('media')
      .set({ deletedAt: null, unreferencedSince: null })
      .where('url', '=', to)
      .execute();
  }
  return rows.map(({ url }) => url);
}

/** The notes on a file go on with the one that takes its place. Returns their threads. */
async function moveNotes(
  tx: Transaction,
  from: string | null,
  to: string | null,
  only: string[] | undefined,
) {
  if (from === null || to === null || only?.length === 0) return [];
  const rows = await tx
    .updateTable('notes')
    .set({ recordId: to })
    .where('noun', '=', 'media')
    .where('recordId', '=', from)
    .$if(only !== undefined, (query) => query.where('threadId', 'in', only ?? []))
    .returning('threadId')
    .execute();
  return [...new Set(rows.map(({ threadId }) => threadId))];
}

/** Replaces one file with another in a value, or removes it. A list that contains both keeps one. */
export function withFile(value: unknown, files: { url: string; by: string | null }): unknown {
  const { url, by } = files;
  if (typeof value === 'string')
    return by === null ? withoutMedia(value, url) : withOtherMedia(value, url, by);
  if (Array.isArray(value)) {
    const items = by === null ? value.filter((item) => item !== url) : value;
    const changed = items.map((item) => withFile(item, files));
    return value.includes(url) ? [...new Set(changed)] : changed;
  }
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([key, part]) => [key, withFile(part, files)]),
  );
}

/** Keeps the current display order, so that later moves are not reverted. */
function getDisplayOrder(record: object) {
  return 'displayOrder' in record ? { displayOrder: record.displayOrder } : {};
}

function isDrawing(url: string) {
  return url.endsWith('.svg');
}
