import { beforeEach, expect, test } from 'vitest';
import { emptyProjects, kestrel, saved } from '../../../../tests/fixtures/project.ts';
import { findCityImage } from './project-search.server.ts';

beforeEach(emptyProjects);

function image(name: string) {
  return `https://images.example/${name}.jpg`;
}

async function cityImage() {
  return (await findCityImage('VANCOUVER'))?.url;
}

test('a city has an image of a gallery, since its list shows the others, of the last project that can be bought', async () => {
  expect(await findCityImage('VANCOUVER')).toBeNull();
  const project = (status: string, gallery: string[] = []) =>
    saved({
      ...kestrel,
      slug: `${status}-${gallery.length}`,
      heroUrl: null,
      status,
      images: { main: image(status), gallery: gallery.map(image) },
    });
  await project('sold-out');
  expect(await cityImage()).toBe(image('sold-out'));
  await project('available-now');
  expect(await cityImage()).toBe(image('available-now'));
  await project('coming-soon', ['terrace', 'lobby']);
  expect(await cityImage()).toBe(image('terrace'));
  await project('in-progress', ['living-room', 'pool']);
  expect(await cityImage()).toBe(image('living-room'));
  await project('completed', ['court', 'hall']);
  expect(await cityImage()).toBe(image('court'));
  await project('sold-out', ['stair', 'roof']);
  await saved({ ...kestrel, heroUrl: null, city: 'TOKYO', status: 'available-now' });
  expect(await cityImage()).toBe(image('court'));
});
