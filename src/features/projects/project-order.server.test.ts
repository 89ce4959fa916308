import { beforeEach, expect, test } from 'vitest';
import {
  ardmore,
  emptyProjects,
  ferrand,
  idsInOrder,
  kestrel,
  positions,
  saved,
} from '../../../tests/project-fixtures.ts';
import { listProjects, projectRecords } from './projects.server.ts';

beforeEach(emptyProjects);

test('projects stand in their order, and a new one stands last', async () => {
  for (const project of [ardmore, kestrel, ferrand]) await saved(project);
  const projects = await listProjects();
  expect(projects.map(({ title }) => title)).toEqual([ardmore.title, kestrel.title, ferrand.title]);
  expect(projects.map(({ displayOrder }) => displayOrder)).toEqual([0, 1, 2]);
});

test('a deleted project leaves no gap and comes back to its place', async () => {
  const [first, second, third] = [await saved(kestrel), await saved(ferrand), await saved(ardmore)];
  await projectRecords.remove(second, 'Ada');
  expect(await positions()).toEqual([0, 1]);
  const undone = await projectRecords.restore({ id: second.id }, 'Ada');
  expect(undone).toMatchObject({ outcome: 'done', record: { ...ferrand, id: second.id } });
  expect(await idsInOrder()).toEqual([first.id, second.id, third.id]);
  expect(await positions()).toEqual([0, 1, 2]);
});

test('many moves at once leave the positions a gapless row', async () => {
  const projects = [await saved(kestrel), await saved(ferrand), await saved(ardmore)];
  const moves = Array.from({ length: 30 }, (_, index) => ({
    id: projects[index % 3]?.id ?? '',
    direction: index % 2 === 0 ? ('up' as const) : ('down' as const),
  }));
  await Promise.all(moves.map((move) => projectRecords.move(move, 'Ada')));
  expect(await positions()).toEqual([0, 1, 2]);
  expect((await idsInOrder()).toSorted()).toEqual(projects.map(({ id }) => id).toSorted());
});

test('the first does not move up nor the last down', async () => {
  const [first, second] = [await saved(kestrel), await saved(ferrand)];
  await projectRecords.move({ id: first.id, direction: 'up' }, 'Ada');
  await projectRecords.move({ id: second.id, direction: 'down' }, 'Ada');
  expect(await idsInOrder()).toEqual([first.id, second.id]);
  await projectRecords.move({ id: second.id, direction: 'up' }, 'Ada');
  expect(await idsInOrder()).toEqual([second.id, first.id]);
});
