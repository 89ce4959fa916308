import { z } from 'zod';
import type { Noun } from '../lib/noun.ts';
import type { Change, Move, Seen, Version } from '../lib/record.ts';
import { adminAction, moveInput, recordInput, revisionInput } from '../platform/actions.ts';
import { inputOf } from './fields.ts';

/** What `defineRecords` gives, as far as actions need it. A noun that does more puts its own in its place. */
type Records<Facts extends Noun, Input, Row, Listed> = {
  noun: Facts;
  schema: z.ZodType<object>;
  /** Where an input is more than {@link inputOf} makes of the schema. */
  input?: z.ZodType<Input>;
  list: () => Promise<Listed[]>;
  save: (input: Input, editor: string) => Promise<Change<Row>>;
  remove: (seen: Seen, editor: string) => Promise<Change<Row>>;
  restore: (record: { id: string }, editor: string) => Promise<Change<Row>>;
  versions: (record: { id: string }) => Promise<Version<Row>[]>;
  deleted: () => Promise<Version<Row>[]>;
  move?: (where: Move) => Promise<string[]>;
};

/** The actions that staff have for the records of every noun, as far as it has them. */
export function recordActions<Facts extends Noun, Input, Row, Listed>(
  records: Records<Facts, Input, Row, Listed>,
) {
  const { list, save, remove, restore, versions, deleted, move = nothingMoves } = records;
  const { isFixed, isOrdered, errors } = records.noun;
  const input = records.input ?? (inputOf(records.schema) as unknown as z.ZodType<Input>);
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
  return {
    ...always,
    ...(!isFixed && withBin),
    ...(isOrdered && ordered),
  } as typeof always &
    (Facts extends { isFixed: true } ? object : typeof withBin) &
    (Facts extends { isOrdered: true } ? typeof ordered : object);
}

async function nothingMoves(): Promise<string[]> {
  throw new Error('These records have no order');
}
