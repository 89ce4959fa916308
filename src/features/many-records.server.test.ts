import { beforeEach, expect, test } from 'vitest';
import {
  daniel,
  emptyPartners,
  ingrid,
  mei,
  namesInOrder,
  positions,
  saved,
} from '../../tests/partner-fixtures.ts';
import type { StoredRecord } from '../lib/record.ts';
import { contentVersion } from '../platform/content.ts';
import { db } from '../platform/database.ts';
import { manyInput } from '../platform/actions.ts';
import { listViews, removeView, saveView } from '../records/list-views.server.ts';
import { partnerRecords } from './partners/partners.server.ts';

const soon = '2096-01-06T17:00:00.000Z';
const later = '2096-01-09T17:00:00.000Z';
const { changeMany, takeBackMany, saveDraft, unpublish } = partnerRecords;

beforeEach(emptyPartners);

test('drafts are published at once, and those that are not fit are refused with words', async () => {
  const [first, whole] = [await saved(ingrid), done(await saveDraft(daniel, 'Ada'))];
  const lacking = done(await saveDraft({ ...mei, title: '', email: 'mei@' }, 'Ada'));
  const version = contentVersion();
  const answer = await changeMany('publish', seen(first, whole, lacking), 'Grace');
  expect(answer).toMatchObject({ outcome: 'done', changed: [{ id: whole.id, revision: 2 }] });
  expect(answer.refused).toEqual([
    { id: lacking.id, why: 'Not filled in as it has to be: title, email' },
  ]);
  expect(contentVersion()).toBe(version + 1);
  expect(await states()).toEqual([
    'Ingrid Halvorsen published',
    'Daniel Okafor published',
    `${mei.name} draft`,
  ]);
});

test('what somebody else has changed or deleted is refused, and the others go through', async () => {
  const records = [await saved(ingrid), await saved(daniel), await saved(mei)] as const;
  await partnerRecords.save({ ...ingrid, name: 'I. H.', id: records[0].id, revision: 1 }, 'Ada');
  await partnerRecords.remove({ id: records[1].id, revision: 1 }, 'Ada');
  const answer = await changeMany('remove', seen(...records), 'Grace');
  expect(answer.changed.map(({ id }) => id)).toEqual([records[2].id]);
  expect(answer.refused).toEqual([
    { id: records[0].id, why: 'It was changed meanwhile' },
    { id: records[1].id, why: 'It was deleted meanwhile' },
  ]);
  expect(await namesInOrder()).toEqual(['I. H.']);
});

test('publishing is taken back: a draft, a hidden one, changes and a moment are as before', async () => {
  const hidden = done(await unpublish(of(await saved(ingrid)), 'Ada'));
  const shown = await saved(daniel);
  const changed = done(
    await saveDraft({ ...daniel, name: 'D. O.', slug: 'd-o', ...of(shown) }, 'Ada'),
  );
  const drafted = done(await partnerRecords.schedule({ ...mei, publishAt: soon }, 'Ada'));
  const before = await states();
  const { changed: acted } = await changeMany('publish', seen(hidden, changed, drafted), 'Grace');
  expect(await namesInOrder()).toEqual(['Ingrid Halvorsen', 'D. O.', 'Mei Tanaka']);

  const answer = await takeBackMany({ records: acted }, 'Grace');
  expect(answer.refused).toEqual([]);
  expect(await namesInOrder()).toEqual(['Daniel Okafor']);
  expect((await states()).toSorted()).toEqual(before.toSorted());
  expect(await positions()).toEqual([0]);
  const listed = await partnerRecords.listEdited();
  expect(listed.find(({ id }) => id === drafted.id)?.publication?.publishAt).toBe(soon);
  expect(await partnerRecords.findAt(daniel.slug)).toMatchObject({ record: { name: daniel.name } });
  const back = done(await partnerRecords.save({ ...ingrid, ...of(find(listed, hidden)) }, 'Ada'));
  expect(back.revision).toBe(find(listed, hidden).revision + 1);
  expect(await namesInOrder()).toEqual(['Ingrid Halvorsen', 'Daniel Okafor']);
});

