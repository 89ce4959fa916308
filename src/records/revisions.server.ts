import { isDeepStrictEqual } from 'node:util';
import { refused, type Change } from './record.ts';
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

/** True if a record contains all values of an input. */
export function isSameText(record: object, input: object) {
  const stored = new Map(Object.entries(record));
  return Object.entries(input).every(([key, value]) => isDeepStrictEqual(stored.get(key), value));
}
