import { randomUUID } from 'node:crypto';
import { beforeEach, expect, test } from 'vitest';
import { ingrid, saved as savedPartner } from '../../tests/fixtures/partner.ts';
import { emptyProjects, kestrel, saved } from '../../tests/fixtures/project.ts';
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
  const { city, photoDate, imageUrl } = partner;
  const licence = { name, brokerage, licensedName, licenceClass, licenceNumber };
  const seller = { ...licence, city, photoDate, imageUrl };
  const about = { city: kestrel.city, status: kestrel.status, legal: kestrel.legal };
  const images = { main: null, gallery: [] };
  const project = await saved({ ...kestrel, images, partnerId: id });
  const other = { ...kestrel, slug: 'unreleased', images, partnerId: id };
  const draft = await projectRecords.saveDraft({ ...other, id: randomUUID() }, 'Ada');
  const draftId = draft.outcome === 'done' ? draft.record.id : '';
  expect(await findSeller(db, id)).toEqual({ partner: seller });
  expect(await findSeller(db, project.id)).toEqual({ project: about, partner: seller });
  expect(await findSeller(db, draftId)).toEqual({ project: about, partner: seller });
  expect(await findSeller(db, randomUUID())).toEqual({});
  expect(await findSeller(db, null)).toEqual({});
  expect(await partnerRecords.list()).toHaveLength(1);
});
