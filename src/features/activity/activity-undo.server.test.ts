import { expect, test } from 'vitest';
import { beginWithoutActivity, entries, kestrel, undo } from '../../../tests/activity-fixtures.ts';
import { saved } from '../../../tests/project-fixtures.ts';
import { db } from '../../platform/database.ts';
import { decide } from '../enquiries/desk-work.server.ts';
import { demoEnquiries } from '../enquiries/enquiries.demo.ts';
import { submitEnquiry } from '../enquiries/enquiries.server.ts';
import { readEnquiry } from '../enquiries/read-enquiry.ts';
import { prepareDataFolder } from '../../start-up.ts';
import { projectRecords } from '../projects/projects.server.ts';
import { phraseOf } from './activity-words.ts';

await prepareDataFolder();

beginWithoutActivity();

test('a price change shows both values, and undo reverts only that field', async () => {
  const first = await saved(kestrel);
  const second = await saved({ ...withPrice(first, 'From $1,310,000') });
  await saved({ ...second, title: 'Kestrel Tower' });
  const [, price, added] = await entries();
  expect([added?.act, price?.act, price?.offer]).toEqual(['added', 'saved', 'undo']);
  expect(price?.changes).toEqual([
    { label: 'price range', from: kestrel.specifications.priceRange, to: 'From $1,310,000' },
  ]);
  expect(await undo(price?.id)).toEqual({ outcome: 'done', name: kestrel.title });
  const { title, specifications } = await currentRecord(first.id);
  expect({ title, specifications }).toEqual({
    title: 'Kestrel Tower',
    specifications: kestrel.specifications,
  });
  const [entry, , undone] = await entries();
  expect([entry?.actor, entry?.act, undone?.offer, undone?.undone?.actor]).toEqual([
    'Grace',
    'saved',
    undefined,
    'Grace',
  ]);
});

test('a field that has changed again since cannot be undone', async () => {
  const first = await saved(kestrel);
  const second = await saved(withPrice(first, 'From $2'));
  await saved(withPrice(second, 'From $3'));
  const [, price] = await entries();
  expect(price?.offer).toBe('history');
  expect(await undo(price?.id)).toEqual({ outcome: 'changed', name: kestrel.title });
  expect((await currentRecord(first.id)).specifications.priceRange).toBe('From $3');
});

test('two concurrent undos take effect once', async () => {
  const first = await saved(kestrel);
  await saved(withPrice(first, 'From $2'));
  const [price] = await entries();
  await Promise.all([undo(price?.id), undo(price?.id)]);
  expect((await currentRecord(first.id)).specifications).toEqual(kestrel.specifications);
  expect((await entries()).filter(({ act }) => act === 'saved')).toHaveLength(2);
});

test('a move cannot be undone after the record was moved again', async () => {
  await saved(kestrel);
  await saved({ ...kestrel, slug: 'second', title: 'Second' });
  const { id } = await saved({ ...kestrel, slug: 'third', title: 'Third' });
  await projectRecords.move({ id, position: 0 }, 'Ada');
  const [moveEntry] = await entries();
  await projectRecords.move({ id, position: 1 }, 'Ada');
  expect(await undo(moveEntry?.id)).toMatchObject({ outcome: 'changed' });
  expect((await currentRecord(id)).displayOrder).toBe(1);
});

test('a deletion and a move can be undone', async () => {
  const first = await saved(kestrel);
  const other = await saved({ ...kestrel, slug: 'other', title: 'Other' });
  await projectRecords.move({ id: other.id, position: 0 }, 'Ada');
  const [moveEntry] = await entries();
  expect(moveEntry && phraseOf(moveEntry)).toEqual({
    verb: 'moved',
    subject: 'Other',
    after: 'from position 2 to 1',
  });
  expect(await undo(moveEntry?.id)).toMatchObject({ outcome: 'done' });
  expect((await currentRecord(other.id)).displayOrder).toBe(1);
  expect(await undo(moveEntry?.id)).toMatchObject({ outcome: 'done' });
  expect((await currentRecord(other.id)).displayOrder).toBe(1);

  await projectRecords.remove(first, 'Ada');
  const [deleted] = await entries();
  expect([deleted?.act, deleted?.offer]).toEqual(['deleted', 'restore']);
  expect(await undo(deleted?.id)).toMatchObject({ outcome: 'done' });
  const [restoreEntry] = await entries();
  expect([restoreEntry?.act, restoreEntry?.offer, restoreEntry?.name]).toEqual([
    'restored',
    undefined,
    kestrel.title,
  ]);
});

test('a record with unpublished changes is unpublished like any other', async () => {
  const first = await saved(kestrel);
  const { id, revision } = first;
  await projectRecords.saveDraft({ ...kestrel, title: 'Kestrel Tower', id, revision }, 'Ada');
  await projectRecords.unpublish({ id, revision: revision + 1 }, 'Ada');
  expect((await entries()).map(({ act }) => act)).toEqual(['hidden', 'drafted', 'added']);
});

test('a desk step can be undone from its entry while it is the last change', async () => {
  await submitEnquiry(readEnquiry('contact', demoEnquiries.contact), {
    clientAddress: '192.0.2.1',
  });
  const { id } = await db.selectFrom('enquiries').select('id').executeTakeFirstOrThrow();
  await decide({ ids: [id], decision: { status: 'won' } }, 'Ada');
  await decide({ ids: [id], decision: { followUpOn: '2026-12-01' } }, 'Ada');
  const [datedEntry, stagedEntry] = await entries();
  expect([datedEntry?.offer, stagedEntry?.offer]).toEqual(['undo', undefined]);
  expect(await undo(stagedEntry?.id)).toMatchObject({ outcome: 'changed' });
  expect(await undo(datedEntry?.id)).toMatchObject({ outcome: 'done' });
  expect(await undo(datedEntry?.id)).toMatchObject({ outcome: 'done' });
  expect(await deskState()).toMatchObject({ status: 'won', followUpOn: null });
  const [entry, undone] = await entries();
  expect([entry?.act, entry?.offer, undone?.undone?.actor]).toEqual(['undone', undefined, 'Grace']);
  await decide({ ids: [id], decision: { isDeleted: true } }, 'Ada');
  const [deleted] = await entries();
  expect(deleted?.offer).toBe('restore');
  expect(await undo(deleted?.id)).toMatchObject({ outcome: 'done' });
  expect((await deskState()).deletedAt).toBeNull();
});

async function currentRecord(id: string) {
  const record = await db.transaction().execute((tx) => projectRecords.find(tx, id));
  if (!record) throw new Error('gone');
  return record;
}

function withPrice<Input extends typeof kestrel>(input: Input, priceRange: string): Input {
  return { ...input, specifications: { ...input.specifications, priceRange } };
}

function deskState() {
  return db
    .selectFrom('enquiries')
    .select(['status', 'followUpOn', 'deletedAt'])
    .executeTakeFirstOrThrow();
}
