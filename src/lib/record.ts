/** A record as it is stored. */
export type StoredRecord = { id: string; revision: number; updatedAt: string };

/** Validation errors: what to do about each field, by its path. */
export type Refusal = { outcome: 'refused'; fields: Record<string, string> };

/** The outcome of a change to one record. A conflict carries the record as it is now, or null when it was deleted. */
export type Change<Row> =
  | { outcome: 'done'; record: Row }
  | { outcome: 'conflict'; newest: Row | null }
  | Refusal;

/** A record as it was once saved. The last version of a deleted record is what was deleted. */
export type Version<Row> = {
  revision: number;
  savedBy: string;
  savedAt: string;
  isDeleted: boolean;
  record: Row;
};

/** One step, or a position counted from 0; what lies after the last is the last. */
export type Where = { direction: 'up' | 'down' } | { position: number };

export type Move = { id: string } & Where;

/** Which revision of a record its editor has seen. */
export type Seen = { id: string; revision: number };

/** An editor's input with the record and the revision that it replaces. Without a revision it adds a record. */
export type SaveInput<Input> = Input & { id?: string | undefined; revision?: number | undefined };

type Issue = { path: PropertyKey[]; message: string };

/** The first error of each field by its path, such as `images.main`, in the order of the fields. */
export function refusalOf({ issues }: { issues: Issue[] }): Refusal {
  const fields: Record<string, string> = {};
  for (const { path, message } of issues) fields[path.join('.')] ??= message;
  return { outcome: 'refused', fields };
}
