import type { Image } from '../lib/media/image-url.ts';
import type { ListExtent, ListPart, Publication, StoredRecord } from './record.ts';
import { contentVersion } from '../platform/database/content.ts';
import { countRows } from '../platform/database/count-rows.ts';
import { db, type Transaction } from '../platform/database/database.ts';
import type { NounName } from '../platform/database/tables.ts';
import { editedRecord, readCurrent } from './current-record.server.ts';
import {
  listDrafts,
  draftPublication,
  publishedState,
  parseDraft,
  type Draft,
} from './publishing/drafts.server.ts';
import type { RecordKind } from './record-kind.server.ts';
import { listEnds } from './publishing/schedules.server.ts';
import { listLastEditors } from './versions.server.ts';
import { reading, type PreviewTarget } from './preview-target.server.ts';
import { nounTable } from './noun-table.ts';

/** The columns with picture URLs, by picture name. */
export type ImageColumns<Row, Names extends string> = Record<Names, keyof Row>;

type WithImages<Row, Names extends string> = Row & Record<Names, Image | null>;

export type ListRange = { from: number; count: number };

/** The rows of a noun: in display order, or newest first by the column `dayIn`. */
export async function listRows<Row>(
  noun: { name: string; isOrdered?: true },
  dayIn: string | undefined,
  previewRecord?: PreviewTarget,
  columns?: readonly string[],
  range?: ListRange,
): Promise<Row[]> {
  const rows = await reading(previewRecord)
    .selectFrom(nounTable(noun.name))
    .$if(columns === undefined, (query) => query.selectAll())
    .$if(columns !== undefined, (query) => query.select(columns as 'id'[]))
    .$if(noun.isOrdered === true, (query) => query.orderBy('displayOrder'))
    .$if(dayIn !== undefined, (query) => query.orderBy(dayIn as 'updatedAt', 'desc'))
    .orderBy('id')
    .$if(range !== undefined, (query) => query.limit(range?.count ?? 0).offset(range?.from ?? 0))
    .execute();
  return rows as Row[];
}

/** A record as editors see it: its draft, or else its public version. */
export async function findRecord<Input extends object, Row extends StoredRecord>(
  kind: RecordKind<Input, Row>,
  tx: Transaction,
  id: string,
): Promise<Row | null> {
  return editedRecord(kind, await readCurrent(kind, tx, id));
}

export async function findPublished<Input extends object, Row extends StoredRecord>(
  kind: RecordKind<Input, Row>,
  tx: Transaction,
  id: string,
): Promise<Row | null> {
  const row = await tx
    .selectFrom(nounTable(kind.noun.name))
    .selectAll()
    .where('id', '=', id)
    .executeTakeFirst();
  return row ? kind.recordFrom(row as never) : null;
}

/** The columns that a list reads, and the conversion of such a row. */
export type Listing<Columns, Listed> = {
  columns: readonly (keyof Columns & string)[];
  from: (row: Columns) => Listed;
};

/** All records as editors see them: public ones in their order, then the others. */
export async function listEdited<
  Input extends object,
  Row extends StoredRecord,
  Listed extends StoredRecord = Row,
>(
  kind: RecordKind<Input, Row>,
  dayIn: string | undefined,
  listing?: Listing<never, Listed>,
): Promise<Listed[]> {
  const { noun } = kind;
  const rows = await listRows<object>(noun, dayIn, undefined, listing?.columns);
  if (!noun.hasDrafts) return rows.map(fromRow(kind, listing));
  const [drafts, editors] = [await listDrafts(noun.name), await listLastEditors(noun.name)];
  const ends = await listEnds(noun.name);
  const publicIds = new Set(rows.map((row) => (row as StoredRecord).id));
  const hidden = drafts.filter(({ recordId }) => !publicIds.has(recordId));
  return recordsAsEdited(kind, { rows, drafts, hidden, editors, ends }, listing);
}

/** Part of these records, and what is true of all of them. */
export async function listEditedPart<
  Input extends object,
  Row extends StoredRecord,
  Listed extends StoredRecord = Row,
>(
  kind: RecordKind<Input, Row>,
  dayIn: string | undefined,
  listing: Listing<never, Listed>,
  range: ListRange,
): Promise<ListPart<Listed>> {
  const { name } = kind.noun;
  const version = contentVersion();
  const placed = await countRows(db.selectFrom(nounTable(name)));
  const drafts = await listDrafts(name);
  const publicIds = await findPublicIds(name, drafts);
  const allHidden = drafts.filter(({ recordId }) => !publicIds.has(recordId));
  const ends = await listEnds(name);
  const rows = await listRows<object>(kind.noun, dayIn, undefined, listing.columns, range);
  const ids = rows.map((row) => (row as StoredRecord).id);
  const editors = ids.length === 0 ? new Map<string, string>() : await listLastEditors(name, ids);
  const [from, to] = [range.from - placed, range.from + range.count - placed];
  const hidden = allHidden.slice(Math.max(0, from), Math.max(0, to));
  const states: ListExtent['states'] = { published: placed - publicIds.size };
  for (const draft of drafts) {
    const { state } = draftPublication(draft, publicIds.has(draft.recordId));
    states[state] = (states[state] ?? 0) + 1;
  }
  return {
    records: recordsAsEdited(kind, { rows, drafts, hidden, editors, ends }, listing),
    total: placed + allHidden.length,
    placed,
    states,
    version: `${version} ${drafts.length} ${drafts[0]?.savedAt ?? ''}`,
  };
}

