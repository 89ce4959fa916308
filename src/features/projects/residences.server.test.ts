import { resolve } from 'node:path';
import { beforeEach, expect, test } from 'vitest';
import { emptyProjects, kestrel, saved } from '../../../tests/fixtures/project.ts';
import { kestrelResidences } from '../residences/residences.demo.ts';
import type { Residences } from '../residences/residence.ts';
import { listMedia } from '../media/library/media-library.server.ts';
import { recordMedia, storeImage } from '../media/media.server.ts';
import { deleteMedia } from '../media/uses/remove-media.server.ts';
import { countProjectCare } from './form/project-care.server.ts';
import { listEditedProjects } from './form/listed-projects.server.ts';
import { projectDraftSchema, projectInputSchema } from './project-input.ts';
import { findProject, listProjects, projectRecords } from './projects.server.ts';
import { db } from '../../platform/database/database.ts';

const input = { ...kestrel, images: { main: null, gallery: [] }, residences: kestrelResidences };

beforeEach(emptyProjects);

test('homes are saved with their project, and lists read only the computed figures', async () => {
  await saved(input);
  expect((await findProject('kestrel-house'))?.residences).toEqual(kestrelResidences);
  const [listed] = await listProjects();
  expect(listed?.figures).toMatchObject({ total: 64, left: 17, from: 2_480_000 });
  expect(listed?.residences.homes).toEqual({});
  const [edited] = await listEditedProjects();
  expect(edited).toMatchObject({
    title: kestrel.title,
    price: 'From CAD 2,480,000',
  });
  expect(edited?.picture ?? null).toBe(null);
  expect(Object.keys(edited ?? {})).not.toContain('residences');
  const [whole] = await projectRecords.findMany({ ids: [edited?.id ?? ''] });
  expect(Object.keys(whole?.residences.homes ?? {})).toHaveLength(64);
});

test('areas and named floors of homes are saved with their project', async () => {
  const { h301, ...others } = kestrelResidences.homes;
  if (!h301) throw new Error('There is no home 301');
  const homes = { ...others, h301: { ...h301, interior: 755, floor: 'PH' } };
  await saved({ ...input, residences: { ...kestrelResidences, homes } });
  const project = await findProject('kestrel-house');
  expect(project?.residences.homes['h301']).toMatchObject({ interior: 755, floor: 'PH' });
});

test('the residence columns of a project without homes are null', async () => {
  await saved({ ...input, residences: { plans: {}, homes: {} } });
  const row = await db.selectFrom('projects').selectAll().executeTakeFirstOrThrow();
  expect(row).toMatchObject({ residences: null, residenceFigures: null });
});

test('the drawing of a floor plan is in the library as such, with the text it brings, and cannot be deleted while it is used', async () => {
  const stored = await storeImage(resolve('demo/plans/kestrel-house-inlet.svg'), 'plans');
  const { url } = stored;
  expect(url).toMatch(/^\/media\/images\/plans\/[0-9a-f]{24}_676x652_650\.svg$/);
  const description = { alt: '', focal: { x: 0.5, y: 0.5 }, name: 'inlet.svg', editor: 'Ada' };
  await recordMedia(db, stored, description);
  const { plans, homes } = kestrelResidences;
  const inlet = { ...plans['inlet'], picture: url } as Residences['plans'][string];
  await saved({ ...input, residences: { plans: { ...plans, inlet }, homes } });

  const { files } = await listMedia({ view: 'plans', search: 'dressing room' });
  expect(files.map((file) => file.url)).toEqual([url]);
  expect(files[0]?.uses).toMatchObject([
    { noun: 'project', places: ['residences.plans.inlet.picture'] },
  ]);
  const { deleted, kept: undeleted } = await deleteMedia({ urls: [url] });
  expect([deleted, undeleted.map((file) => file.url)]).toEqual([[], [url]]);
  const project = await findProject('kestrel-house');
  expect(project?.planImages['inlet']).toMatchObject({
    url,
    alt: expect.stringMatching(/^Floor plan, Kestrel House, two bedroom, inlet\. Living/),
  });
});

