/** A record as it is stored. */
export type StoredRecord = {
  id: string;
  revision: number;
  updatedAt: string;
  /** As staff read a record of a noun with drafts. */
  publication?: Publication;
};

export const publicationStates = ['draft', 'scheduled', 'published', 'changed', 'hidden'] as const;

export type PublicationState = (typeof publicationStates)[number];

/** What visitors see of a record. */
export type Publication = {
  state: PublicationState;
  /** Visitors see the record, maybe as it was before its draft. */
  isPublic: boolean;
  /** The moment at which its draft becomes public. */
  publishAt: string | null;
  /** The moment at which it is hidden again. */
  unpublishAt?: string;
  /** Why the draft did not become public at its moment. */
  problem: string | null;
  savedBy: string;
};

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
  /** False for a draft. */
  isPublic: boolean;
  record: Row;
};

/** One step, or a position counted from 0; what lies after the last is the last. */
export type Where = { direction: 'up' | 'down' } | { position: number };

export type Move = { id: string } & Where;

/** Which revision of a record its editor has seen. */
export type Seen = { id: string; revision: number };

/** What can be done with several records at once. */
export type ManyAct = 'publish' | 'unpublish' | 'remove' | 'restore';

/** How a record stood at a revision, besides its text. */
export type RecordState = {
  revision: number;
  isPublic: boolean;
  hasDraft: boolean;
  wasPublic: boolean;
  publishAt: string | null;
  unpublishAt: string | null;
};

/** A record that was changed with others: its revision by now, and how it stood before; null when it was deleted. */
export type ChangedOne = Seen & { before: RecordState | null };

/** The outcome of a change to several records. Those that are neither changed nor refused were as asked already. */
export type ChangeOfMany = {
  outcome: 'done';
  changed: ChangedOne[];
  /** With what to do about each. */
  refused: { id: string; why: string }[];
};

/** A view of a list that somebody keeps. Its query is as in the address of the list. */
export type SavedView = { id: string; name: string; query: string };

/** An editor's input with the record and the revision that it replaces. Without a revision it adds a record. */
export type SaveInput<Input> = Input & { id?: string | undefined; revision?: number | undefined };

type Issue = { path: PropertyKey[]; message: string };

/** The first error of each field by its path, such as `images.main`, in the order of the fields. */
export function refusalOf({ issues }: { issues: Issue[] }): Refusal {
  const fields: Record<string, string> = {};
  for (const { path, message } of issues) fields[path.join('.')] ??= message;
  return { outcome: 'refused', fields };
}
