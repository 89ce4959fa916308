import { beforeEach, expect, test } from 'vitest';
import { fillPages, poster, record, saved, square } from '../../../tests/fixtures/page.ts';
import { missingFileMessage } from '../../lib/media/media-key.ts';
import { contentVersion } from '../../platform/database/content.ts';
import { db } from '../../platform/database/database.ts';
import { demoPages } from './page-content.demo.ts';
import { listPages, savePage } from './page-content.server.ts';
import { findPage, findSettingsWithLogos } from './page/public-pages.server.ts';

beforeEach(fillPages);

test('rich text is sanitised on save', async () => {
  const { content } = await record('news');
  if ('navigation' in content) throw new Error('These are the settings');
  const hostile = '<p onclick="x()">One</p><script>x()</script><h1>Two</h1>';
  await saved('news', {
    content: {
      hero: { ...content.hero, subtitle: hostile },
      sections: [
        {
          title: '<b>plain</b>',
          subheading: '',
          content: hostile,
          imageUrl: null,
          imageAlignment: null,
          medallionLogoUrl: null,
        },
      ],
    },
  });
  const page = await findPage('news');
  expect(page?.hero.subtitle).toBe('<p>One</p><h1>Two</h1>');
  expect(page?.sections[0]).toMatchObject({
    title: '<b>plain</b>',
    content: '<p>One</p><h1>Two</h1>',
  });
  const { record: version } = await db
    .selectFrom('versions')
    .select('record')
    .where('revision', '=', 2)
    .executeTakeFirstOrThrow();
  expect(version).not.toContain('<script');
});

test('saved settings appear in navigation and footer', async () => {
  await saved('settings', {
    content: {
      navigation: { logoType: 'image', logoText: 'Mere', logoUrl: square },
      footerLogos: { logo3Url: poster },
    },
  });
  expect(await findSettingsWithLogos()).toMatchObject({
    navigation: { logoText: 'Mere' },
    navigationLogo: { url: square },
    footerLogo: { url: poster },
  });
});

test('the second editor to save gets a conflict and overwrites nothing', async () => {
  const home = await record('home');
  await saved('home', { heroYoutubeUrl: 'https://youtu.be/SoLmErE2026' });
  const second = await savePage({ ...home, heroYoutubeUrl: null }, 'Grace');
  expect(second).toMatchObject({
    outcome: 'conflict',
    newest: { slug: 'home', revision: 2, heroYoutubeUrl: 'https://youtu.be/SoLmErE2026' },
  });
  expect(await record('home')).toMatchObject({ revision: 2 });
});

test('saving an unknown page does not add it', async () => {
  const home = await record('home');
  const id = '00000000-0000-4000-8000-000000000000';
  expect(await savePage({ ...home, id }, 'Ada')).toEqual({ outcome: 'conflict', newest: null });
  expect(await listPages()).toHaveLength(demoPages.length);
});

test('the settings cannot become another page, nor another page the settings', async () => {
  const [home, settings] = [await record('home'), await record('settings')];
  expect(await savePage({ ...home, content: settings.content }, 'Ada')).toMatchObject({
    outcome: 'refused',
    fields: { 'content.hero': expect.any(String) },
  });
  expect(await savePage({ ...settings, content: home.content }, 'Ada')).toMatchObject({
    outcome: 'refused',
    fields: { 'content.navigation': expect.any(String) },
  });
  expect(await record('home')).toEqual(home);
});

test('a picture that is not an uploaded file cannot be saved', async () => {
  const home = await record('home');
  const before = contentVersion();
  const heroUrl = '/media/images/heroes/2123456789abcdef01234567_1600x900_a29a8c.jpg';
  expect(await savePage({ ...home, heroType: 'image', heroUrl }, 'Ada')).toEqual({
    outcome: 'refused',
    fields: { heroUrl: missingFileMessage },
  });
  expect(contentVersion()).toBe(before);
});

test('an error in a section is reported at its own field', async () => {
  const home = await record('home');
  const section = { title: 'Here', imageUrl: 'https://elsewhere.example/a.jpg' };
  const content = { hero: {}, sections: [{}, section] };
  expect(await savePage({ ...home, content }, 'Ada')).toEqual({
    outcome: 'refused',
    fields: { 'content.sections.1.imageUrl': 'Choose an image' },
  });
});

test('each save keeps a version with its editor', async () => {
  await saved('home', { heroUrl: poster, heroType: 'image' });
  const { id } = await record('home');
  const versions = await db
    .selectFrom('versions')
    .selectAll()
    .where('recordId', '=', id)
    .orderBy('revision')
    .execute();
  expect(versions.map(({ savedBy, revision }) => [savedBy, revision])).toEqual([
    ['Ada', 1],
    ['Grace', 2],
  ]);
  expect(versions[1]?.record).toContain(poster);
});

test('the projects of the home page are saved without empty rows, and old versions have none', async () => {
  const old = await record('home');
  if ('navigation' in old.content) throw new Error('These are the settings');
  expect(old.content.projects).toEqual({ heroId: null, featured: [] });
  const projects = {
    heroId: 'kestrel',
    featured: [{ projectId: 'ito' }, { projectId: '' }, { projectId: 'ardmore' }],
  };
  await saved('home', { content: { ...old.content, projects } });
  const stored = { heroId: 'kestrel', featured: [{ projectId: 'ito' }, { projectId: 'ardmore' }] };
  expect((await findPage('home'))?.projects).toEqual(stored);
  expect(await record('home')).toMatchObject({ content: { projects: stored } });
  const { projects: _projects, ...before } = old.content;
  await db
    .updateTable('pages')
    .set({ content: JSON.stringify(before) })
    .where('slug', '=', 'home')
    .execute();
  expect((await findPage('home'))?.projects).toEqual({ heroId: null, featured: [] });
  expect((await findPage('news'))?.projects).toBeUndefined();
});
