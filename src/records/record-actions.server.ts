import { z } from 'zod';
import type { Noun } from '../lib/noun.ts';
import type { Change, Move, SaveInput, Seen, StoredRecord, Version } from '../lib/record.ts';
import { adminAction, moveInput, recordInput, revisionInput } from '../platform/actions.ts';
import { inputOf } from './fields.ts';

/** What `defineRecords` gives, as far as actions need it. */
type Records<Facts extends Noun, Input extends object, Row extends StoredRecord> = {
  noun: Facts;
  schema: z.ZodType<Input>;
  save: (input: SaveInput<Input>, editor: string) => Promise<Change<Row>>;
  remove: (seen: Seen, editor: string) => Promise<Change<Row>>;
  restore: (record: { id: string }, editor: string) => Promise<Change<Row>>;
  versions: (record: { id: string }) => Promise<Version<Row>[]>;
  deleted: () => Promise<Version<Row>[]>;
  move?: (where: Move) => Promise<string[]>;
};

type Particulars<Saved, Row, Listed> = {
  list: () => Promise<Listed[]>;
  /** Where an input is more than the schema of the records and {@link inputOf} say. */
  input?: z.ZodType<Saved>;
  save?: (input: Saved, editor: string) => Promise<Change<Row>>;
};

/** The actions that staff have for the records of every noun, as far as it has them. */
export function recordActions<
  Facts extends Noun,
  Input extends object,
  Row extends StoredRecord,
  Listed,
  Saved = SaveInput<Input>,
>(records: Records<Facts, Input, Row>, particulars: Particulars<Saved, Row, Listed>) {
  const { list } = particulars;
  const { isFixed, isOrdered, errors } = records.noun;
  const { restore, remove, versions, deleted, move = nothingMoves } = records;
  const input = particulars.input ?? (inputOf(records.schema) as unknown as z.ZodType<Saved>);
  const save =
    particulars.save ?? (records.save as unknown as NonNullable<typeof particulars.save>);
  const always = {
    list: adminAction({ input: z.undefined(), run: () => list(), otherwise: errors.fetch }),
    save: adminAction({ input, run: save, otherwise: errors.save }),
    history: adminAction({ input: recordInput, run: versions, otherwise: errors.fetch }),
  };
  const withBin = {
    remove: adminAction({ input: revisionInput, run: remove, otherwise: errors.delete }),
    restore: adminAction({ input: recordInput, run: restore, otherwise: errors.restore }),
    deleted: adminAction({ input: z.undefined(), run: deleted, otherwise: errors.fetch }),
  };
  const ordered = {
    move: adminAction({ input: moveInput, run: move, otherwise: errors.reorder }),
  };
  return { ...always, ...(!isFixed && withBin), ...(isOrdered && ordered) } as typeof always &
    (Facts extends { isFixed: true } ? object : typeof withBin) &
    (Facts extends { isOrdered: true } ? typeof ordered : object);
}

async function nothingMoves(): Promise<string[]> {
  throw new Error('These records have no order');
}
