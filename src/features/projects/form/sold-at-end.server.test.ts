import { beforeEach, expect, test } from 'vitest';
import {
  ardmore,
  emptyProjects,
  ferrand,
  idsInOrder,
  kestrel,
  positions,
  saved,
} from '../../../../tests/fixtures/project.ts';
import { undoMove, type StoredMove } from '../../../records/positions.server.ts';
import { db } from '../../../platform/database/database.ts';
import { moveSoldToEnd } from './sold-at-end.server.ts';

beforeEach(emptyProjects);

test('sold projects move behind all others, each in its order, and every move can be undone', async () => {
  const soldOut = { status: 'sold-out' };
  const [first, second, third, fourth] = [
    await saved({ ...kestrel, ...soldOut }),
    await saved(ferrand),
    await saved({ ...ardmore, slug: 'sold-too', ...soldOut }),
    await saved(ardmore),
  ];
  const { entryIds } = await moveSoldToEnd('Ada');
  expect(entryIds).toHaveLength(2);
  expect(await idsInOrder()).toEqual([second.id, fourth.id, first.id, third.id]);
  expect(await positions()).toEqual([0, 1, 2, 3]);
  expect(await moveSoldToEnd('Ada')).toEqual({ entryIds: [] });
  expect(await undoMoves(await readMoves(entryIds))).toEqual([true, true]);
  expect(await idsInOrder()).toEqual([first.id, second.id, third.id, fourth.id]);
});

test('moves that two members undo at once are undone once', async () => {
  const soldOut = { status: 'sold-out' };
  const order = [
    await saved({ ...kestrel, ...soldOut }),
    await saved(ferrand),
    await saved({ ...ardmore, slug: 'sold-too', ...soldOut }),
  ].map(({ id }) => id);
  const { entryIds } = await moveSoldToEnd('Ada');
  const moves = await readMoves(entryIds);
  expect(await undoMoves(moves)).toEqual([true, true]);
  expect(await undoMoves(moves)).toEqual([false, false]);
  expect(await idsInOrder()).toEqual(order);
});

async function readMoves(entryIds: string[]) {
  const rows = await db.selectFrom('activity').selectAll().where('id', 'in', entryIds).execute();
  return entryIds.map((entryId) => {
    const { subjectId, detail } = rows.find(({ id }) => id === entryId) ?? {};
    const [from = 0, to = 0] = (detail ?? '').split(' ').map(Number);
    return { entryId, id: subjectId ?? '', from, to };
  });
}

async function undoMoves(moves: StoredMove[]) {
  const undone: boolean[] = [];
  for (const move of moves) undone.push(await undoMove('projects', move, 'Ada'));
  return undone;
}
