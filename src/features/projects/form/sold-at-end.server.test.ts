import { beforeEach, expect, test } from 'vitest';
import {
  ardmore,
  emptyProjects,
  ferrand,
  idsInOrder,
  kestrel,
  positions,
  saved,
} from '../../../../tests/project-fixtures.ts';
import { undoMove } from '../../../records/positions.server.ts';
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
  const entries = await db.selectFrom('activity').selectAll().where('id', 'in', entryIds).execute();
  for (const entryId of entryIds) {
    const { subjectId, detail } = entries.find(({ id }) => id === entryId) ?? {};
    const [from = 0, to = 0] = (detail ?? '').split(' ').map(Number);
    expect(await undoMove('projects', { entryId, id: subjectId ?? '', from, to }, 'Ada')).toBe(
      true,
    );
  }
  expect(await idsInOrder()).toEqual([first.id, second.id, third.id, fourth.id]);
});
