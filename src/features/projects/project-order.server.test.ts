import { beforeEach, expect, test } from 'vitest';
import {
  ardmore,
  emptyProjects,
  ferrand,
  idsInOrder,
  kestrel,
  positions,
  saved,
} from '../../../tests/fixtures/project.ts';
import { listProjects, projectRecords } from './projects.server.ts';

beforeEach(emptyProjects);

test('projects are in display order, and a new one comes last', async () => {
  for (const project of [ardmore, kestrel, ferrand]) await saved(project);
  const projects = await listProjects();
  expect(projects.map(({ title }) => title)).toEqual([ardmore.title, kestrel.title, ferrand.title]);
  expect(projects.map(({ displayOrder }) => displayOrder)).toEqual([0, 1, 2]);
});

test('a deleted project leaves no gap and is restored to its position', async () => {
  const [first, second, third] = [await saved(kestrel), await saved(ferrand), await saved(ardmore)];
  await projectRecords.remove(second, 'Ada');
  expect(await positions()).toEqual([0, 1]);
  const restored = await projectRecords.restore({ id: second.id }, 'Ada');
  expect(restored).toMatchObject({ outcome: 'done', record: { ...ferrand, id: second.id } });
  expect(await idsInOrder()).toEqual([first.id, second.id, third.id]);
  expect(await positions()).toEqual([0, 1, 2]);
});

test('concurrent moves leave no gaps in the positions', async () => {
  const projects = [await saved(kestrel), await saved(ferrand), await saved(ardmore)];
  const moves = Array.from({ length: 30 }, (_, index) => ({
    id: projects[index % 3]?.id ?? '',
    direction: index % 2 === 0 ? ('up' as const) : ('down' as const),
  }));
  await Promise.all(moves.map((move) => projectRecords.move(move, 'Ada')));
  expect(await positions()).toEqual([0, 1, 2]);
  expect((await idsInOrder()).toSorted()).toEqual(projects.map(({ id }) => id).toSorted());
});

test('the first project does not move up, and the last does not move down', async () => {
  const [first, second] = [await saved(kestrel), await saved(ferrand)];
  await projectRecords.move({ id: first.id, direction: 'up' }, 'Ada');
  await projectRecords.move({ id: second.id, direction: 'down' }, 'Ada');
  expect(await idsInOrder()).toEqual([first.id, second.id]);
  await projectRecords.move({ id: second.id, direction: 'up' }, 'Ada');
  expect(await idsInOrder()).toEqual([second.id, first.id]);
});
