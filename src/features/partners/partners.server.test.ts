import { beforeEach, expect, test } from 'vitest';
import { contentVersion } from '../../platform/content.ts';
import { db } from '../../platform/database.ts';
import { type PartnerDraft } from './partner.ts';
import { demoPartners } from './partners.demo.ts';
import { findMovedPartner, findPartner, listPartners, savePartner } from './partners.server.ts';

const [ingrid, daniel, mei] = demoPartners.map(withoutPictures) as [
  PartnerDraft,
  PartnerDraft,
  PartnerDraft,
];

beforeEach(async () => {
  await db.deleteFrom('versions').execute();
  await db.deleteFrom('partners').execute();
});

test('partners stand in their order, and a new one stands last', async () => {
  for (const partner of [mei, ingrid, daniel]) await savePartner(partner, 'Ada');
  const partners = await listPartners();
  expect(partners.map((partner) => partner.name)).toEqual([mei.name, ingrid.name, daniel.name]);
  expect(partners.map((partner) => partner.displayOrder)).toEqual([0, 1, 2]);
});

test('a partner is found by slug with everything that was saved', async () => {
  await savePartner(ingrid, 'Ada');
  expect(await findPartner('ingrid-halvorsen')).toMatchObject({
    ...ingrid,
    image: null,
    logo: null,
  });
  expect(await findPartner('nobody')).toBeUndefined();
});

test('a partner comes with the picture, its text and its focal point', async () => {
  const url = '/media/images/partners/abc_1200x1500_a29a8c.jpg';
  await insertMedia(url);
  await savePartner({ ...ingrid, imageUrl: url }, 'Ada');
  const found = await findPartner(ingrid.slug);
  expect(found?.image).toEqual({ url, alt: 'Ingrid in marble', focal: { x: 0.25, y: 0.75 } });
});

test('a picture that is no file of ours cannot be saved', async () => {
  const before = contentVersion();
  await expect(
    savePartner({ ...ingrid, imageUrl: '/media/images/partners/none.jpg' }, 'Ada'),
  ).rejects.toThrow();
  expect(await listPartners()).toEqual([]);
  expect(contentVersion()).toBe(before);
});

test('an old slug leads to the present one', async () => {
  const { id } = await savePartner(ingrid, 'Ada');
  await savePartner({ ...ingrid, slug: 'ingrid' }, 'Ada', id);
  expect(await findMovedPartner('ingrid-halvorsen')).toBe('ingrid');
  expect(await findMovedPartner('nobody')).toBeUndefined();
});

test('each save keeps a version with who and when', async () => {
  const { id } = await savePartner(ingrid, 'Ada');
  await savePartner({ ...ingrid, name: 'Ingrid H.' }, 'Grace', id);
  const versions = await db.selectFrom('versions').selectAll().orderBy('revision').execute();
  expect(versions.map((version) => version.savedBy)).toEqual(['Ada', 'Grace']);
  expect(JSON.parse(versions[0]?.record ?? '')).toMatchObject(ingrid);
  expect(versions[1]?.revision).toBe(2);
});

test('partners saved at once get positions of their own', async () => {
  await Promise.all([ingrid, daniel, mei].map((partner) => savePartner(partner, 'Ada')));
  const positions = (await listPartners()).map((partner) => partner.displayOrder);
  expect(positions).toEqual([0, 1, 2]);
});

function withoutPictures(partner: PartnerDraft): PartnerDraft {
  return { ...partner, imageUrl: null, logoUrl: null };
}

async function insertMedia(url: string) {
  await db
    .insertInto('media')
    .values({
      url,
      kind: 'image',
      bytes: 1,
      alt: 'Ingrid in marble',
      focalX: 0.25,
      focalY: 0.75,
      variantsReady: 1,
      variantsLease: null,
      variantsTries: 0,
      createdBy: 'Ada',
      createdAt: new Date().toISOString(),
    })
    .execute();
}
