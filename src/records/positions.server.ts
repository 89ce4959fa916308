import { sql } from 'kysely';
import type { Move, Where } from '../lib/record.ts';
import type { Transaction } from '../platform/database.ts';
import type { NounName } from '../platform/tables.ts';

/** The position after the last: the highest plus one, and 0 in an empty table. */
export async function nextDisplayOrder(tx: Transaction, noun: NounName) {
  const { next } = await tx
    .selectFrom(ordered(noun))
    .select(sql<number>`coalesce(max(display_order) + 1, 0)`.as('next'))
    .executeTakeFirstOrThrow();
  return next;
}

/**
 * Moves a record one step, or to a position, and closes gaps while it is there. Nothing moves when the record
 * is gone. Gives the ids in the order that is then.
 */
export async function moveRecord(tx: Transaction, noun: NounName, { id, ...where }: Move) {
  const inOrder = await listPositions(tx, noun);
  await writePositions(tx, noun, inOrder);
  const ids = inOrder.map((record) => record.id);
  const from = ids.indexOf(id);
  if (from === -1) return ids;
  const to = Math.max(0, Math.min(positionAfter(where, from), ids.length - 1));
  if (to === from) return ids;
  await tx
    .updateTable(ordered(noun))
    .set((eb) => ({ displayOrder: eb('displayOrder', to < from ? '+' : '-', 1) }))
    .where('displayOrder', '>=', Math.min(from, to))
    .where('displayOrder', '<=', Math.max(from, to))
    .execute();
  await writePosition(tx, noun, id, to);
  return ids.toSpliced(from, 1).toSpliced(to, 0, id);
}

function positionAfter(where: Where, from: number) {
  if ('position' in where) return where.position;
  return where.direction === 'up' ? from - 1 : from + 1;
}

/** Takes a record's place away: those after it close up. */
export async function closeGap(tx: Transaction, noun: NounName) {
  await writePositions(tx, noun, await listPositions(tx, noun));
}

/** Makes room at a position that a record had before it was deleted, at most after the last. */
export async function makeRoom(tx: Transaction, noun: NounName, position: number) {
  const inOrder = await listPositions(tx, noun);
  const place = Math.min(position, inOrder.length);
  const shifted = inOrder.map((record, index) => ({
    ...record,
    at: index < place ? index : index + 1,
  }));
  for (const { id, displayOrder, at } of shifted) {
    if (displayOrder !== at) await writePosition(tx, noun, id, at);
  }
  return place;
}

async function listPositions(tx: Transaction, noun: NounName) {
  return tx
    .selectFrom(ordered(noun))
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
  await tx.updateTable(ordered(noun)).set({ displayOrder }).where('id', '=', id).execute();
}

/** One table stands for all whose records have an order. */
function ordered(noun: NounName) {
  return noun as 'partners';
}
