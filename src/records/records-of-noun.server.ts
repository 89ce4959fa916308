import type { z } from 'zod';
import type { Noun } from './noun.ts';
import type { Change, ChangeOfMany, ManyAct, Move, Seen, StoredRecord, Version } from './record.ts';

/** The part of `defineRecords` that actions need. A noun may replace functions with its own. */
export type RecordsOfNoun<Facts extends Noun, Input, Row, Listed> = {
  noun: Facts;
  schema: z.ZodType<object>;
  /** Replaces the result of `inputOf`, if set. */
  input?: z.ZodType<Input>;
  listEdited: () => Promise<Listed[]>;
  save: (input: Input, editor: string) => Promise<Change<Row>>;
  remove: (seen: Seen, editor: string) => Promise<Change<Row>>;
  restore: (record: { id: string }, editor: string) => Promise<Change<Row>>;
  versions: (record: { id: string }) => Promise<Version<Row>[]>;
  deleted: () => Promise<Version<StoredRecord>[]>;
  changeMany: (act: ManyAct, input: { records: Seen[] }, editor: string) => Promise<ChangeOfMany>;
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
