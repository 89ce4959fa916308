import type { z } from 'zod';
import type { Noun } from '../model/noun.ts';
import type { StoredRecord } from '../model/record.ts';
import type { Transaction } from '../platform/database/database.ts';
import type { NounName } from '../platform/database/row-types.ts';

/** What public records rely on. An image is known by its key. */
export type ReliedOn = NounName | 'media';

/**
 * Whose records a change concerns: all, those that name the changed one in a column, the one that it translates, or those
 * that show it.
 */
type Reliance = 'all' | 'translated' | 'shown' | { column: string };

/** How the records of a noun are stored in the table of the same name, and the rules for them. */
export type RecordKind<Input extends object, Row extends StoredRecord> = {
  noun: Noun & { name: NounName };
  schema: z.ZodType<Input>;
  /** Converts an input to columns. */
  toColumns: (input: Input | Row) => object;
  recordFrom: (row: never) => Row;
  /** Converts the input of a draft, valid or not, to what the draft stores. Drops nothing that was typed. */
  draftFrom: (input: Input) => object;
  /** True if a repeated save contains the same values as the stored record. */
  isSame: (record: Row, input: Input) => boolean;
  /** Completes an input before its transaction begins. */
  prepare?: (input: Input) => Promise<Input>;
  /** Throws, before anything is written, if the database cannot store the input. */
  requireForSave?: (tx: Transaction, input: Input, id: string | undefined) => Promise<void>;
  /**
   * Throws `FieldError` if the record must not be public at a time. It is called before every write of a public row. No
   * noun can leave it out: what becomes public goes through the one door.
   */
  requireForPublic: (
    tx: Transaction,
    record: NoInfer<Input | Row>,
    /** `isFileChange`: only a file is replaced or removed in what is public already. */
    at: { id: string; publicAt: Date; isFileChange?: boolean },
  ) => Promise<void>;
  /** The other records that `requireForPublic` reads. What changes there may leave a record of this noun against a rule. */
  reliesOn: Partial<Record<ReliedOn, Reliance>>;
  /** Runs work with what a transaction has written of these records, for those that are read from elsewhere. */
  withWritten?: <T>(tx: Transaction, work: () => Promise<T>) => Promise<T>;
  /** True if a change to the record sets a rule: what is public may stay so, and is named on the dashboard. */
  setsRules?: (record: Pick<NoInfer<Row>, 'id'>) => boolean;
  /** The values that follow from the time at which the record becomes public. */
  valuesAt?: (
    tx: Transaction,
    values: NoInfer<Input | Row>,
    at: { id: string; publishAt: string },
  ) => Promise<Partial<NoInfer<Input>>>;
  /** The path of its public page. Undefined if it has none. */
  pageAddress?: (slug: string) => string | undefined;
  /** Follows each change of what is public, within its transaction. Null stands for what is not public. */
  followChange?: (
    tx: Transaction,
    before: NoInfer<Row> | null,
    after: NoInfer<Row> | null,
  ) => Promise<void>;
  /** The data of `home.changed` for a change to a public record. */
  eventsOf?: (before: NoInfer<Row>, after: NoInfer<Row>, siteUrl: URL) => object[];
  /** Throws if other records still need the record to be deleted. */
  requireForDelete?: (tx: Transaction, id: string) => Promise<void>;
  /** Throws if the record must not be unpublished or deleted at a time. */
  requireForHide?: (record: Row, tx: Transaction, at: Date) => Promise<void>;
  /** Where the translated texts of a record are marked, if not in `schema`. */
  translatedIn?: (record: Row) => z.ZodType;
  /** Adapts a restored record to data that changed since. */
  adapt?: (tx: Transaction, deleted: Row) => Promise<Row>;
};
