import { statSync } from 'node:fs';
import path from 'node:path';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { kilometresFrom, latitudeLimit, pointAt } from '../../lib/geo/mercator.ts';
import { env } from '../env/env.ts';
import { groundAround } from './ground.ts';
import { groundImage, openMap } from './provider.ts';

test.each([
  ['English Bay', { lat: 49.31, lng: -123.2 }, { lat: 49.28, lng: -123.12 }],
  ['Elliott Bay', { lat: 47.6, lng: -122.38 }, { lat: 47.61, lng: -122.3 }],
  ['Lake Ontario', { lat: 43.58, lng: -79.35 }, { lat: 43.68, lng: -79.4 }],
  ['Lac Saint-Louis', { lat: 45.4, lng: -73.83 }, { lat: 45.51, lng: -73.6 }],
  ['Māmala Bay', { lat: 21.25, lng: -157.9 }, { lat: 21.4, lng: -158.0 }],
  ['Tokyo Bay', { lat: 35.55, lng: 139.9 }, { lat: 35.68, lng: 139.7 }],
  // Places that no region covers.
  ['the Solent', { lat: 50.72, lng: -1.6 }, { lat: 50.92, lng: -1.4 }],
  ['Lake Geneva', { lat: 46.44, lng: 6.55 }, { lat: 46.6, lng: 6.7 }],
  ['the sea off Fiji', { lat: -17.3, lng: -179.5 }, { lat: -17.8, lng: 177.95 }],
])('%s is water, and the land beside it is land', async (_name, wet, dry) => {
  expect(await isWater(wet)).toBe(true);
  expect(await isWater(dry)).toBe(false);
});

test('the map ground in a page is small', async () => {
  for (const point of [
    { lat: 49.2893, lng: -123.1218 },
    { lat: 35.6627, lng: 139.7376 },
    { lat: 60.39, lng: 5.32 },
  ]) {
    expect((await groundAround(point)).path.length).toBeLessThan(12_000);
  }
});

test('the files of the ground are small', () => {
  expect(readBytes('regions.json')).toBeLessThan(60_000);
  expect(readBytes('world.json')).toBeLessThan(2_100_000);
});

test('the point is in the middle, and the view is wider outside the regions', async () => {
  const { view } = await groundAround({ lat: 35.68, lng: 139.73 });
  expect(view).toBe('-1000 -800 2000 1600');
  expect((await groundAround({ lat: 51.5, lng: -0.1 })).view).toBe('-2000 -1600 4000 3200');
});

test('without a point, or beyond the latitude limit, there is no map', async () => {
  expect(await openMap(undefined, null)).toBeNull();
  for (const lat of [85.01, -86, 89.99, Number.NaN])
    expect(await openMap(undefined, { lat, lng: 1 })).toBeNull();
});

test.each([
  ['north', latitudeLimit],
  ['south', -latitudeLimit],
])('the ground at the %s latitude limit is small', async (_end, lat) => {
  for (const lng of [-180, -80, -30, 0, 60, 170]) {
    expect((await openMap(undefined, { lat, lng }))?.ground.path.length).toBeLessThan(12_000);
    const image = await groundImage({ lat, lng, across: 400, down: 400 });
    expect(image?.length).toBeLessThan(60_000);
  }
});

test('a page with a map may connect to the provider host, and to none if maps are off', async () => {
  const point = { lat: 49.2893, lng: -123.1218 };
  const directives: string[] = [];
  const policy = { insertDirective: (directive: string) => void directives.push(directive) };
  const free = 'https://tiles.openfreemap.org';
  expect(await openMap(policy, point)).toMatchObject({ point, style: `${free}/styles/positron` });
  expect(directives).toContain(`connect-src 'self' ${free}`);
  expect(directives).toContain(`img-src 'self' data: blob: ${free}`);
  directives.length = 0;
  const { mapStyleUrl } = env;
  env.mapStyleUrl = undefined;
  expect(await openMap(policy, point)).toMatchObject({ style: null });
  env.mapStyleUrl = mapStyleUrl;
  expect(directives).toEqual([]);
});

test('the ground image exists only for valid coordinates', async () => {
  expect(await groundImage({ lat: 49.28, lng: -123.12, across: 20, down: 9 })).toContain(
    '<path d="M',
  );
  expect(await groundImage({ lat: 91, lng: 0, across: 20, down: 9 })).toBeUndefined();
  expect(await groundImage({ lat: 49, lng: 0, across: 500, down: 9 })).toBeUndefined();
  expect(await groundImage({ lat: Number.NaN, lng: 0, across: 20, down: 9 })).toBeUndefined();
});

test('converting to kilometres and back returns the same point', () => {
  const [from, to] = [
    { lat: 49.28, lng: -123.12 },
    { lat: 49.9, lng: -122.2 },
  ];
  const result = pointAt(from, kilometresFrom(from, to));
  expect(result.lat).toBeCloseTo(to.lat, 9);
  expect(result.lng).toBeCloseTo(to.lng, 9);
});

function readBytes(file: string) {
  return statSync(path.join(import.meta.dirname, file)).size;
}

/** Renders the ground around a point and checks its middle pixel. */
async function isWater(point: { lat: number; lng: number }) {
  const image = await groundImage({ ...point, across: 4, down: 4 });
  const { data } = await sharp(Buffer.from(image ?? ''))
    .resize(9, 9)
    .flatten({ background: '#fff' })
    .raw()
    .toBuffer({ resolveWithObject: true });
  return data[(4 * 9 + 4) * 3] !== 255;
}
