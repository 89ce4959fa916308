import { degreesError } from '../../lib/geo/coordinates.ts';
import { expect, test } from 'vitest';
import { baseSettings } from '../../site/settings/base-settings.ts';
import { provideSettings } from '../../site/settings/settings.ts';
import { recordFrom } from './project-row.ts';
import { projectInputSchema } from './project-input.ts';
import { citiesInForm, locationName, projectSchema, type ProjectRow } from './project.ts';
import { demoProjects } from './projects.demo.ts';

const [kestrel] = demoProjects;
if (!kestrel) throw new Error('The cast is empty');

test('the form lists the cities by formPlace, and those without one last', () => {
  expect(
    citiesInForm()
      .map(({ id }) => id)
      .join(' '),
  ).toBe('VANCOUVER SEATTLE HONOLULU TOKYO MONTREAL TORONTO');
  const cities = baseSettings.cities.cities.map((city) =>
    city.id === 'VANCOUVER' ? { ...city, formPlace: null } : city,
  );
  provideSettings(() => ({ ...baseSettings, cities: { ...baseSettings.cities, cities } }));
  expect(citiesInForm().at(-1)?.id).toBe('VANCOUVER');
  provideSettings(() => baseSettings);
});

const row: ProjectRow = {
  ...kestrel,
  residences: null,
  residenceFigures: null,
  homesAsOf: null,
  timeline: null,
  legal: null,
  id: 'a',
  displayOrder: 0,
  revision: 1,
  updatedAt: '2026-01-01T00:00:00.000Z',
  features: '[]',
  specifications: '{}',
  images: '{}',
  location: '{}',
};

const image = `/media/images/projects/${'a'.repeat(16)}_10x10_000000.jpg`;
const video = `/media/videos/news/${'b'.repeat(16)}.mp4`;
const complete = { ...kestrel, heroUrl: null, images: { main: image, gallery: [image] } };

test('the demo projects are valid form input', () => {
  for (const { developer: _developer, ...project } of demoProjects) {
    expect(projectSchema.parse(project)).toEqual(project);
  }
});

test('each required field and the main picture have an error if missing', () => {
  const { error } = projectSchema.safeParse({ images: { main: '', gallery: [] } });
  const messages = Object.fromEntries(
    (error?.issues ?? []).map(({ path, message }) => [path.join('.'), message]),
  );
  expect(messages).toEqual({
    slug: 'Required.',
    title: 'Required.',
    description: 'Required.',
    status: 'Required.',
    city: 'Required.',
    'images.main': 'Main project image is required',
  });
});

test('units and levels are numbers of at least 0', () => {
  expect(projectSchema.parse(kestrelWith({ units: 0, levels: '12' })).specifications).toMatchObject(
    { units: 0, levels: 12 },
  );
  for (const units of [-1, 'many', Number.NaN]) {
    const { error } = projectSchema.safeParse(kestrelWith({ units }));
    expect(error?.issues[0]?.message).toBe('Must be 0 or more');
  }
});

test('specifications, images and location may be sent as JSON text', () => {
  const { specifications, images, location } = kestrel;
  const input = {
    ...kestrel,
    specifications: JSON.stringify(specifications),
    images: JSON.stringify(JSON.stringify(images)),
    location: JSON.stringify(location),
  };
  expect(projectSchema.parse(input)).toMatchObject({ specifications, images, location });
});

test('coordinates of 0 and 0, and incomplete ones, are read as null', () => {
  for (const coordinates of [
    { lat: 0, lng: 0 },
    { lat: 0, lng: null },
    { lat: '', lng: '' },
    {},
    null,
  ]) {
    const { location } = projectSchema.parse({ ...kestrel, location: { coordinates } });
    expect(location).toEqual({ address: null, coordinates: null });
  }
  const onEquator = { coordinates: { lat: 0, lng: '-78.5' } };
  expect(projectSchema.parse({ ...kestrel, location: onEquator }).location.coordinates).toEqual({
    lat: 0,
    lng: -78.5,
  });
});

