import type { z } from 'zod';
import { may, type Member, type Right } from '../../lib/rights.ts';
import type { Change, StoredRecord } from '../../lib/record.ts';
import { NotOwn } from '../../platform/actions.ts';
import { undoingActivity } from '../../platform/activity.ts';
import { db } from '../../platform/database.ts';
import type { NounName } from '../../platform/tables.ts';
import { tableOf } from '../../records/table-of.ts';
import { findNewest } from '../../records/versions.server.ts';
import { isVersioned } from '../nouns.ts';
import type { Undone } from './activity.ts';
import { findChanges, type StoredActivity } from './activity-entries.server.ts';
import { undoneRecord } from './changes.ts';

type NounAction = {
  right: Right;
  input: z.ZodType;
  run: (input: never, editor: string, member: Member) => Promise<unknown>;
};

/** The actions for the records of each noun. */
export type NounActions = Record<
  NounName,
  { save: NounAction; saveDraft?: NounAction; restore?: NounAction; move?: NounAction }
>;

type Steps = { steps: { id: string; revision: number; before: never }[] };

/** Undoes changes to enquiries that are still the latest ones. `undone` is how many it undid. */
export type TakeBack = (
  steps: Steps,
  editor: string,
  member: Member,
) => Promise<{ undone: number }>;

type UndoActions = { nounActs: NounActions; takeBackSteps: TakeBack };

/** Undoes an entry: the fields that it changed, a deletion, a move, or a change to an enquiry. */
export async function undoActivity(
  { nounActs, takeBackSteps }: UndoActions,
  { id }: { id: string },
  member: Member,
): Promise<Undone> {
  const row = await db.selectFrom('activity').selectAll().where('id', '=', id).executeTakeFirst();
  if (!row) return { outcome: 'changed', name: '' };
  const isUndone =
    (await hasUndoEntry(id)) ||
    (row.kind === 'enquiries'
      ? await undoEnquiryChange(takeBackSteps, row, member)
      : await undoRecordChange(nounActs, row, member));
  return { outcome: isUndone ? 'done' : 'changed', name: row.name };
}

async function undoEnquiryChange(takeBackSteps: TakeBack, row: StoredActivity, member: Member) {
  const { id, subjectId, revision, standing } = row;
  if (subjectId === null || revision === null || standing === null) return false;
  if (!may(member.role, 'enquiries')) throw new NotOwn();
  const step = { id: subjectId, revision, before: JSON.parse(standing) as never };
  const { undone } = await undoingActivity(id, () =>
    takeBackSteps({ steps: [step] }, member.email, member),
  );
  return undone > 0;
}

async function hasUndoEntry(id: string) {
  const entry = await db
    .selectFrom('activity')
    .select('id')
    .where('undoes', '=', id)
    .executeTakeFirst();
  return entry !== undefined;
}

async function undoRecordChange(nounActs: NounActions, row: StoredActivity, member: Member) {
  const { id, kind, act, subjectId } = row;
  if (!isVersioned(kind) || subjectId === null) return false;
  const { save, saveDraft, restore, move } = nounActs[kind];

  async function run(action: NounAction | undefined, input: object) {
    const { data } = action?.input.safeParse(input) ?? {};
    if (!action || data === undefined) return false;
    if (!may(member.role, action.right)) throw new NotOwn();
    const answer = await undoingActivity(id, () => action.run(data as never, member.email, member));
    return Array.isArray(answer) || (answer as Change<StoredRecord>).outcome === 'done';
  }

  if (act === 'deleted') return run(restore, { id: subjectId });
  if (act === 'moved') {
    const [from, to] = row.detail.split(' ').map(Number);
    if ((await displayOrderOf(kind, subjectId)) !== to) return false;
    return run(move, { id: subjectId, position: from });
  }
  const newest = (await findNewest([subjectId])).get(subjectId);
  const changes = await findChanges(row);
  const record = newest?.isDeleted === 0 && undoneRecord(newest.record, changes);
  if (!record || changes.length === 0) return false;
  const isDraft = act === 'drafted';
  if (isDraft !== (newest.isPublic === 0)) return false;
  return run(isDraft ? saveDraft : save, { ...record, id: subjectId, revision: newest.revision });
}

async function displayOrderOf(noun: NounName, id: string) {
  const row = await db
    .selectFrom(tableOf(noun))
    .select('displayOrder')
    .where('id', '=', id)
    .executeTakeFirst();
  return row?.displayOrder;
}
