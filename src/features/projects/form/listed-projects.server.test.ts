import { beforeEach, expect, test } from 'vitest';
import { emptyProjects, kestrel, saved } from '../../../../tests/fixtures/project.ts';
import type { ListedProject } from '../project.ts';
import { listEditedProjects, listEditedProjectsPart } from './listed-projects.server.ts';
import { projectRecords } from '../projects.server.ts';

beforeEach(emptyProjects);

test('the parts of the list are the whole list, with drafts in place and what is not public at the end', async () => {
  const rows: { id: string; revision: number }[] = [];
  for (let index = 0; index < 5; index++)
    rows.push(await saved({ ...kestrel, title: `House ${index}`, slug: `house-${index}` }));
  const [first, second, third] = rows;
  if (!first || !second || !third) throw new Error('There are no projects');
  await projectRecords.saveDraft({ ...kestrel, ...first, title: 'Typed', slug: 'house-0' }, 'Ada');
  for (const { id, revision } of [second, third])
    await projectRecords.unpublish({ id, revision }, 'Ada');
  await projectRecords.saveDraft({ ...kestrel, title: 'New', slug: 'new' }, 'Ada');

  const whole = await listEditedProjects();
  const read: ListedProject[] = [];
  for (const from of [0, 2, 4, 6]) {
    const part = await listEditedProjectsPart({ from, count: 2 });
    read.push(...part.records);
    expect(part).toMatchObject({
      total: 6,
      placed: 3,
      states: { published: 2, changed: 1, hidden: 2, draft: 1 },
    });
  }
  expect(read).toEqual(whole);
  expect(whole.map(({ title }) => title).slice(0, 3)).toEqual(['Typed', 'House 3', 'House 4']);
});

test('a price names its currency, and has the words of the site while there is none', async () => {
  const specifications = { ...kestrel.specifications, priceRange: 'From $2,480,000' };
  const unpriced = {
    ...kestrel,
    specifications: { ...specifications, priceRange: null },
    residences: { ...kestrel.residences, homes: {} },
  };
  await saved({ ...kestrel, specifications });
  await saved({ ...unpriced, slug: 'soon', status: 'upcoming' });
  await saved({ ...unpriced, slug: 'sold', status: 'sold-out' });
  expect((await listEditedProjects()).map(({ price }) => price)).toEqual([
    'From CAD 2,480,000',
    'Price to be announced',
    'Sold out',
  ]);
});

test('parts that were read before and after a change do not belong together', async () => {
  const { id, revision } = await saved(kestrel);
  const before = await listEditedProjectsPart({ from: 0, count: 1 });
  await projectRecords.saveDraft({ ...kestrel, id, revision, title: 'Typed' }, 'Ada');
  const after = await listEditedProjectsPart({ from: 0, count: 1 });
  expect(after.version).not.toBe(before.version);
});
