import { randomUUID } from 'node:crypto';
import { dayMs } from '../../lib/time/durations.ts';
import { refused, type Refusal } from '../../model/record.ts';
import { findExtent, type Member } from '../../model/rights.ts';
import { NotFound } from '../../platform/actions.ts';
import { logActivity, logged, type Activity } from '../../platform/activity.ts';
import { listAccountNames } from '../../platform/accounts/activity.ts';
import { countRows } from '../../platform/database/count-rows.ts';
import { db, isPostgres, type Transaction } from '../../platform/database/database.ts';
import { inTransaction } from '../../platform/database/transaction.ts';
import { FieldError } from '../../records/revisions.server.ts';
import type { Refusals } from '../../records/undo-changes.server.ts';
import { ownRecordIds } from '../own-records.server.ts';
import { findMentioned, findNames, listMentionable } from './mentions.server.ts';
import {
  noteLimits,
  type NewNote,
  type RecordThreads,
  type NoteThread,
  type NotedRecord,
  type NoteRow,
  type StoredThreadChange,
  type WrittenNote,
} from './note.ts';
import { locate, noSnapshot, placeLabel, takeSnapshot, valueAt } from './note-place.ts';
import {
  findIfNoted,
  findNoted,
  rightToNotes,
  valuesIn,
  writerName,
  type Noted,
} from './noted.server.ts';

/** A member, or what acts for one under a name of its own. */
type Writer = Pick<Member, 'email' | 'role' | 'partnerId'>;

/**
 * Adds a note to a record, a field of it or a translation, or answers one; an answer reopens what was resolved. Throws
 * `NotFound` for a record, and for a note, that is not there or not for the writer.
 */
export async function writeNote(
  note: NewNote,
  writer: Writer,
  now = new Date(),
): Promise<WrittenNote | Refusal> {
  const { record, text, language = '', field = '', noteId = randomUUID() } = note;
  const { threadId = noteId } = note;
  const noted = await findNoted(writer, record);
  const mentioned = await findMentioned(record, note.mentions, writer.email, now);
  const isAnswer = threadId !== noteId;
  const isOfField = !isAnswer && field !== '';
  const values = isOfField ? await valuesIn(noted, language) : {};
  const snapshot = isOfField ? takeSnapshot(note.valueThen ?? valueAt(values, field)) : noSnapshot;
  return inTransaction(async (tx): Promise<WrittenNote> => {
    const added = await tx
      .insertInto('notes')
      .values({
        id: noteId,
        noun: record.noun,
        recordId: record.id,
        language,
        // What the writer saw there may be at another place by now.
        path: locate(values, field, snapshot).path,
        threadId,
        revision: 0,
        body: text,
        ...snapshot,
        writtenBy: writer.email,
        createdAt: now.toISOString(),
        resolvedBy: null,
        resolvedAt: null,
      })
      .onConflict((conflict) =>
        conflict
          .column('id')
          .doUpdateSet({ body: text })
          .where('notes.noun', '=', record.noun)
          .where('notes.recordId', '=', record.id)
          .where('notes.threadId', '=', threadId)
          .where('notes.writtenBy', '=', writer.email)
          .where('notes.body', '=', text),
      )
      .returning('revision')
      .executeTakeFirst();
    if (!added) throw new FieldError(otherNote);
    const written = { outcome: 'done', threadId, noteId, entryId: null } as const;
    if (added.revision > 0) return written;
    const thread = await findThread(tx, record, threadId);
    const change = { act: isAnswer ? 'answered' : 'noted', noteId, ...unresolved } as const;
    const entryId = await changeThread(tx, noted, writer, thread, change);
    const revision = thread.revision + 1;
    await tx.updateTable('notes').set({ revision }).where('id', '=', noteId).execute();
    if ((await countOpenNotes(tx, record)) > noteLimits.open) throw new FieldError(tooMany);
    for (const mention of mentioned)
      await tx
        .insertInto('mentions')
        .values({ ...mention, noteId, seenAt: null })
        .execute();
    return { ...written, entryId };
  }).catch((cause: unknown) => {
    if (cause instanceof FieldError) return refused(cause.fields);
    throw cause;
  });
}

