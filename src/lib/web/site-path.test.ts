import { expect, test } from 'vitest';
import { comparablePath, isTakenPath } from './site-path.ts';

test.each([
  ['/', '/'],
  ['/Vancouver/', '/vancouver'],
  ['//evil.example//a', '/evil.example/a'],
  ['/\\evil.example', '/evil.example'],
  ['/projects?city=tokyo#top', '/projects'],
  ['/caf%C3%A9', '/café'],
  ['/cafe\u0301', '/café'],
  ['/a/../b/./c', '/b/c'],
  ['/100%', '/100%'],
  ['/a%2Fb', '/a%2fb'],
])('%j is compared as %j', (address, path) => expect(comparablePath(address)).toBe(path));

test.each(['', 'vancouver', 'https://solmere.example/', '/a%00b', `/${'a'.repeat(200)}`])(
  '%j is no path',
  (address) => expect(comparablePath(address)).toBeUndefined(),
);

test('paths that the server itself serves are reserved', () => {
  const paths = [
    '/admin',
    '/admin/x',
    '/_astro/a.js',
    '/media',
    '/health',
    '/uploads/1',
    '/preview/x',
    '/500',
  ];
  expect(paths.filter((path) => !isTakenPath(path))).toEqual([]);
  expect(['/', '/administration', '/partners', '/mediation'].filter(isTakenPath)).toEqual([]);
});
