import { randomUUID } from 'node:crypto';
import { beforeEach, expect, test } from 'vitest';
import { contentVersion } from '../../platform/content.ts';
import { textOfSmallFilms } from '../../lib/film.ts';
import { db } from '../../platform/database.ts';
import { findMovedSlug } from '../../records/slugs.server.ts';
import type { SaveInput } from '../../lib/record.ts';
import type { ProjectInput, ProjectRecord } from './project.ts';
import { demoProjects } from './projects.demo.ts';
import { findProject, findProjectAt, listProjects, projectRecords } from './projects.server.ts';

const [kestrel, ferrand, ardmore] = demoProjects.map(({ developer: _developer, ...draft }) => ({
  ...draft,
  heroUrl: null,
})) as [ProjectInput, ProjectInput, ProjectInput];

beforeEach(async () => {
  for (const table of ['versions', 'projects', 'developers', 'media'] as const) {
    await db.deleteFrom(table).execute();
  }
});

test('projects stand in their order, and a new one stands last', async () => {
  for (const project of [ardmore, kestrel, ferrand]) await saved(project);
  const projects = await listProjects();
  expect(projects.map(({ title }) => title)).toEqual([ardmore.title, kestrel.title, ferrand.title]);
  expect(projects.map(({ displayOrder }) => displayOrder)).toEqual([0, 1, 2]);
});

test('a city shows its own; sold shows what is sold-out or sold, wherever', async () => {
  await saved(kestrel);
  await saved({ ...ferrand, status: 'sold-out' });
  await saved({ ...ardmore, status: 'sold' });
  expect(await titles({ city: 'VANCOUVER' })).toEqual([kestrel.title]);
  expect(await titles({ city: 'TOKYO' })).toEqual([]);
  expect(await titles({ isSold: true })).toEqual([ferrand.title, ardmore.title]);
});

test('a project is found by slug with everything that was saved', async () => {
  await saved(kestrel);
  expect(await findProject('kestrel-house')).toMatchObject({
    ...kestrel,
    logo: null,
    developer: null,
    hero: { kind: 'image' },
  });
  expect(await findProject('nothing')).toBeUndefined();
});

test('at an address that is no slug stands nothing', async () => {
  for (const slug of ['\0', 'kestrel\0house', '\uD800', "' or 1=1 --", '']) {
    expect(await findProjectAt(slug)).toEqual({});
  }
});

test('a project comes with its developer', async () => {
  const developerId = await insertDeveloper();
  await saved({ ...kestrel, developerId });
  const developer = { name: 'Northquay', logo: null };
  expect((await listProjects())[0]?.developer).toEqual(developer);
  expect((await findProject(kestrel.slug))?.developer).toEqual({
    ...developer,
    description: 'Pours first.',
    website: 'https://northquay.example',
  });
});

test('a project comes with its pictures, their texts and focal points, each once', async () => {
  const [main, second] = [pictureUrl('a'), pictureUrl('b')];
  for (const url of [main, second]) await insertMedia(url);
  await saved({ ...kestrel, images: { main, gallery: [second, main, second] } });
  const found = await findProject(kestrel.slug);
  const focal = { x: 0.25, y: 0.75 };
  expect(found?.pictures).toEqual([
    { url: main, alt: 'Tower at dusk', focal },
    { url: second, alt: 'Tower at dusk', focal },
  ]);
  expect(found?.hero).toEqual({ kind: 'image', image: found?.pictures[0] });
  expect((await listProjects())[0]?.image).toEqual(found?.pictures[0]);
});

test('a film in the hero comes with its poster, or else the main picture', async () => {
  const [film, poster, main] = ['/media/videos/news/x.mp4', pictureUrl('p'), pictureUrl('m')];
  for (const url of [poster, main]) await insertMedia(url);
  await insertMedia(film, 'video');
  const images = { main, gallery: [] };
  await saved({ ...kestrel, heroType: 'video', heroUrl: film, images });
  expect((await findProject(kestrel.slug))?.hero).toMatchObject({
    kind: 'film',
    film: { url: film, poster: { url: main } },
  });
  const small = [{ width: 480, format: 'mp4' as const, bytes: 600_000 }];
  await db
    .updateTable('media')
    .set({ posterUrl: poster, smallFilms: textOfSmallFilms(small) })
    .where('url', '=', film)
    .execute();
  expect((await findProject(kestrel.slug))?.hero).toMatchObject({
    film: { poster: { url: poster }, small },
  });
});

test('an old slug leads to the present one', async () => {
  const { id, revision } = await saved(kestrel);
  await saved({ ...kestrel, id, revision, slug: 'kestrel' });
  expect(await findProjectAt('kestrel-house')).toEqual({ movedTo: 'kestrel' });
  expect(await findProjectAt('nothing')).toEqual({ movedTo: undefined });
});

test('an old slug leads nowhere when the last that had it is gone', async () => {
  const first = await saved(kestrel);
  await saved({ ...kestrel, id: first.id, revision: first.revision, slug: 'kestrel' });
  const second = await saved({ ...ferrand, slug: kestrel.slug });
  await projectRecords.remove(second, 'Ada');
  expect(await findMovedSlug('projects', kestrel.slug)).toBeUndefined();
});

test('each save keeps a version with who and when', async () => {
  const { id, revision } = await saved(kestrel);
  await projectRecords.save({ ...kestrel, id, revision, title: 'Kestrel' }, 'Grace');
  const versions = await db.selectFrom('versions').selectAll().orderBy('revision').execute();
  expect(versions.map((version) => version.savedBy)).toEqual(['Ada', 'Grace']);
  expect(JSON.parse(versions[0]?.record ?? '')).toMatchObject(kestrel);
  expect(versions[1]?.revision).toBe(2);
});

