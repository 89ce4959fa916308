import { beforeEach, expect, test } from 'vitest';
import { emptyProjects, kestrel, saved } from '../../../../tests/fixtures/project.ts';
import { findCityImage } from './project-search.server.ts';

beforeEach(emptyProjects);

function imageAt(name: string) {
  return { main: `https://images.example/${name}.jpg`, gallery: [] };
}

test('a city has the image of its second project, unless that is sold', async () => {
  expect(await findCityImage('VANCOUVER')).toBeNull();
  const soon = { ...kestrel, heroUrl: null, status: 'coming-soon', images: imageAt('soon') };
  await saved(soon);
  await saved({ ...soon, slug: 'sold', status: 'sold-out', images: imageAt('sold') });
  expect((await findCityImage('VANCOUVER'))?.url).toBe(imageAt('soon').main);
  await saved({ ...soon, slug: 'first', status: 'in-progress', images: imageAt('first') });
  expect((await findCityImage('VANCOUVER'))?.url).toBe(imageAt('soon').main);
  await saved({ ...soon, slug: 'second', status: 'available-now', images: imageAt('second') });
  await saved({
    ...soon,
    slug: 'away',
    city: 'TOKYO',
    status: 'completed',
    images: imageAt('away'),
  });
  expect((await findCityImage('VANCOUVER'))?.url).toBe(imageAt('second').main);
});
