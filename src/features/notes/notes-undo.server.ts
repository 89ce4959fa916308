import type { Member } from '../../model/rights.ts';
import { logActivity, logged } from '../../platform/activity.ts';
import { db } from '../../platform/database/database.ts';
import { inTransaction } from '../../platform/database/transaction.ts';
import type { Refusals } from '../../records/undo-changes.server.ts';
import type { StoredThreadChange } from './note.ts';
import { findIfNoted, recordName } from './noted.server.ts';
import { setResolved } from './notes.server.ts';

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
  const saved = await findIfNoted(member, { noun, id });
  if (!saved) return 'There is no such record';
  const name = recordName(noun, saved);
  return inTransaction(async (tx) => {
    const seen = await tx
      .updateTable('notes')
      .set({ revision: revision + 1 })
      .where('id', '=', threadId)
      .where('revision', '=', revision)
      .returning('id')
      .executeTakeFirst();
    if (!seen) return 'Someone has answered, resolved or reopened it since';
    // What came before the change can be undone next.
    await tx
      .updateTable('activity')
      .set({ revision: revision + 1 })
      .where('kind', '=', 'notes')
      .where('revision', '=', before.revision ?? revision - 1)
      .where('standing', 'like', `%"threadId":"${threadId}"%`)
      .execute();
    if (noteId !== undefined) await tx.deleteFrom('notes').where('id', '=', noteId).execute();
    if (noteId !== threadId) await setResolved(tx, threadId, resolvedBy, resolvedAt);
    const entry = { actor: member.email, kind: 'notes', act: 'undone', subjectId: id } as const;
    await logged({ undoes: entryId }, () => logActivity(tx, { ...entry, name, detail: noun }));
    return undefined;
  });
}
