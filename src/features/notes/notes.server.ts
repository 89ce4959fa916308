import { randomUUID } from 'node:crypto';
import { dayMs } from '../../lib/time/durations.ts';
import { refused, type Refusal } from '../../model/record.ts';
import { findExtent, type Member } from '../../model/rights.ts';
import { NotFound } from '../../platform/actions.ts';
import { logActivity, logged, type Activity } from '../../platform/activity.ts';
import { listAccountNames } from '../../platform/accounts/activity.ts';
import { countRows } from '../../platform/database/count-rows.ts';
import { db, type Transaction } from '../../platform/database/database.ts';
import { inTransaction } from '../../platform/database/transaction.ts';
import { FieldError } from '../../records/revisions.server.ts';
import { ownRecordIds } from '../own-records.server.ts';
import { findMentioned, findNames } from './mentions.server.ts';
import {
  noteLimits,
  type NewNote,
  type RecordThreads,
  type NoteThread,
  type NotedRecord,
  type NoteRow,
  type ThreadBefore,
  type WrittenNote,
} from './note.ts';
import { locate, noSnapshot, placeLabel, takeSnapshot, valueAt } from './note-place.ts';
import { findNoted, recordName, rightToNotes, valuesIn, writerName } from './noted.server.ts';

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
  const isAnswer = threadId !== noteId;
  const saved = await findNoted(writer, record);
  const mentioned = await findMentioned(record, note.mentions, writer.email, now);
  const isOfField = !isAnswer && field !== '';
  const values = isOfField ? await valuesIn(saved, record, language) : {};
  const snapshot = isOfField ? takeSnapshot(note.valueThen ?? valueAt(values, field)) : noSnapshot;
  return inTransaction(async (tx) => {
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
      .onConflict((conflict) => conflict.column('id').doNothing())
      .returning('id')
      .executeTakeFirst();
    const written = { outcome: 'done', threadId, noteId } as const;
    if (!added) {
      const isSame = await tx
        .selectFrom('notes')
        .select('id')
        .where('id', '=', noteId)
        .where('noun', '=', record.noun)
        .where('recordId', '=', record.id)
        .where('threadId', '=', threadId)
        .where('writtenBy', '=', writer.email)
        .where('body', '=', text)
        .executeTakeFirst();
      if (!isSame) throw new FieldError(otherNote);
      return { ...written, entryId: null };
    }
    const thread = await changeThread(tx, record, threadId);
    const { revision, resolvedBy, resolvedAt } = thread;
    await tx.updateTable('notes').set({ revision }).where('id', '=', noteId).execute();
    if (resolvedAt !== null) await setResolved(tx, threadId, null, null);
    if ((await countOpenNotes(tx, record)) > noteLimits.open) throw new FieldError(tooMany);
    for (const mention of mentioned)
      await tx
        .insertInto('mentions')
        .values({ ...mention, noteId, seenAt: null })
        .execute();
    const act = isAnswer ? 'answered' : 'noted';
    const before = { threadId, noteId, resolvedBy, resolvedAt };
    return { ...written, entryId: await logThread(tx, writer, { act, saved, thread, before }) };
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
  const saved = await findNoted(writer, record);
  return inTransaction(async (tx) => {
    const thread = await changeThread(tx, record, threadId);
    const { resolvedBy, resolvedAt } = thread;
    if ((resolvedAt !== null) === isResolved) return { outcome: 'done', entryId: null };
    if (isResolved) await setResolved(tx, threadId, writer.email, now.toISOString());
    else await setResolved(tx, threadId, null, null);
    const act = isResolved ? 'resolved' : 'reopened';
    const before = { threadId, resolvedBy, resolvedAt };
    return {
      outcome: 'done',
      entryId: await logThread(tx, writer, { act, saved, thread, before }),
    };
  });
}

/** The notes of a record, the oldest first: all that are open, and the latest that were resolved within a year. */
export async function listNotes(
  record: NotedRecord,
  reader: Writer,
  now = new Date(),
): Promise<RecordThreads> {
  const saved = await findNoted(reader, record);
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
  const locales = [...new Set(rows.map(({ language }) => language))];
  const texts = new Map(
    await Promise.all(
      locales.map(async (locale) => [locale, await valuesIn(saved, record, locale)] as const),
    ),
  );
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
  return { name: recordName(record.noun, saved), threads: threads.toSorted(byStart) };
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

type ThreadChange = {
  act: Activity['act'];
  saved: object;
  /** With the revision that the change made. */
  thread: NoteRow;
  before: ThreadBefore;
};

async function logThread(
  tx: Transaction,
  { email: actor }: Writer,
  { act, saved, thread, before }: ThreadChange,
) {
  const { noun, recordId: subjectId, revision } = thread;
  const name = recordName(noun, saved);
  const entry = { actor, kind: 'notes', act, name, detail: noun, subjectId, revision } as const;
  const wholeBefore = { ...before, revision: revision - 1 };
  return (await logged({ before: wholeBefore }, () => logActivity(tx, entry))).result;
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