test('prices in a draft become public when it is published, and the old version keeps the old price', async () => {
  const record = await saved(input);
  const raised = withPrice(kestrelResidences, 'h301', 2_500_000);
  const draft = await projectRecords.saveDraft(
    { ...input, residences: raised, id: record.id, revision: record.revision },
    'Ada',
  );
  if (draft.outcome !== 'done') throw new Error(draft.outcome);
  expect(await lowest()).toBe(2_480_000);
  await projectRecords.save(
    { ...input, residences: raised, id: record.id, revision: draft.record.revision },
    'Ada',
  );
  expect(await lowest()).toBe(2_500_000);
  const [, , first] = await projectRecords.versions({ id: record.id });
  expect(first?.record).toMatchObject({ residences: { homes: { h301: { price: 2_480_000 } } } });
});

test('saving homes that someone else has changed is a conflict and overwrites nothing', async () => {
  const { id, revision } = await saved(input);
  const theirs = withPrice(kestrelResidences, 'h301', 2_500_000);
  await projectRecords.save({ ...input, residences: theirs, id, revision }, 'Ada');
  const mine = withPrice(kestrelResidences, 'h601', 2_600_000);
  const result = await projectRecords.save({ ...input, residences: mine, id, revision }, 'Ben');
  expect(result).toMatchObject({
    outcome: 'conflict',
    newest: { residences: { homes: { h301: { price: 2_500_000 } } } },
  });
  expect(await lowest()).toBe(2_500_000);
});

test('an invalid cell is refused on publishing and kept as typed in a draft', async () => {
  const imageUrl = `/media/images/projects/${'a'.repeat(16)}_10x10_000000.jpg`;
  const whole = { ...input, heroUrl: null, images: { main: imageUrl, gallery: [] } };
  const inputWithTypo = { ...whole, residences: withPrice(kestrelResidences, 'h301', '1,47O') };
  const { error } = projectInputSchema.safeParse(inputWithTypo);
  expect(error?.issues.map(({ path, message }) => [path.join('.'), message])).toEqual([
    ['residences.homes.h301.price', '“1,47O” is not a number.'],
  ]);
  const draft = projectDraftSchema.parse(inputWithTypo);
  expect(draft.residences).toMatchObject({ homes: { h301: { price: '1,47O' } } });
  const drawing = {
    ...kestrelResidences.plans['inlet'],
    picture: 'https://elsewhere.example/a.png',
  };
  const foreign = {
    ...whole,
    residences: { ...kestrelResidences, plans: { ...kestrelResidences.plans, inlet: drawing } },
  };
  expect(projectInputSchema.safeParse(foreign).error?.issues[0]).toMatchObject({
    path: ['residences', 'plans', 'inlet', 'picture'],
  });
});

test('a project whose homes have prices does not lack a price', async () => {
  const specifications = { ...input.specifications, priceRange: null };
  await saved({ ...input, specifications });
  await saved({ ...input, slug: 'b', specifications, residences: { plans: {}, homes: {} } });
  const sold = Object.fromEntries(
    Object.entries(kestrelResidences.homes).map(([key, home]) => [
      key,
      { ...home, state: 'sold' as const },
    ]),
  );
  await saved({
    ...input,
    slug: 'c',
    specifications,
    residences: { ...kestrelResidences, homes: sold },
  });
  expect(await countProjectCare()).toMatchObject({ withoutPrice: { count: 2 } });
});

function withPrice({ plans, homes }: Residences, key: string, price: unknown) {
  return { plans, homes: { ...homes, [key]: { ...homes[key], price } } } as Residences;
}

async function lowest() {
  const [listed] = await listProjects();
  return listed?.figures?.from;
}
