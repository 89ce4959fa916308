import { sql } from 'kysely';
import { fold } from '../../../lib/text/fold.ts';
import { db, type Transaction } from '../../../platform/database/database.ts';
import type { EnquiryRow } from '../enquiry.ts';
import type { ChangeOfNote, EnquiryNote } from './enquiry-note.ts';

const maxListed = 200;

/** Between the notes where they are one text: in exports, emails and conflicts. */
const gap = '\n\n';

/** The latest notes on enquiries, oldest first. One of an unknown time comes first. */
export async function listNotes(enquiryIds: string[], limit = maxListed): Promise<EnquiryNote[]> {
  if (enquiryIds.length === 0) return [];
  const latest = await selectNotes(db)
    .select(['id', 'enquiryId', 'body', 'writtenBy', 'createdAt'])
    .where('enquiryId', 'in', enquiryIds)
    .orderBy(time, 'desc')
    .orderBy('id', 'desc')
    .limit(limit)
    .execute();
  return latest.toReversed();
}

/** Adds, deletes or restores a note. Returns what the enquiry then has as one text; undefined if nothing changed. */
export async function changeNote(
  tx: Transaction,
  { id: enquiryId, note: before }: Pick<EnquiryRow, 'id' | 'note'>,
  change: ChangeOfNote,
  { editor, now }: { editor: string; now: string },
) {
  if ('body' in change) {
    const { noteId: id, body } = change;
    await tx
      .insertInto('enquiryNotes')
      .values({
        id,
        enquiryId,
        body,
        searchText: fold(body),
        writtenBy: editor,
        createdAt: await timeAfterLast(tx, enquiryId, now),
        deletedAt: null,
      })
      .onConflict((conflict) => conflict.column('id').doNothing())
      .execute();
  } else {
    await tx
      .updateTable('enquiryNotes')
      .set({ deletedAt: change.isDeleted ? now : null })
      .where('id', '=', change.noteId)
      .where('enquiryId', '=', enquiryId)
      .execute();
  }
  const rows = await selectNotes(tx)
    .select('body')
    .where('enquiryId', '=', enquiryId)
    .orderBy(time)
    .orderBy('id')
    .execute();
  const note = rows.map(({ body }) => body).join(gap);
  return note === before ? undefined : { note };
}

/** Two notes of one moment stay in their order. */
async function timeAfterLast(tx: Transaction, enquiryId: string, now: string) {
  const last = await tx
    .selectFrom('enquiryNotes')
    .select(({ fn }) => fn.max('createdAt').as('time'))
    .where('enquiryId', '=', enquiryId)
    .executeTakeFirst();
  const lastTime = last?.time ?? '';
  return lastTime < now ? now : new Date(Date.parse(lastTime) + 1).toISOString();
}

/** True if a note exists and is, or is not, deleted. */
export async function isNoteDeleted(tx: Transaction, id: string) {
  const row = await tx
    .selectFrom('enquiryNotes')
    .select('deletedAt')
    .where('id', '=', id)
    .executeTakeFirst();
  return row && row.deletedAt !== null;
}

/** Sorts a note of an unknown time before all others. */
const time = sql<string>`coalesce(created_at, '')`;

function selectNotes(connection: Pick<Transaction, 'selectFrom'>) {
  return connection.selectFrom('enquiryNotes').where('deletedAt', 'is', null);
}
