import { beforeEach, expect, test } from 'vitest';
import { insertMedia } from '../../../tests/fixtures/media.ts';
import {
  ardmore,
  emptyProjects,
  ferrand,
  insertDeveloper,
  kestrel,
  saved,
  titles,
} from '../../../tests/fixtures/project.ts';
import { serializeRenditions } from '../../lib/media/video.ts';
import { db } from '../../platform/database/database.ts';
import { projectsOnAPage } from './search/project-filter.ts';
import { findNeighbours } from './page/project-neighbours.server.ts';
import { findProject, findProjectAt, listProjects, listProjectsOnPage } from './projects.server.ts';

const dusk = { alt: 'Tower at dusk', focalX: 0.25, focalY: 0.75 };

beforeEach(emptyProjects);

test('a city lists its own projects; the sold filter lists those of any city', async () => {
  await saved(kestrel);
  await saved({ ...ferrand, status: 'sold-out' });
  await saved({ ...ardmore, status: 'sold' });
  expect(await titles({ city: 'VANCOUVER' })).toEqual([kestrel.title]);
  expect(await titles({ city: 'TOKYO' })).toEqual([]);
  expect(await titles({ isSold: true })).toEqual([ferrand.title, ardmore.title]);
});

test('a project is project by slug with all saved values', async () => {
  await saved(kestrel);
  expect(await findProject('kestrel-house')).toMatchObject({
    ...kestrel,
    logo: null,
    developer: null,
    hero: { kind: 'image' },
  });
  expect(await findProject('nothing')).toBeUndefined();
});

test('no project is project for an invalid slug', async () => {
  await saved(kestrel);
  for (const slug of ['\0', 'kestrel\0house', '\uD800', "' or 1=1 --", '']) {
    expect(await findProjectAt(slug)).toStrictEqual({});
  }
});

test('a project includes its developer', async () => {
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

test('a project includes each picture once, with alternative text and focal point', async () => {
  const [main, second] = [urlOfImage('a'), urlOfImage('b')];
  for (const url of [main, second]) await insertMedia(url, dusk);
  await saved({ ...kestrel, images: { main, gallery: [second, main, second] } });
  const project = await findProject(kestrel.slug);
  const focal = { x: 0.25, y: 0.75 };
  expect(project?.pictures).toEqual([
    { url: main, alt: 'Tower at dusk', focal, imageType: 'rendering' },
    { url: second, alt: 'Tower at dusk', focal, imageType: 'rendering' },
  ]);
  const image = { url: main, alt: 'Tower at dusk', focal };
  expect(project?.hero).toEqual({ kind: 'image', image });
  expect((await listProjects())[0]?.image).toEqual(image);
});

test('a film in the hero has its poster, or else the main picture', async () => {
  const [video, poster, main] = ['/media/videos/news/x.mp4', urlOfImage('p'), urlOfImage('m')];
  for (const url of [poster, main]) await insertMedia(url, dusk);
  await insertMedia(video, { kind: 'video' });
  const images = { main, gallery: [] };
  await saved({ ...kestrel, heroType: 'video', heroUrl: video, images });
  expect((await findProject(kestrel.slug))?.hero).toMatchObject({
    kind: 'film',
    film: { url: video, poster: { url: main } },
  });
  const small = [{ width: 480, format: 'mp4' as const, bytes: 600_000 }];
  await db
    .updateTable('media')
    .set({ posterUrl: poster, smallFilms: serializeRenditions(small) })
    .where('url', '=', video)
    .execute();
  expect((await findProject(kestrel.slug))?.hero).toMatchObject({
    film: { poster: { url: poster }, small },
  });
});

function urlOfImage(name: string) {
  return `/media/images/projects/${name}_1200x800_a29a8c.jpg`;
}

test('a project has a previous and a next one, and the order wraps around', async () => {
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

test('projects beyond the first page are on the next, in order, per tab', async () => {
  for (let index = 0; index <= projectsOnAPage; index++)
    await saved({ ...kestrel, title: `House ${index}`, slug: `house-${index}` });
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