test('unpublishing is taken back to the same places, with what was not public', async () => {
  const records = [await saved(ingrid), await saved(daniel), await saved(mei)] as const;
  const changed = done(await saveDraft({ ...ingrid, name: 'I. H.', ...of(records[0]) }, 'Ada'));
  const draft = done(await saveDraft({ ...mei, slug: 'another' }, 'Ada'));
  const acted = await changeMany('unpublish', seen(changed, records[2], draft), 'Grace');
  expect(acted.changed).toHaveLength(2);
  expect(acted.refused).toEqual([]);
  expect(await namesInOrder()).toEqual(['Daniel Okafor']);
  await takeBackMany({ records: acted.changed.toReversed() }, 'Grace');
  expect(await namesInOrder()).toEqual(['Ingrid Halvorsen', 'Daniel Okafor', 'Mei Tanaka']);
  expect(await positions()).toEqual([0, 1, 2]);
  expect(await states()).toContain('I. H. changed');
});

test('deleting is taken back, and bringing back, too', async () => {
  const records = [await saved(ingrid), await saved(daniel), await saved(mei)] as const;
  const hidden = done(await unpublish(of(records[1]), 'Ada'));
  const before = await states();
  const removed = await changeMany('remove', seen(records[2], hidden, records[0]), 'Grace');
  expect(await states()).toEqual([]);
  await takeBackMany({ records: removed.changed }, 'Grace');
  expect(await states()).toEqual(before);

  const listed = await partnerRecords.listEdited();
  await changeMany('remove', seen(...listed), 'Grace');
  const restored = await changeMany('restore', seen(...listed), 'Grace');
  expect(restored.changed).toHaveLength(3);
  expect(await namesInOrder()).toEqual(['Ingrid Halvorsen', 'Mei Tanaka']);
  await takeBackMany({ records: restored.changed }, 'Grace');
  expect(await states()).toEqual([]);
  expect(await partnerRecords.deleted()).toHaveLength(3);
});

test('the moment to be unpublished comes back with what was hidden or deleted', async () => {
  const until = await publishedUntil(ingrid, later);
  const scheduled = done(
    await partnerRecords.schedule({ ...mei, publishAt: soon, unpublishAt: later }, 'Ada'),
  );
  for (const act of ['unpublish', 'remove'] as const) {
    const { changed } = await changeMany(
      act,
      seen(...(await partnerRecords.listEdited())),
      'Grace',
    );
    expect(await ends()).toEqual(act === 'remove' ? [] : [later]);
    await takeBackMany({ records: changed }, 'Grace');
    expect(await ends()).toEqual([later, later]);
  }
  const listed = await partnerRecords.listEdited();
  expect(find(listed, until).publication).toMatchObject({ isPublic: true, unpublishAt: later });
  expect(find(listed, scheduled).publication).toMatchObject({ publishAt: soon });
});

test('what was to be unpublished meanwhile stays hidden, and that is said', async () => {
  const until = await publishedUntil(ingrid, later);
  const { changed } = await changeMany('unpublish', seen(until), 'Grace');
  const records = changed.map(({ before, ...one }) => ({
    ...one,
    before: before && { ...before, unpublishAt: '2020-01-06T17:00:00.000Z' },
  }));
  const answer = await takeBackMany({ records }, 'Grace');
  expect(answer.refused).toEqual([{ id: until.id, why: 'The moment to unpublish it has come' }]);
  expect(await states()).toEqual(['Ingrid Halvorsen hidden']);
});

test('what was changed since is not taken back, and that is said', async () => {
  const drafts = [done(await saveDraft(ingrid, 'Ada')), done(await saveDraft(mei, 'Ada'))] as const;
  const { changed } = await changeMany('publish', seen(...drafts), 'Grace');
  await partnerRecords.save({ ...mei, name: 'M. T.', id: drafts[1].id, revision: 2 }, 'Ada');
  const answer = await takeBackMany({ records: changed }, 'Grace');
  expect(answer.changed.map(({ id }) => id)).toEqual([drafts[0].id]);
  expect(answer.refused).toEqual([{ id: drafts[1].id, why: 'It was changed meanwhile' }]);
  expect(await states()).toEqual(['M. T. published', 'Ingrid Halvorsen draft']);
});

