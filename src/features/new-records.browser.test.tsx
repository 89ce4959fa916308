import type { ReactNode } from 'react';
import { createRoot } from 'react-dom/client';
import { beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { answerAction } from '../../tests/kit/astro-actions.ts';
import { openAddress } from '../../tests/kit/partners-screen.tsx';
import { ingrid } from '../../tests/fixtures/members.ts';
import { NewsScreen } from './news/NewsScreen.tsx';
import { PagesScreen } from './page-content/form/PagesScreen.tsx';
import { ProjectsScreen } from './projects/form/ProjectsScreen.tsx';

beforeEach(() => {
  answerAction('media.find', () => []);
  answerAction('pages.links', () => []);
  answerAction('developers.list', () => []);
  answerAction('partners.list', () => []);
});

test('a new project is upcoming, with a picture as hero, and no units or levels yet', async () => {
  answerAction('projects.list', () => []);
  open(
    '?edit=new',
    <ProjectsScreen member={ingrid} mapSettings={{ hasGeocoder: false } as never} />,
  );
  await expect.element(page.getByLabelText(/^Status/)).toHaveValue('upcoming');
  await expect.element(page.getByRole('radio', { name: 'Image' })).toBeChecked();
  await expect.element(page.getByLabelText('Units', { exact: true })).toHaveValue('0');
  await expect.element(page.getByLabelText('Levels')).toHaveValue('0');
});

test('the about page has three pictures beside its hero, sections with a medallion, and a preview of a video that is found', async () => {
  const stored = { id: 'a', revision: 1, updatedAt: '2026-01-05T20:00:00.000Z' };
  const content = { hero: { title: 'About' }, sections: [{ title: 'Where we began' }] };
  const about = { ...stored, slug: 'about', heroType: 'image', heroUrl: null, content };
  answerAction('pages.list', () => [{ ...about, title: null, hero: {} }] as never);
  open('?edit=a', <PagesScreen member={ingrid} />);
  for (const name of [
    'Background image',
    'Square image, top',
    'Square image, bottom',
    'Tall image, right',
  ])
    await expect.element(page.getByRole('group', { name })).toBeVisible();
  await expect
    .element(page.getByRole('group', { name: /Round logo beside the text/ }))
    .toBeVisible();
  await page.getByRole('radio', { name: 'Video' }).click();
  const address = page.getByRole('textbox', { name: 'Video-sharing URL' });
  await address.fill('https://youtu.be/SoLmErE2026');
  await expect.element(page.getByText('Video found: SoLmErE2026')).toBeVisible();
  await address.fill('https://youtu.be/short');
  await expect.element(page.getByText(/^Video found/)).not.toBeInTheDocument();
});

test('a new item is of today in Vancouver, has a category to choose and no medium', async () => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-10-31T05:30:00Z') });
  answerAction('news.list', () => []);
  open('?edit=new', <NewsScreen member={ingrid} />);
  await expect.element(page.getByLabelText('Publish date')).toHaveValue('2026-10-30');
  await expect.element(page.getByRole('radio', { name: 'None' })).toBeChecked();
  expect(page.getByRole('group', { name: 'Image' }).query()).toBeNull();
  const options = page.getByLabelText('Category').getByRole('option').elements();
  expect(options.map(({ textContent }) => textContent)).toEqual(
    expect.arrayContaining([
      'Project Update',
      'Company News',
      'Sales Achievement',
      'New Launch',
      'Recognition',
    ]),
  );
});

function open(query: string, screen: ReactNode) {
  openAddress(query);
  document.body.className = 'admin';
  document.body.innerHTML = '<main class="admin-main"></main>';
  const root = createRoot(document.querySelector('main') ?? document.body);
  onTestFinished(() => {
    root.unmount();
    openAddress('');
  });
  root.render(screen);
}
