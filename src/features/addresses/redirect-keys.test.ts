import { expect, test } from 'vitest';
import { findFeed, isHomeWithQuery, redirectKeys, redirectStart } from './redirect-keys.ts';

test.each([
  ['/Old/', '/old'],
  ['/?p=12', '/?p=12'],
  ['/?p=12&utm_source=paper&fbclid=x#top', '/?p=12'],
  ['/old?utm_source=paper', '/old'],
  ['/?tag=Ca%CC%81fe', '/?tag=cáfe'],
  ['/?tag=a%26b%3Dc', '/?tag=a%26b%3Dc'],
  ['/?p=12&page=2', undefined],
  [`/?p=${'1'.repeat(300)}`, undefined],
  ['/?p=%00', undefined],
  ['old', undefined],
])('the start %s is stored as %s', (typed, stored) => {
  expect(redirectStart(typed)).toBe(stored);
  if (stored !== undefined) expect(redirectStart(stored)).toBe(stored);
});

test.each([
  ['/?p=12', '/?p=12'],
  ['/?utm_source=x&P=12', '/?p=12'],
  ['/index.php?p=12', '/?p=12'],
  ['/index.php/2019/03/post/', '/2019/03/post'],
  ['/2019/03/post/feed/', '/2019/03/post'],
  ['/2019/03/post/amp', '/2019/03/post'],
  ['/category/x/feed/atom/', '/category/x'],
  ['/category/x/page/3/', '/category/x'],
  ['/page/2/', '/page'],
  ['/feed/rss2/', '/feed'],
  ['/2021/03/', '/2021'],
  ['/2021/03/09/page/2', '/2021'],
  ['/index.php/2021/', '/2021'],
  ['/wp-content/uploads/2021/03/x-300x200.jpg', '/wp-content/uploads/2021/03/x.jpg'],
  ['/wp-content/uploads/2021/03/x-300x200.jpg', '/wp-content/uploads/2021/03/x-scaled.jpg'],
  ['/wp-content/uploads/2021/03/x-300x200.jpg.webp', '/wp-content/uploads/2021/03/x.jpg'],
  ['/wp-content/uploads/2021/03/x-scaled.jpg', '/wp-content/uploads/2021/03/x.jpg'],
  ['/wp-content/uploads/2021/03/%E6%B5%B7-1024x768.PNG', '/wp-content/uploads/2021/03/海.png'],
  ['/caf%C3%A9/', '/café'],
  ['/cafe%CC%81', '/café'],
])('%s may be stored as %s', (url, key) =>
  expect(redirectKeys(url).map((one) => one.key)).toContain(key),
);

test('the exact address comes first, and the home page alone is never redirected', () => {
  expect(redirectKeys('/a-300x200.jpg?v=1')[0]).toEqual({
    key: '/a-300x200.jpg?v=1',
    parameter: 'v',
  });
  expect(redirectKeys('/')).toEqual([]);
  expect(redirectKeys('/index.php').map(({ key }) => key)).toEqual(['/index.php']);
  const long = `/?${Array.from({ length: 5_000 }, (_, index) => `a${index}=1`).join('&')}`;
  expect(redirectKeys(long)).toHaveLength(20);
});

test('only the home page with a query is looked up before its page', () => {
  expect(['/?p=1', '//?p=1', '/index.php?p=1'].map(isHomeWithQuery)).toEqual([true, true, true]);
  expect(['/', '/?', '/news?p=1', '/a/?p=1'].some(isHomeWithQuery)).toBe(false);
});

test('the feed of an older list leads to the feed of the news', () => {
  expect(findFeed('/news', '/category/x/feed/')).toBe('/news.xml');
  expect(findFeed('/news', '/category/x/feed/atom?a=1')).toBe('/news.xml');
  expect(findFeed('/news', '/category/feeding')).toBe('/news');
  expect(findFeed('/news/a', '/2019/03/a/feed/')).toBe('/news/a');
});
