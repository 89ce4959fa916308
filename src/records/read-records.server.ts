import type { Image } from '../lib/image-url.ts';
import type { Publication, StoredRecord } from '../lib/record.ts';
import { db, type Transaction } from '../platform/database.ts';
import type { NounName } from '../platform/tables.ts';
import { findDraft, listDrafts, published, recordOf, type Draft } from './drafts.server.ts';
import type { RecordKind } from './record-kind.server.ts';
import { findUnpublishing, listUnpublishings } from './unpublishings.server.ts';
import { findLastEditor, listLastEditors } from './versions.server.ts';
import { reading, type Shown } from './shown.server.ts';
import { tableOf } from './table-of.ts';

/** The columns of a row that hold addresses of pictures, by what each picture is called. */
export type PictureColumns<Row, Names extends string> = Record<Names, keyof Row>;

type WithPictures<Row, Names extends string> = Row & Record<Names, Image | null>;

/** The rows of a noun: in the order of editors, or the newest first by the column of their day. */
export async function listRows<Row>(
  noun: { name: string; isOrdered?: true },
  dayIn: string | undefined,
  shown?: Shown,
  columns?: readonly string[],
): Promise<Row[]> {
  const rows = await reading(shown)
    .selectFrom(tableOf(noun.name))
    .$if(columns === undefined, (query) => query.selectAll())
    .$if(columns !== undefined, (query) => query.select(columns as 'id'[]))
    .$if(noun.isOrdered === true, (query) => query.orderBy('displayOrder'))
    .$if(dayIn !== undefined, (query) => query.orderBy(dayIn as 'updatedAt', 'desc'))
    .orderBy('id')
    .execute();
  return rows as Row[];
}

/** A record as its editors have it: its draft, or else what visitors see. */
export async function findRecord<Input extends object, Row extends StoredRecord>(
  kind: RecordKind<Input, Row>,
  tx: Transaction,
  id: string,
): Promise<Row | null> {
  const { name, hasDrafts } = kind.noun;
  const record = await findPublished(kind, tx, id);
  if (!hasDrafts) return record;
  const draft = await findDraft(tx, name, id);
  const until = await findUnpublishing(tx, { noun: name, recordId: id });
  if (draft) return recordOf(draft, record !== null, until) as Row;
  return record && { ...record, publication: published(await findLastEditor(tx, name, id), until) };
}

/** A record as visitors see it. */
export async function findPublished<Input extends object, Row extends StoredRecord>(
  kind: RecordKind<Input, Row>,
  tx: Transaction,
  id: string,
): Promise<Row | null> {
  const row = await tx
    .selectFrom(tableOf(kind.noun.name))
    .selectAll()
    .where('id', '=', id)
    .executeTakeFirst();
  return row ? kind.recordFrom(row as never) : null;
}

/** What a list reads of its records where it does not need them whole, and makes of that. */
export type Listing<Columns, Listed> = {
  columns: readonly (keyof Columns & string)[];
  from: (row: Columns) => Listed;
};

/** All records as their editors have them: those that visitors see in their order, then the others. */
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
  const from = (listing?.from ?? kind.recordFrom) as (row: object) => Listed;
  const rows = await listRows<object>(noun, dayIn, undefined, listing?.columns);
  const records = rows.map(from);
  if (!noun.hasDrafts) return records;
  const [drafts, editors] = [await listDrafts(noun.name), await listLastEditors(noun.name)];
  const until = await listUnpublishings(noun.name);
  const waiting = new Map(drafts.map((draft) => [draft.recordId, draft]));
  const publicationBy = keptByEditor();
  const shown = records.map((record) => {
    const draft = waiting.get(record.id);
    waiting.delete(record.id);
    if (draft) return { ...drafted(draft, true), ...placeIn(record) };
    const editor = editors.get(record.id) ?? '';
    const end = until.get(record.id);
    return { ...record, publication: end ? published(editor, end) : publicationBy(editor) };
  });
  return [...shown, ...[...waiting.values()].map((draft) => drafted(draft, false))];

  function drafted(draft: Draft, isPublic: boolean): Listed {
    const record = recordOf(draft, isPublic, until.get(draft.recordId));
    if (!listing) return record as StoredRecord as Listed;
    return { ...from(kind.columnsOf(record as Row)), publication: record.publication };
  }
}

/** What is the same for many records is one object, which is sent once. */
function keptByEditor() {
  const kept = new Map<string, Publication>();
  return (editor: string) => {
    const publication = kept.get(editor) ?? published(editor);
    kept.set(editor, publication);
    return publication;
  };
}

/** Those of these records that are there, whole, as their editors have them. */
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

/** Moves change the place of what is public alone. */
function placeIn(record: object) {
  return 'displayOrder' in record ? { displayOrder: record.displayOrder } : {};
}

export async function findRowBySlug<Row>(
  name: NounName,
  slug: string,
  shown?: Shown,
): Promise<Row | undefined> {
  const row = await reading(shown)
    .selectFrom(tableOf(name))
    .selectAll()
    .where('slug', '=', slug)
    .executeTakeFirst();
  return row as Row | undefined;
}

/** The rows with the pictures at their addresses. */
export async function withPictures<Row, Names extends string>(
  rows: Row[],
  columns: PictureColumns<Row, Names>,
): Promise<WithPictures<Row, Names>[]> {
  const named = Object.entries<keyof Row>(columns);
  const addresses = rows.flatMap((row) => named.map(([, column]) => row[column]));
  const images = await findImages(addresses.filter((url) => typeof url === 'string'));
  return rows.map((row) => {
    const pictures = named.map(([name, column]) => [name, imageAt(row[column], images)]);
    return { ...row, ...Object.fromEntries(pictures) } as WithPictures<Row, Names>;
  });
}

/** What is known of the pictures at these addresses. */
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

/** A picture that is no file of ours has no alternative text. */
export function imageAt(url: unknown, images: Map<string, Image>): Image | null {
  if (typeof url !== 'string') return null;
  return images.get(url) ?? { url, alt: '', focal: { x: 0.5, y: 0.5 } };
}
