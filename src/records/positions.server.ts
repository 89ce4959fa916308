import { sql } from 'kysely';
import type { Move, Where } from '../lib/record.ts';
import type { Transaction } from '../platform/database.ts';
import type { NounName } from '../platform/tables.ts';
import { noteMove } from './activity.server.ts';
import { tableOf } from './table-of.ts';

/** The position after the last: the highest plus one, and 0 in an empty table. */
export async function nextDisplayOrder(tx: Transaction, noun: NounName) {
  const { next } = await tx
    .selectFrom(tableOf(noun))
    .select(sql<number>`coalesce(max(display_order) + 1, 0)`.as('next'))
    .executeTakeFirstOrThrow();
  return next;
}

/**
 * Moves a record one step, or to a position, and closes gaps while it is there. Nothing moves when the record
 * is gone. Gives the ids in the order that is then.
 */
export async function moveRecord(
  tx: Transaction,
  noun: NounName,
  { id, ...where }: Move,
  editor: string,
) {
  const inOrder = await listPositions(tx, noun);
  await writePositions(tx, noun, inOrder);
  const ids = inOrder.map((record) => record.id);
  const from = ids.indexOf(id);
  if (from === -1) return ids;
  const to = Math.max(0, Math.min(positionAfter(where, from), ids.length - 1));
  if (to === from) return ids;
  await shift(tx, noun, to < from ? '+' : '-', Math.min(from, to), Math.max(from, to));
  await writePosition(tx, noun, id, to);
  await noteMove(tx, noun, id, { editor, from, to });
  return ids.toSpliced(from, 1).toSpliced(to, 0, id);
}

function positionAfter(where: Where, from: number) {
  if ('position' in where) return where.position;
  return where.direction === 'up' ? from - 1 : from + 1;
}

/** Takes the place of a record away that is gone: those after it close up. */
export async function closeGap(tx: Transaction, noun: NounName, position: number) {
  await shift(tx, noun, '-', position + 1);
  await writePositions(tx, noun, await listPositions(tx, noun));
}

/** Closes the gaps that several records have left. */
export async function closeGaps(tx: Transaction, noun: NounName) {
  await writePositions(tx, noun, await listPositions(tx, noun));
}

/** Makes room at a position that a record had before it was deleted, at most after the last. */
export async function makeRoom(tx: Transaction, noun: NounName, position: number) {
  const inOrder = await listPositions(tx, noun);
  await writePositions(tx, noun, inOrder);
  const place = Math.min(position, inOrder.length);
  await shift(tx, noun, '+', place);
  return place;
}

async function shift(tx: Transaction, noun: NounName, by: '+' | '-', first: number, last?: number) {
  await tx
    .updateTable(tableOf(noun))
    .set((eb) => ({ displayOrder: eb('displayOrder', by, 1) }))
    .where('displayOrder', '>=', first)
    .$if(last !== undefined, (query) => query.where('displayOrder', '<=', last ?? 0))
    .execute();
}

async function listPositions(tx: Transaction, noun: NounName) {
  return tx
    .selectFrom(tableOf(noun))
    .select(['id', 'displayOrder'])
    .orderBy('displayOrder')
    .orderBy('id')
    .execute();
}

async function writePositions(
  tx: Transaction,
  noun: NounName,
  inOrder: { id: string; displayOrder: number }[],
) {
  for (const [at, { id, displayOrder }] of inOrder.entries()) {
    if (displayOrder !== at) await writePosition(tx, noun, id, at);
  }
}

async function writePosition(tx: Transaction, noun: NounName, id: string, displayOrder: number) {
  await tx.updateTable(tableOf(noun)).set({ displayOrder }).where('id', '=', id).execute();
}
