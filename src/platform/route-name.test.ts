import { expect, test } from 'vitest';
import { routeName } from './route-name.ts';

test.each([
  ['/', '/'],
  ['/?a=b', '/'],
  ['/partners', '/partners'],
  ['/partners/ingrid-halvorsen?x', '/partners/*'],
  ['/_actions/partners.save', '/_actions/*'],
  ['/wp-login.php', 'other'],
  ['/%00', 'other'],
  ['', 'other'],
])('%j counts as %j', (url, name) => expect(routeName(url)).toBe(name));
