import { expect, test } from 'vitest';
import { openMapOfPoints } from './provider.ts';

const vancouver = { lat: 49.28, lng: -123.12 };

test('a point with a wrong sign does not push others off the map', async () => {
  const near = { lat: 49.29, lng: -123.1 };
  const wrongSign = { lat: 49.29, lng: 123.1 };
  const view = await openMapOfPoints(undefined, [near, wrongSign], vancouver);
  expect(view?.places).toEqual([{ across: 0, down: 0 }, null]);
  expect(view?.map.point.lng).toBeCloseTo(near.lng);
  const viewWithoutPoints = await openMapOfPoints(undefined, [wrongSign], vancouver);
  expect(viewWithoutPoints?.places).toEqual([null]);
  expect(viewWithoutPoints?.map.point.lng).toBeCloseTo(vancouver.lng);
});