test('a single coordinate is an error in a form, and null in a row', () => {
  const location = { coordinates: { lat: 49, lng: '' } };
  expect(projectSchema.safeParse({ ...kestrel, location }).error?.issues).toMatchObject([
    { path: ['location', 'coordinates', 'lng'], message: 'Enter both coordinates, or neither' },
  ]);
  const record = recordFrom({ ...row, location: '{"coordinates":{"lat":49}}' });
  expect(record.location.coordinates).toBeNull();
});

test.each([
  [{ lat: 490, lng: -123 }, 'lat', degreesError(85)],
  [{ lat: 85.01, lng: -123 }, 'lat', degreesError(85)],
  [{ lat: -86, lng: -123 }, 'lat', degreesError(85)],
  [{ lat: 49, lng: 180.5 }, 'lng', degreesError(180)],
])('coordinates outside the map are refused: %o', (coordinates, name, message) => {
  const { error } = projectSchema.safeParse({ ...kestrel, location: { coordinates } });
  expect(error?.issues).toMatchObject([{ path: ['location', 'coordinates', name], message }]);
});

test('a row with coordinates outside the map keeps only its address', () => {
  const location = '{"address":"Pole","coordinates":{"lat":88,"lng":1}}';
  expect(recordFrom({ ...row, location }).location).toEqual({ address: 'Pole', coordinates: null });
});

test('a row is read even if its JSON is damaged', () => {
  const { specifications, images, location } = kestrel;
  const data = {
    ...row,
    features: '["Pool"," ",7]',
    specifications: encodedTwice(specifications),
    images: encodedTwice(images),
    location: encodedTwice(location),
  };
  expect(recordFrom(data)).toMatchObject({ features: ['Pool'], specifications, images, location });

  const bad = { features: '{"0":"Pool"}', specifications: '{"units":', images: '', location: '7' };
  expect(recordFrom({ ...row, ...bad })).toMatchObject({
    features: [],
    specifications: { units: null, priceRange: null },
    images: { main: null, gallery: [] },
    location: { address: null, coordinates: null },
  });
});

test('an invalid value does not affect the others', () => {
  const specifications = '{"units":"64","levels":"many","priceRange":"From $1"}';
  expect(recordFrom({ ...row, specifications }).specifications).toMatchObject({
    units: 64,
    levels: null,
    priceRange: 'From $1',
  });
});

test('an input may contain the id and the revision that it replaces', () => {
  const id = '8f0b7c1e-3d1f-4a52-9a30-6f6d5a0c7b11';
  expect(projectInputSchema.parse({ ...complete, id, revision: 3 })).toMatchObject({
    id,
    revision: 3,
  });
  expect(projectInputSchema.safeParse({ ...complete, id: 'one' }).success).toBe(false);
});

test('an input accepts only our own files, and in the hero a picture or a film by its type', () => {
  const elsewhere = 'https://elsewhere.example/a.jpg';
  expect(findErrors({ logoUrl: elsewhere })).toEqual({ logoUrl: 'Choose an image' });
  expect(findErrors({ images: { main: elsewhere, gallery: [elsewhere] } })).toEqual({
    'images.main': 'Choose an image',
    'images.gallery': 'Choose images',
  });
  expect(findErrors({ heroUrl: image, heroType: 'image' })).toEqual({});
  expect(findErrors({ heroUrl: image, heroType: 'video' })).toEqual({ heroUrl: 'Choose a video' });
  expect(findErrors({ heroUrl: video, heroType: 'video' })).toEqual({});
  expect(findErrors({ heroUrl: video, heroType: 'image' })).toEqual({ heroUrl: 'Choose an image' });
});

test('the place is the area, or else the city', () => {
  expect(locationName(kestrel)).toBe('Coal Harbour');
  expect(locationName({ ...kestrel, area: null })).toBe('Vancouver');
});

function kestrelWith(specifications: Record<string, unknown>) {
  return { ...kestrel, specifications };
}

function encodedTwice(value: unknown) {
  return JSON.stringify(JSON.stringify(value));
}

function findErrors(change: object) {
  const { error } = projectInputSchema.safeParse({ ...complete, ...change });
  return Object.fromEntries(
    (error?.issues ?? []).map(({ path, message }) => [path.join('.'), message]),
  );
}