/** Resolves or reopens a thread. What is so already stays, without an entry. */
export async function resolveThread(
  { record, threadId, isResolved }: { record: NotedRecord; threadId: string; isResolved: boolean },
  writer: Writer,
  now = new Date(),
): Promise<Pick<WrittenNote, 'outcome' | 'entryId'>> {
  const noted = await findNoted(writer, record);
  return inTransaction(async (tx) => {
    const thread = await findThread(tx, record, threadId);
    if ((thread.resolvedAt !== null) === isResolved) return { outcome: 'done', entryId: null };
    const change = isResolved
      ? ({ act: 'resolved', resolvedBy: writer.email, resolvedAt: now.toISOString() } as const)
      : ({ act: 'reopened', ...unresolved } as const);
    return { outcome: 'done', entryId: await changeThread(tx, noted, writer, thread, change) };
  });
}

const unresolved = { resolvedBy: null, resolvedAt: null };

/** The first note of a thread, locked until the transaction ends. */
async function findThread(tx: Transaction, { noun, id }: NotedRecord, threadId: string) {
  const thread = await tx
    .selectFrom('notes')
    .select(['threadId', 'revision', 'resolvedBy', 'resolvedAt'])
    .where('id', '=', threadId)
    .whereRef('id', '=', 'threadId')
    .where('noun', '=', noun)
    .where('recordId', '=', id)
    .$if(isPostgres, (query) => query.forUpdate())
    .executeTakeFirst();
  if (!thread) throw new NotFound('There is no such note');
  return thread;
}

type Resolution = Pick<NoteRow, 'resolvedBy' | 'resolvedAt'>;

/** Stores the next revision of a thread. Returns its entry in the activity. */
async function changeThread(
  tx: Transaction,
  { noun, id, name }: Noted,
  { email: actor }: Writer,
  before: Resolution & Pick<NoteRow, 'threadId' | 'revision'>,
  { act, noteId, ...resolution }: Resolution & { act: Activity['act']; noteId?: string },
) {
  const revision = before.revision + 1;
  await tx
    .updateTable('notes')
    .set({ revision, ...resolution })
    .where('id', '=', before.threadId)
    .execute();
  const entry = { actor, kind: 'notes', act, name, detail: noun, subjectId: id, revision } as const;
  const { result } = await logged({ before: { ...before, noteId } }, () => logActivity(tx, entry));
  return result;
}

/** Undoes changes to threads that have not changed since, of records whose notes the member may write. */
export async function undoThreads(
  changes: readonly StoredThreadChange[],
  member: Member,
): Promise<Refusals> {
  const refusals: Refusals = new Map();
  for (const change of changes) {
    const why = await undoThread(change, member);
    if (why !== undefined) refusals.set(change.entryId, why);
  }
  return refusals;
}

async function undoThread({ entryId, revision, before }: StoredThreadChange, member: Member) {
  const { threadId, noteId, resolvedBy, resolvedAt } = before;
  const thread = await db
    .selectFrom('notes')
    .select(['noun', 'recordId as id'])
    .where('id', '=', threadId)
    .executeTakeFirst();
  if (!thread) return 'The note was deleted';
  const { noun, id } = thread;
  const noted = await findIfNoted(member, { noun, id });
  if (!noted) return 'There is no such record';
  return inTransaction(async (tx) => {
    const undone = await tx
      .updateTable('notes')
      .set({ revision: revision + 1, resolvedBy, resolvedAt })
      .where('id', '=', threadId)
      .where('revision', '=', revision)
      .returning('id')
      .executeTakeFirst();
    if (!undone) return 'Someone has answered, resolved or reopened it since';
    // What came before the change can be undone next.
    await tx
      .updateTable('activity')
      .set({ revision: revision + 1 })
      .where('kind', '=', 'notes')
      .where('revision', '=', before.revision)
      .where('standing', 'like', `%"threadId":"${threadId}"%`)
      .execute();
    if (noteId !== undefined) await tx.deleteFrom('notes').where('id', '=', noteId).execute();
    const { name } = noted;
    const entry = { actor: member.email, kind: 'notes', act: 'undone', subjectId: id } as const;
    await logged({ undoes: entryId }, () => logActivity(tx, { ...entry, name, detail: noun }));
    return undefined;
  });
}

