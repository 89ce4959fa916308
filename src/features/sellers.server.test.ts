import { randomUUID } from 'node:crypto';
import { beforeEach, expect, test } from 'vitest';
import { ingrid, saved as savedPartner } from '../../tests/partner-fixtures.ts';
import { emptyProjects, kestrel, saved } from '../../tests/project-fixtures.ts';
import { db } from '../platform/database/database.ts';
import { partnerRecords } from './partners/partners.server.ts';
import { projectRecords } from './projects/projects.server.ts';
import { findSeller } from './sellers.server.ts';

beforeEach(async () => {
  await emptyProjects();
  await db.deleteFrom('partners').execute();
});

test('an email about a partner, a project or its draft is signed by that partner', async () => {
  const { id, ...partner } = await savedPartner(ingrid);
  const { name, brokerage, licensedName, licenceClass, licenceNumber } = partner;
  const seller = { name, brokerage, licensedName, licenceClass, licenceNumber };
  const images = { main: null, gallery: [] };
  const project = await saved({ ...kestrel, images, partnerId: id });
  const other = { ...kestrel, slug: 'unreleased', images, partnerId: id };
  const draft = await projectRecords.saveDraft({ ...other, id: randomUUID() }, 'Ada');
  const draftId = draft.outcome === 'done' ? draft.record.id : '';
  expect(await findSeller(db, id)).toEqual(seller);
  expect(await findSeller(db, project.id)).toEqual(seller);
  expect(await findSeller(db, draftId)).toEqual(seller);
  expect(await findSeller(db, randomUUID())).toBeUndefined();
  expect(await findSeller(db, null)).toBeUndefined();
  expect(await partnerRecords.list()).toHaveLength(1);
});
