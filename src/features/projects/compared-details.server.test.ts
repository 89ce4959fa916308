import { beforeEach, expect, test } from 'vitest';
import { emptyProjects, ferrand, kestrel, saved } from '../../../tests/fixtures/project.ts';
import { kestrelResidences } from '../residences/residences.demo.ts';
import { findComparedDetails } from './compared-details.server.ts';

beforeEach(emptyProjects);

test('a comparison reads the cheapest home left, the sizes and the deposit', async () => {
  const images = { main: null, gallery: [] };
  const project = await saved({ ...kestrel, images, residences: kestrelResidences });
  const other = await saved({
    ...ferrand,
    images,
    residences: { plans: {}, homes: {} },
    timeline: { ...ferrand.timeline, deposits: [] },
  });
  const details = await findComparedDetails([project, other]);
  const { cheapest, sizes, deposit, partner } = details.get(project.id) ?? {};
  expect(cheapest?.price).toBe(2_480_000);
  expect(cheapest?.area).toBeGreaterThan(500);
  expect(sizes?.[0]).toBeLessThan(sizes?.[1] ?? 0);
  expect(deposit?.text).toMatch(/^\d+% in \d+ payments, the balance on completion$/);
  expect(partner).toBeNull();
  expect(details.get(other.id)).toEqual({
    cheapest: null,
    sizes: null,
    deposit: null,
    partner: null,
  });
  expect(await findComparedDetails([])).toEqual(new Map());
});
