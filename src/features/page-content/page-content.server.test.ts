import { beforeEach, expect, test } from 'vitest';
import {
  video,
  fillPages,
  poster,
  record,
  saved,
  small,
  square,
} from '../../../tests/fixtures/page.ts';
import { listPages } from './page-content.server.ts';
import { findPage } from './page/public-pages.server.ts';

const centre = { x: 0.5, y: 0.5 };

beforeEach(fillPages);

test('a page includes its film, and the film its poster', async () => {
  await saved('home', { heroType: 'video', heroUrl: video });
  expect((await findPage('home'))?.hero.media).toEqual({
    kind: 'film',
    film: { url: video, poster: { url: poster, alt: 'Towers', focal: centre }, small },
  });
});

test('an external film has no poster', async () => {
  await saved('home', { heroType: 'video', heroUrl: 'https://films.example/a.mp4' });
  expect((await findPage('home'))?.hero.media).toEqual({
    kind: 'film',
    film: { url: 'https://films.example/a.mp4', poster: null, small: [] },
  });
});

test('a shared video replaces the film and keeps its poster', async () => {
  const heroYoutubeUrl = 'https://youtu.be/SoLmErE2026';
  await saved('home', { heroType: 'video', heroUrl: video, heroYoutubeUrl });
  expect((await findPage('home'))?.hero.media).toMatchObject({
    kind: 'embed',
    video: 'SoLmErE2026',
    poster: { url: poster },
  });
});

test('pictures have their text and focal point, and the alignment is a boolean', async () => {
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

test('editors see all pages sorted by slug', async () => {
  expect((await listPages()).map(({ slug }) => slug)).toEqual([
    'about',
    'home',
    'news',
    'settings',
    'testimonials',
  ]);
});

test('an unknown slug finds no page', async () => {
  expect(await findPage('nowhere')).toBeUndefined();
});
