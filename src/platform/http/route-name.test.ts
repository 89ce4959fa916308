import { readdir } from 'node:fs/promises';
import path from 'node:path';
import { expect, test } from 'vitest';
import { nameRoutes, routeName } from './route-name.ts';

nameRoutes([
  '/',
  '/[slug]',
  '/partners',
  '/partners/[slug]',
  '/private/[token]',
  '/private/leave',
  '/[icon].png',
]);

test.each([
  ['/', '/'],
  ['/?a=b', '/'],
  ['/partners', '/partners'],
  ['/partners/ingrid-halvorsen?x', '/partners/*'],
  ['/_actions/partners.save', '/_actions/*'],
  ['/private/ab-secret', 'other'],
  ['/private/leave', 'other'],
  ['/partners/../private/ab-secret', 'other'],
  ['/partners/%2E%2E/private/ab-secret', 'other'],
  ['//partners/private/ab-secret', 'other'],
  ['http://[', 'other'],
  ['/[slug]', 'other'],
  ['/wp-login.php', 'other'],
  ['/%00', 'other'],
  ['', '/'],
])('%j counts as %j', (url, name) => expect(routeName(url)).toBe(name));

test('secrets in public paths are always named token', async () => {
  const folder = path.join(import.meta.dirname, '../../pages');
  const files = await readdir(folder, { recursive: true });
  const parameters = files
    .filter((file) => !/^(?:admin|api)\b/.test(file))
    .flatMap((file) => [...file.matchAll(/\[([^\]]+)\]/g)].map(([, name]) => name));
  expect(new Set(parameters)).toEqual(new Set(['...all', 'icon', 'slug', 'token']));
});