/** The notes of a record, the oldest first: all that are open, and the latest that were resolved within a year. */
export async function listNotes(
  record: NotedRecord,
  reader: Writer,
  now = new Date(),
): Promise<RecordThreads> {
  const noted = await findNoted(reader, record);
  const since = new Date(now.getTime() - noteLimits.resolvedDays * dayMs).toISOString();
  const rows = await selectNotes(db, record)
    .selectAll('notes')
    .where((eb) =>
      eb.or([eb('thread.resolvedAt', 'is', null), eb('thread.resolvedAt', '>', since)]),
    )
    .orderBy((eb) => eb('thread.resolvedAt', 'is not', null))
    .orderBy('thread.createdAt', 'desc')
    .orderBy('thread.id')
    .orderBy('notes.createdAt')
    .limit(noteLimits.listed)
    .execute();
  const names = await listAccountNames();
  const mentions = await findNames(rows.map(({ id }) => id));
  const texts = new Map<string, object>();
  for (const { language } of rows)
    if (!texts.has(language)) texts.set(language, await valuesIn(noted, language));
  const threads = [...Map.groupBy(rows, ({ threadId }) => threadId)].flatMap(
    ([id, inThread]): NoteThread[] => {
      const thread = inThread.find((row) => row.id === id);
      if (!thread) return [];
      const { language, resolvedBy, resolvedAt: at } = thread;
      const answers = inThread
        .filter((row) => row !== thread)
        .toSorted((one, other) => one.revision - other.revision);
      const values = texts.get(language) ?? {};
      const { path, was } = locate(values, thread.path, thread);
      return [
        {
          id,
          language,
          path,
          label: placeLabel(values, path),
          was,
          resolved: at === null ? null : { by: writerName(names, resolvedBy ?? ''), at },
          notes: [thread, ...answers].map((note) => ({
            id: note.id,
            text: note.body,
            author: writerName(names, note.writtenBy),
            isOwn: note.writtenBy === reader.email,
            at: note.createdAt,
            mentions: mentions.get(note.id) ?? [],
          })),
        },
      ];
    },
  );
  const members = await listMentionable(record, reader);
  return { name: noted.name, threads: threads.toSorted(byStart), members };
}

function byStart({ notes: [one] }: NoteThread, { notes: [other] }: NoteThread) {
  return Date.parse(one?.at ?? '') - Date.parse(other?.at ?? '');
}

/** How many threads are open, by record. */
export async function countOpenThreads(
  { noun }: Pick<NotedRecord, 'noun'>,
  reader: Pick<Member, 'role' | 'partnerId'>,
): Promise<Record<string, number>> {
  const isAll = findExtent(reader.role, rightToNotes(noun)) === 'all';
  const own = isAll ? undefined : await ownRecordIds(reader, noun);
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

/** The notes of a record, each with the first one of its thread. */
function selectNotes(connection: Pick<Transaction, 'selectFrom'>, { noun, id }: NotedRecord) {
  return connection
    .selectFrom('notes')
    .innerJoin('notes as thread', 'thread.id', 'notes.threadId')
    .where('notes.noun', '=', noun)
    .where('notes.recordId', '=', id);
}

async function countOpenNotes(tx: Transaction, record: NotedRecord) {
  return countRows(selectNotes(tx, record).where('thread.resolvedAt', 'is', null));
}

const tooMany = { text: 'This record has no room for more open notes. Resolve some first.' };

const otherNote = { text: 'Another note was already sent under this id.' };
