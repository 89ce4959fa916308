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
  ['/[slug]', 'other'],
  ['/wp-login.php', 'other'],
  ['/%00', 'other'],
  ['', 'other'],
])('%j counts as %j', (url, name) => expect(routeName(url)).toBe(name));
