import { randomUUID } from 'node:crypto';
import { beforeEach, expect, test } from 'vitest';
import {
  daniel,
  emptyPartners,
  idsInOrder,
  ingrid,
  mei,
  positions,
  saved,
} from '../../../tests/fixtures/partner.ts';
import { db } from '../../platform/database/database.ts';
import { partnerRecords } from './partners.server.ts';

beforeEach(emptyPartners);

test('partners are in display order, and a new one is last', async () => {
  for (const partner of [mei, ingrid, daniel]) await partnerRecords.save(partner, 'Ada');
  const partners = await partnerRecords.list();
  expect(partners.map((partner) => partner.name)).toEqual([mei.name, ingrid.name, daniel.name]);
  expect(partners.map((partner) => partner.displayOrder)).toEqual([0, 1, 2]);
});

test('partners saved at the same time get different positions', async () => {
  await Promise.all([ingrid, daniel, mei].map((partner) => partnerRecords.save(partner, 'Ada')));
  expect(await positions()).toEqual([0, 1, 2]);
});

test('deleting a partner closes the gap, and restoring returns it to its position', async () => {
  const [first, second, third] = [await saved(ingrid), await saved(daniel), await saved(mei)];
  await partnerRecords.remove(second, 'Ada');
  expect(await positions()).toEqual([0, 1]);
  const undone = await partnerRecords.restore({ id: second.id }, 'Ada');
  expect(undone).toMatchObject({
    outcome: 'done',
    record: { ...daniel, id: second.id, displayOrder: 1 },
  });
  expect(await idsInOrder()).toEqual([first.id, second.id, third.id]);
  expect(await positions()).toEqual([0, 1, 2]);
});

test('moving swaps neighbours; the first does not move up nor the last down', async () => {
  const [first, second, third] = [await saved(ingrid), await saved(daniel), await saved(mei)];
  await partnerRecords.move({ id: third.id, direction: 'up' }, 'Ada');
  expect(await idsInOrder()).toEqual([first.id, third.id, second.id]);
  await partnerRecords.move({ id: first.id, direction: 'up' }, 'Ada');
  await partnerRecords.move({ id: second.id, direction: 'down' }, 'Ada');
  expect(await idsInOrder()).toEqual([first.id, third.id, second.id]);
});

test('a partner moves to a position, and those between shift', async () => {
  const [first, second, third, fourth] = [
    await saved(ingrid),
    await saved(daniel),
    await saved(mei),
    await saved({ ...mei, slug: 'mei-again' }),
  ].map(({ id }) => id);
  const toTop = await partnerRecords.move({ id: third ?? '', position: 0 }, 'Ada');
  expect(toTop).toEqual([third, first, second, fourth]);
  expect(await idsInOrder()).toEqual(toTop);
  const down = await partnerRecords.move({ id: third ?? '', position: 2 }, 'Ada');
  expect(down).toEqual([first, second, third, fourth]);
  expect(await idsInOrder()).toEqual(down);
  expect(await partnerRecords.move({ id: first ?? '', position: 99 }, 'Ada')).toEqual([
    second,
    third,
    fourth,
    first,
  ]);
  expect(await positions()).toEqual([0, 1, 2, 3]);
});

test('moving closes gaps, and does nothing for a deleted partner', async () => {
  const [first, second] = [await saved(ingrid), await saved(daniel)];
  await db.updateTable('partners').set({ displayOrder: 7 }).where('id', '=', second.id).execute();
  const ids = await partnerRecords.move({ id: randomUUID(), position: 0 }, 'Ada');
  expect(ids).toEqual([first.id, second.id]);
  expect(await positions()).toEqual([0, 1]);
});

test('many concurrent moves leave positions without gaps', async () => {
  const partners = [await saved(ingrid), await saved(daniel), await saved(mei)];
  const moves = Array.from({ length: 30 }, (_, index) => ({
    id: partners[index % 3]?.id ?? '',
    direction: index % 2 === 0 ? ('up' as const) : ('down' as const),
  }));
  const toPositions = partners.map(({ id }, index) => ({ id, position: 2 - index }));
  await Promise.all([
    ...moves.map((move) => partnerRecords.move(move, 'Ada')),
    ...toPositions.map((move) => partnerRecords.move(move, 'Ada')),
  ]);
  expect(await positions()).toEqual([0, 1, 2]);
  expect((await idsInOrder()).toSorted()).toEqual(partners.map(({ id }) => id).toSorted());
});
