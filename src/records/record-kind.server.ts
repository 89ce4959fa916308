import type { z } from 'zod';
import type { Noun } from '../lib/noun.ts';
import type { StoredRecord } from '../lib/record.ts';
import type { Transaction } from '../platform/database.ts';
import type { NounName } from '../platform/tables.ts';

/** How the records of a noun lie in its table, which is called as the noun is, and what must hold for them. */
export type RecordKind<Input extends object, Row extends StoredRecord> = {
  noun: Noun & { name: NounName };
  /** Of what an editor writes. */
  schema: z.ZodType<Input>;
  /** Where a column is not what the input has under its name. */
  columnsOf: (input: Input | Row) => object;
  recordFrom: (row: never) => Row;
  /** True when a record that was added is the one that is sent again. */
  isSame: (record: Row, input: Input) => boolean;
  /** Completes an input before its transaction begins. */
  prepare?: (input: Input) => Promise<Input>;
  /** Throws, before anything is written, when the database cannot take an input. */
  requireForSave?: (tx: Transaction, input: Input, id: string | undefined) => Promise<void>;
  /** Throws when others still need a record that is to be deleted. */
  requireForDelete?: (tx: Transaction, id: string) => Promise<void>;
  /** Throws when a record must not be hidden from visitors, nor deleted. */
  requireForHide?: (record: Row) => void;
  /** Changes what of a deleted record can no longer be as it was. */
  adapt?: (tx: Transaction, deleted: Row) => Promise<Row>;
};