test('two who act on the same at once: one is refused', async () => {
  const first = await saved(ingrid);
  const answers = await Promise.all(
    (['unpublish', 'remove'] as const).map((act) => changeMany(act, seen(first), act)),
  );
  expect(answers.flatMap(({ changed }) => changed)).toHaveLength(1);
  expect(answers.flatMap(({ refused }) => refused)).toHaveLength(1);
});

test('more than five hundred at once are refused', () => {
  const { id } = { id: crypto.randomUUID() };
  const records = Array.from({ length: 501 }, () => ({ id, revision: 1 }));
  expect(manyInput.safeParse({ records }).success).toBe(false);
  expect(manyInput.safeParse({ records: records.slice(1) }).success).toBe(true);
});

test('a copy is a draft with a name and an address of its own, and is made once', async () => {
  const first = await saved(ingrid);
  const newId = crypto.randomUUID();
  const copy = done(await partnerRecords.duplicate({ id: first.id, newId }, 'Grace'));
  expect(copy).toMatchObject({
    id: newId,
    revision: 1,
    name: 'Ingrid Halvorsen (copy)',
    slug: `${ingrid.slug}-copy`,
    bio: ingrid.bio,
    publication: { state: 'draft', savedBy: 'Grace' },
  });
  await partnerRecords.duplicate({ id: first.id, newId }, 'Grace');
  const next = done(await partnerRecords.duplicate({ id: first.id }, 'Grace'));
  expect(next.slug).toBe(`${ingrid.slug}-copy-2`);
  expect(await namesInOrder()).toEqual(['Ingrid Halvorsen']);
  expect(await partnerRecords.duplicate({ id: crypto.randomUUID() }, 'Grace')).toEqual({
    outcome: 'conflict',
    newest: null,
  });
});

test('views are kept for who made them', async () => {
  const view = { id: crypto.randomUUID(), name: 'To do', query: 'state=draft' };
  expect(await saveView('partners', view, 'Ada')).toEqual([view]);
  expect(await saveView('partners', view, 'Ada')).toEqual([view]);
  const other = { ...view, id: crypto.randomUUID() };
  expect(await saveView('partners', other, 'Ada')).toMatchObject({ outcome: 'refused' });
  expect(await listViews('partners', 'Grace')).toEqual([]);
  expect(await removeView('partners', view, 'Grace')).toEqual([]);
  expect(await listViews('projects', 'Ada')).toEqual([]);
  expect(await removeView('partners', view, 'Ada')).toEqual([]);
  expect(await listViews('partners', 'Ada')).toEqual([]);
});

/** As the publisher leaves a record that was scheduled with an end. */
async function publishedUntil(input: typeof ingrid, unpublishAt: string) {
  const { id } = done(
    await partnerRecords.schedule({ ...input, publishAt: soon, unpublishAt }, 'Ada'),
  );
  await partnerRecords.publish({ noun: 'partners', recordId: id, revision: 1 });
  return find(await partnerRecords.listEdited(), { id, revision: 0, updatedAt: '' });
}

async function ends() {
  const rows = await db.selectFrom('unpublishings').select('unpublishAt').execute();
  return rows.map(({ unpublishAt }) => unpublishAt);
}

function of({ id, revision }: StoredRecord) {
  return { id, revision };
}

function seen(...records: StoredRecord[]) {
  return { records: records.map(of) };
}

function find<Row extends StoredRecord>(records: Row[], { id }: StoredRecord) {
  const found = records.find((one) => one.id === id);
  if (!found) throw new Error(`${id} is not listed`);
  return found;
}

function done<Row>(change: { outcome: string; record?: Row }): Row {
  if (!change.record) throw new Error(JSON.stringify(change));
  return change.record;
}

async function states() {
  const records = await partnerRecords.listEdited();
  return records.map(({ name, publication }) => `${name} ${publication?.state}`);
}
