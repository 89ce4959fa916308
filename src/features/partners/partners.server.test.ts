import { randomUUID } from 'node:crypto';
import { beforeEach, expect, test } from 'vitest';
import { insertMedia } from '../../../tests/fixtures/media.ts';
import {
  daniel,
  emptyPartners,
  ingrid,
  namesInOrder,
  saved,
} from '../../../tests/fixtures/partner.ts';
import { contentVersion } from '../../platform/database/content.ts';
import { db } from '../../platform/database/database.ts';
import { findMovedSlug } from '../../records/slugs.server.ts';
import type { PartnerRow } from './partner.ts';
import { partnerRecords } from './partners.server.ts';

beforeEach(emptyPartners);

test('a partner is found by slug with all saved fields', async () => {
  await saved(ingrid);
  expect(await partnerRecords.findBySlug('ingrid-halvorsen')).toMatchObject({
    ...ingrid,
    image: null,
    logo: null,
  });
  expect(await partnerRecords.findBySlug('nobody')).toBeUndefined();
});

test('a partner deleted before there were cities and licences is restored without them', async () => {
  const { id, revision } = await saved({ ...ingrid, photoDate: '2025-05-12' });
  await partnerRecords.remove({ id, revision }, 'Ada');
  const versions = await db.selectFrom('versions').selectAll().where('recordId', '=', id).execute();
  for (const { id: version, record } of versions) {
    const { city, languages, focus, ...later } = JSON.parse(record) as PartnerRow;
    const { brokerage, licensedName, licenceClass, licenceNumber, photoDate, ...earlier } = later;
    expect({ city, languages, focus }).toMatchObject({ city: 'VANCOUVER', languages: 'en no' });
    expect({ brokerage, licensedName, licenceClass, licenceNumber, photoDate }).toMatchObject({
      brokerage: 'HALVORSEN-HALE',
      photoDate: '2025-05-12',
    });
    await db
      .updateTable('versions')
      .set({ record: JSON.stringify(earlier) })
      .where('id', '=', version)
      .execute();
  }
  await partnerRecords.restore({ id }, 'Ada');
  const places = { city: null, languages: null, focus: null };
  const licence = { licensedName: null, licenceClass: null, licenceNumber: null };
  const none = { ...places, ...licence, brokerage: null, photoDate: null };
  expect(await partnerRecords.findBySlug(ingrid.slug)).toMatchObject(none);
});

test('an invalid slug finds no partner', async () => {
  for (const slug of ['\0', 'ingrid\0', '\uD800', "' or 1=1 --", 'a'.repeat(10_000), '']) {
    expect(await partnerRecords.findAt(slug)).toEqual({});
  }
});

test('a partner includes its picture with alternative text and focal point', async () => {
  const url = '/media/images/partners/abc_1200x1500_a29a8c.jpg';
  await insertMedia(url, { alt: 'Ingrid in marble', focalX: 0.25, focalY: 0.75 });
  await partnerRecords.save({ ...ingrid, imageUrl: url }, 'Ada');
  const partner = await partnerRecords.findBySlug(ingrid.slug);
  expect(partner?.image).toEqual({ url, alt: 'Ingrid in marble', focal: { x: 0.25, y: 0.75 } });
});

test('a picture that is not an uploaded file cannot be saved', async () => {
  const before = contentVersion();
  await expect(
    partnerRecords.save({ ...ingrid, imageUrl: '/media/images/partners/none.jpg' }, 'Ada'),
  ).rejects.toThrow(/foreign key/i);
  expect(await partnerRecords.list()).toEqual([]);
  expect(contentVersion()).toBe(before);
});

test('an old slug leads to the current one', async () => {
  const { id, revision } = await saved(ingrid);
  await saved({ ...ingrid, id, revision, slug: 'ingrid' });
  expect(await findMovedSlug('partners', 'ingrid-halvorsen')).toBe('ingrid');
  expect(await findMovedSlug('partners', 'nobody')).toBeUndefined();
});

