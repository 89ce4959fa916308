import type { Noun } from './noun.ts';
import type { BulkAction, Move, SaveInput, Seen, StoredRecord } from './record.ts';
import { changeContent } from '../platform/database/content.ts';
import { db, type Transaction } from '../platform/database/database.ts';
import type { NounName, Tables } from '../platform/database/tables.ts';
import { changeEverywhere, type Before } from './change-everywhere.server.ts';
import { changeMany } from './many-records.server.ts';
import { moveRecord, undoMove, type StoredMove } from './positions.server.ts';
import {
  discardDraft,
  saveDraft,
  scheduleRecord,
  unpublishRecord,
  unpublishWithin,
  unscheduleRecord,
  type Scheduled,
  writeDraft,
} from './publishing/publishing.server.ts';
import { deleteRecord, restoreRecord } from './record-bin.server.ts';
import type { RecordKind } from './record-kind.server.ts';
import { addRecord, saveRecord, updateRecord } from './record-writes.server.ts';
import {
  findPublished,
  findRecord,
  findRecords,
  findRowBySlug,
  listEdited,
  listEditedPart,
  listRows,
  withImages,
  type Listing,
  type ListRange,
  type ImageColumns,
} from './read-records.server.ts';
import { isSameText, RevisionConflict } from './revisions.server.ts';
import type { PreviewTarget } from './preview-target.server.ts';
import { findAtSlug, freeSlug } from './slugs.server.ts';
import { keepPublished, runStep } from './scheduled-steps.server.ts';
import type { ScheduledStep } from './publishing/schedules.server.ts';
import { undoChanges, type StoredChange } from './undo-changes.server.ts';
import { listVersions } from './versions.server.ts';
import { listDeleted } from './deleted-records.server.ts';
import { randomUUID } from 'node:crypto';
import { changeDraft } from './publishing/seen-drafts.server.ts';

type IfOrdered<Name extends NounName, Then, Otherwise> = Tables[Name] extends {
  displayOrder: number;
}
  ? Then
  : Otherwise;

/** `isOrdered` is required exactly if the table has a display order. */
type Facts<Name extends NounName> = Noun & { name: Name } & IfOrdered<
    Name,
    { isOrdered: true },
    { isOrdered?: never }
  >;

type MoveActions<Name extends NounName> = IfOrdered<
  Name,
  { move: (where: Move, editor: string) => Promise<string[]> },
  object
>;

type Declaration<
  Name extends NounName,
  Input extends object,
  Row extends StoredRecord,
  Images extends string,
> = Pick<
  RecordKind<Input, Row>,
  | 'schema'
  | 'prepare'
  | 'requireForSave'
  | 'requireForDelete'
  | 'requireForHide'
  | 'adapt'
  | 'valuesAt'
> &
  Partial<Pick<RecordKind<Input, Row>, 'toColumns' | 'isSame' | 'draftFrom'>> & {
    /** Converts a row to a record, if they differ. */
    recordFrom?: (row: Tables[Name]) => Row;
    /** The columns with picture URLs, by the names of the pictures that are loaded with a record. */
    pictures?: ImageColumns<Tables[Name], Images>;
    /** The date column that sorts the newest first. */
    dayIn?: keyof Tables[Name] & string;
  };

/** All operations on the records of a noun: reading, saving, moving, versions and the bin. */
export function defineRecords<
  Name extends NounName,
  Input extends object,
  Row extends StoredRecord = Tables[Name],
  Images extends string = never,
