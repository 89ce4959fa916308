import { expect, test } from 'vitest';
import { demoPages } from './page-content.demo.ts';
import { pageContentSchema, settingsSchema } from './page-content.ts';

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
