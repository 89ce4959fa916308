import { sql } from 'kysely';
import { positionAfter, type Move } from '../model/record.ts';
import { logActivity, logged } from '../platform/activity.ts';
import { changeContent } from '../platform/database/content.ts';
import type { Transaction } from '../platform/database/database.ts';
import type { NounName } from '../platform/database/row-types.ts';
import { publicRows } from './publishing/public-rows.server.ts';
import { recordName } from './versions.server.ts';

/** The position after the last, as a value to insert: the highest plus one, or 0 in an empty table. */
export function afterLast(noun: NounName) {
  return sql<number>`(select coalesce(max(display_order) + 1, 0) from ${sql.table(noun)})`;
}

/** Moves a record one step or to a position, and closes gaps. Returns the ids in order. Ignores a deleted record. */
export async function moveRecord(
  tx: Transaction,
  noun: NounName,
  { id, ...where }: Move,
  editor: string,
) {
  const positions = await listPositions(tx, noun);
  await writePositions(tx, noun, positions);
  const ids = positions.map((record) => record.id);
  const from = ids.indexOf(id);
  if (from === -1) return ids;
  const to = Math.max(0, Math.min(positionAfter(where, from), ids.length - 1));
  if (to === from) return ids;
  await (to < from
    ? ordered(noun).shift(tx, '+', to, from - 1)
    : ordered(noun).shift(tx, '-', from + 1, to));
  await writePosition(tx, noun, id, to);
  await logMove(tx, noun, id, { editor, from, to });
  return ids.toSpliced(from, 1).toSpliced(to, 0, id);
}

/**
 * Moves records to the end, in the order given. Returns the ids of the activity entries, the latest first, as undo takes
 * them.
 */
export async function moveToEnd(
  tx: Transaction,
  noun: NounName,
  ids: readonly string[],
  editor: string,
) {
  const entryIds: string[] = [];
  for (const id of ids) {
    const move = { id, position: Number.MAX_SAFE_INTEGER };
    const { entryId } = await logged({}, () => moveRecord(tx, noun, move, editor));
    if (entryId !== null) entryIds.unshift(entryId);
  }
  return entryIds;
}

/** A move by its activity entry, with 0-based positions. */
export type StoredMove = { entryId: string; id: string; from: number; to: number };

/** Moves a record back, unless it was moved since or the move was undone. Returns false if so. */
export async function undoMove(
  noun: NounName,
  { entryId, id, from, to }: StoredMove,
  editor: string,
) {
  return changeContent(async (tx) => {
    const positions = await listPositions(tx, noun);
    if (positions[to]?.id !== id || (await isUndone(tx, entryId))) return false;
    await logged({ undoes: entryId }, () => moveRecord(tx, noun, { id, position: from }, editor));
    return true;
  });
}

/** Of several moves, another record's may have brought this one to the same place again. */
async function isUndone(tx: Transaction, entryId: string) {
  const undone = await tx
    .selectFrom('activity')
    .select('id')
    .where('undoes', '=', entryId)
    .executeTakeFirst();
  return undone !== undefined;
}

/** Closes the gap of a removed record by moving later records up. */
export async function shiftUp(tx: Transaction, noun: NounName, position: number) {
  await ordered(noun).shift(tx, '-', position + 1);
  await writePositions(tx, noun, await listPositions(tx, noun));
}

export async function closeGaps(tx: Transaction, noun: NounName) {
  await writePositions(tx, noun, await listPositions(tx, noun));
}

/** Makes room at a position that a record had before, at most after the last. Returns the position. */
export async function shiftDown(tx: Transaction, noun: NounName, position: number) {
  const positions = await listPositions(tx, noun);
  await writePositions(tx, noun, positions);
  const freePosition = Math.min(position, positions.length);
  await ordered(noun).shift(tx, '+', freePosition);
  return freePosition;
}

async function listPositions(tx: Transaction, noun: NounName) {
  return tx
    .selectFrom(noun)
    .select(['id', 'displayOrder'])
    .orderBy('displayOrder')
    .orderBy('id')
    .execute();
}

async function writePositions(
  tx: Transaction,
  noun: NounName,
  positions: { id: string; displayOrder: number }[],
) {
  for (const [index, { id, displayOrder }] of positions.entries()) {
    if (displayOrder !== index) await writePosition(tx, noun, id, index);
  }
}

async function writePosition(tx: Transaction, noun: NounName, id: string, displayOrder: number) {
  await ordered(noun).update(tx, id, { displayOrder });
}

function ordered(name: NounName) {
  return publicRows({ name, isOrdered: true });
}

async function logMove(
  tx: Transaction,
  noun: NounName,
  id: string,
  { editor, from, to }: { editor: string; from: number; to: number },
) {
  const row = await tx.selectFrom(noun).selectAll().where('id', '=', id).executeTakeFirstOrThrow();
  await logActivity(tx, {
    actor: editor,
    kind: noun,
    act: 'moved',
    subjectId: id,
    name: recordName(row),
    detail: `${from} ${to}`,
  });
}
