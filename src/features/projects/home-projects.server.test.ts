import { beforeEach, expect, test } from 'vitest';
import { emptyProjects, kestrel, saved } from '../../../tests/fixtures/project.ts';
import { findHomeProjects } from './home-projects.server.ts';
import { projectRecords } from './projects.server.ts';

beforeEach(emptyProjects);

test('without a choice the home page shows the first project that can be bought, then the next five', async () => {
  await fill([
    ['Soon', 'upcoming'],
    ['Gone', 'sold-out'],
    ['One', 'in-progress'],
    ['Two', 'completed'],
    ['Three', 'available-now'],
    ['Four', 'move-in-ready'],
    ['Five', 'in-progress'],
    ['Six', 'in-progress'],
    ['Seven', 'in-progress'],
  ]);
  const { first, featured, total } = await findHomeProjects(undefined);
  expect(first?.title).toBe('One');
  expect(featured.map(({ title }) => title)).toEqual(['Two', 'Three', 'Four', 'Five', 'Six']);
  expect(total).toBe(9);
});

test('chosen projects are shown in the order of the choice, once each and without the first', async () => {
  const ids = await fill([
    ['One', 'in-progress'],
    ['Two', 'completed'],
    ['Three', 'available-now'],
  ]);
  const featured = chosen(ids, ['Three', 'Two', 'One', 'Three']);
  const home = await findHomeProjects({ heroId: ids['Two'] ?? '', featured });
  expect(home.first?.title).toBe('Two');
  expect(home.featured.map(({ title }) => title)).toEqual(['Three', 'One']);
});

test('a chosen project that was sold, unpublished or deleted is left out', async () => {
  const ids = await fill([
    ['One', 'in-progress'],
    ['Gone', 'sold-out'],
    ['Soon', 'coming-soon'],
    ['Deleted', 'completed'],
    ['Two', 'completed'],
  ]);
  await projectRecords.remove({ id: ids['Deleted'] ?? '', revision: 1 }, 'Ada');
  const featured = chosen(ids, ['Gone', 'Deleted', 'Two', 'Soon']);
  const home = await findHomeProjects({ heroId: ids['Gone'] ?? '', featured });
  expect(home.first?.title).toBe('One');
  expect(home.featured.map(({ title }) => title)).toEqual(['Two']);
  const none = await findHomeProjects({
    heroId: ids['Deleted'] ?? '',
    featured: featured.slice(0, 2),
  });
  expect(none.first?.title).toBe('One');
  expect(none.featured.map(({ title }) => title)).toEqual(['Two']);
});

test('if nothing can be bought there is no first project and no featured one', async () => {
  await fill([
    ['Gone', 'sold-out'],
    ['Soon', 'upcoming'],
  ]);
  expect(await findHomeProjects(undefined)).toMatchObject({ first: null, featured: [], total: 2 });
  await emptyProjects();
  expect(await findHomeProjects(undefined)).toEqual({
    first: null,
    featured: [],
    cities: {},
    total: 0,
  });
});

test('a project whose homes are all sold or not released cannot be bought', async () => {
  const { homes } = kestrel.residences;
  const [key = '', home] = Object.entries(homes)[0] ?? [];
  if (!home) throw new Error('The first demo project has homes');
  await fill([
    ['Sold', 'in-progress', { [key]: { ...home, state: 'sold' } }],
    ['Held back', 'in-progress', { [key]: { ...home, state: 'not-released' } }],
    ['Available', 'in-progress', { [key]: { ...home, state: 'available' } }],
  ]);
  const { first, featured } = await findHomeProjects(undefined);
  expect(first?.title).toBe('Available');
  expect(featured).toEqual([]);
});

test('each city names up to three projects, first what can be bought', async () => {
  await fill([
    ['Gone', 'sold-out'],
    ['One', 'in-progress'],
    ['Soon', 'upcoming'],
    ['Two', 'completed'],
  ]);
  await saved({ ...kestrel, title: 'Away', slug: 'away', city: 'TOKYO' });
  const { cities } = await findHomeProjects(undefined);
  expect(cities['VANCOUVER']?.names).toEqual(['One', 'Two', 'Gone']);
  expect(cities['TOKYO']?.names).toEqual(['Away']);
});

test('each city has the lowest price of what can be bought, in the main currency', async () => {
  const priced = { ...kestrel, partnerId: null, status: 'in-progress' };
  const plain = { ...kestrel.residences, homes: {} };
  const add = (title: string, fields: Partial<typeof kestrel>) =>
    saved({ ...priced, residences: plain, ...fields, title, slug: title.toLowerCase() });
  await add('Dear', { specifications: typed('From $2,480,000') });
  await add('Fair', { specifications: typed('$585,000 to $1,940,000') });
  await add('Gone', { specifications: typed('$100,000'), status: 'sold-out' });
  await add('Later', { city: 'SEATTLE', specifications: typed(null), status: 'upcoming' });
  await add('Asked', { city: 'TORONTO', specifications: typed(null) });
  await add('Over', { city: 'MONTREAL', specifications: typed(null), status: 'sold-out' });
  await add('Far', { city: 'TOKYO', specifications: typed(null), residences: kestrel.residences });
  const { cities } = await findHomeProjects(undefined);
  const prices = Object.entries(cities).map(([city, { price }]) => [city, price]);
  expect(Object.fromEntries(prices)).toEqual({
    VANCOUVER: expect.stringMatching(/^From CAD\s585,000$/),
    SEATTLE: 'Coming soon',
    TORONTO: 'Price to be announced',
    MONTREAL: 'Sold out',
    TOKYO: expect.stringMatching(/^From about CAD\s[\d,]+$/),
  });
});

const typed = (priceRange: string | null) => ({ ...kestrel.specifications, priceRange });

type Homes = (typeof kestrel)['residences']['homes'];

/** Saves projects in Vancouver in this order. Returns their ids by title. */
async function fill(projects: [title: string, status: string, homes?: Homes][]) {
  const ids: Record<string, string> = {};
  for (const [title, status, homes = {}] of projects) {
    const slug = title.toLowerCase().replaceAll(' ', '-');
    const residences = { ...kestrel.residences, homes };
    const { id } = await saved({ ...kestrel, title, slug, status, residences, partnerId: null });
    ids[title] = id;
  }
  return ids;
}

function chosen(ids: Record<string, string>, titles: string[]) {
  return titles.map((title) => ({ projectId: ids[title] ?? '' }));
}