>(noun: Facts<Name>, declaration: Declaration<Name, Input, Row, Images>) {
  const { pictures = {} as ImageColumns<Tables[Name], Images>, dayIn, ...hooks } = declaration;
  const { toColumns = (input) => input, draftFrom = toColumns } = declaration;
  const kind: RecordKind<Input, Row> = {
    recordFrom: (row) => row,
    isSame: isSameText,
    ...hooks,
    toColumns: (input) => toColumns(withoutPublication(input)),
    draftFrom: (input) => draftFrom(withoutPublication(input)),
    noun,
  };
  const { name } = noun;

  async function findBySlug(slug: string, previewRecord?: PreviewTarget) {
    const row = await findRowBySlug<Tables[Name]>(name, slug, previewRecord);
    const [record] = row ? await withImages([row], pictures) : [];
    return record;
  }

  return {
    noun,
    schema: kind.schema,
    toColumns: kind.toColumns,
    /** All records as editors see them, including unpublished ones. */
    listEdited: async () =>
      withImages(await listEdited(kind, dayIn), pictures as never as ImageColumns<Row, Images>),
    /** As `listEdited`, with only the columns that a list needs. */
    listInPart: <Listed extends StoredRecord>(listing: Listing<Tables[Name], Listed>) =>
      listEdited(kind, dayIn, listing as Listing<never, Listed>),
    /** Part of what `listInPart` returns. */
    listPart: <Listed extends StoredRecord>(
      listing: Listing<Tables[Name], Listed>,
      range: ListRange,
    ) => listEditedPart(kind, dayIn, listing as Listing<never, Listed>, range),
    /** All public rows in their order, with their pictures. */
    list: async (previewRecord?: PreviewTarget) =>
      withImages(await listRows<Tables[Name]>(noun, dayIn, previewRecord), pictures),
    findBySlug,
    /** The record with this slug, or the current slug of the record that had it before, or nothing. */
    findAt: (slug: string, previewRecord?: PreviewTarget) =>
      findAtSlug(name, slug, (currentSlug) => findBySlug(currentSlug, previewRecord)),
    /** A record as editors see it: its draft, or else its public version. */
    find: (tx: Transaction, id: string) => findRecord(kind, tx, id),
    findMany: ({ ids }: { ids: string[] }) => findRecords(kind, ids),
    save: (input: SaveInput<Input>, editor: string) => saveRecord(kind, input, editor),
    add: (tx: Transaction, input: Input, editor: string, id?: string) =>
      addRecord(kind, tx, input, editor, id),
    update: (tx: Transaction, seen: Seen, input: Input, editor: string) =>
      updateRecord(kind, tx, seen, input, editor),
    changeEverywhere: (
      tx: Transaction,
      id: string,
      change: (record: Row, part: keyof Before) => object,
      editor: string,
    ) => changeEverywhere(kind, tx, id, change, editor),
    saveDraft: (input: SaveInput<Input>, editor: string) => saveDraft(kind, input, editor),
    schedule: (input: Scheduled<Input>, editor: string) => scheduleRecord(kind, input, editor),
    unschedule: (seen: Seen, editor: string) => unscheduleRecord(kind, seen, editor),
    unpublish: (seen: Seen, editor: string) => unpublishRecord(kind, seen, editor),
    unpublishWithin: (tx: Transaction, seen: Seen, editor: string) =>
      unpublishWithin(kind, tx, seen, editor),
    discard: (seen: Seen, editor: string) => discardDraft(kind, seen, editor),
    runStep: (step: ScheduledStep) => runStep(kind, step),
    /** Cancels the scheduled unpublishing of a record. */
    keepPublished: (seen: Seen) => keepPublished(kind, seen),
    /** The public version; null if there is none. */
    findPublished: ({ id }: { id: string }) =>
      db.transaction().execute((tx) => findPublished(kind, tx, id)),
    remove: (seen: Seen, editor: string) => deleteRecord(kind, seen, editor),
    restore: (record: { id: string }, editor: string) => restoreRecord(kind, record, editor),
    duplicate: (record: { id: string; newId?: string | undefined }, editor: string) =>
      duplicateRecord(kind, record, editor),
    changeMany: (act: BulkAction, input: { records: Seen[] }, editor: string) =>
      changeMany(kind, act, input, editor),
    undo: (changes: readonly StoredChange[], editor: string) => undoChanges(kind, changes, editor),
    undoMove: (change: StoredMove, editor: string) => undoMove(name, change, editor),
    /** All versions of a record, the newest first. */
    versions: ({ id }: { id: string }) => listVersions<Row>(name, id),
    /** The bin, the latest deletion first. */
    deleted: () => listDeleted(noun),
    ...((noun.isOrdered && {
      /** Returns the ids in the new order. */
      move: (where: Move, editor: string) =>
        changeContent((tx) => moveRecord(tx, name, where, editor)),
    }) as MoveActions<Name>),
  };
}

/** Removes `publication`, which staff read but nobody writes. */
function withoutPublication<Input extends object>(input: Input): Input {
  return Object.fromEntries(
    Object.entries(input).filter(([name]) => name !== 'publication'),
  ) as Input;
}

/** Copies a record to a draft with "copy" in its name and slug. Safe to repeat with the same `newId`. */
async function duplicateRecord<Input extends object, Row extends StoredRecord>(
  kind: RecordKind<Input, Row>,
  { id, newId = randomUUID() }: { id: string; newId?: string | undefined },
  editor: string,
) {
  const { name, nameIn, hasPages } = kind.noun;
  return changeDraft(async (tx) => {
    const existing = await findRecord(kind, tx, newId);
    if (existing) return existing;
    const record = await findRecord(kind, tx, id);
    if (!record) throw new RevisionConflict(null);
    const { [nameIn]: originalName = '', slug = '' } = record as Record<string, unknown>;
    const copy = {
      ...record,
      revision: 0,
      [nameIn]: `${String(originalName)} (copy)`.trim(),
      ...(hasPages && slug !== '' && { slug: await freeSlug(tx, name, `${String(slug)}-copy`) }),
    };
    return writeDraft(kind, tx, { id: newId, present: copy }, editor);
  });
}
