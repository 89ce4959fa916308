import { randomUUID } from 'node:crypto';
import { beforeEach, expect, test } from 'vitest';
import { insertMedia } from '../../../tests/media-fixtures.ts';
import {
  daniel,
  emptyPartners,
  ingrid,
  namesInOrder,
  saved,
} from '../../../tests/partner-fixtures.ts';
import { contentVersion } from '../../platform/content.ts';
import { db } from '../../platform/database.ts';
import { findMovedSlug } from '../../records/slugs.server.ts';
import { partnerRecords } from './partners.server.ts';

beforeEach(emptyPartners);

test('a partner is found by slug with everything that was saved', async () => {
  await saved(ingrid);
  expect(await partnerRecords.findBySlug('ingrid-halvorsen')).toMatchObject({
    ...ingrid,
    image: null,
    logo: null,
  });
  expect(await partnerRecords.findBySlug('nobody')).toBeUndefined();
});

test('at an address that is no slug stands nobody', async () => {
  for (const slug of ['\0', 'ingrid\0', '\uD800', "' or 1=1 --", 'a'.repeat(10_000), '']) {
    expect(await partnerRecords.findAt(slug)).toEqual({});
  }
});

test('a partner comes with the picture, its text and its focal point', async () => {
  const url = '/media/images/partners/abc_1200x1500_a29a8c.jpg';
  await insertMedia(url, { alt: 'Ingrid in marble', focalX: 0.25, focalY: 0.75 });
  await partnerRecords.save({ ...ingrid, imageUrl: url }, 'Ada');
  const found = await partnerRecords.findBySlug(ingrid.slug);
  expect(found?.image).toEqual({ url, alt: 'Ingrid in marble', focal: { x: 0.25, y: 0.75 } });
});

test('a picture that is no file of ours cannot be saved', async () => {
  const before = contentVersion();
  await expect(
    partnerRecords.save({ ...ingrid, imageUrl: '/media/images/partners/none.jpg' }, 'Ada'),
  ).rejects.toThrow();
  expect(await partnerRecords.list()).toEqual([]);
  expect(contentVersion()).toBe(before);
});

test('an old slug leads to the present one', async () => {
  const { id, revision } = await saved(ingrid);
  await saved({ ...ingrid, id, revision, slug: 'ingrid' });
  expect(await findMovedSlug('partners', 'ingrid-halvorsen')).toBe('ingrid');
  expect(await findMovedSlug('partners', 'nobody')).toBeUndefined();
});

test('an old slug leads nowhere when the last who had it is gone', async () => {
  const first = await saved(ingrid);
  await saved({ ...ingrid, id: first.id, revision: first.revision, slug: 'ingrid' });
  const second = await saved({ ...daniel, slug: ingrid.slug });
  await partnerRecords.remove(second, 'Ada');
  expect(await findMovedSlug('partners', ingrid.slug)).toBeUndefined();
});

test('each save keeps a version with who and when', async () => {
  const { id, revision } = await saved(ingrid);
  await partnerRecords.save({ ...ingrid, id, revision, name: 'Ingrid H.' }, 'Grace');
  const versions = await db.selectFrom('versions').selectAll().orderBy('revision').execute();
  expect(versions.map((version) => version.savedBy)).toEqual(['Ada', 'Grace']);
  expect(JSON.parse(versions[0]?.record ?? '')).toMatchObject(ingrid);
  expect(versions[1]?.revision).toBe(2);
});

test('a taken slug is said at its field, and nothing changes', async () => {
  await saved(ingrid);
  const before = contentVersion();
  expect(await partnerRecords.save({ ...daniel, slug: ingrid.slug }, 'Ada')).toEqual({
    outcome: 'refused',
    fields: { slug: 'Another page already has this address' },
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

test('the second to save learns of the newer text and overwrites nothing', async () => {
  const { id, revision } = await saved(ingrid);
  await saved({ ...ingrid, id, revision, bio: 'First.' });
  const second = await partnerRecords.save({ ...ingrid, id, revision, bio: 'Second.' }, 'Grace');
  expect(second).toMatchObject({ outcome: 'conflict', newest: { bio: 'First.', revision: 2 } });
  expect((await partnerRecords.findBySlug(ingrid.slug))?.bio).toBe('First.');
});

test('a partner changed meanwhile is not deleted', async () => {
  const { id, revision } = await saved(ingrid);
  await saved({ ...ingrid, id, revision, bio: 'Newer.' });
  expect(await partnerRecords.remove({ id, revision }, 'Grace')).toMatchObject({
    outcome: 'conflict',
  });
  expect(await namesInOrder()).toEqual([ingrid.name]);
});

test('saving a partner whom someone deleted is a conflict without a newer text', async () => {
  const { id, revision } = await saved(ingrid);
  await partnerRecords.remove({ id, revision }, 'Grace');
  const late = await partnerRecords.save({ ...ingrid, id, revision }, 'Ada');
  expect(late).toEqual({ outcome: 'conflict', newest: null });
});

test('a partner whose slug was taken meanwhile comes back beside it', async () => {
  const deleted = await saved(ingrid);
  await partnerRecords.remove(deleted, 'Ada');
  await saved({ ...daniel, slug: ingrid.slug });
  await partnerRecords.restore({ id: deleted.id }, 'Ada');
  expect((await partnerRecords.findBySlug('ingrid-halvorsen-2'))?.name).toBe(ingrid.name);
});

test('restoring twice brings one partner back', async () => {
  const deleted = await saved(ingrid);
  await partnerRecords.remove(deleted, 'Ada');
  await Promise.all([
    partnerRecords.restore(deleted, 'Ada'),
    partnerRecords.restore(deleted, 'Ada'),
  ]);
  expect(await namesInOrder()).toEqual([ingrid.name]);
});
