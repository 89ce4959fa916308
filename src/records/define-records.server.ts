import type { Noun } from '../model/noun.ts';
import type { Move, StoredRecord } from '../model/record.ts';
import { changeContent } from '../platform/database/content.ts';
import { db, type Transaction } from '../platform/database/database.ts';
import type { NounName, Tables } from '../platform/database/row-types.ts';
import { currentRecords } from './current-record.server.ts';
import { listDeleted } from './deleted-records.server.ts';
import { recordBulk } from './many-records.server.ts';
import { moveRecord, undoMove, type StoredMove } from './positions.server.ts';
import type { PreviewTarget } from './preview-target.server.ts';
import { recordPublishing } from './publishing/publishing.server.ts';
import { declareReliance } from './publishing/relying-records.server.ts';
import {
  findRowBySlug,
  listRows,
  recordLists,
  withImages,
  type ImageColumns,
} from './read-records.server.ts';
import { recordBin } from './record-bin.server.ts';
import type { RecordKind } from './record-kind.server.ts';
import { recordState } from './record-state.server.ts';
import { recordWrites } from './record-writes.server.ts';
import { isSameText } from './revisions.server.ts';
import { inLanguage, onlyInLanguage } from './translations/in-language.server.ts';
import { declareSources, recordSources } from './translations/sources.server.ts';
import { declareTranslated } from '../model/translations/units.ts';
import { recordSteps } from './scheduled-steps.server.ts';
import { findAtSlug } from './slugs.server.ts';
import { recordUndo } from './undo-changes.server.ts';
import { listVersions } from './versions.server.ts';

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
  | 'requireForPublic'
  | 'reliesOn'
  | 'withWritten'
  | 'setsRules'
  | 'requireForDelete'
  | 'requireForHide'
  | 'adapt'
  | 'translatedIn'
  | 'valuesAt'
  | 'pageAddress'
  | 'followChange'
  | 'eventsOf'
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
  declareSources(name, recordSources(kind));
  declareReliance(kind, recordPublishing(kind));
  declareTranslated(name, (record) => kind.translatedIn?.(record as Row) ?? kind.schema);

  /** In the language of the content, or with a `lang`. */
  async function findBySlug(slug: string, previewRecord?: PreviewTarget) {
    const row = await findRowBySlug<Tables[Name]>(name, slug, previewRecord);
    const [record] = row ? await withImages(await inLanguage(name, [row]), pictures) : [];
    return record;
  }

  const { find, findPublished, readCurrent } = currentRecords(kind);
  const { save, add, update, changeEverywhere } = recordWrites(kind);
  const { remove, restore } = recordBin(kind);
  const { saveDraft, schedule, unschedule, unpublish, unpublishWithin, discard, duplicate } =
    recordPublishing(kind);
  const { listInPart, listPart, findMany } = recordLists(kind, dayIn);

  return {
    noun,
    schema: kind.schema,
    toColumns: kind.toColumns,
    /** All records as editors see them, including unpublished ones. */
    listEdited: async () =>
      withImages(await listInPart(), pictures as never as ImageColumns<Row, Images>),
    /** As `listEdited`, with only the columns that a list needs. */
    listInPart,
    /** Part of what `listInPart` returns. */
    listPart,
    /** All public rows that are in the language of the content, in their order, with their pictures. */
    list: async (previewRecord?: PreviewTarget) => {
      const rows = await listRows<Tables[Name]>(noun, dayIn, previewRecord);
      return withImages(await onlyInLanguage(name, rows), pictures);
    },
    findBySlug,
    /** The record with this slug, or the current slug of the record that had it before, or nothing. */
    findAt: (slug: string, previewRecord?: PreviewTarget) =>
      findAtSlug(name, slug, (currentSlug) => findBySlug(currentSlug, previewRecord)),
    find,
    /** All that is stored about a record. */
    readCurrent: (tx: Transaction, id: string) => readCurrent(tx, id),
    findMany,
    /** What undoing a change to a record needs. Call it before the change. */
    findState: async (tx: Transaction, id: string) => recordState(await readCurrent(tx, id)),
    /** The public version; null if there is none. */
    findPublished: ({ id }: { id: string }) =>
      db.transaction().execute((tx) => findPublished(tx, id)),
    save,
    add,
    update,
    changeEverywhere,
    saveDraft,
    schedule,
    unschedule,
    unpublish,
    unpublishWithin,
    discard,
    duplicate,
    remove,
    restore,
    ...recordSteps(kind),
    ...recordBulk(kind),
    ...recordUndo(kind),
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
