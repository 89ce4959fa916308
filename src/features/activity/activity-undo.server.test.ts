import { expect, test } from 'vitest';
import { clearActivity, entries, kestrel } from '../../../tests/fixtures/activity.ts';
import { saved } from '../../../tests/fixtures/project.ts';
import { done, seen } from '../../../tests/fixtures/records.ts';
import { undo } from '../../../tests/fixtures/undo.ts';
import type { Change, StoredRecord } from '../../model/record.ts';
import { db } from '../../platform/database/database.ts';
import { decide } from '../enquiries/assignment/decisions.server.ts';
import { demoEnquiries } from '../enquiries/enquiries.demo.ts';
import { submitEnquiry } from '../enquiries/enquiries.server.ts';
import { readEnquiry } from '../enquiries/forms/read-enquiry.ts';
import { prepareDataFolder } from '../../start-up.ts';
import { projectRecords } from '../projects/projects.server.ts';
import { describeEntry } from './activity-text.ts';

await prepareDataFolder();

clearActivity();

test('a price change shows both values, and undo reverts only that field', async () => {
  const first = await saved(kestrel);
  const second = await saved({ ...withPrice(first, 'From $1,310,000') });
  await saved({ ...second, title: 'Kestrel Tower' });
  const [, price, added] = await entries();
  expect([added?.act, price?.act, price?.offer]).toEqual(['added', 'saved', 'undo']);
  expect(price?.changes).toEqual([
    { label: 'price range', from: kestrel.specifications.priceRange, to: 'From $1,310,000' },
  ]);
  expect(await undo(price?.id)).toEqual({ name: kestrel.title });
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
  expect(await undo(price?.id)).toEqual({
    name: kestrel.title,
    why: 'Someone else has changed it',
  });
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
  expect((await undo(moveEntry?.id)).why).toBe('Someone else has changed it');
  expect((await currentRecord(id)).displayOrder).toBe(1);
});

test('a deletion and a move can be undone', async () => {
  const first = await saved(kestrel);
  const other = await saved({ ...kestrel, slug: 'other', title: 'Other' });
  await projectRecords.move({ id: other.id, position: 0 }, 'Ada');
  const [moveEntry] = await entries();
  expect(moveEntry && describeEntry(moveEntry)).toEqual({
    verb: 'moved',
    subject: 'Other',
    after: 'from position 2 to 1',
  });
  expect((await undo(moveEntry?.id)).why).toBeUndefined();
  expect((await currentRecord(other.id)).displayOrder).toBe(1);
  expect((await undo(moveEntry?.id)).why).toBeUndefined();
  expect((await currentRecord(other.id)).displayOrder).toBe(1);

  await projectRecords.remove(first, 'Ada');
  const [deleted] = await entries();
  expect([deleted?.act, deleted?.offer]).toEqual(['deleted', 'restore']);
  expect((await undo(deleted?.id)).why).toBeUndefined();
  const [restoreEntry] = await entries();
  expect([restoreEntry?.act, restoreEntry?.offer, restoreEntry?.name]).toEqual([
    'restored',
    undefined,
    kestrel.title,
  ]);
});

test('a deletion can be undone only while it is the last one', async () => {
  const { entryId, record } = await remove(await saved(kestrel));
  const restored = done(await projectRecords.restore({ id: record.id }, 'Ada'));
  expect((await undo(entryId)).why).toBe('Someone else has changed it');
  const second = await remove(restored);
  expect((await undo(entryId)).why).toBe('It has been deleted');
  await db.updateTable('activity').set({ standing: null }).execute();
  expect((await undo(entryId)).why).toBe('It has been deleted');
  expect(await undo(second.entryId)).toEqual({ name: kestrel.title });
  expect(await currentRecord(record.id)).toMatchObject({ title: kestrel.title });
});

test('undoing a deletion restores the draft and its schedule', async () => {
  const first = await saved(kestrel);
  const publishAt = '2096-01-06T17:00:00.000Z';
  const scheduled = done(
    await projectRecords.schedule({ ...kestrel, ...seen(first), title: 'Later', publishAt }, 'Ada'),
  );
  const { entryId } = await remove(scheduled);
  expect(await undo(entryId)).toEqual({ name: kestrel.title });
  expect(await currentRecord(first.id)).toMatchObject({
    title: 'Later',
    publication: { state: 'scheduled', isPublic: true, publishAt },
  });
});

test('a draft that was changed or published since is not undone', async () => {
  const draft = done(await projectRecords.saveDraft(kestrel, 'Ada'));
  const next = { ...kestrel, title: 'Kestrel Tower', ...seen(draft) };
  const { entryId } = await projectRecords.saveDraft(next, 'Ada').then(changed);
  done(await projectRecords.save({ ...next, revision: 2 }, 'Ada'));
  expect((await undo(entryId)).why).toBe('Someone else has changed it');
  expect((await currentRecord(draft.id)).title).toBe('Kestrel Tower');
});

test('an entry that does not exist, or changed nothing, cannot be undone', async () => {
  await saved(kestrel);
  const [added] = await entries();
  expect(await undo('no such entry')).toEqual({ name: '', why: 'This change cannot be undone' });
  expect(await undo(added?.id)).toMatchObject({ why: 'This change cannot be undone' });
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
  expect((await undo(stagedEntry?.id)).why).toBe('It has been changed since');
  expect((await undo(datedEntry?.id)).why).toBeUndefined();
  expect((await undo(datedEntry?.id)).why).toBeUndefined();
  expect(await inboxState()).toMatchObject({ status: 'won', followUpOn: null });
  const [entry, undone] = await entries();
  expect([entry?.act, entry?.offer, undone?.undone?.actor]).toEqual(['undone', undefined, 'Grace']);
  await decide({ ids: [id], decision: { isDeleted: true } }, 'Ada');
  const [deleted] = await entries();
  expect(deleted?.offer).toBe('restore');
  expect((await undo(deleted?.id)).why).toBeUndefined();
  expect((await inboxState()).deletedAt).toBeNull();
});

async function remove(record: StoredRecord) {
  return changed(await projectRecords.remove(seen(record), 'Ada'));
}

function changed<Row>(change: Change<Row>) {
  if (change.outcome !== 'done') throw new Error(JSON.stringify(change));
  return change;
}

async function currentRecord(id: string) {
  const record = await db.transaction().execute((tx) => projectRecords.find(tx, id));
  if (!record) throw new Error('gone');
  return record;
}

function withPrice<Input extends typeof kestrel>(input: Input, priceRange: string): Input {
  return { ...input, specifications: { ...input.specifications, priceRange } };
}

function inboxState() {
  return db
    .selectFrom('enquiries')
    .select(['status', 'followUpOn', 'deletedAt'])
    .executeTakeFirstOrThrow();
}
