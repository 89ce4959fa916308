import { randomUUID } from 'node:crypto';
import { refused, type Refusal } from '../../model/record.ts';
import { findExtent, type Member } from '../../model/rights.ts';
import { NotFound } from '../../platform/actions.ts';
import { logActivity, logged, type Activity } from '../../platform/activity.ts';
import { listAccountNames } from '../../platform/accounts/activity.ts';
import { countRows } from '../../platform/database/count-rows.ts';
import { db, type Transaction } from '../../platform/database/database.ts';
import { inTransaction } from '../../platform/database/transaction.ts';
import { ownProjectIds } from '../own-records.server.ts';
import { findMentioned, findNames } from './mentions.server.ts';
import {
  noteErrors,
  noteLimits,
  type ChangedThread,
  type NewNote,
  type Note,
  type NotesOfRecord,
  type NoteThread,
  type NotedNoun,
  type NotedRecord,
  type NoteRow,
  type ThreadBefore,
  type WrittenNote,
} from './note.ts';
import { locate, placeLabel, textAt } from './note-place.ts';
import { findNoted, nameOf, valuesIn, writerName } from './noted.server.ts';

/** Who writes: a member, or what acts with a key in the name of somebody with these rights. */
export type NoteWriter = Pick<Member, 'role' | 'partnerId'> & {
  /** The email of the member, or `keyActor`. */
  actor: string;
};

export function writerOf({ email, role, partnerId }: Member): NoteWriter {
  return { actor: email, role, partnerId };
}

/**
 * Adds a note to a record, a field of it or a translation, or answers one; an answer reopens what was resolved. Throws
 * `NotFound` for a record, and for a note, that is not there or not for the writer.
 */
export async function writeNote(
  writer: NoteWriter,
  note: NewNote,
  now = new Date(),
): Promise<WrittenNote | Refusal> {
  const { record, text, language = '', field = '', noteId = randomUUID(), threadId } = note;
  const saved = await findNoted(writer, record);
  const mentioned = await findMentioned(record, note.mentions, writer.actor);
  const values = await valuesIn(saved, record, language);
  const row: NoteRow = {
    id: noteId,
    noun: record.noun,
    recordId: record.id,
    language,
    path: field,
    threadId: threadId ?? noteId,
    revision: 1,
    body: text,
    valueThen: threadId === undefined && field !== '' ? textAt(values, field) : null,
    writtenBy: writer.actor,
    createdAt: now.toISOString(),
    resolvedBy: null,
    resolvedAt: null,
  };
  return inTransaction(async (tx) => {
    const thread = threadId === undefined ? undefined : await changeThread(tx, record, threadId);
    const { language: ofThread, path } = thread ?? row;
    const createdAt = await timeAfterLast(tx, row);
    const added = await tx
      .insertInto('notes')
      .values({ ...row, language: ofThread, path, createdAt })
      .onConflict((conflict) => conflict.column('id').doNothing())
      .returning('id')
      .executeTakeFirst();
    const written = { outcome: 'done', threadId: row.threadId, noteId } as const;
    if (!added) return { ...written, entryId: null };
    if (await isAtLimit(tx, row)) {
      await tx.deleteFrom('notes').where('id', '=', noteId).execute();
      return refused({ text: thread ? noteErrors.tooManyAnswers : noteErrors.tooMany });
    }
    if (thread?.resolvedAt) await setResolved(tx, row.threadId, null, null);
    for (const { userId, tellAt } of mentioned(now))
      await tx
        .insertInto('noteMentions')
        .values({ noteId, userId, heardAt: null, tellAt })
        .execute();
    const before = {
      threadId: row.threadId,
      noteId,
      resolvedBy: thread?.resolvedBy ?? null,
      resolvedAt: thread?.resolvedAt ?? null,
    };
    const entryId = await logThread(tx, {
      record,
      name: nameOf(record.noun, saved),
      actor: writer.actor,
      act: thread ? 'answered' : 'noted',
      revision: thread?.revision ?? 1,
      before,
    });
    return { ...written, entryId };
  });
}

/** Resolves or reopens a thread. What is so already stays, without an entry. */
export async function resolveThread(
  writer: NoteWriter,
  { record, threadId, isResolved }: { record: NotedRecord; threadId: string; isResolved: boolean },
  now = new Date(),
): Promise<ChangedThread> {
  const saved = await findNoted(writer, record);
  return inTransaction(async (tx) => {
    const thread = await changeThread(tx, record, threadId);
    const { resolvedBy, resolvedAt, revision } = thread;
    if ((resolvedAt !== null) === isResolved) return { outcome: 'done', entryId: null };
    const { actor } = writer;
    await setResolved(
      tx,
      threadId,
      isResolved ? actor : null,
      isResolved ? now.toISOString() : null,
    );
    const entryId = await logThread(tx, {
      record,
      name: nameOf(record.noun, saved),
      actor,
      act: isResolved ? 'resolved' : 'reopened',
      revision,
      before: { threadId, resolvedBy, resolvedAt },
    });
    return { outcome: 'done', entryId };
  });
}

