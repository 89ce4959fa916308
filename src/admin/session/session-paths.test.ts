import { expect, test } from 'vitest';
import { safeDestination, signInAddress } from './session-paths.ts';

test('signing in leads to a page of the back office', () => {
  expect(safeDestination('/admin/partners?page=2')).toBe('/admin/partners?page=2');
  expect(signInAddress('/admin/partners')).toBe('/admin/login?next=%2Fadmin%2Fpartners');
  expect(signInAddress('/admin')).toBe('/admin/login');
});

test.each([
  null,
  '',
  '/',
  '/administration',
  '/admin/login',
  '/admin/link?token=x',
  '/admin/../partners',
  '//elsewhere.example/admin/partners',
  '/\\elsewhere.example/admin/',
  'https://elsewhere.example/admin/partners',
  'javascript:alert(1)',
  'https://',
])('signing in does not lead to %j', (next) => {
  expect(safeDestination(next)).toBe('/admin');
});
