import type { z } from 'zod';
import { refusalText, type Change, type StoredRecord } from '../../model/record.ts';
import type { Member } from '../../model/rights.ts';
import { logged } from '../../platform/activity.ts';
import type { NounName } from '../../platform/database/row-types.ts';
import { conflictReason } from '../../records/each-record.server.ts';
import type { StoredMove } from '../../records/positions.server.ts';
import type { RecordState } from '../../records/record-state.server.ts';
import type { Refusals, StoredChange } from '../../records/undo-changes.server.ts';
import { findNewest, type StoredVersion } from '../../records/versions.server.ts';
import { findChanges, type StoredActivity } from './activity-entries.server.ts';
import { undoneRecord } from './changes.ts';

type NounAction = {
  input: z.ZodType;
  run: (input: never, editor: string, member: Member) => Promise<unknown>;
};

/** The actions and records of each noun with versions. */
export type RecordUndo = {
  actions: Record<NounName, { save: NounAction; saveDraft?: NounAction; restore?: NounAction }>;
  records: Record<
    NounName,
    {
      undo: (changes: readonly StoredChange[], editor: string) => Promise<Refusals>;
      undoMove: (change: StoredMove, editor: string) => Promise<boolean>;
    }
  >;
};

export const cannotBeUndone = 'This change cannot be undone';

/** Undoes changes to the records of a noun. Returns why others were not undone, by entry id. */
export async function undoRecordEntries(
  { actions, records }: RecordUndo,
  kind: NounName,
  entries: StoredActivity[],
  member: Member,
): Promise<Refusals> {
  const stored = entries.flatMap(storedChange);
  const refusals = await records[kind].undo(stored, member.email);
  for (const entry of entries) {
    const why = entry.standing === null ? await undoOne(entry) : undefined;
    if (why !== undefined) refusals.set(entry.id, why);
  }
  return refusals;

  /** Undoes a change whose entry stores no state before. Returns why it was not undone. */
  async function undoOne(entry: StoredActivity) {
    const { id: entryId, act, subjectId: id, revision, detail } = entry;
    if (id === null) return cannotBeUndone;
    const newest = (await findNewest([id])).get(id);
    if (act === 'moved') {
      const [from = 0, to = 0] = detail.split(' ').map(Number);
      const isUndone = await records[kind].undoMove({ entryId, id, from, to }, member.email);
      return isUndone ? undefined : changedReason(newest, member.email);
    }
    const { save, saveDraft, restore } = actions[kind];
    if (act === 'deleted') {
      const isLast = newest?.isDeleted !== 1 || newest.revision === revision;
      return isLast ? run(entryId, restore, { id }) : changedReason(newest, member.email);
    }
    const changes = await findChanges(entry);
    if (changes.length === 0) return cannotBeUndone;
    const isDraft = act === 'drafted';
    const isCurrent = newest?.isDeleted === 0 && isDraft === (newest.isPublic === 0);
    const record = isCurrent && undoneRecord(newest.record, changes);
    if (!record) return changedReason(newest, member.email);
    const input = { ...record, id, revision: newest.revision };
    return run(entryId, isDraft ? saveDraft : save, input);
  }

  async function run(entryId: string, action: NounAction | undefined, input: object) {
    const { data } = action?.input.safeParse(input) ?? {};
    if (!action || data === undefined) return cannotBeUndone;
    const { result } = await logged({ undoes: entryId }, () =>
      action.run(data as never, member.email, member),
    );
    const answer = result as Change<StoredRecord>;
    if (answer.outcome === 'conflict') return conflictReason(answer.newest);
    return answer.outcome === 'refused' ? refusalText(answer) : undefined;
  }
}

function storedChange({ id: entryId, subjectId, revision, standing }: StoredActivity) {
  if (subjectId === null || revision === null || standing === null) return [];
  const before = JSON.parse(standing) as RecordState | null;
  return [{ entryId, id: subjectId, revision, before }];
}

function changedReason(newest: StoredVersion | undefined, editor: string) {
  return conflictReason(newest?.isDeleted === 0 ? newest : null, newest?.savedBy === editor);
}
