import { expect, test } from 'vitest';
import { endOfChain, redirectLocation, soundRedirect, type KnownAddresses } from './redirect.ts';

const origin = 'https://solmere.example';
const addresses: KnownAddresses = {
  origin,
  pages: new Set(['/', '/projects', '/projects/kestrel-house', '/vip']),
  moved: new Map([['/projects/kestrel', '/projects/kestrel-house']]),
  redirects: new Map([
    ['/vancouver', '/projects?city=vancouver'],
    ['/paper', 'https://paper.example/a'],
    ['/gone', '/nowhere'],
  ]),
};

test.each([
  ['/Old/', '/vip', { fromPath: '/old', target: '/vip' }],
  ['old', '/vip?a=1#b', { fromPath: '/old', target: '/vip?a=1#b' }],
  [`${origin}/old?x=1`, `${origin}/VIP/`, { fromPath: '/old', target: '/vip' }],
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
])('a redirect cannot lead to %s', (target, fault) =>
  expect(soundRedirect({ fromPath: '/old', target }, addresses).fields?.target).toContain(fault),
);

test('a redirect that would close a loop is refused', () => {
  const redirects = new Map([['/b', '/a']]);
  const { fields } = soundRedirect({ fromPath: '/a', target: '/b' }, { ...addresses, redirects });
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
  expect(redirectLocation('https://other.example/', '?a=1', origin)).toBe(
    'https://other.example/?a=1',
  );
});
