import type { ReactNode } from 'react';
import { createRoot } from 'react-dom/client';
import { expect, onTestFinished, test } from 'vitest';
import { page } from 'vitest/browser';
import { answerAction } from '../../tests/kit/astro-actions.ts';
import { ingrid } from '../../tests/fixtures/members.ts';
import { DevelopersScreen } from './developers/DevelopersScreen.tsx';
import { NewsScreen } from './news/NewsScreen.tsx';
import { PagesScreen } from './page-content/form/PagesScreen.tsx';
import { PartnersScreen } from './partners/PartnersScreen.tsx';
import { ProjectsScreen } from './projects/form/ProjectsScreen.tsx';
import { TestimonialsScreen } from './testimonials/TestimonialsScreen.tsx';

type Noun = 'developers' | 'news' | 'pages' | 'partners' | 'projects' | 'testimonials';

const stored = { id: 'a', revision: 1, updatedAt: '2026-01-05T20:00:00.000Z' };
const image = { url: '/media/images/news/a.jpg', alt: 'A lobby', focal: { x: 0.5, y: 0.5 } };
const hero = { kind: 'image', image: null };

test('news: title with a thumbnail, category, medium and day', async () => {
  const item = { ...stored, category: 'New Launch', publishedAt: '2026-01-05', content: '' };
  listIs('news', [
    { ...item, id: 'a', title: 'Kestrel opens', media: { kind: 'image', image } },
    { ...item, id: 'b', title: 'Tower films', media: { kind: 'embed', video: 'x', poster: null } },
    { ...item, id: 'c', title: 'Only words', media: hero },
  ]);
  const { headers, rows } = await open(<NewsScreen member={ingrid} />);
  expect(headers).toEqual(['Title', 'Category', 'Media', 'Published', 'Actions']);
  const same = { Category: 'New Launch', Published: 'Jan 5, 2026' };
  expect(rows).toMatchObject([
    { ...same, Title: 'Kestrel opens', Media: 'Image' },
    { ...same, Title: 'Tower films', Media: 'Video' },
    { ...same, Title: 'Only words', Media: 'None' },
  ]);
  expect(
    document.querySelectorAll('tbody tr:first-child td img, tbody tr:first-child th img'),
  ).toHaveLength(1);
});

test('partners: order, photo with name, slug and city, both title lines, and every way to reach them', async () => {
  const title = 'Managing Partner\nVancouver';
  const numbers = { office: '+1 604 555 0142', mobile: '+1 604 555 0199' };
  listIs('partners', [
    {
      ...stored,
      ...numbers,
      title,
      city: 'SEATTLE',
      languages: 'en fr',
      focus: null,
      name: 'Ada Byron',
      slug: 'ada-byron',
      displayOrder: 0,
      email: 'ada@solmere.example',
      website: 'https://ada.example/me',
      linkedin: 'https://linkedin.com/in/ada',
      image,
      logo: null,
      plate: undefined,
    },
  ]);
  const { headers, rows } = await open(<PartnersScreen member={ingrid} />);
  expect(headers).toEqual(['Order', 'Partner', 'Title', 'Contact', 'Actions']);
  expect(rows[0]).toMatchObject({
    Partner: 'Ada Byron ada-byron Seattle. English, French',
    Title: 'Managing Partner Vancouver',
    Contact: 'ada@solmere.example +1 604 555 0142 office +1 604 555 0199 mobile LinkedIn, Website',
  });
  await expect.element(page.getByText('Managing Partner', { exact: true })).toHaveStyle({
    fontWeight: '600',
  });
  await page.viewport(390, 844);
  await expect.element(page.getByText('Managing Partner. Seattle')).toBeVisible();
  await expect.element(page.getByText('ada@solmere.example')).not.toBeVisible();
});

test('projects: order, title with slug, city, status in the colours of the list, and price', async () => {
  const place = { city: 'TOKYO', area: null, focal: null, picture: null, developer: null };
  const statuses = ['completed', 'in-progress', 'upcoming'];
  listIs(
    'projects',
    statuses.map((status, index) => ({
      ...stored,
      ...place,
      status,
      id: status,
      displayOrder: index,
      title: 'Kumo',
      slug: 'kumo',
      price: 'From $900,000',
      left: 4,
    })),
  );
  const { headers, rows } = await open(
    <ProjectsScreen member={ingrid} mapSettings={{ provider: undefined } as never} />,
  );
  expect(headers).toEqual(['Order', 'Project', 'City', 'Status', 'Price Range', 'Actions']);
  const same = { Project: 'Kumo kumo', City: 'Tokyo', 'Price Range': 'From $900,000 4 left' };
  expect(rows).toMatchObject([
    { ...same, Status: 'COMPLETED' },
    { ...same, Status: 'IN PROGRESS' },
    { ...same, Status: 'COMING SOON' },
  ]);
});

