import { randomUUID } from 'node:crypto';
import { beforeEach, expect, test } from 'vitest';
import { insertMedia } from '../../../tests/media-fixtures.ts';
import {
  ardmore,
  emptyProjects,
  ferrand,
  insertDeveloper,
  kestrel,
  saved,
  titles,
} from '../../../tests/project-fixtures.ts';
import { textOfSmallFilms } from '../../lib/film.ts';
import { contentVersion } from '../../platform/content.ts';
import { db } from '../../platform/database.ts';
import { findMovedSlug } from '../../records/slugs.server.ts';
import { projectsOnAPage } from './project-filter.ts';
import {
  findNeighbours,
  findProject,
  findProjectAt,
  listProjects,
  listProjectsOnPage,
  projectRecords,
} from './projects.server.ts';

const dusk = { alt: 'Tower at dusk', focalX: 0.25, focalY: 0.75 };

beforeEach(emptyProjects);

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
  for (const url of [main, second]) await insertMedia(url, dusk);
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
  for (const url of [poster, main]) await insertMedia(url, dusk);
  await insertMedia(film, { kind: 'video' });
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

test('the second to save learns of the newer text and overwrites nothing', async () => {
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

function pictureUrl(name: string) {
  return `/media/images/projects/${name}_1200x800_a29a8c.jpg`;
}

test('a project leads to the one before and the one after, from the last to the first', async () => {
  const alone = await saved(kestrel);
  expect(await findNeighbours(alone)).toEqual({});
  const [second, third] = [await saved(ferrand), await saved(ardmore)];
  const titlesAround = async (project: typeof alone) => {
    const { previous, next } = await findNeighbours(project);
    return [previous?.title, next?.title];
  };
  expect(await titlesAround(second)).toEqual([kestrel.title, ardmore.title]);
  expect(await titlesAround(alone)).toEqual([ardmore.title, ferrand.title]);
  expect(await titlesAround(third)).toEqual([ferrand.title, kestrel.title]);
});

test('more projects than a page holds stand on the next, in their order, each tab with its own', async () => {
  for (let at = 0; at <= projectsOnAPage; at++)
    await saved({ ...kestrel, title: `House ${at}`, slug: `house-${at}` });
  await saved(ferrand);
  const all = await listProjectsOnPage({}, 1);
  expect(all).toMatchObject({ total: projectsOnAPage + 2, projects: { length: projectsOnAPage } });
  expect(all.projects[0]?.title).toBe('House 0');
  const rest = await listProjectsOnPage({}, 2);
  expect(rest.projects.map(({ title }) => title)).toEqual([
    `House ${projectsOnAPage}`,
    ferrand.title,
  ]);
  const { total } = await listProjectsOnPage({ city: kestrel.city }, 1);
  expect(total).toBe(projectsOnAPage + 1);
});