/** The ids of the drafts whose records are public. */
async function findPublicIds(noun: NounName, drafts: readonly Draft[]) {
  if (drafts.length === 0) return new Set<string>();
  const ids = drafts.map(({ recordId }) => recordId);
  const rows = await db.selectFrom(nounTable(noun)).select('id').where('id', 'in', ids).execute();
  return new Set(rows.map(({ id }) => id));
}

type EditedRows = {
  rows: object[];
  drafts: Draft[];
  /** The drafts of records that are not public. */
  hidden: Draft[];
  editors: Map<string, string>;
  /** When public records are unpublished, by id. */
  ends: Map<string, string>;
};

function recordsAsEdited<
  Input extends object,
  Row extends StoredRecord,
  Listed extends StoredRecord,
>(
  kind: RecordKind<Input, Row>,
  { rows, drafts, hidden, editors, ends }: EditedRows,
  listing: Listing<never, Listed> | undefined,
): Listed[] {
  const from = fromRow(kind, listing);
  const draftsById = new Map(drafts.map((draft) => [draft.recordId, draft]));
  const publicationBy = createPublicationCache();
  const publicRecords = rows.map(from).map((record) => {
    const draft = draftsById.get(record.id);
    if (draft) return { ...fromDraft(draft, true), ...displayOrderIn(record) };
    const editor = editors.get(record.id) ?? '';
    const end = ends.get(record.id);
    return { ...record, publication: end ? publishedState(editor, end) : publicationBy(editor) };
  });
  return [...publicRecords, ...hidden.map((draft) => fromDraft(draft, false))];

  function fromDraft(draft: Draft, isPublic: boolean): Listed {
    const record = parseDraft(draft, isPublic);
    if (!listing) return record as StoredRecord as Listed;
    return { ...from(kind.toColumns(record as Row)), publication: record.publication };
  }
}

function fromRow<Input extends object, Row extends StoredRecord, Listed extends StoredRecord>(
  kind: RecordKind<Input, Row>,
  listing: Listing<never, Listed> | undefined,
) {
  return (listing?.from ?? kind.recordFrom) as (row: object) => Listed;
}

/** Returns the same object for equal publications, so that it is serialised once. */
function createPublicationCache() {
  const publications = new Map<string, Publication>();
  return (editor: string) => {
    const publication = publications.get(editor) ?? publishedState(editor);
    publications.set(editor, publication);
    return publication;
  };
}

/** The records with these ids that exist, in full, as editors see them. */
export async function findRecords<Input extends object, Row extends StoredRecord>(
  kind: RecordKind<Input, Row>,
  ids: string[],
): Promise<Row[]> {
  return db.transaction().execute(async (tx) => {
    const records: Row[] = [];
    for (const id of ids) {
      const record = await findRecord(kind, tx, id);
      if (record) records.push(record);
    }
    return records;
  });
}

/** Moves change only the position of the public version. */
function displayOrderIn(record: object) {
  return 'displayOrder' in record ? { displayOrder: record.displayOrder } : {};
}

export async function findRowBySlug<Row>(
  name: NounName,
  slug: string,
  previewRecord?: PreviewTarget,
): Promise<Row | undefined> {
  const row = await reading(previewRecord)
    .selectFrom(nounTable(name))
    .selectAll()
    .where('slug', '=', slug)
    .executeTakeFirst();
  return row as Row | undefined;
}
export async function withImages<Row, Names extends string>(
  rows: Row[],
  columns: ImageColumns<Row, Names>,
): Promise<WithImages<Row, Names>[]> {
  const imageColumns = Object.entries<keyof Row>(columns);
  const urls = rows.flatMap((row) => imageColumns.map(([, column]) => row[column]));
  const images = await findImages(urls.filter((url) => typeof url === 'string'));
  return rows.map((row) => {
    const pictures = imageColumns.map(([name, column]) => [name, imageAt(row[column], images)]);
    return { ...row, ...Object.fromEntries(pictures) } as WithImages<Row, Names>;
  });
}
export async function findImages(urls: string[]): Promise<Map<string, Image>> {
  if (urls.length === 0) return new Map();
  const rows = await db
    .selectFrom('media')
    .select(['url', 'alt', 'focalX', 'focalY'])
    .where('url', 'in', [...new Set(urls)])
    .execute();
  return new Map(
    rows.map(({ url, alt, focalX, focalY }) => [
      url,
      { url, alt, focal: { x: focalX, y: focalY } },
    ]),
  );
}

/** Adds how bright a picture is, which only heroes need. */
export async function withLuminance(image: Image | null): Promise<Image | null> {
  if (image === null) return null;
  const row = await db
    .selectFrom('media')
    .select('luminance')
    .where('url', '=', image.url)
    .executeTakeFirst();
  return row?.luminance ? { ...image, luminance: row.luminance } : image;
}

/** A picture that is not an uploaded file has no alternative text. */
export function imageAt(url: unknown, images: Map<string, Image>): Image | null {
  if (typeof url !== 'string') return null;
  return images.get(url) ?? { url, alt: '', focal: { x: 0.5, y: 0.5 } };
}
