import { beforeEach, expect, test } from 'vitest';
import { missingFileWords } from '../../lib/media-key.ts';
import { changeContent, contentVersion } from '../../platform/content.ts';
import { db } from '../../platform/database.ts';
import { demoPages } from './page-content.demo.ts';
import type { PageInput, PageRecord } from './page-content.ts';
import { findPage, findSettings, listPages, pageRecords, savePage } from './page-content.server.ts';

const film = '/media/videos/news/0123456789abcdef01234567.mp4';
const poster = '/media/images/heroes/0123456789abcdef01234567_1600x900_a29a8c.jpg';
const square = '/media/images/about/1123456789abcdef01234567_800x800_a29a8c.jpg';
const small = [{ width: 480, format: 'mp4', bytes: 600_000 }];
const centre = { x: 0.5, y: 0.5 };

beforeEach(async () => {
  for (const table of ['versions', 'pages', 'media'] as const) await db.deleteFrom(table).execute();
  await insertMedia(poster, { alt: 'Towers' });
  await insertMedia(square, { alt: 'A stair', focalX: 0.25 });
  await insertMedia(film, { kind: 'video', posterUrl: poster, smallFilms: JSON.stringify(small) });
  await changeContent(async (tx) => {
    for (const page of demoPages) await pageRecords.add(tx, withoutFiles(page), 'Ada');
  });
});

test('a page comes with its film, and the film with its poster', async () => {
  await saved('home', { heroType: 'video', heroUrl: film });
  expect((await findPage('home'))?.hero.media).toEqual({
    kind: 'film',
    film: { url: film, poster: { url: poster, alt: 'Towers', focal: centre }, small },
  });
});

test('a film elsewhere is shown without a poster', async () => {
  await saved('home', { heroType: 'video', heroUrl: 'https://films.example/a.mp4' });
  expect((await findPage('home'))?.hero.media).toEqual({
    kind: 'film',
    film: { url: 'https://films.example/a.mp4', poster: null, small: [] },
  });
});

test('a shared video is shown in place of the film, whose poster it keeps', async () => {
  const heroYoutubeUrl = 'https://youtu.be/SoLmErE2026';
  await saved('home', { heroType: 'video', heroUrl: film, heroYoutubeUrl });
  expect((await findPage('home'))?.hero.media).toMatchObject({
    kind: 'embed',
    video: 'SoLmErE2026',
    poster: { url: poster },
  });
});

test('pictures come with their text and focal point, alignment as a fact', async () => {
  const { content } = await record('about');
  if ('navigation' in content) throw new Error('These are the settings');
  const [section] = content.sections;
  if (!section) throw new Error('About has no sections');
  await saved('about', {
    heroType: 'image',
    heroUrl: poster,
    content: {
      hero: { ...content.hero, images: { ...content.hero.images, topSquare: square } },
      sections: [
        { ...section, imageUrl: square, medallionLogoUrl: null, imageAlignment: 'baseline' },
        { ...section, imageAlignment: 'center' },
      ],
    },
  });
  const image = { url: square, alt: 'A stair', focal: { x: 0.25, y: 0.5 } };
  const page = await findPage('about');
  expect(page?.hero).toMatchObject({
    media: { kind: 'image', image: { url: poster } },
    topSquare: image,
    bottomSquare: null,
  });
  expect(page?.sections).toMatchObject([
    { image, medallion: null, isOnBaseline: true },
    { image: null, isOnBaseline: false },
  ]);
});

test('rich text is made harmless when it is saved', async () => {
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
  const { record: kept } = await db
    .selectFrom('versions')
    .select('record')
    .where('revision', '=', 2)
    .executeTakeFirstOrThrow();
  expect(kept).not.toContain('script');
});

test('the settings are saved, and navigation and footer show them', async () => {
  await saved('settings', {
    content: {
      navigation: { logoType: 'image', logoText: 'Mere', logoUrl: square },
      footerLogos: { logo3Url: poster },
    },
  });
  expect(await findSettings()).toMatchObject({
    navigation: { logoText: 'Mere' },
    navigationLogo: { url: square },
    footerLogo: { url: poster },
  });
});

test('whoever saves second learns of the newer text and overwrites nothing', async () => {
  const home = await record('home');
  await saved('home', { heroYoutubeUrl: 'https://youtu.be/SoLmErE2026' });
  const second = await savePage({ ...home, heroYoutubeUrl: null }, 'Grace');
  expect(second).toMatchObject({
    outcome: 'conflict',
    newest: { slug: 'home', revision: 2, heroYoutubeUrl: 'https://youtu.be/SoLmErE2026' },
  });
  expect(await record('home')).toMatchObject({ revision: 2 });
});

test('a page that does not exist is not added', async () => {
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

test('a picture that is no file of ours cannot be saved', async () => {
  const home = await record('home');
  const before = contentVersion();
  const heroUrl = '/media/images/heroes/2123456789abcdef01234567_1600x900_a29a8c.jpg';
  expect(await savePage({ ...home, heroType: 'image', heroUrl }, 'Ada')).toEqual({
    outcome: 'refused',
    fields: { heroUrl: missingFileWords },
  });
  expect(contentVersion()).toBe(before);
});

test('what is wrong in a section is said at its own field', async () => {
  const home = await record('home');
  const section = { title: 'Here', imageUrl: 'https://elsewhere.example/a.jpg' };
  const content = { hero: {}, sections: [{}, section] };
  expect(await savePage({ ...home, content }, 'Ada')).toEqual({
    outcome: 'refused',
    fields: { 'content.sections.1.imageUrl': 'Choose a picture' },
  });
});

test('each save keeps a version with who and when', async () => {
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

test('editors see all pages by slug', async () => {
  expect((await listPages()).map(({ slug }) => slug)).toEqual([
    'about',
    'home',
    'news',
    'settings',
    'testimonials',
  ]);
});

test('no page of this name is found', async () => {
  expect(await findPage('nowhere')).toBeUndefined();
});

async function record(slug: string): Promise<PageRecord> {
  const found = (await listPages()).find((page) => page.slug === slug);
  if (!found) throw new Error(`There is no page ${slug}`);
  return found;
}

async function saved(slug: string, changes: Partial<PageInput>) {
  const { id, revision, ...page } = await record(slug);
  expect(await savePage({ ...page, ...changes, id, revision }, 'Grace')).toMatchObject({
    outcome: 'done',
    record: { slug, revision: revision + 1 },
  });
}

/** The demo content names files that are stored only at the first start. */
function withoutFiles(page: PageInput): PageInput {
  const text = JSON.stringify(page, (_key, value: unknown) =>
    typeof value === 'string' && /\.(jpg|svg|mp4)$/.test(value) ? null : value,
  );
  return JSON.parse(text) as PageInput;
}

type MediaColumns = {
  kind?: 'video';
  alt?: string;
  focalX?: number;
  posterUrl?: string;
  smallFilms?: string;
};

async function insertMedia(url: string, columns: MediaColumns) {
  await db
    .insertInto('media')
    .values({
      url,
      kind: 'image',
      bytes: 1,
      alt: '',
      focalX: 0.5,
      focalY: 0.5,
      variantsReady: 1,
      variantsLease: null,
      variantsTries: 0,
      name: '',
      searchText: '',
      revision: 1,
      createdBy: 'Ada',
      createdAt: new Date().toISOString(),
      ...columns,
    })
    .execute();
}
