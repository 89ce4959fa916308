import type { Noun } from '../lib/noun.ts';
import type { Move, SaveInput, Seen, StoredRecord } from '../lib/record.ts';
import { changeContent } from '../platform/content.ts';
import type { Transaction } from '../platform/database.ts';
import type { NounName, Tables } from '../platform/tables.ts';
import { moveRecord } from './positions.server.ts';
import type { RecordKind } from './record-kind.server.ts';
import {
  addRecord,
  deleteRecord,
  findRecord,
  restoreRecord,
  saveRecord,
  updateRecord,
} from './record-writes.server.ts';
import {
  findRowBySlug,
  listRows,
  withPictures,
  type PictureColumns,
} from './read-records.server.ts';
import { isSameText } from './revisions.server.ts';
import { findAtSlug } from './slugs.server.ts';
import { listDeleted, listVersions } from './versions.server.ts';

type IfOrdered<Name extends NounName, Then, Otherwise> = Tables[Name] extends {
  displayOrder: number;
}
  ? Then
  : Otherwise;

/** A noun is ordered exactly when its table is. */
type Facts<Name extends NounName> = Noun & { name: Name } & IfOrdered<
    Name,
    { isOrdered: true },
    { isOrdered?: never }
  >;

type OrderOf<Name extends NounName> = IfOrdered<
  Name,
  { move: (where: Move) => Promise<string[]> },
  object
>;

type Declaration<
  Name extends NounName,
  Input extends object,
  Row extends StoredRecord,
  Pictures extends string,
> = Pick<
  RecordKind<Input, Row>,
  'schema' | 'prepare' | 'requireForSave' | 'requireForDelete' | 'adapt'
> &
  Partial<Pick<RecordKind<Input, Row>, 'columnsOf' | 'isSame'>> & {
    /** Where a record is not what its row is. */
    recordFrom?: (row: Tables[Name]) => Row;
    /** The columns with the addresses of pictures that are read with a record, by what they are called there. */
    pictures?: PictureColumns<Tables[Name], Pictures>;
    /** The column of the day by which the newest is first. */
    dayIn?: keyof Tables[Name] & string;
  };

/** All that is done with the records of a noun: read and written, moved, kept in versions, brought back. */
export function defineRecords<
  Name extends NounName,
  Input extends object,
  Row extends StoredRecord = Tables[Name],
  Pictures extends string = never,
>(noun: Facts<Name>, declaration: Declaration<Name, Input, Row, Pictures>) {
  const { pictures = {} as PictureColumns<Tables[Name], Pictures>, dayIn, ...hooks } = declaration;
  const kind: RecordKind<Input, Row> = {
    columnsOf: (input) => input,
    recordFrom: (row) => row,
    isSame: isSameText,
    ...hooks,
    noun,
  };
  const { name } = noun;

  async function findBySlug(slug: string) {
    const row = await findRowBySlug<Tables[Name]>(name, slug);
    const [record] = row ? await withPictures([row], pictures) : [];
    return record;
  }

  return {
    noun,
    schema: kind.schema,
    /** All rows in their order, with their pictures. */
    list: async () => withPictures(await listRows<Tables[Name]>(noun, dayIn), pictures),
    findBySlug,
    /** What stands at a slug: a record, or the present slug of the one that had it before, or nothing. */
    findAt: (slug: string) => findAtSlug(name, slug, findBySlug),
    find: (tx: Transaction, id: string) => findRecord(kind, tx, id),
    save: (input: SaveInput<Input>, editor: string) => saveRecord(kind, input, editor),
    add: (tx: Transaction, input: Input, editor: string, id?: string) =>
      addRecord(kind, tx, input, editor, id),
    update: (tx: Transaction, seen: Seen, input: Input, editor: string) =>
      updateRecord(kind, tx, seen, input, editor),
    remove: (seen: Seen, editor: string) => deleteRecord(kind, seen, editor),
    restore: (record: { id: string }, editor: string) => restoreRecord(kind, record, editor),
    /** All that a record has been, the newest first. */
    versions: ({ id }: { id: string }) => listVersions<Row>(name, id),
    /** The bin, the latest deleted first. */
    deleted: () => listDeleted<Row>(name),
    ...((noun.isOrdered && {
      /** Answers the ids in the order that is then. */
      move: (where: Move) => changeContent((tx) => moveRecord(tx, name, where)),
    }) as OrderOf<Name>),
  };
}
