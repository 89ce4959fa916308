import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { beforeEach, expect, test } from 'vitest';
import { disclosure, noRules, onePlace, usePlaces } from '../../../tests/fixtures/place.ts';
import { emptyProjects, kestrel, saved } from '../../../tests/fixtures/project.ts';
import { projectBrochure } from '../brochures/project-brochure.ts';
import { PrivateProject } from '../first-access/PrivateProject.tsx';
import { residences } from '../residences/residence.ts';
import { noTimeline, timeline } from '../timeline/timeline.ts';
import { findComparedDetails } from './compared-details.server.ts';
import { newsRecords } from '../news/news.server.ts';
import { findHomeProjects } from './home-projects.server.ts';
import { projectData } from './page/project-data.ts';
import { ProjectDetail } from './page/ProjectDetail.tsx';
import { readPlannerInputs } from './page/project-question.ts';
import { noFiling, noLegal, type Filing } from './project-legal.ts';
import { acceptsInterest } from './project-status.ts';
import { findProject, listProjects, listProjectsAt, projectRecords } from './projects.server.ts';
import { ProjectTable } from './search/ProjectTable.tsx';
import { findProjects, matchesByCity } from './search/project-search.server.ts';
import { hasConditions, type ProjectSearch } from './search/project-search.ts';

const url = new URL('https://solmere.example/projects/kestrel-house');
const noSearch: ProjectSearch = {
  words: '',
  bedrooms: null,
  price: null,
  completion: null,
  availability: null,
  sort: null,
  view: null,
};

const priced = {
  ...kestrel,
  status: 'in-progress',
  specifications: { ...kestrel.specifications, priceRange: 'From $7,777,777' },
  residences: residences.parse({
    plans: { a: { name: 'A', bedrooms: 2 } },
    homes: {
      h: {
        number: '101',
        plan: 'a',
        floor: 1,
        price: 7_777_777,
        state: 'available',
        interior: 800,
      },
    },
  }),
  timeline: timeline.parse({
    ...noTimeline,
    deposits: [{ value: 777_777, unit: 'amount', when: 'signing' }],
    depositNote: 'First $777,777 in trust.',
  }),
};

const withoutHomePrice = {
  plans: priced.residences.plans,
  homes: { h: { ...priced.residences.homes['h'], price: null } },
};

beforeEach(emptyProjects);
beforeEach(() => usePlaces(onePlace({ rules: [{ ...disclosure, notFiled: 'limited' }] })));

test.each(['gate', 'advice'])(
  'until a filing of a %s nothing that visitors read has a price, and nothing can be asked',
  async (force) => {
    usePlaces(onePlace({ rules: [{ ...disclosure, notFiled: 'limited', force }] }));
    await saved(withFiling({ isNotFiled: true }));
    const texts = await readEverything();
    expect(texts).toContain(kestrel.title);
    expect(texts).not.toMatch(/777/);
    const project = await findProject(kestrel.slug);
    expect(project).toMatchObject({ missingFiling: 'disclosure statement' });
    expect(project && acceptsInterest(project)).toBe(false);
    expect(texts).toContain('Prices follow when the disclosure statement is filed.');
    const search = { ...noSearch, price: 8_000_000 };
    expect(hasConditions(search)).toBe(true);
    expect((await findProjects({}, search, 1)).total).toBe(0);
  },
);

test('once it is filed, prices and form are there', async () => {
  await saved(withFiling({ filedOn: '2026-01-05' }));
  const texts = await readEverything();
  expect(texts).toMatch(/\$7,777,777.*7777777.*777777/);
  expect(texts).not.toContain('Prices follow');
  const project = await findProject(kestrel.slug);
  expect(project && acceptsInterest(project)).toBe(true);
  expect((await findProjects({}, { ...noSearch, price: 8_000_000 }, 1)).total).toBe(1);
});

test('a filing that is refused until it is filed limits nothing', async () => {
  usePlaces(onePlace({ rules: [{ ...disclosure, force: 'advice' }] }));
  await saved(withFiling({ isNotFiled: true }));
  expect(await readEverything()).toContain('7,777,777');
});

test('a search follows the rules, also while a page with others is shown', async () => {
  const limited = onePlace({ rules: [{ ...disclosure, notFiled: 'limited' }] });
  usePlaces(noRules);
  await saved(withFiling({ isNotFiled: true }));
  const search = { ...noSearch, price: 8_000_000 };
  expect((await findProjects({}, search, 1)).total).toBe(1);
  usePlaces(limited);
  expect((await findProjects({}, search, 1)).total).toBe(0);
});

