import { expect, test } from 'vitest';
import { pathGuesser } from './similar.ts';

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
