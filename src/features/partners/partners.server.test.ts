import { randomUUID } from 'node:crypto';
import { beforeEach, expect, test } from 'vitest';
import { contentVersion } from '../../platform/content.ts';
import { db } from '../../platform/database.ts';
import { findMovedSlug } from '../../records/slugs.server.ts';
import type { SaveInput } from '../../lib/record.ts';
import type { PartnerInput, PartnerRow } from './partner.ts';
import { demoPartners } from './partners.demo.ts';
import { partnerRecords } from './partners.server.ts';

const [ingrid, daniel, mei] = demoPartners.map(withoutPictures) as [
  PartnerInput,
  PartnerInput,
  PartnerInput,
];

beforeEach(async () => {
  await db.deleteFrom('versions').execute();
  await db.deleteFrom('partners').execute();
});

test('partners stand in their order, and a new one stands last', async () => {
  for (const partner of [mei, ingrid, daniel]) await partnerRecords.save(partner, 'Ada');
  const partners = await partnerRecords.list();
  expect(partners.map((partner) => partner.name)).toEqual([mei.name, ingrid.name, daniel.name]);
  expect(partners.map((partner) => partner.displayOrder)).toEqual([0, 1, 2]);
});

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
  await insertMedia(url);
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

test('partners saved at once get positions of their own', async () => {
  await Promise.all([ingrid, daniel, mei].map((partner) => partnerRecords.save(partner, 'Ada')));
  expect(await positions()).toEqual([0, 1, 2]);
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

test('whoever saves second learns of the newer text and overwrites nothing', async () => {
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

test('a deleted partner leaves no gap and comes back to its place', async () => {
  const [first, second, third] = [await saved(ingrid), await saved(daniel), await saved(mei)];
  await partnerRecords.remove(second, 'Ada');
  expect(await positions()).toEqual([0, 1]);
  const undone = await partnerRecords.restore({ id: second.id }, 'Ada');
  expect(undone).toMatchObject({
    outcome: 'done',
    record: { ...daniel, id: second.id, displayOrder: 1 },
  });
  expect(await idsInOrder()).toEqual([first.id, second.id, third.id]);
  expect(await positions()).toEqual([0, 1, 2]);
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

test('moving swaps neighbours; the first does not move up nor the last down', async () => {
  const [first, second, third] = [await saved(ingrid), await saved(daniel), await saved(mei)];
  await partnerRecords.move({ id: third.id, direction: 'up' });
  expect(await idsInOrder()).toEqual([first.id, third.id, second.id]);
  await partnerRecords.move({ id: first.id, direction: 'up' });
  await partnerRecords.move({ id: second.id, direction: 'down' });
  expect(await idsInOrder()).toEqual([first.id, third.id, second.id]);
});

test('a partner moves to a position, and those between close up', async () => {
  const [first, second, third, fourth] = [
    await saved(ingrid),
    await saved(daniel),
    await saved(mei),
    await saved({ ...mei, slug: 'mei-again' }),
  ].map(({ id }) => id);
  const toTop = await partnerRecords.move({ id: third ?? '', position: 0 });
  expect(toTop).toEqual([third, first, second, fourth]);
  expect(await idsInOrder()).toEqual(toTop);
  const down = await partnerRecords.move({ id: third ?? '', position: 2 });
  expect(down).toEqual([first, second, third, fourth]);
  expect(await idsInOrder()).toEqual(down);
  expect(await partnerRecords.move({ id: first ?? '', position: 99 })).toEqual([
    second,
    third,
    fourth,
    first,
  ]);
  expect(await positions()).toEqual([0, 1, 2, 3]);
});

test('moving closes gaps, and moves nothing when the partner is gone', async () => {
  const [first, second] = [await saved(ingrid), await saved(daniel)];
  await db.updateTable('partners').set({ displayOrder: 7 }).where('id', '=', second.id).execute();
  const gone = await partnerRecords.move({ id: randomUUID(), position: 0 });
  expect(gone).toEqual([first.id, second.id]);
  expect(await positions()).toEqual([0, 1]);
});

test('many moves at once leave the positions a gapless row', async () => {
  const partners = [await saved(ingrid), await saved(daniel), await saved(mei)];
  const moves = Array.from({ length: 30 }, (_, index) => ({
    id: partners[index % 3]?.id ?? '',
    direction: index % 2 === 0 ? ('up' as const) : ('down' as const),
  }));
  const toPositions = partners.map(({ id }, index) => ({ id, position: 2 - index }));
  await Promise.all([...moves.map(partnerRecords.move), ...toPositions.map(partnerRecords.move)]);
  expect(await positions()).toEqual([0, 1, 2]);
  expect((await idsInOrder()).toSorted()).toEqual(partners.map(({ id }) => id).toSorted());
});

async function saved(input: SaveInput<PartnerInput>): Promise<PartnerRow> {
  const change = await partnerRecords.save(input, 'Ada');
  if (change.outcome !== 'done') throw new Error(change.outcome);
  return change.record;
}

async function namesInOrder() {
  return (await partnerRecords.list()).map(({ name }) => name);
}

async function idsInOrder() {
  return (await partnerRecords.list()).map(({ id }) => id);
}

async function positions() {
  return (await partnerRecords.list()).map(({ displayOrder }) => displayOrder);
}

function withoutPictures(partner: PartnerInput): PartnerInput {
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
      name: '',
      searchText: '',
      revision: 1,
      createdBy: 'Ada',
      createdAt: new Date().toISOString(),
    })
    .execute();
}
