import { expect, test } from 'vitest';
import { publicPath } from './public-path.ts';

const origin = 'https://solmere.example';

test.each([
  ['/', '/'],
  ['/projects/kestrel-house', '/projects/kestrel-house'],
  ['/projects?city=VANCOUVER&page=2#homes', '/projects?city=VANCOUVER&page=2'],
  ['https://solmere.example/about', '/about'],
  ['/projects/../about', '/about'],
  ['/news//a', '/news/a'],
  ['/news/%C3%A9t%C3%A9', '/news/%C3%A9t%C3%A9'],
  ['/administration', '/administration'],
])('%s is the public page %s', (text, path) => {
  expect(publicPath(text, origin)).toBe(path);
});

test.each([
  '',
  'about',
  '//other.example/',
  String.raw`/\other.example/`,
  'https://other.example/about',
  'https://solmere.example.evil/about',
  'javascript:alert(1)',
  '/\t/other.example',
  '/\t/',
  '/\n/[',
  '/admin',
  '/admin/settings',
  '/%61dmin/settings',
  '/%2561dmin/login',
  '/.//admin',
  '//admin',
  '/x/..//admin',
  '/admin%2Fsettings',
  '/%5cadmin',
  '/%70rivate/token',
  '/%70review/token',
  '/%61uth/sign-in',
  '/%5Factions/partners.list',
  '/%5fimage',
  '/media/images/a.jpg',
  '/robots.txt',
  '/sitemap.xml/',
  '/projects/kestrel/brochure%2Epdf',
  '/%zz',
  `/${'a'.repeat(2_000)}`,
])('%j is no public page', (text) => {
  expect(publicPath(text, origin)).toBeUndefined();
});