test('an old slug leads nowhere when the last partner with it is deleted', async () => {
  const first = await saved(ingrid);
  await saved({ ...ingrid, id: first.id, revision: first.revision, slug: 'ingrid' });
  const second = await saved({ ...daniel, slug: ingrid.slug });
  await partnerRecords.remove(second, 'Ada');
  expect(await findMovedSlug('partners', ingrid.slug)).toBeUndefined();
});

test('each save keeps a version with its editor', async () => {
  const { id, revision } = await saved(ingrid);
  await partnerRecords.save({ ...ingrid, id, revision, name: 'Ingrid H.' }, 'Grace');
  const versions = await db.selectFrom('versions').selectAll().orderBy('revision').execute();
  expect(versions.map((version) => version.savedBy)).toEqual(['Ada', 'Grace']);
  expect(JSON.parse(versions[0]?.record ?? '')).toMatchObject(ingrid);
  expect(versions[1]?.revision).toBe(2);
});

test('a taken slug is reported at its field, and nothing changes', async () => {
  await saved(ingrid);
  const before = contentVersion();
  expect(await partnerRecords.save({ ...daniel, slug: ingrid.slug }, 'Ada')).toEqual({
    outcome: 'refused',
    fields: { slug: 'Another page already uses this slug' },
  });
  expect(await namesInOrder()).toEqual([ingrid.name]);
  expect(contentVersion()).toBe(before);
});

test('a new partner that is sent twice is added once', async () => {
  const input = { ...ingrid, id: randomUUID() };
  const [first, second] = [await saved(input), await saved(input)];
  expect(second).toEqual(first);
  expect(await namesInOrder()).toEqual([ingrid.name]);
  expect(await partnerRecords.save({ ...input, bio: 'Other.' }, 'Ada')).toMatchObject({
    outcome: 'conflict',
  });
});

test('the second editor to save gets a conflict and overwrites nothing', async () => {
  const { id, revision } = await saved(ingrid);
  await saved({ ...ingrid, id, revision, bio: 'First.' });
  const second = await partnerRecords.save({ ...ingrid, id, revision, bio: 'Second.' }, 'Grace');
  expect(second).toMatchObject({ outcome: 'conflict', newest: { bio: 'First.', revision: 2 } });
  expect((await partnerRecords.findBySlug(ingrid.slug))?.bio).toBe('First.');
});

test('a partner that was changed meanwhile is not deleted', async () => {
  const { id, revision } = await saved(ingrid);
  await saved({ ...ingrid, id, revision, bio: 'Newer.' });
  expect(await partnerRecords.remove({ id, revision }, 'Grace')).toMatchObject({
    outcome: 'conflict',
  });
  expect(await namesInOrder()).toEqual([ingrid.name]);
});

test('saving a deleted partner is a conflict without a newer version', async () => {
  const { id, revision } = await saved(ingrid);
  await partnerRecords.remove({ id, revision }, 'Grace');
  const result = await partnerRecords.save({ ...ingrid, id, revision }, 'Ada');
  expect(result).toEqual({ outcome: 'conflict', newest: null });
});

test('a restored partner whose slug was taken gets another slug', async () => {
  const deleted = await saved(ingrid);
  await partnerRecords.remove(deleted, 'Ada');
  await saved({ ...daniel, slug: ingrid.slug });
  await partnerRecords.restore({ id: deleted.id }, 'Ada');
  expect((await partnerRecords.findBySlug('ingrid-halvorsen-2'))?.name).toBe(ingrid.name);
});

test('restoring twice brings the partner back once', async () => {
  const deleted = await saved(ingrid);
  await partnerRecords.remove(deleted, 'Ada');
  await Promise.all([
    partnerRecords.restore(deleted, 'Ada'),
    partnerRecords.restore(deleted, 'Ada'),
  ]);
  expect(await namesInOrder()).toEqual([ingrid.name]);
});
