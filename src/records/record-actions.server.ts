import { z } from 'zod';
import type { Noun } from '../model/noun.ts';
import type {
  BulkAction,
  Change,
  ChangeOfMany,
  Move,
  Seen,
  StoredRecord,
  Version,
} from '../model/record.ts';
import {
  actionsFor,
  duplicateInput,
  manyInput,
  moveInput,
  recordInput,
  revisionInput,
  scheduleInputSchema,
} from '../platform/actions.ts';
import { draftInputSchema, saveInputSchema } from '../model/fields.ts';
import { filterOwn, restrictToOwn, type OwnRecords } from './own-actions.server.ts';
import { viewActions } from './list-views.server.ts';

const reading = actionsFor('read');
const writing = actionsFor('write');

/** The staff actions for the records of a noun, depending on what the noun supports. */
export function recordActions<Facts extends Noun, Input, Row, Listed>(
  records: RecordsOfNoun<Facts, Input, Row, Listed>,
  own?: OwnRecords,
) {
  const { listEdited, save, remove, restore, versions, deleted, move = refuseMove } = records;
  const { isFixed, isOrdered, hasDrafts, errors } = records.noun;
  const input = records.input ?? (saveInputSchema(records.schema) as unknown as z.ZodType<Input>);
  const draftInput = records.draftInput ?? (draftInputSchema(records.schema) as typeof input);
  const many = (act: BulkAction, errorMessage: string) =>
    writing({
      input: manyInput,
      run: (seen, editor) => records.changeMany(act, seen, editor),
      errorMessage,
    });
  const writableOwn = own?.isWritten === true && own;
  const always = {
    list: reading({
      input: z.undefined(),
      run: () => listEdited(),
      own: own && (async (_none, member) => filterOwn(await listEdited(), own, member)),
      errorMessage: errors.fetch,
    }),
    save: writing({
      input,
      run: save,
      own: restrictToOwn(save, writableOwn),
      errorMessage: errors.save,
    }),
    history: reading({
      input: recordInput,
      run: versions,
      own: restrictToOwn(versions, own),
      errorMessage: errors.fetch,
    }),
  };
  const withBin = {
    remove: writing({ input: revisionInput, run: remove, errorMessage: errors.delete }),
    restore: writing({ input: recordInput, run: restore, errorMessage: errors.restore }),
    deleted: writing({ input: z.undefined(), run: deleted, errorMessage: errors.fetch }),
    removeMany: many('remove', errors.delete),
    restoreMany: many('restore', errors.restore),
  };
  const ordered = {
    move: writing({ input: moveInput, run: move, errorMessage: errors.reorder }),
  };
  const { saveDraft, schedule, unschedule, unpublish, discard, findPublished } = records;
  const withDrafts = {
    saveDraft: writing({
      input: draftInput,
      run: saveDraft,
      own: restrictToOwn(saveDraft, writableOwn),
      errorMessage: errors.save,
    }),
    schedule: writing({
      input: scheduleInputSchema(input),
      run: schedule,
      own: restrictToOwn(schedule, writableOwn),
      errorMessage: errors.save,
    }),
    unschedule: writing({
      input: revisionInput,
      run: unschedule,
      own: restrictToOwn(unschedule, writableOwn),
      errorMessage: errors.save,
    }),
    discard: writing({
      input: revisionInput,
      run: discard,
      own: restrictToOwn(discard, writableOwn),
      errorMessage: errors.save,
    }),
    published: reading({
      input: recordInput,
      run: findPublished,
      own: restrictToOwn(findPublished, own),
      errorMessage: errors.fetch,
    }),
    ...viewActions(records.noun),
  };
  const hideable = {
    unpublish: writing({ input: revisionInput, run: unpublish, errorMessage: errors.save }),
    keepPublished: writing({
      input: revisionInput,
      run: records.keepPublished,
      errorMessage: errors.save,
    }),
    publishMany: many('publish', errors.save),
    unpublishMany: many('unpublish', errors.save),
    duplicate: writing({
      input: duplicateInput,
      run: records.duplicate,
      errorMessage: errors.save,
    }),
  };
  return {
    ...always,
    ...(!isFixed && withBin),
    ...(isOrdered && ordered),
    ...(hasDrafts && withDrafts),
    ...(hasDrafts && !isFixed && hideable),
  } as typeof always &
    (Facts extends { isFixed: true } ? object : typeof withBin) &
    (Facts extends { isOrdered: true } ? typeof ordered : object) &
    (Facts extends { hasDrafts: true } ? typeof withDrafts : object) &
    (Facts extends { hasDrafts: true; isFixed?: never } ? typeof hideable : object);
}

async function refuseMove(): Promise<string[]> {
  throw new Error('These records have no order');
}

/** The part of `defineRecords` that actions need. A noun may replace functions with its own. */
type RecordsOfNoun<Facts extends Noun, Input, Row, Listed> = {
  noun: Facts;
  schema: z.ZodType<object>;
  /** Replaces the result of `saveInputSchema`, if set. */
  input?: z.ZodType<Input>;
  listEdited: () => Promise<Listed[]>;
  save: (input: Input, editor: string) => Promise<Change<Row>>;
  remove: (seen: Seen, editor: string) => Promise<Change<Row>>;
  restore: (record: { id: string }, editor: string) => Promise<Change<Row>>;
  versions: (record: { id: string }) => Promise<Version<Row>[]>;
  deleted: () => Promise<Version<StoredRecord>[]>;
  changeMany: (
    act: BulkAction,
    input: { records: Seen[] },
    editor: string,
  ) => Promise<ChangeOfMany>;
  duplicate: (
    record: { id: string; newId?: string | undefined },
    editor: string,
  ) => Promise<Change<Row>>;
  move?: (where: Move, editor: string) => Promise<string[]>;
  /** The input of a draft, which may be incomplete. */
  draftInput?: z.ZodType<Input>;
  saveDraft: (input: Input, editor: string) => Promise<Change<Row>>;
  schedule: (
    input: Input & { publishAt: string; unpublishAt?: string | null | undefined },
    editor: string,
  ) => Promise<Change<Row>>;
  unschedule: (seen: Seen, editor: string) => Promise<Change<Row>>;
  unpublish: (seen: Seen, editor: string) => Promise<Change<Row>>;
  keepPublished: (seen: Seen) => Promise<Change<Row>>;
  discard: (seen: Seen, editor: string) => Promise<Change<Row>>;
  findPublished: (record: { id: string }) => Promise<Row | null>;
};
