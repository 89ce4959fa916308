import { isDeepStrictEqual } from 'node:util';
import type { z } from 'zod';
import { changeContent } from './content.ts';
import type { Transaction } from './database.ts';

/** Input that cannot be taken: what to do about each field, in the user's words. */
export type Refusal = { outcome: 'refused'; fields: Record<string, string> };

/** What came of a change to one record: done; not, because someone else was first; or refused. */
export type Change<T> =
  | { outcome: 'done'; record: T }
  | { outcome: 'conflict'; newest: T | null }
  | Refusal;

/** Thrown inside {@link changeRevision}: the record has another revision by now, or (null) is gone. */
export class RevisionConflict<T> extends Error {
  readonly newest: T | null;

  constructor(newest: T | null) {
    super('The record was changed by someone else');
    this.newest = newest;
  }
}

/** Thrown inside {@link changeRevision}: what the database knows against a field. */
export class FieldError extends Error {
  readonly fields: Record<string, string>;

  constructor(fields: Record<string, string>) {
    super(Object.values(fields).join(' '));
    this.fields = fields;
  }
}

/** A content change to one record. A conflict and a refused field roll everything back and are answers, no errors. */
export async function changeRevision<T>(work: (tx: Transaction) => Promise<T>): Promise<Change<T>> {
  try {
    return { outcome: 'done', record: await changeContent(work) };
  } catch (cause) {
    if (cause instanceof RevisionConflict)
      return { outcome: 'conflict', newest: cause.newest as T | null };
    if (cause instanceof FieldError) return { outcome: 'refused', fields: cause.fields };
    throw cause;
  }
}

/** True when a record holds all that a draft says. */
export function isSameText(record: object, draft: object) {
  const kept = new Map(Object.entries(record));
  return Object.entries(draft).every(([key, value]) => isDeepStrictEqual(kept.get(key), value));
}

/** The first complaint about each field by its path, such as `images.main`, in the order of the fields. */
export function refusalOf(error: z.ZodError): Refusal {
  const fields: Record<string, string> = {};
  for (const { path, message } of error.issues) fields[path.join('.')] ??= message;
  return { outcome: 'refused', fields };
}
