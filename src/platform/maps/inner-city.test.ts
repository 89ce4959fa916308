import sharp from 'sharp';
import { expect, onTestFinished, test } from 'vitest';
import { demoProjects } from '../../features/projects/projects.demo.ts';
import { provideLocale } from '../../lib/text/locale.ts';
import { mapScale } from '../../lib/geo/map-view.ts';
import { cityMaps, namedInLanguage } from './city-maps.ts';
import { findInnerCity, innerCityGround } from './inner-city.ts';
import { openMap, openMapOfPoints } from './provider.ts';

const canalsAndOcean = ['Lachine Canal', 'Ala Wai Canal', 'Sumida River', 'Peel Basin'];

test.each(cityMaps)('the names of $id are on water and on land', async (city) => {
  for (const place of city.waters.filter(({ name }) => !canalsAndOcean.includes(name)))
    expect([place.name, await isWater(city, place)]).toEqual([place.name, true]);
  for (const place of [...city.districts, ...city.stations])
    expect([place.name, await isWater(city, place)]).toEqual([place.name, false]);
});

test.each(cityMaps)('$id has at most five waters, eight districts and ten streets', (city) => {
  expect(city.waters.length).toBeLessThanOrEqual(5);
  expect(city.districts.length).toBeLessThanOrEqual(8);
  expect(city.streets.length).toBeLessThanOrEqual(10);
});

test('each demo project with coordinates is on land in the map of its city', async () => {
  const points = demoProjects.flatMap(({ location }) => location.coordinates ?? []);
  for (const point of points) {
    const city = findInnerCity(point, 10);
    expect(city).toBeDefined();
    if (city) expect(await isWater(city, point)).toBe(false);
  }
});

test('a map names its surroundings in words, and its scale in the miles of the United States', async () => {
  const vancouver = await openMap(undefined, { lat: 49.2901, lng: -123.1302 });
  expect(vancouver?.ground.inner?.surroundings).toMatchObject({
    waters: expect.arrayContaining([
      { name: 'False Creek', direction: 'south' },
      { name: 'English Bay', direction: 'west' },
    ]) as unknown,
    station: 'Burrard',
  });
  expect(vancouver && mapScale(vancouver.ground)).toEqual({ part: 0.1, length: 1, unit: 'km' });
  const seattle = await openMap(undefined, { lat: 47.6142, lng: -122.3538 });
  expect(seattle && mapScale(seattle.ground)).toMatchObject({ length: 1, unit: 'mi' });
  const elsewhere = await openMap(undefined, { lat: 60.39, lng: 5.32 });
  expect(elsewhere && mapScale(elsewhere.ground)).toMatchObject({ length: 20, unit: 'km' });
  expect(elsewhere?.ground.inner).toBeUndefined();
});

test('each name on a map is in the languages of the site, also in what describes the map', async () => {
  const source = cityMaps.flatMap(({ waters, districts, stations }) =>
    [...waters, ...districts, ...stations].map(({ name }) => name),
  );
  const scripts = {
    'ja-JP': /^[\p{sc=Han}\p{sc=Hira}\p{sc=Kana}ー・]+(?:UQAM)?$/u,
    'zh-Hant-TW': /^[\p{sc=Han}—]+$/u,
  };
  for (const [locale, script] of Object.entries(scripts)) {
    onTestFinished(provideLocale(() => locale));
    const names = cityMaps
      .map(namedInLanguage)
      .flatMap(({ waters, districts, stations }) =>
        [...waters, ...districts, ...stations].map(({ name }) => name),
      );
    expect(names).toHaveLength(source.length);
    expect(names.filter((name) => !script.test(name))).toEqual([]);
  }
  onTestFinished(provideLocale(() => 'fr-CA'));
  const map = await openMap(undefined, { lat: 49.2901, lng: -123.1302 });
  const { names = [], surroundings } = map?.ground.inner ?? {};
  expect(names.map(({ text }) => text)).toContain('Parc Stanley');
  expect(surroundings?.waters).toContainEqual({ name: 'Baie English', direction: 'west' });
});

test('pins of one map are at least 44 pixels apart on a phone, and moved ones know their true place', async () => {
  const [one, other] = [
    { lat: 49.2901, lng: -123.1302 },
    { lat: 49.2902, lng: -123.1303 },
  ];
  const view = await openMapOfPoints(undefined, [one, other], undefined);
  const [first, second] = view?.places ?? [];
  if (!first || !second) throw new Error('A pin is missing');
  const gap = Math.hypot(first.across - second.across, first.down - second.down);
  expect(gap * 440).toBeGreaterThanOrEqual(44);
  expect(first.from?.across).toBeCloseTo(0, 2);
});

test('the map of an inner city is small', async () => {
  for (const city of cityMaps)
    expect(JSON.stringify(innerCityGround(city, city.centre, 10)).length).toBeLessThan(7000);
});

type City = (typeof cityMaps)[number];

/** Renders the water around a point and checks its middle pixel. */
async function isWater(city: City, point: { lat: number; lng: number }) {
  const { path } = innerCityGround(city, point, 10);
  const image = `<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9" viewBox="-4 -4 8 8"><path d="${path}" fill-rule="evenodd"/></svg>`;
  const { data } = await sharp(Buffer.from(image))
    .flatten({ background: '#fff' })
    .raw()
    .toBuffer({ resolveWithObject: true });
  return data[(4 * 9 + 4) * 3] !== 255;
}