/** The notes of a record, the oldest first: all that are open, and the latest that are resolved. */
export async function listNotes(reader: NoteWriter, record: NotedRecord): Promise<NotesOfRecord> {
  const saved = await findNoted(reader, record);
  const ofRecord = (isOpen: boolean) =>
    db
      .selectFrom('notes')
      .selectAll()
      .where('noun', '=', record.noun)
      .where('recordId', '=', record.id)
      .whereRef('id', '=', 'threadId')
      .where('resolvedAt', isOpen ? 'is' : 'is not', null);
  const resolved = await ofRecord(false)
    .orderBy('resolvedAt', 'desc')
    .limit(noteLimits.resolved)
    .execute();
  const threads = [
    ...(await ofRecord(true)
      .limit(noteLimits.open * 2)
      .execute()),
    ...resolved,
  ];
  const ids = threads.map(({ id }) => id);
  const notes =
    ids.length === 0
      ? []
      : await db
          .selectFrom('notes')
          .selectAll()
          .where('threadId', 'in', ids)
          .orderBy('createdAt')
          .orderBy('id')
          .execute();
  const names = await listAccountNames();
  const mentions = await findNames(notes.map(({ id }) => id));
  const ofThread = Map.groupBy(notes, ({ threadId }) => threadId);
  const described = threads
    .toSorted((one, other) => (one.createdAt < other.createdAt ? -1 : 1))
    .map(async (thread): Promise<NoteThread> => {
      const { id, language, valueThen, resolvedBy, resolvedAt } = thread;
      const values = await valuesIn(saved, record, language);
      const { path, was } = locate(values, thread.path, valueThen);
      return {
        id,
        language,
        path,
        label: placeLabel(values, path),
        was,
        resolved:
          resolvedAt === null ? null : { by: writerName(names, resolvedBy ?? ''), at: resolvedAt },
        notes: (ofThread.get(id) ?? []).map((note): Note => {
          const { body: text, writtenBy, createdAt: at } = note;
          const author = writerName(names, writtenBy);
          const isOwn = writtenBy === reader.actor;
          return { id: note.id, text, author, isOwn, at, mentions: mentions.get(note.id) ?? [] };
        }),
      };
    });
  return { name: nameOf(record.noun, saved), threads: await Promise.all(described) };
}

/** How many threads are open, by record. */
export async function countOpenThreads(
  reader: Pick<Member, 'role' | 'partnerId'>,
  noun: NotedNoun,
): Promise<Record<string, number>> {
  const isAll = findExtent(reader.role, 'write') === 'all';
  const own = isAll ? undefined : await ownIds(reader, noun);
  if (own?.length === 0) return {};
  const rows = await db
    .selectFrom('notes')
    .select(({ fn }) => ['recordId', fn.countAll().as('count')])
    .where('noun', '=', noun)
    .whereRef('id', '=', 'threadId')
    .where('resolvedAt', 'is', null)
    .$if(own !== undefined, (query) => query.where('recordId', 'in', own ?? []))
    .groupBy('recordId')
    .execute();
  return Object.fromEntries(rows.map(({ recordId, count }) => [recordId, Number(count)]));
}

/** Each change of a thread locks its first note until the transaction ends. */
async function changeThread(tx: Transaction, { noun, id }: NotedRecord, threadId: string) {
  const thread = await tx
    .updateTable('notes')
    .set((eb) => ({ revision: eb('revision', '+', 1) }))
    .where('id', '=', threadId)
    .whereRef('id', '=', 'threadId')
    .where('noun', '=', noun)
    .where('recordId', '=', id)
    .returningAll()
    .executeTakeFirst();
  if (!thread) throw new NotFound('There is no such note');
  return thread;
}

export async function setResolved(
  tx: Transaction,
  threadId: string,
  resolvedBy: string | null,
  resolvedAt: string | null,
) {
  await tx
    .updateTable('notes')
    .set({ resolvedBy, resolvedAt })
    .where('id', '=', threadId)
    .execute();
}

type ThreadActivity = Pick<Activity, 'actor' | 'act' | 'name'> & {
  record: NotedRecord;
  revision: number;
  before: ThreadBefore;
};

async function logThread(tx: Transaction, { record, before, ...entry }: ThreadActivity) {
  const { result } = await logged({ before }, () =>
    logActivity(tx, { ...entry, kind: 'notes', subjectId: record.id, detail: record.noun }),
  );
  return result;
}

async function isAtLimit(tx: Transaction, { noun, recordId, id, threadId }: NoteRow) {
  if (id !== threadId) {
    const inThread = tx.selectFrom('notes').where('threadId', '=', threadId);
    return (await countRows(inThread)) > noteLimits.answers + 1;
  }
  const open = tx
    .selectFrom('notes')
    .where('noun', '=', noun)
    .where('recordId', '=', recordId)
    .whereRef('id', '=', 'threadId')
    .where('resolvedAt', 'is', null);
  return (await countRows(open)) > noteLimits.open;
}

/** Two notes of one moment stay in their order. */
async function timeAfterLast(tx: Transaction, { noun, recordId, createdAt }: NoteRow) {
  const last = await tx
    .selectFrom('notes')
    .select(({ fn }) => fn.max('createdAt').as('time'))
    .where('noun', '=', noun)
    .where('recordId', '=', recordId)
    .executeTakeFirst();
  const time = last?.time ?? '';
  return time < createdAt ? createdAt : new Date(Date.parse(time) + 1).toISOString();
}

/** The records of a noun that belong to a member. */
async function ownIds({ partnerId }: Pick<Member, 'partnerId'>, noun: NotedNoun) {
  if (noun === 'projects') return ownProjectIds({ partnerId });
  return noun === 'partners' && partnerId !== null ? [partnerId] : [];
}
