import { expect, test } from 'vitest';
import { demoPages } from './page-content.demo.ts';
import { pageContentSchema, pageSchema, settingsSchema } from './page-content.ts';

test('the pages are exactly home, about, news, testimonials and settings', () => {
  expect(demoPages.map((page) => page.slug).toSorted()).toEqual([
    'about',
    'home',
    'news',
    'settings',
    'testimonials',
  ]);
});

test('every page of the demo content keeps its schema', () => {
  for (const { slug, content } of demoPages) {
    const schema = slug === 'settings' ? settingsSchema : pageContentSchema;
    expect(schema.parse(content)).toEqual(content);
  }
});

test('a page that lacks what is optional is read with empty places', () => {
  expect(pageContentSchema.parse({ hero: { title: 'Here' } })).toEqual({
    hero: {
      title: 'Here',
      subheading: '',
      subtitle: '',
      images: { topSquare: null, bottomSquare: null, rightSkyscraper: null },
    },
    sections: [],
  });
});

test('the address of a shared video is kept only when it names one', () => {
  const { heroYoutubeUrl } = pageSchema.shape;
  const shared = 'https://www.youtube.com/watch?v=SoLmErE2026';
  expect(heroYoutubeUrl.parse(shared)).toBe(shared);
  expect(heroYoutubeUrl.parse('https://elsewhere.example')).toBeNull();
  expect(heroYoutubeUrl.safeParse('no address').error?.issues[0]?.message).toBe(
    'Enter a full web address, starting with https://',
  );
});

test('a film is a file of ours or has a whole address', () => {
  const { heroUrl } = pageSchema.shape;
  expect(heroUrl.parse('/media/videos/news/a.mp4')).toBe('/media/videos/news/a.mp4');
  expect(heroUrl.parse('https://films.example/a.mp4')).toBe('https://films.example/a.mp4');
  expect(heroUrl.parse('')).toBeNull();
  expect(heroUrl.safeParse('javascript:alert(1)').success).toBe(false);
  expect(heroUrl.safeParse('films/a.mp4').success).toBe(false);
});

test('a page without its hero type is refused', () => {
  expect(pageSchema.shape.heroType.safeParse(null).success).toBe(false);
});
