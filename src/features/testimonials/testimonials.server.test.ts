import { randomUUID } from 'node:crypto';
import { beforeEach, expect, test } from 'vitest';
import { done, seen } from '../../../tests/fixtures/records.ts';
import { changeContent, contentVersion } from '../../platform/database/content.ts';
import { db } from '../../platform/database/database.ts';
import type { SaveInput } from '../../model/record.ts';
import type { TestimonialInput, TestimonialRow } from './testimonial.ts';
import { demoProjects } from '../projects/projects.demo.ts';
import type { ProjectInput } from '../projects/project.ts';
import { projectRecords } from '../projects/projects.server.ts';
import { demoTestimonials, demoTestimonialsWithProjects } from './testimonials.demo.ts';
import {
  addNamedTestimonial,
  listTestimonials,
  testimonialRecords,
} from './testimonials.server.ts';

const [weil, achterberg, haddad] = demoTestimonials.map((testimonial) => ({
  ...testimonial,
  companyLogo: null,
})) as [TestimonialInput, TestimonialInput, TestimonialInput];

const [ito] = demoProjects
  .filter(({ slug }) => slug === 'ito-house')
  .map(({ developer: _developer, ...project }) => ({
    ...project,
    heroUrl: null,
    images: { main: null, gallery: [] },
  })) as unknown as [ProjectInput];

beforeEach(async () => {
  await db.deleteFrom('projects').execute();
  await db.deleteFrom('versions').execute();
  await db.deleteFrom('testimonials').execute();
});

test('the first testimonial has position 0, and a new one is last', async () => {
  for (const testimonial of [haddad, weil, achterberg]) await saved(testimonial);
  expect(await authors()).toEqual([haddad.author, weil.author, achterberg.author]);
  expect(await positions()).toEqual([0, 1, 2]);
});

test('testimonials saved at the same time get different positions', async () => {
  await Promise.all([weil, achterberg, haddad].map(saved));
  expect(await positions()).toEqual([0, 1, 2]);
});

test('a logo that is not an uploaded file cannot be saved', async () => {
  const before = contentVersion();
  const companyLogo = '/media/images/logos/none.svg';
  await expect(testimonialRecords.save({ ...weil, companyLogo }, 'Ada')).rejects.toThrow(
    /foreign key/i,
  );
  expect(await authors()).toEqual([]);
  expect(contentVersion()).toBe(before);
});

test('each save keeps a version with its editor', async () => {
  const { id, revision } = await saved(weil);
  await testimonialRecords.save({ ...weil, id, revision, location: 'Zürich' }, 'Grace');
  const versions = await db.selectFrom('versions').selectAll().orderBy('revision').execute();
  expect(versions.map(({ savedBy }) => savedBy)).toEqual(['Ada', 'Grace']);
  expect(JSON.parse(versions[0]?.record ?? '')).toMatchObject(weil);
});

test('sending a new testimonial again after its deletion does not add it', async () => {
  const input = { ...weil, id: randomUUID() };
  await testimonialRecords.remove(await saved(input), 'Grace');
  expect(await testimonialRecords.save(input, 'Ada')).toEqual({
    outcome: 'conflict',
    newest: null,
  });
  expect(await authors()).toEqual([]);
});

test('a new testimonial that is sent twice is added once', async () => {
  const input = { ...weil, id: randomUUID() };
  expect(await saved(input)).toEqual(await saved(input));
  expect(await authors()).toEqual([weil.author]);
  expect(await testimonialRecords.save({ ...input, content: 'Other.' }, 'Ada')).toMatchObject({
    outcome: 'conflict',
  });
});

test('the second editor to save or delete gets a conflict and changes nothing', async () => {
  const { id, revision } = await saved(weil);
  await saved({ ...weil, id, revision, content: 'First.' });
  const newest = { content: 'First.', revision: 2 };
  const late = { ...weil, id, revision, content: 'Second.' };
  expect(await testimonialRecords.save(late, 'Grace')).toMatchObject({
    outcome: 'conflict',
    newest,
  });
  expect(await testimonialRecords.remove({ id, revision }, 'Grace')).toMatchObject({
    outcome: 'conflict',
    newest,
  });
  expect((await testimonialRecords.list())[0]?.content).toBe('First.');
});

