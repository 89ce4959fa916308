import { isDeepStrictEqual } from 'node:util';
import { refused, type Change } from '../model/record.ts';
import { logged } from '../platform/activity.ts';
import { changeContent } from '../platform/database/content.ts';
import type { Transaction } from '../platform/database/database.ts';

/** Thrown inside {@link changeRevision}: the record has a newer revision, or is deleted (null). */
export class RevisionConflict<T> extends Error {
  readonly newest: T | null;

  constructor(newest: T | null) {
    super('The record was changed by someone else');
    this.newest = newest;
  }
}

/** Thrown inside {@link changeRevision}: field errors that only the database can find. */
export class FieldError extends Error {
  readonly fields: Record<string, string>;

  constructor(fields: Record<string, string>) {
    super(Object.values(fields).join(' '));
    this.fields = fields;
  }
}

/** Throws `FieldError` if there are any errors. */
export function requireNoErrors(fields: Record<string, string>) {
  if (Object.keys(fields).length > 0) throw new FieldError(fields);
}

/** Changes one record. A conflict or a refused field rolls everything back and is returned as an outcome, not thrown. */
export async function changeRevision<T>(
  work: (tx: Transaction) => Promise<T>,
  within: (work: (tx: Transaction) => Promise<T>) => Promise<T> = changeContent,
): Promise<Change<T>> {
  try {
    const { result: record, entryId } = await logged({}, () => within(work));
    return { outcome: 'done', record, entryId };
  } catch (cause) {
    if (cause instanceof RevisionConflict)
      return { outcome: 'conflict', newest: cause.newest as T | null };
    if (cause instanceof FieldError) return refused(cause.fields);
    throw cause;
  }
}

/** What a change finds. */
type Found<Row> = {
  /** As editors see it; null if there is none. */
  edited: Row | null;
  /** True if it was there once. */
  isDeleted?: boolean;
};

type SeenRevision<Row, Revision> = {
  /** Undefined for what must not exist yet. */
  revision: Revision;
  /** True if the change has already been made: its answer was lost, and it has arrived again. */
  isRepeated?: (edited: Row, tx: Transaction) => boolean | Promise<boolean>;
};

export type Edited<Row, Revision> = { edited: undefined extends Revision ? Row | null : Row };

/**
 * All changes of one kind of thing. `read` finds what there is, `within` is the transaction. What `change` runs writes the
 * next revision with its version and its activity. The outcome names the activity entry by which it can be undone.
 */
export function changesOf<Key, Row extends { revision: number }, Current extends Found<Row>>(
  read: (tx: Transaction, key: Key) => Promise<Current & Found<Row>>,
  within: <T>(work: (tx: Transaction) => Promise<T>) => Promise<T> = changeContent,
) {
  /** As `change`, inside the caller's transaction. Throws `RevisionConflict` if editors see another revision. */
  async function changeWithin<Revision extends number | undefined, Result>(
    tx: Transaction,
    seen: Key & SeenRevision<Row, Revision>,
    work: (tx: Transaction, current: Current & Edited<Row, Revision>) => Promise<Result>,
  ): Promise<Result | Row> {
    const current = await read(tx, seen);
    const { edited } = current;
    if (edited && (await seen.isRepeated?.(edited, tx))) return edited;
    return work(tx, requireSeen<Row, Current, Revision>(current, seen.revision));
  }

  function change<Revision extends number | undefined>(
    seen: Key & SeenRevision<Row, Revision>,
    work: (tx: Transaction, current: Current & Edited<Row, Revision>) => Promise<Row>,
  ): Promise<Change<Row>> {
    return changeRevision((tx) => changeWithin(tx, seen, work), within);
  }

  return { change, changeWithin };
}

/** Throws `RevisionConflict` if editors see another revision; undefined for what must not exist yet. */
export function requireSeen<
  Row extends { revision: number },
  Current extends Found<Row>,
  Revision extends number | undefined,
>(current: Current, revision: Revision) {
  const { edited, isDeleted } = current;
  if (edited?.revision !== revision) throw new RevisionConflict(edited);
  if (!edited && isDeleted) throw new RevisionConflict(null);
  return current as Current & Edited<Row, Revision>;
}

/** True if a record contains all values of an input. */
export function isSameText(record: object, input: object) {
  const stored = new Map(Object.entries(record));
  return Object.entries(input).every(([key, value]) => isDeepStrictEqual(stored.get(key), value));
}
