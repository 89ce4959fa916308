import { brotliCompressSync } from 'node:zlib';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { baseSettings } from '../../site/settings/base-settings.ts';
import { drawNetwork } from './network-map.ts';

const cities = baseSettings.cities.cities;
const ours = networkMap(cities.flatMap(({ centre }) => centre ?? []));

test('the cities are placed around the ocean between them', async () => {
  const { places, width, height } = await ours;
  const placeOfCity = (name: string) => places[cities.findIndex((city) => city.name === name)];
  const fromWest = ['Tokyo', 'Honolulu', 'Vancouver', 'Toronto', 'Montreal'].map(placeOfCity);
  expect(fromWest.map((place) => place?.x)).toEqual(
    fromWest.map((place) => place?.x).toSorted((a = 0, b = 0) => a - b),
  );
  for (const { x, y } of places) {
    expect(x).toBeGreaterThanOrEqual(85);
    expect(x).toBeLessThanOrEqual(width - 120);
    expect(y).toBeGreaterThanOrEqual(96);
    expect(y).toBeLessThanOrEqual(height - 110);
  }
});

test('water is drawn in the right places', async () => {
  const map = await ours;
  const { data, info } = await sharp(
    Buffer.from(
      `<svg xmlns="http://www.w3.org/2000/svg" width="${map.width}" height="${map.height}" viewBox="0 0 ${map.width * map.stepsPerUnit} ${map.height * map.stepsPerUnit}"><path d="${map.path}" fill="#00f" fill-rule="evenodd"/></svg>`,
    ),
  )
    .raw()
    .toBuffer({ resolveWithObject: true });
  const isWater = (x: number, y: number) =>
    (data[(Math.round(y) * info.width + Math.round(x)) * info.channels + 3] ?? 0) > 128;
  const [vancouver, , toronto] = map.places;
  expect(isWater((vancouver?.x ?? 0) - 60, (vancouver?.y ?? 0) + 40)).toBe(true);
  expect(isWater((vancouver?.x ?? 0) + 60, vancouver?.y ?? 0)).toBe(false);
  expect(isWater((toronto?.x ?? 0) - 120, (toronto?.y ?? 0) + 60)).toBe(false);
});

test('the sea between the cities is named, and none whose name has no room', async () => {
  expect((await ours).seas.map(({ name }) => name)).toEqual(['North Pacific']);
  const inland = await networkMap([
    { lat: 45.5, lng: -73.57 },
    { lat: 43.65, lng: -79.38 },
  ]);
  expect(inland.seas).toEqual([]);
});

test('the path is small', async () => {
  const { path } = await ours;
  expect(brotliCompressSync(path).length).toBeLessThan(12_000);
});

test('another network or a single city has its own map, and no city has none', async () => {
  const nordic = [
    { lat: 59.91, lng: 10.75 },
    { lat: 60.39, lng: 5.32 },
  ];
  const { places } = await networkMap(nordic);
  expect(places[1]?.x).toBeLessThan(places[0]?.x ?? 0);
  expect((await networkMap(nordic.slice(0, 1))).places).toEqual([{ x: 447.5, y: 303 }]);
  expect(await drawNetwork([])).toBeNull();
});

async function networkMap(points: readonly { lat: number; lng: number }[]) {
  const map = await drawNetwork(points);
  if (!map) throw new Error('Nothing was drawn');
  return map;
}