test('deleting a testimonial closes the gap, and restoring returns it to its position', async () => {
  const [first, second, third] = [await saved(weil), await saved(achterberg), await saved(haddad)];
  await testimonialRecords.remove(second, 'Ada');
  expect(await positions()).toEqual([0, 1]);
  await Promise.all([
    testimonialRecords.restore(second, 'Ada'),
    testimonialRecords.restore(second, 'Ada'),
  ]);
  expect(await idsInOrder()).toEqual([first.id, second.id, third.id]);
  expect(await positions()).toEqual([0, 1, 2]);
});

test('moving swaps neighbours; the first does not move up nor the last down', async () => {
  const [first, second, third] = [await saved(weil), await saved(achterberg), await saved(haddad)];
  await testimonialRecords.move({ id: third.id, direction: 'up' }, 'Ada');
  expect(await idsInOrder()).toEqual([first.id, third.id, second.id]);
  await testimonialRecords.move({ id: first.id, direction: 'up' }, 'Ada');
  await testimonialRecords.move({ id: second.id, direction: 'down' }, 'Ada');
  expect(await idsInOrder()).toEqual([first.id, third.id, second.id]);
});

test('many concurrent moves leave positions without gaps', async () => {
  const rows = [await saved(weil), await saved(achterberg), await saved(haddad)];
  const moves = Array.from({ length: 30 }, (_, index) => ({
    id: rows[index % 3]?.id ?? '',
    direction: index % 2 === 0 ? ('up' as const) : ('down' as const),
  }));
  await Promise.all(moves.map((move) => testimonialRecords.move(move, 'Ada')));
  expect(await positions()).toEqual([0, 1, 2]);
  expect((await idsInOrder()).toSorted()).toEqual(rows.map(({ id }) => id).toSorted());
});

async function saved(input: SaveInput<TestimonialInput>): Promise<TestimonialRow> {
  const change = await testimonialRecords.save(input, 'Ada');
  if (change.outcome !== 'done') throw new Error(change.outcome);
  return change.record;
}

async function authors() {
  return (await testimonialRecords.list()).map(({ author }) => author);
}

async function idsInOrder() {
  return (await testimonialRecords.list()).map(({ id }) => id);
}

async function positions() {
  return (await testimonialRecords.list()).map(({ displayOrder }) => displayOrder);
}

test('a testimonial leads to its project, also after a change of slug, and not while that is not public', async () => {
  const project = await savedProject();
  await saved({ ...weil, projectId: project.id });
  expect(await shown()).toMatchObject({ slug: ito.slug, title: ito.title });

  const moved = done(await projectRecords.save({ ...ito, ...seen(project), slug: 'ito' }, 'Ada'));
  expect(await shown()).toMatchObject({ slug: 'ito', title: ito.title });
  const hidden = done(await projectRecords.unpublish(seen(moved), 'Ada'));
  expect(await shown()).toBeNull();
  done(await projectRecords.remove(seen(hidden), 'Ada'));
  expect(await shown()).toBeNull();
  const restored = done(await projectRecords.restore({ id: project.id }, 'Ada'));
  expect(await shown()).toBeNull();
  const { id, revision } = restored;
  done(await projectRecords.save({ ...ito, id, revision }, 'Ada'));
  expect(await shown()).toMatchObject({ slug: ito.slug, title: ito.title });
  const [testimonial] = await testimonialRecords.listEdited();
  expect(testimonial).toMatchObject({ projectId: project.id, revision: 1 });
});

test('the demo testimonials are about the projects that they name', async () => {
  const project = await savedProject();
  const [first] = demoTestimonialsWithProjects;
  if (!first) throw new Error('There is a first testimonial');
  await changeContent((tx) => addNamedTestimonial(tx, { ...first, companyLogo: null }, 'Ada'));
  const [testimonial] = await testimonialRecords.listEdited();
  expect(testimonial?.projectId).toBe(project.id);
});

async function shown() {
  return (await listTestimonials('client'))[0]?.project;
}

async function savedProject() {
  return done(await projectRecords.save(ito, 'Ada'));
}
