import { expect, test } from 'vitest';
import { presentAdminPath } from './paths.ts';

test.each([
  ['/admin/addresses', '/admin/redirects'],
  ['/admin/people', '/admin/team'],
  ['/admin/figures', '/admin/reports'],
  ['/admin/vip', '/admin/first-access'],
  ['/admin/vip/', '/admin/first-access/'],
  ['/admin/vip/sent', '/admin/first-access/sent'],
  ['/admin/figures.csv', '/admin/reports.csv'],
])('a link to %s leads to %s', (old, present) => expect(presentAdminPath(old)).toBe(present));

test.each([
  '/admin',
  '/admin/',
  '/admin/peoples',
  '/admin/vip-list',
  '/admin/team',
  '/admin/toString',
  '/people',
  '/vip',
  '/admin/preview/people/1',
])('%s has not moved', (path) => expect(presentAdminPath(path)).toBeUndefined());
