import { sql } from 'kysely';
import type { Transaction } from './database.ts';
import type { Noun } from './tables.ts';

/** The tables whose records stand in an order that editors choose. */
const positioned = ['partners', 'projects', 'testimonials'] as const;

type Positioned = (typeof positioned)[number];

/** Positions count from 0; what lies after the last is the last. */
type MoveWhere = { direction: 'up' | 'down' } | { position: number };

export type Move = { id: string } & MoveWhere;

export function isPositioned(noun: Noun): noun is Positioned {
  return positioned.some((table) => table === noun);
}

/** The position after the last: the highest plus one, and 0 in an empty table. */
export async function nextDisplayOrder(tx: Transaction, table: Positioned) {
  const { next } = await tx
    .selectFrom(table)
    .select(sql<number>`coalesce(max(display_order) + 1, 0)`.as('next'))
    .executeTakeFirstOrThrow();
  return next;
}

/**
 * Moves a record one step, or to a position, and closes gaps while it is there. Nothing moves when the record
 * is gone. Gives the ids in the order that is then.
 */
export async function move(tx: Transaction, table: Positioned, { id, ...where }: Move) {
  const inOrder = await listPositions(tx, table);
  await writePositions(tx, table, inOrder);
  const ids = inOrder.map((record) => record.id);
  const from = ids.indexOf(id);
  if (from === -1) return ids;
  const to = Math.max(0, Math.min(positionAfter(where, from), ids.length - 1));
  if (to === from) return ids;
  await tx
    .updateTable(table)
    .set((eb) => ({ displayOrder: eb('displayOrder', to < from ? '+' : '-', 1) }))
    .where('displayOrder', '>=', Math.min(from, to))
    .where('displayOrder', '<=', Math.max(from, to))
    .execute();
  await writePosition(tx, table, id, to);
  return ids.toSpliced(from, 1).toSpliced(to, 0, id);
}

function positionAfter(where: MoveWhere, from: number) {
  if ('position' in where) return where.position;
  return where.direction === 'up' ? from - 1 : from + 1;
}

/** Takes a record's place away: those after it close up. */
export async function closeGap(tx: Transaction, table: Positioned) {
  await writePositions(tx, table, await listPositions(tx, table));
}

/** Makes room at a position that a record had before it was deleted, at most after the last. */
export async function makeRoom(tx: Transaction, table: Positioned, position: number) {
  const inOrder = await listPositions(tx, table);
  const place = Math.min(position, inOrder.length);
  const shifted = inOrder.map((record, index) => ({
    ...record,
    at: index < place ? index : index + 1,
  }));
  for (const { id, displayOrder, at } of shifted) {
    if (displayOrder !== at) await writePosition(tx, table, id, at);
  }
  return place;
}

async function listPositions(tx: Transaction, table: Positioned) {
  return tx
    .selectFrom(table)
    .select(['id', 'displayOrder'])
    .orderBy('displayOrder')
    .orderBy('id')
    .execute();
}

async function writePositions(
  tx: Transaction,
  table: Positioned,
  inOrder: { id: string; displayOrder: number }[],
) {
  for (const [at, { id, displayOrder }] of inOrder.entries()) {
    if (displayOrder !== at) await writePosition(tx, table, id, at);
  }
}

async function writePosition(tx: Transaction, table: Positioned, id: string, displayOrder: number) {
  await tx.updateTable(table).set({ displayOrder }).where('id', '=', id).execute();
}
