import { expect, test } from 'vitest';
import { changeContent } from '../../platform/content.ts';
import { db } from '../../platform/database.ts';
import { demoPartners } from '../partners/partners.demo.ts';
import { addPartner } from '../partners/partners.server.ts';
import { listLinkedRecords } from './page-links.server.ts';

test('a text can lead to every partner and project, by name', async () => {
  for (const table of ['versions', 'partners', 'projects'] as const) {
    await db.deleteFrom(table).execute();
  }
  await changeContent(async (tx) => {
    for (const partner of demoPartners.slice(0, 3)) {
      await addPartner(tx, { ...partner, imageUrl: null, logoUrl: null }, 'Ada');
    }
  });
  const { partners, projects } = await listLinkedRecords();
  expect(partners).toHaveLength(3);
  expect(partners).toContainEqual({ slug: demoPartners[0]?.slug, name: demoPartners[0]?.name });
  expect(partners.map(({ name }) => name)).toEqual(partners.map(({ name }) => name).toSorted());
  expect(projects).toEqual([]);
});