test('a taken slug is said at its field, and nothing changes', async () => {
  await saved(kestrel);
  const before = contentVersion();
  expect(await projectRecords.save({ ...ferrand, slug: kestrel.slug }, 'Ada')).toEqual({
    outcome: 'refused',
    fields: { slug: 'Another page already has this address' },
  });
  expect(await titles()).toEqual([kestrel.title]);
  expect(contentVersion()).toBe(before);
});

test('a new project that is sent twice is added once', async () => {
  const input = { ...kestrel, id: randomUUID() };
  const [first, second] = [await saved(input), await saved(input)];
  expect(second).toEqual(first);
  expect(await titles()).toEqual([kestrel.title]);
  expect(await projectRecords.save({ ...input, area: 'Elsewhere' }, 'Ada')).toMatchObject({
    outcome: 'conflict',
  });
});

test('whoever saves second learns of the newer text and overwrites nothing', async () => {
  const { id, revision } = await saved(kestrel);
  await saved({ ...kestrel, id, revision, area: 'First' });
  const second = await projectRecords.save({ ...kestrel, id, revision, area: 'Second' }, 'Grace');
  expect(second).toMatchObject({ outcome: 'conflict', newest: { area: 'First', revision: 2 } });
  expect((await findProject(kestrel.slug))?.area).toBe('First');
});

test('a project changed meanwhile is not deleted', async () => {
  const { id, revision } = await saved(kestrel);
  await saved({ ...kestrel, id, revision, area: 'Newer' });
  expect(await projectRecords.remove({ id, revision }, 'Grace')).toMatchObject({
    outcome: 'conflict',
  });
  expect(await titles()).toEqual([kestrel.title]);
});

test('saving a project that someone deleted is a conflict without a newer text', async () => {
  const { id, revision } = await saved(kestrel);
  await projectRecords.remove({ id, revision }, 'Grace');
  expect(await projectRecords.save({ ...kestrel, id, revision }, 'Ada')).toEqual({
    outcome: 'conflict',
    newest: null,
  });
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

test('a project whose slug was taken meanwhile comes back beside it', async () => {
  const deleted = await saved(kestrel);
  await projectRecords.remove(deleted, 'Ada');
  await saved({ ...ferrand, slug: kestrel.slug });
  await projectRecords.restore({ id: deleted.id }, 'Ada');
  expect((await findProject('kestrel-house-2'))?.title).toBe(kestrel.title);
});

test('a project comes back without the developer who was deleted meanwhile', async () => {
  const developerId = await insertDeveloper();
  const deleted = await saved({ ...kestrel, developerId });
  await projectRecords.remove(deleted, 'Ada');
  await db.deleteFrom('developers').execute();
  await projectRecords.restore({ id: deleted.id }, 'Ada');
  expect(await findProject(kestrel.slug)).toMatchObject({ developerId: null, developer: null });
});

test('restoring twice brings one project back', async () => {
  const deleted = await saved(kestrel);
  await projectRecords.remove(deleted, 'Ada');
  await Promise.all([
    projectRecords.restore(deleted, 'Ada'),
    projectRecords.restore(deleted, 'Ada'),
  ]);
  expect(await titles()).toEqual([kestrel.title]);
});

test('many moves at once leave the positions a gapless row', async () => {
  const projects = [await saved(kestrel), await saved(ferrand), await saved(ardmore)];
  const moves = Array.from({ length: 30 }, (_, index) => ({
    id: projects[index % 3]?.id ?? '',
    direction: index % 2 === 0 ? ('up' as const) : ('down' as const),
  }));
  await Promise.all(moves.map(projectRecords.move));
  expect(await positions()).toEqual([0, 1, 2]);
  expect((await idsInOrder()).toSorted()).toEqual(projects.map(({ id }) => id).toSorted());
});

test('the first does not move up nor the last down', async () => {
  const [first, second] = [await saved(kestrel), await saved(ferrand)];
  await projectRecords.move({ id: first.id, direction: 'up' });
  await projectRecords.move({ id: second.id, direction: 'down' });
  expect(await idsInOrder()).toEqual([first.id, second.id]);
  await projectRecords.move({ id: second.id, direction: 'up' });
  expect(await idsInOrder()).toEqual([second.id, first.id]);
});

async function saved(input: SaveInput<ProjectInput>): Promise<ProjectRecord> {
  const change = await projectRecords.save(input, 'Ada');
  if (change.outcome !== 'done') throw new Error(change.outcome);
  return change.record;
}

async function titles(filter = {}) {
  return (await listProjects(filter)).map(({ title }) => title);
}

async function idsInOrder() {
  return (await listProjects()).map(({ id }) => id);
}

async function positions() {
  return (await listProjects()).map(({ displayOrder }) => displayOrder);
}

function pictureUrl(name: string) {
  return `/media/images/projects/${name}_1200x800_a29a8c.jpg`;
}

async function insertDeveloper() {
  const id = randomUUID();
  await db
    .insertInto('developers')
    .values({
      id,
      name: 'Northquay',
      description: 'Pours first.',
      logoUrl: null,
      website: 'https://northquay.example',
      revision: 1,
      updatedAt: new Date().toISOString(),
    })
    .execute();
  return id;
}

async function insertMedia(url: string, kind: 'image' | 'video' = 'image') {
  await db
    .insertInto('media')
    .values({
      url,
      kind,
      bytes: 1,
      alt: 'Tower at dusk',
      focalX: 0.25,
      focalY: 0.75,
      variantsReady: 1,
      variantsLease: null,
      variantsTries: 0,
      name: '',
      searchText: '',
      revision: 1,
      createdBy: 'Ada',
      createdAt: new Date().toISOString(),
    })
    .execute();
}
