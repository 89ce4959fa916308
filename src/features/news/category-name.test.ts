import { afterEach, expect, test } from 'vitest';
import { provideLocale } from '../../lib/text/locale.ts';
import { categoryName } from './category-name.ts';
import { storyHead } from './news-data.ts';
import { newsFeed } from './news-feed.ts';
import { newsCategories, type NewsItem } from './news.ts';

const item = {
  id: 'a',
  slug: 'keys',
  title: '鍵のお引渡し',
  content: '<p>百四十八組。</p>',
  category: 'Company News',
  publishedAt: '2026-08-20',
  updatedAt: '2026-08-20T00:00:00.000Z',
  media: { kind: 'image', image: { url: '/media/a.jpg', alt: '', focal: null } },
} as unknown as NewsItem;
const textMedia = new Map();
const page = new URL('https://solmere.example/ja/news');

let restore = () => {};
afterEach(() => restore());

test.each(['fr-CA', 'ja-JP', 'zh-Hant-TW'])('each category has a name in %s', (locale) => {
  restore = provideLocale(() => locale);
  const names = newsCategories.map(categoryName);
  expect(names.filter((name, index) => name === newsCategories[index])).toEqual([]);
  expect(categoryName('toString')).toBe('toString');
});

test('search engines and feeds read the category in the language of the page', () => {
  restore = provideLocale(() => 'ja-JP');
  expect(storyHead({ item, textMedia }, page).structuredData).toMatchObject({
    articleSection: '会社のお知らせ',
  });
  const feed = { title: '', description: '', language: 'ja-JP', page, address: page, textMedia };
  expect(newsFeed([item], { ...feed, timeZone: 'Asia/Tokyo' })).toContain(
    '<category>会社のお知らせ</category>',
  );
});
