import { expect, test } from 'vitest';
import { endOfChain, redirectLocation, soundRedirect, type KnownAddresses } from './redirect.ts';

const origin = 'https://solmere.example';
const addresses: KnownAddresses = {
  origin,
  pages: new Set(['/', '/projects', '/projects/kestrel-house', '/vip']),
  files: new Set(['/media/images/news/0A.jpg']),
  moved: new Map([['/projects/kestrel', '/projects/kestrel-house']]),
  redirects: new Map([
    ['/vancouver', '/projects?city=vancouver'],
    ['/paper', 'https://paper.example/a'],
    ['/gone', '/nowhere'],
    ['/?p=7', '/vip'],
  ]),
};

test.each([
  ['/Old/', '/vip', { fromPath: '/old', target: '/vip' }],
  ['old', '/vip?a=1#b', { fromPath: '/old', target: '/vip?a=1#b' }],
  [`${origin}/old?utm_source=x`, `${origin}/VIP/`, { fromPath: '/old', target: '/vip' }],
  ['/?p=12', '/vip', { fromPath: '/?p=12', target: '/vip' }],
  ['/old.php?Id=12', '/vip', { fromPath: '/old.php?id=12', target: '/vip' }],
  ['/old', '/?p=7', { fromPath: '/old', target: '/vip' }],
  [
    '/a.jpg',
    '/media/images/news/0A.jpg?x',
    { fromPath: '/a.jpg', target: '/media/images/news/0A.jpg' },
  ],
  ['/old', 'https://other.example', { fromPath: '/old', target: 'https://other.example/' }],
  ['/old', '/vancouver', { fromPath: '/old', target: '/projects?city=vancouver' }],
  ['/old', '/paper', { fromPath: '/old', target: 'https://paper.example/a' }],
  ['/old', '/projects/kestrel', { fromPath: '/old', target: '/projects/kestrel-house' }],
])('%s to %s is stored with its final target', (fromPath, target, redirect) =>
  expect(soundRedirect({ fromPath, target }, addresses)).toEqual({ redirect }),
);

test.each([
  ['/admin/old', 'reserved by the site'],
  ['/_astro/old.js', 'reserved by the site'],
  ['/vip', 'A page already uses'],
  ['/VIP/', 'A page already uses'],
  ['/projects/kestrel', 'already redirects'],
  ['/vancouver', 'Another redirect'],
  ['https://other.example/old', 'Enter a path'],
  ['old address', 'Enter a path'],
  ['/?p=7', 'Another redirect'],
  ['/vip?p=1', 'A page already uses'],
  ['/?p=1&q=2', 'one parameter'],
])('a redirect cannot start at %s', (fromPath, fault) =>
  expect(soundRedirect({ fromPath, target: '/vip' }, addresses).fields?.fromPath).toContain(fault),
);

test.each([
  ['/nowhere', 'no page'],
  ['/gone', 'no page'],
  ['/old', 'loop'],
  ['/OLD?again', 'loop'],
  ['http://other.example', 'https://'],
  ['https://ada:secret@other.example', 'https://'],
  ['javascript:alert(1)', 'https://'],
  ['//other.example', 'no page'],
  ['somewhere', 'https://'],
  ['/media/images/news/0b.jpg', 'no file'],
])('a redirect cannot lead to %s', (target, fault) =>
  expect(soundRedirect({ fromPath: '/old', target }, addresses).fields?.target).toContain(fault),
);

test('a redirect that would close a loop is refused', () => {
  const redirects = new Map([['/b', '/a']]);
  const { fields } = soundRedirect({ fromPath: '/a', target: '/b' }, { ...addresses, redirects });
  expect(fields?.target).toContain('loop');
});

test('a parameter of the home page does not lead to itself', () => {
  const { fields } = soundRedirect({ fromPath: '/?p=12', target: '/?p=12' }, addresses);
  expect(fields?.target).toContain('loop');
});

test('resolving a loop of redirects terminates', () => {
  const redirects = new Map([
    ['/a', '/b'],
    ['/b', '/a'],
  ]);
  expect(endOfChain('/a', { ...addresses, redirects })).toBe('/a');
});

test('the request’s parameters are added to those of the redirect', () => {
  expect(redirectLocation('/projects?city=tokyo', '?city=rome&a=1&a=2', origin)).toBe(
    '/projects?city=tokyo&a=1&a=2',
  );
  expect(redirectLocation('/news/a', '?p=12&a=1', origin, 'p')).toBe('/news/a?a=1');
  expect(redirectLocation('https://other.example/', '?a=1', origin)).toBe(
    'https://other.example/?a=1',
  );
});
