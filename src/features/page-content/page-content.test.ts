import { expect, test } from 'vitest';
import { demoPages } from './page-content.demo.ts';
import { pageSchemaAt, settingsSchema, storedContentAt } from './page-schemas.ts';

const pageSchema = pageSchemaAt('about');
const pageContentSchema = storedContentAt('about');

test('the pages are exactly home, about, news, testimonials and settings', () => {
  expect(demoPages.map((page) => page.slug).toSorted()).toEqual([
    'about',
    'home',
    'news',
    'settings',
    'testimonials',
  ]);
});

test('every demo page matches its schema', () => {
  for (const { slug, content } of demoPages) {
    const schema = slug === 'settings' ? settingsSchema : pageContentSchema;
    expect(schema.parse(content)).toEqual(content);
  }
});

test('missing optional parts are read as empty', () => {
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

test('a video URL is kept only if it names a video', () => {
  const { heroYoutubeUrl } = pageSchema.shape;
  const shared = 'https://www.youtube.com/watch?v=SoLmErE2026';
  expect(heroYoutubeUrl.parse(shared)).toBe(shared);
  expect(heroYoutubeUrl.parse('https://elsewhere.example')).toBeNull();
  expect(heroYoutubeUrl.safeParse('no address').error?.issues[0]?.message).toBe(
    'Enter a full URL starting with https://',
  );
});

test('a film is an uploaded file or an absolute URL', () => {
  const video = '/media/videos/news/0123456789abcdef01234567.mp4';
  expect(hero('video', video)).toBe(video);
  expect(hero('video', 'https://films.example/a.mp4')).toBe('https://films.example/a.mp4');
  expect(hero('video', 'films.example/a.mp4')).toBe('https://films.example/a.mp4');
  expect(hero('video', '')).toBeNull();
  for (const none of [
    'javascript:alert(1)',
    'films/a.mp4',
    '/media/../a.mp4',
    'https://a;sandbox/x.mp4',
    'https://*/x.mp4',
    image,
  ]) {
    expect(hero('video', none)).toBe('Enter a full URL starting with https://');
  }
});

test('a picture must be an uploaded file', () => {
  expect(hero('image', image)).toBe(image);
  expect(hero('image', null)).toBeNull();
  expect(hero('image', 'https://elsewhere.example/a.jpg')).toBe('Choose an image');
  const content = {
    hero: { title: 'Here' },
    sections: [{ imageUrl: 'https://elsewhere.example' }],
  };
  const { error } = pageSchema.safeParse({ heroType: 'image', content });
  expect(error?.issues[0]).toMatchObject({
    path: ['content', 'sections', 0, 'imageUrl'],
    message: 'Choose an image',
  });
});

test('a page without its hero type is refused', () => {
  expect(pageSchema.shape.heroType.safeParse(null).success).toBe(false);
});

const image = '/media/images/heroes/0123456789abcdef01234567_1600x900_a29a8c.jpg';

/** Returns the stored URL, or the error message. */
function hero(heroType: string, heroUrl: string | null) {
  const { data, error } = pageSchema.safeParse({ heroType, heroUrl, content: { hero: {} } });
  return data ? data.heroUrl : error.issues[0]?.message;
}