test('no page, table or brochure says that a price can be asked for before the filing', async () => {
  const project = await saved(withFiling({ isNotFiled: true }));
  const limited = await readShown();
  expect(limited).toMatch(/101.*TBA.*TBA.*TBA/s);
  expect(limited).not.toContain('On request');
  const specifications = { ...kestrel.specifications, priceRange: null };
  const unpriced = { residences: residences.parse(withoutHomePrice), specifications };
  const filed = withFiling({ filedOn: '2026-01-05' });
  await saved({ ...filed, ...unpriced, id: project.id, revision: project.revision });
  expect(await readShown()).toContain('On request');
});

test('until a filing a text that names a price is refused beside its field', async () => {
  const texts = { description: 'Homes from $1.9M.', features: ['Spa', 'Parking, 95 000 $'] };
  const change = await projectRecords.save(
    { ...withFiling({ isNotFiled: true }), ...texts },
    'Ada',
  );
  const reason = 'Prices may not be named until the disclosure statement is filed. Remove';
  expect(change).toEqual({
    outcome: 'refused',
    fields: {
      description: `${reason} “$1.9M”.`,
      'features.1': `${reason} “95 000 $”.`,
    },
  });
  await saved({ ...withFiling({ filedOn: '2026-01-05' }), ...texts });
});

test('news of it names no price either, and what only the page of the news shows is judged there', async () => {
  const project = await saved(withFiling({ isNotFiled: true }));
  const item = {
    title: 'Kestrel House is announced',
    content: 'Homes start at $1,900,000.',
    category: 'Company News' as const,
    slug: 'announced',
    publishedAt: '2026-11-01',
    imageUrl: null,
    videoUrl: null,
    videoType: null,
    projectId: project.id,
  };
  expect(await newsRecords.save(item, 'Ada')).toMatchObject({
    outcome: 'refused',
    fields: { content: expect.stringContaining('Remove “$1,900,000”') as string },
  });
  const { id, revision } = project;
  await saved({ ...withFiling({ filedOn: '2026-01-05' }), id, revision });
  expect(await newsRecords.save(item, 'Ada')).toMatchObject({ outcome: 'done' });
});

/** The page, the table and the brochure of the project. */
async function readShown() {
  const project = await findProject(kestrel.slug);
  if (!project) throw new Error('There is no project.');
  const question = readPlannerInputs(project, new URLSearchParams());
  const projects = await listProjects();
  const tab = { label: 'All', query: '', filter: {} };
  return [
    renderToStaticMarkup(createElement(ProjectDetail, { project, pageUrl: url, question })),
    renderToStaticMarkup(createElement(ProjectTable, { projects, tab, search: noSearch })),
    JSON.stringify(
      projectBrochure({ project, partner: undefined, ground: null }, url.href, new Date()),
    ),
  ].join('\n');
}

test('the page of a first access says that prices follow, and offers no enquiry about a home', async () => {
  await saved(withFiling({ isNotFiled: true }));
  expect(await accessPage()).toContain('Prices follow when the disclosure statement is filed.');
  expect(await accessPage()).not.toMatch(/777|On request|[?]subject=/);
});

/** The page of a person who was given first access. */
async function accessPage() {
  const project = await findProject(kestrel.slug);
  if (!project) throw new Error('There is no project.');
  const access = {
    name: 'Maya Chen',
    homes: null,
    createdAt: '2031-03-01T00:00:00.000Z',
    expiresAt: '2031-03-08T00:00:00.000Z',
  };
  const contact = { name: 'Daniel', brokerage: '', email: 'daniel@solmere.example' };
  const now = new Date('2031-03-02T00:00:00.000Z');
  return renderToStaticMarkup(createElement(PrivateProject, { project, access, contact, now }));
}

/** All that the pages, lists, cards, comparisons, documents and data for machines are made of. */
async function readEverything() {
  const project = await findProject(kestrel.slug);
  const listed = await listProjects();
  const search = { ...noSearch, sort: 'price' as const };
  const found = await findProjects({}, search, 1);
  return JSON.stringify([
    project,
    listed,
    await listProjectsAt([kestrel.slug]),
    await findHomeProjects(undefined),
    found,
    [...(await matchesByCity({}, search)).values()],
    [...(await findComparedDetails(listed)).values()],
    project && projectData(project, url),
    project && projectBrochure({ project, partner: undefined, ground: null }, url.href, new Date()),
  ]);
}

function withFiling(values: Partial<Filing>) {
  const filings = { 'BC/disclosure': { ...noFiling, ...values } };
  return { ...priced, legal: { ...noLegal, filings } };
}
