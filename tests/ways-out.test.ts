import { expect, test } from 'vitest';
import { publicRoutes, waysOut } from './system/rights/ways-out.ts';

test('every route that strangers can open is among the ways out that are tried', () => {
  expect(Object.keys(waysOut).toSorted()).toEqual(publicRoutes());
  expect(publicRoutes().length).toBeGreaterThan(40);
});