test('developers: logo with name, description in paragraphs, and the host of the website', async () => {
  listIs('developers', [
    {
      ...stored,
      name: 'Castrelle',
      description: 'Saves lots.\n\nSince 1988.',
      website: 'https://www.castrelle.example/en',
      logo: null,
    },
  ]);
  const { headers, rows } = await open(<DevelopersScreen member={ingrid} />);
  expect(headers).toEqual(['Developer', 'Description', 'Website', 'Actions']);
  expect(rows[0]).toMatchObject({ Developer: 'Castrelle', Description: 'Saves lots. Since 1988.' });
  await expect
    .element(page.getByRole('link', { name: /castrelle\.example/ }))
    .toHaveAttribute('href', 'https://www.castrelle.example/en');
});

test('pages: slug, hero type and last change; they are edited, not added', async () => {
  listIs('pages', [
    { ...stored, slug: 'about', title: null, hero: { title: 'About' }, heroType: 'video' },
  ]);
  const { headers, rows } = await open(<PagesScreen member={ingrid} />);
  expect(headers).toEqual(['Page', 'Hero Type', 'Last Updated', 'Actions']);
  expect(rows[0]).toMatchObject({
    Page: 'About /about',
    'Hero Type': 'Video',
    'Last Updated': 'Jan 5, 2026',
  });
});

test('testimonials: order, name, company, type, place and two lines of text', async () => {
  const said = 'It was quiet. '.repeat(60);
  listIs('testimonials', [
    {
      ...stored,
      author: 'Jo Weil',
      company: 'Weil AG',
      logo: null,
      type: 'developer',
      location: 'Zürich',
      content: said,
      displayOrder: 0,
    },
  ]);
  const { headers, rows } = await open(<TestimonialsScreen member={ingrid} />);
  const columns = ['Order', 'Name', 'Company', 'Type', 'Location', 'Testimonial', 'Actions'];
  expect(headers).toEqual(columns);
  expect(rows[0]).toMatchObject({
    Name: 'Jo Weil',
    Company: 'Weil AG',
    Type: 'Developer',
    Location: 'Zürich',
  });
  const { clientHeight, scrollHeight } = page.getByText(said.trim()).element();
  expect(clientHeight).toBeLessThan(scrollHeight);
  await expect.element(page.getByText(said.trim())).toHaveStyle({ webkitLineClamp: '2' });
});

/** The records of a list, with what its table shows. */
function listIs(noun: Noun, records: object[]) {
  answerAction(`${noun}.list`, () => records as never);
}

/** The columns of a screen, and the text of each cell by its column. */
async function open(screen: ReactNode) {
  await page.viewport(1440, 900);
  onTestFinished(() => page.viewport(1280, 800));
  document.body.className = 'admin';
  document.body.innerHTML = '<main class="admin-main"></main>';
  const root = createRoot(document.querySelector('main') ?? document.body);
  onTestFinished(() => root.unmount());
  root.render(screen);
  await expect.element(page.getByRole('table')).toBeVisible();
  await expect.poll(() => document.querySelectorAll('tbody tr').length).toBeGreaterThan(0);
  const headers = texts(document.querySelectorAll<HTMLElement>('thead th'));
  const rows = Array.from(document.querySelectorAll('tbody tr'), (row) => {
    const cells = texts(row.querySelectorAll<HTMLElement>('td, th'));
    return Object.fromEntries(headers.map((header, index) => [header, cells[index]]));
  });
  return { headers: headers.filter((header) => !shared.includes(header)), rows };
}

function texts(cells: Iterable<HTMLElement>) {
  return Array.from(cells, (cell) => cell.innerText.replaceAll(/\s+/g, ' ').trim());
}

/** Columns that lists of drafts and of translated records have, too. */
const shared = ['', 'Visibility', 'Languages', 'Last edited'];
