import { expect, test } from 'vitest';
import { openMapOfPoints } from './map-provider.ts';

const vancouver = { lat: 49.28, lng: -123.12 };

test('a point whose sign was lost takes no other off the map', async () => {
  const near = { lat: 49.29, lng: -123.1 };
  const lost = { lat: 49.29, lng: 123.1 };
  const opened = await openMapOfPoints(undefined, [near, lost], vancouver);
  expect(opened?.places).toEqual([{ across: 0, down: 0 }, null]);
  expect(opened?.map.point.lng).toBeCloseTo(near.lng);
  const alone = await openMapOfPoints(undefined, [lost], vancouver);
  expect(alone?.places).toEqual([null]);
  expect(alone?.map.point.lng).toBeCloseTo(vancouver.lng);
});
