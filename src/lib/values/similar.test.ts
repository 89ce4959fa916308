import { expect, test } from 'vitest';
import { findNearest } from './nearest.ts';
import { pathGuesser, slugDifference } from './similar.ts';

const guess = pathGuesser([
  '/',
  '/partners',
  '/partners/ingrid-halvorsen',
  '/partners/mei-tanaka',
  '/projects',
  '/projects/kestrel-house',
  '/projects/ferrand-quay',
  '/vip',
]);

test.each([
  ['/residences/kestrel', '/projects/kestrel-house'],
  ['/partners/i-halvorsen', '/partners/ingrid-halvorsen'],
  ['/partner/mei-tanaka.html', '/partners/mei-tanaka'],
  ['/prtners', '/partners'],
  ['/project', '/projects'],
])('%s is most like %s', (path, like) => expect(guess(path)).toBe(like));

test.each(['/wp-login.php', '/xyz', '/a', '/'])('nothing is like %s', (path) =>
  expect(guess(path)).toBeUndefined(),
);

test('the most similar slugs come first, and the others keep their order', () => {
  const records = ['ferrand-quay', 'ito-house', 'kestrel-house', 'parallel'].map((slug) => ({
    slug,
  }));
  const order = (slug: string) =>
    findNearest(records, slugDifference(slug), 4).map((record) => record.slug);
  expect(order('kestral-house')).toEqual([
    'kestrel-house',
    'ito-house',
    'ferrand-quay',
    'parallel',
  ]);
  expect(order('xyz')).toEqual(records.map(({ slug }) => slug));
});
