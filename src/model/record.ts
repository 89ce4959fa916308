/** Both databases store integers up to 2,147,483,647, so that the next revisions fit, too. */
export const maxRevision = 2_000_000_000;

export type StoredRecord = {
  id: string;
  revision: number;
  updatedAt: string;
  /** Set when staff read a record of a noun with drafts. */
  publication?: Publication;
};

/** A record that is shown in the language it was written in, within a page of another, has that language. */
export type WithLanguage = { lang?: string };

export const publicationStates = ['draft', 'scheduled', 'published', 'changed', 'hidden'] as const;

export type PublicationState = (typeof publicationStates)[number];

/** Whether and when visitors see a record. */
export type Publication = {
  state: PublicationState;
  /** Visitors see the record, possibly an older version than the draft. */
  isPublic: boolean;
  /** When the draft is published. */
  publishAt: string | null;
  /** When the record is hidden again. */
  unpublishAt?: string;
  /** Why scheduled publishing failed. */
  problem: string | null;
  savedBy: string;
  /** The last assistant that has saved the draft since the record was last public. */
  assistant?: string;
};

/** The part of an Astro action that the back office uses. */
export type Action<Input, Answer> = (
  input: Input,
) => Promise<
  { data: Answer; error: undefined } | { data: undefined; error: { code: string; message: string } }
>;

/** Validation errors by field path. */
export type Refusal = { outcome: 'refused'; fields: Record<string, string> };

/** The outcome of a change to one record. A conflict holds the current record, null if it was deleted. */
export type Change<Row> =
  /** `entryId` is the activity entry by which the change can be undone, if it can. */
  | { outcome: 'done'; record: Row; entryId?: string | null }
  | { outcome: 'conflict'; newest: Row | null }
  | Refusal;

/** A saved version of a record. The last version of a deleted record holds its last content. */
export type Version<Row> = {
  revision: number;
  savedBy: string;
  savedAt: string;
  isDeleted: boolean;
  /** False for a draft. */
  isPublic: boolean;
  record: Row;
};

/** One step, or a 0-based position. Positions after the end mean the end. */
export type Where = { direction: 'up' | 'down' } | { position: number };

export type Move = { id: string } & Where;

export function positionAfter(where: Where, from: number) {
  if ('position' in where) return where.position;
  return where.direction === 'up' ? from - 1 : from + 1;
}

/** The revision of a record that its editor last loaded. */
export type Seen = { id: string; revision: number };

export type BulkAction = 'publish' | 'unpublish' | 'remove' | 'restore';

/** A record of a bulk change: its new revision, and the activity entry by which the change can be undone. */
export type ChangedOne = Seen & { entryId: string | null };

/** The outcome of a bulk change. Records in neither list already had the requested state. */
export type ChangeOfMany = {
  outcome: 'done';
  changed: ChangedOne[];
  /** `why` tells the editor what to do. */
  refused: { id: string; why: string }[];
};

/** A change by its activity entry: what it changed, and the name of that at the time. */
type LoggedChange = { entryId: string; subjectId: string | null; name: string };

/** The outcome of undoing changes. A change that was undone before is in `undone`. `why` is for the editor. */
export type Undone = { undone: LoggedChange[]; refused: (LoggedChange & { why: string })[] };

/** A member's saved view of a list. `query` is the query string of the list's URL. */
export type SavedView = { id: string; name: string; query: string };

/** Form input with the id and revision that it replaces. Without a revision it adds a record. */
export type SaveInput<Input> = Input & { id?: string | undefined; revision?: number | undefined };

export function refused(fields: Record<string, string>): Refusal {
  return { outcome: 'refused', fields };
}

/** The errors of a refusal as one text, for a screen without its fields. */
export function refusalText({ fields }: Pick<Refusal, 'fields'>) {
  return [...new Set(Object.values(fields))].join(' ');
}

type Issue = { path: PropertyKey[]; message: string };

/** The first error of each field by path, such as `images.main`, in the order of the fields. */
export function refusalFromIssues({ issues }: { issues: Issue[] }): Refusal {
  const fields: Record<string, string> = {};
  for (const { path, message } of issues) fields[path.join('.')] ??= message;
  return refused(fields);
}

/** Part of a list, from one of its positions on. */
export type ListPart<Listed> = ListExtent & { records: Listed[] };

/** What is true of a whole list. */
export type ListExtent = {
  /** The number of all records. */
  total: number;
  /** The number of public records, which come first and are in order. */
  placed: number;
  states: Partial<Record<PublicationState, number>>;
  /** Parts with different versions do not belong together. */
  version: string;
};

export const partSizes = { first: 100, most: 500 } as const;
