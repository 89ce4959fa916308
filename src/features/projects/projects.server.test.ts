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
import { db } from '../../platform/database.ts';
import { projectsOnAPage } from './project-filter.ts';
import { findNeighbours } from './project-neighbours.server.ts';
import { findProject, findProjectAt, listProjects, listProjectsOnPage } from './projects.server.ts';

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
  await saved(kestrel);
  for (const slug of ['\0', 'kestrel\0house', '\uD800', "' or 1=1 --", '']) {
    expect(await findProjectAt(slug)).toStrictEqual({});
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
