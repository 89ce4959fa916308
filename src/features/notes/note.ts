import { z } from 'zod';
import * as field from '../../model/fields.ts';
import { escaped } from '../../lib/amounts/amounts.ts';
import { isLocale } from '../../lib/values/known-names.ts';
import { nounsInOrder } from '../../site/paths.ts';

/** A remark for the team on a record, a file or a part of it. The first of a thread has its answers, and is open or resolved. */
export type NoteRow = {
  id: string;
  noun: NotedNoun;
  recordId: string;
  /** The locale of a translation; empty for the record itself. */
  language: string;
  /** Of a field, such as `residences.homes.h1.price`; empty for the record as a whole. */
  path: string;
  /** The id of the first note. */
  threadId: string;
  /** Each change of a thread raises that of its first note, and an answer has the one it made. */
  revision: number;
  body: string;
  /** What the field held when the thread began: the beginning of its text, and a hash of the whole. */
  valueThen: string | null;
  valueHash: string | null;
  /** An email, or the actor of a key. */
  writtenBy: string;
  createdAt: string;
  /** Of the first note of a thread. */
  resolvedBy: string | null;
  resolvedAt: string | null;
};

export type MentionRow = {
  noteId: string;
  userId: string;
  /** When the member opened the notes of the record. */
  seenAt: string | null;
  /** When an email is due; null if none is. */
  notifyAt: string | null;
};

/** What notes are on: records of the nouns, and files of the library by their URLs. */
const notedNouns = [...nounsInOrder, 'media'] as const;

export type NotedNoun = (typeof notedNouns)[number];

/** The fields of a file that have notes. */
export const notedFileFields = ['altText', 'focalPoints'] as const;

/** `open` counts the answers, too. */
export const noteLimits = {
  text: 2_000,
  valueThen: 50_000,
  mentions: 20,
  open: 300,
  listed: 2_000,
  resolvedDays: 365,
} as const;

export const notedRecord = z.object({
  noun: z.enum(notedNouns),
  id: z.string().min(1).max(200),
});

export type NotedRecord = z.output<typeof notedRecord>;

/** The threads of a record that a member sees. */
export const seenThreads = notedRecord.extend({
  threadIds: z.array(z.string().max(100)).max(noteLimits.listed),
});

const noteText = field.line.max(
  noteLimits.text,
  `Too long: use ${noteLimits.text.toLocaleString('en')} characters or fewer.`,
);

export const newNote = z.object({
  record: notedRecord,
  field: z.string().max(500).optional(),
  language: z.string().max(50).refine(isLocale).optional(),
  /** What the writer saw in the field. Without it, the field is as it is now. */
  valueThen: z.string().max(noteLimits.valueThen).optional(),
  text: noteText,
  /** The ids of members. Those who may not open the record are left out. */
  mentions: z.array(z.string().max(100)).max(noteLimits.mentions),
  /** The thread that it answers. */
  threadId: z.uuid().optional(),
  /** Sent twice under this id, it is added once. */
  noteId: z.uuid().optional(),
});

export type NewNote = z.output<typeof newNote>;

/** What undoing a change to a thread needs: how the thread was before, and which note the change added. */
export type ThreadBefore = Pick<NoteRow, 'threadId' | 'revision' | 'resolvedBy' | 'resolvedAt'> & {
  noteId?: string;
};

/** A change by its activity entry: the record, and the revision of the thread that it made. */
export type StoredThreadChange = {
  entryId: string;
  id: string;
  revision: number;
  before: ThreadBefore;
};

export type WrittenNote = {
  outcome: 'done';
  threadId: string;
  noteId: string;
  /** The activity entry by which it can be undone; null if nothing changed. */
  entryId: string | null;
};

type Note = {
  id: string;
  text: string;
  /** A name. */
  author: string;
  isOwn: boolean;
  at: string;
  /** The names of those mentioned. */
  mentions: string[];
};

export type NoteThread = {
  id: string;
  language: string;
  /** Where the field is now: in a list, it follows its item. */
  path: string;
  /** For example `Price range`; empty for the record as a whole. */
  label: string;
  /** What the field held, if it has changed since. */
  was: string | null;
  resolved: { by: string; at: string } | null;
  notes: Note[];
};

export type Mentionable = { id: string; name: string };

/** What the panel of a record shows. */
export type RecordThreads = { name: string; threads: NoteThread[]; members: Mentionable[] };

/** A note that mentions a member who has not seen it. */
export type UnseenMention = {
  id: string;
  author: string;
  excerpt: string;
  at: string;
  /** For example `Project`. */
  kind: string;
  name: string;
  label: string;
  address: string;
};

/** A text in parts: those that mention one of these names, and those between them. */
export function mentionParts(text: string, names: readonly string[]) {
  if (names.length === 0) return [{ text, isMention: false }];
  const longestFirst = names.toSorted((one, other) => other.length - one.length).map(escaped);
  const mention = new RegExp(String.raw`(@(?:${longestFirst.join('|')})(?![\p{L}\p{N}]))`, 'u');
  return text
    .split(mention)
    .map((part, index) => ({ text: part, isMention: index % 2 === 1 }))
    .filter((part) => part.text !== '');
}

/** For example `Kestrel House, Price range`. */
export function mentionLabel({
  kind,
  name,
  label,
}: Pick<UnseenMention, 'kind' | 'name' | 'label'>) {
  return [name || `Untitled ${kind.toLowerCase()}`, label].filter(Boolean).join(', ');
}

export const noteErrors = {
  fetch: 'Failed to fetch notes',
  add: 'Failed to add note',
  resolve: 'Failed to resolve note',
  reopen: 'Failed to reopen note',
  undo: 'Failed to undo',
} as const;
