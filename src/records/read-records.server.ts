import { sql } from 'kysely';
import { centre, focalFrom } from '../lib/media/focal-point.ts';
import type { Image } from '../lib/media/image-url.ts';
import { noteSourceTexts } from '../lib/text/name-language.ts';
import type {
  ListExtent,
  ListPart,
  Publication,
  StoredRecord,
  WithLanguage,
} from '../model/record.ts';
import { contentVersion } from '../platform/database/content.ts';
import { countRows } from '../platform/database/count-rows.ts';
import { db, type Transaction } from '../platform/database/database.ts';
import type { NounName } from '../platform/database/row-types.ts';
import { currentRecords } from './current-record.server.ts';
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
import { readAlts } from './translations/in-language.server.ts';

/** The columns with picture URLs, by picture name. */
export type ImageColumns<Row, Names extends string> = Record<Names, keyof Row>;

type WithImages<Row, Names extends string> = Row & Record<Names, Image | null>;

export type ListRange = { from: number; count: number };

/** The rows of a noun: in display order, or newest first by the column `dayIn`. */
export async function listRows<Row>(
  noun: { name: NounName; isOrdered?: true },
  dayIn: string | undefined,
  previewRecord?: PreviewTarget,
  columns?: readonly string[],
  range?: ListRange,
): Promise<Row[]> {
  const rows = await reading(previewRecord)
    .selectFrom(db.dynamic.table(noun.name).as('record'))
    .$if(columns === undefined, (query) => query.selectAll())
    .$if(columns !== undefined, (query) => query.select(columns as 'id'[]))
    .$if(noun.isOrdered === true, (query) => query.orderBy(sql.ref('displayOrder')))
    .$if(dayIn !== undefined, (query) => query.orderBy(sql.ref(dayIn ?? 'id'), 'desc'))
    .orderBy('id')
    .$if(range !== undefined, (query) => query.limit(range?.count ?? 0).offset(range?.from ?? 0))
    .execute();
  return rows as Row[];
}

/** The columns that a list reads, and the conversion of such a row. */
export type Listing<Columns, Listed> = {
  columns: readonly (keyof Columns & string)[];
  from: (row: Columns) => Listed;
};

/** What lists records as editors see them. `dayIn` is the column that sorts them, the newest first. */
export function recordLists<Input extends object, Row extends StoredRecord>(
  kind: RecordKind<Input, Row>,
  dayIn: string | undefined,
) {
  const { noun } = kind;
  const { name } = noun;
  const { find } = currentRecords(kind);

  /** All records as editors see them: public ones in their order, then the others. */
  async function listInPart<Listed extends StoredRecord = Row>(
    listing?: Listing<never, Listed>,
  ): Promise<Listed[]> {
    const rows = await listRows<object>(noun, dayIn, undefined, listing?.columns);
    if (!noun.hasDrafts) return rows.map(fromRow(listing));
    const [drafts, editors] = [await listDrafts(name), await listLastEditors(name)];
    const ends = await listEnds(name);
    const publicIds = new Set(rows.map((row) => (row as StoredRecord).id));
    const hidden = drafts.filter(({ recordId }) => !publicIds.has(recordId));
    return recordsAsEdited({ rows, drafts, hidden, editors, ends }, listing);
  }

  /** Part of these records, and what is true of all of them. */
  async function listPart<Listed extends StoredRecord>(
    listing: Listing<never, Listed>,
    range: ListRange,
  ): Promise<ListPart<Listed>> {
    const version = contentVersion();
    const placed = await countRows(db.selectFrom(name));
    const drafts = await listDrafts(name);
    const publicIds = await findPublicIds(name, drafts);
    const allHidden = drafts.filter(({ recordId }) => !publicIds.has(recordId));
    const ends = await listEnds(name);
    const rows = await listRows<object>(noun, dayIn, undefined, listing.columns, range);
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
      records: recordsAsEdited({ rows, drafts, hidden, editors, ends }, listing),
      total: placed + allHidden.length,
      placed,
      states,
      version: `${version} ${drafts.length} ${drafts[0]?.savedAt ?? ''}`,
    };
  }

  function recordsAsEdited<Listed extends StoredRecord>(
    { rows, drafts, hidden, editors, ends }: EditedRows,
    listing: Listing<never, Listed> | undefined,
  ): Listed[] {
    const from = fromRow(listing);
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

  function fromRow<Listed extends StoredRecord>(listing: Listing<never, Listed> | undefined) {
    return (listing?.from ?? kind.recordFrom) as (row: object) => Listed;
  }

  /** The records with these ids that exist, in full, as editors see them. */
  async function findMany({ ids }: { ids: string[] }): Promise<Row[]> {
    return db.transaction().execute(async (tx) => {
      const records: Row[] = [];
      for (const id of ids) {
        const record = await find(tx, id);
        if (record) records.push(record);
      }
      return records;
    });
  }

  return { listInPart, listPart, findMany };
}

/** The ids of the drafts whose records are public. */
async function findPublicIds(noun: NounName, drafts: readonly Draft[]) {
  if (drafts.length === 0) return new Set<string>();
  const ids = drafts.map(({ recordId }) => recordId);
  const rows = await db.selectFrom(noun).select('id').where('id', 'in', ids).execute();
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

/** Returns the same object for equal publications, so that it is serialised once. */
function createPublicationCache() {
  const publications = new Map<string, Publication>();
  return (editor: string) => {
    const publication = publications.get(editor) ?? publishedState(editor);
    publications.set(editor, publication);
    return publication;
  };
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
    .selectFrom(name)
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
    const pictures = imageColumns.map(([name, column]) => [
      name,
      imageAt(row[column], images, (row as WithLanguage).lang),
    ]);
    return { ...row, ...Object.fromEntries(pictures) } as WithImages<Row, Names>;
  });
}

/** The images at these URLs, with their alternative texts in the language of the content. */
export async function findImages(
  urls: string[],
  connection: Pick<Transaction, 'selectFrom'> = db,
): Promise<Map<string, Image>> {
  if (urls.length === 0) return new Map();
  const rows = await connection
    .selectFrom('media')
    .select(['url', 'alt', 'focalX', 'focalY', 'wideFocalX', 'wideFocalY', 'imageType', 'pdfBytes'])
    .where('url', 'in', [...new Set(urls)])
    .execute();
  const altOf = await readAlts();
  return new Map(
    rows.map(({ url, alt: sourceAlt, imageType, pdfBytes, ...row }) => {
      const alt = altOf(url, sourceAlt);
      const focal = focalFrom(row);
      const file = {
        ...(alt !== sourceAlt && { sourceAlt }),
        ...(imageType !== null && { imageType }),
        ...(pdfBytes !== null && { pdfBytes }),
      };
      return [url, { url, alt, focal, ...file }];
    }),
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

/** A picture that is not an uploaded file has no alternative text. Within a record with a `lang` it is described in that. */
export function imageAt(url: unknown, images: Map<string, Image>, lang?: string): Image | null {
  if (typeof url !== 'string') return null;
  const image: Image = images.get(url) ?? { url, alt: '', focal: centre };
  if (lang === undefined) return image;
  const alt = image.sourceAlt ?? image.alt;
  noteSourceTexts([alt]);
  return { ...image, alt };
}
