import { sql } from 'kysely';
import { beforeEach, expect, test } from 'vitest';
import { entries } from '../../tests/fixtures/activity.ts';
import {
  daniel,
  emptyPartners,
  ingrid,
  mei,
  namesInOrder,
  positions,
  saved,
  states,
} from '../../tests/fixtures/partner.ts';
import { done, manySeen, seen } from '../../tests/fixtures/records.ts';
import { undoAll } from '../../tests/fixtures/undo.ts';
import type { ChangedOne, BulkAction, StoredRecord } from '../model/record.ts';
import { db } from '../platform/database/database.ts';
import { partnerRecords } from '../features/partners/partners.server.ts';
import { publishNext } from '../compose/publisher.server.ts';

const soon = '2096-01-06T17:00:00.000Z';

const later = '2096-01-09T17:00:00.000Z';

const { changeMany, saveDraft, unpublish } = partnerRecords;

beforeEach(emptyPartners);

test('undoing a publication restores drafts, hidden records, changes and schedules', async () => {
  const hidden = done(await unpublish(seen(await saved(ingrid)), 'Ada'));
  const danielRow = await saved(daniel);
  const changed = done(
    await saveDraft({ ...daniel, name: 'D. O.', slug: 'd-o', ...seen(danielRow) }, 'Ada'),
  );
  const scheduled = done(await partnerRecords.schedule({ ...mei, publishAt: soon }, 'Ada'));
  const before = await states();
  const { changed: acted } = await changeMany(
    'publish',
    manySeen(hidden, changed, scheduled),
    'Grace',
  );
  expect(await namesInOrder()).toEqual(['Ingrid Halvorsen', 'D. O.', 'Mei Tanaka']);

  const answer = await undoChanged(acted);
  expect(answer.refused).toEqual([]);
  expect(await namesInOrder()).toEqual(['Daniel Okafor']);
  expect((await states()).toSorted()).toEqual(before.toSorted());
  expect(await positions()).toEqual([0]);
  const listed = await partnerRecords.listEdited();
  expect(listed.find(({ id }) => id === scheduled.id)?.publication?.publishAt).toBe(soon);
  expect(await partnerRecords.findAt(daniel.slug)).toMatchObject({ record: { name: daniel.name } });
  const republished = done(
    await partnerRecords.save({ ...ingrid, ...seen(find(listed, hidden)) }, 'Ada'),
  );
  expect(republished.revision).toBe(find(listed, hidden).revision + 1);
  expect(await namesInOrder()).toEqual(['Ingrid Halvorsen', 'Daniel Okafor']);
});

test('undoing an unpublishing restores the positions and the drafts', async () => {
  const records = [await saved(ingrid), await saved(daniel), await saved(mei)] as const;
  const changed = done(await saveDraft({ ...ingrid, name: 'I. H.', ...seen(records[0]) }, 'Ada'));
  const draft = done(await saveDraft({ ...mei, slug: 'another' }, 'Ada'));
  const acted = await changeMany('unpublish', manySeen(changed, records[2], draft), 'Grace');
  expect(acted.changed).toHaveLength(2);
  expect(acted.refused).toEqual([]);
  expect(await namesInOrder()).toEqual(['Daniel Okafor']);
  await undoChanged(acted.changed.toReversed());
  expect(await namesInOrder()).toEqual(['Ingrid Halvorsen', 'Daniel Okafor', 'Mei Tanaka']);
  expect(await positions()).toEqual([0, 1, 2]);
  expect(await states()).toContain('I. H. changed');
});

test('deleting and restoring can both be undone', async () => {
  const records = [await saved(ingrid), await saved(daniel), await saved(mei)] as const;
  const hidden = done(await unpublish(seen(records[1]), 'Ada'));
  const before = await states();
  const removed = await changeMany('remove', manySeen(records[2], hidden, records[0]), 'Grace');
  expect(await states()).toEqual([]);
  await undoChanged(removed.changed);
  expect(await states()).toEqual(before);

  const listed = await partnerRecords.listEdited();
  await changeMany('remove', manySeen(...listed), 'Grace');
  const restored = await changeMany('restore', manySeen(...listed), 'Grace');
  expect(restored.changed).toHaveLength(3);
  expect(await namesInOrder()).toEqual(['Ingrid Halvorsen', 'Mei Tanaka']);
  await undoChanged(restored.changed);
  expect(await states()).toEqual([]);
  expect(await partnerRecords.deleted()).toHaveLength(3);
});

test('undoing restores the time of unpublishing', async () => {
  const timed = await publishTemporarily(ingrid, later);
  const scheduled = done(
    await partnerRecords.schedule({ ...mei, publishAt: soon, unpublishAt: later }, 'Ada'),
  );
  for (const act of ['unpublish', 'remove'] as const) {
    const { changed } = await changeMany(
      act,
      manySeen(...(await partnerRecords.listEdited())),
      'Grace',
    );
    expect(await unpublishTimes()).toEqual(act === 'remove' ? [] : [later]);
    await undoChanged(changed);
    expect(await unpublishTimes()).toEqual([later, later]);
  }
  const listed = await partnerRecords.listEdited();
  expect(find(listed, timed).publication).toMatchObject({ isPublic: true, unpublishAt: later });
  expect(find(listed, scheduled).publication).toMatchObject({ publishAt: soon });
});

test('a record whose time of unpublishing has passed stays hidden, with the reason', async () => {
  const timed = await publishTemporarily(ingrid, later);
  const { changed } = await changeMany('unpublish', manySeen(timed), 'Grace');
  const past = sql<string>`replace(standing, ${later}, '2020-01-06T17:00:00.000Z')`;
  await db.updateTable('activity').set({ standing: past }).execute();
  const { refused } = await undoChanged(changed);
  expect(refused).toMatchObject([
    { subjectId: timed.id, why: 'It has since been unpublished as scheduled' },
  ]);
  expect(await states()).toEqual(['Ingrid Halvorsen hidden']);
});

test('a record changed since is not undone, with the reason', async () => {
  const drafts = [done(await saveDraft(ingrid, 'Ada')), done(await saveDraft(mei, 'Ada'))] as const;
  const { changed } = await changeMany('publish', manySeen(...drafts), 'Grace');
  await partnerRecords.save({ ...mei, name: 'M. T.', id: drafts[1].id, revision: 2 }, 'Ada');
  const answer = await undoChanged(changed);
  expect(answer.undone.map(({ subjectId }) => subjectId)).toEqual([drafts[0].id]);
  expect(answer.refused).toMatchObject([
    { subjectId: drafts[1].id, name: 'Mei Tanaka', why: 'Someone else has changed it' },
  ]);
  expect(await states()).toEqual(['M. T. published', 'Ingrid Halvorsen draft']);
});

test.each(['publish', 'unpublish', 'remove', 'restore'] as const)(
  'a record changed since it was changed by %s stays as it is',
  async (act) => {
    const record = await saved(ingrid);
    if (act === 'publish') await saveDraft({ ...ingrid, ...seen(record) }, 'Ada');
    if (act === 'restore') await partnerRecords.remove(seen(record), 'Ada');
    const [listed] = await partnerRecords.listEdited();
    const { changed } = await changeMany(act, manySeen(listed ?? record), 'Grace');
    expect(changed).toHaveLength(1);
    await changeSince(act, record.id);
    const before = await states();
    const why = 'Someone else has changed it';
    expect((await undoChanged(changed)).refused).toMatchObject([{ subjectId: record.id, why }]);
    expect(await states()).toEqual(before);
  },
);

test('an entry without a state to restore says so', async () => {
  const { changed } = await changeMany('unpublish', manySeen(await saved(ingrid)), 'Grace');
  await db.updateTable('activity').set({ standing: null }).execute();
  expect((await entries())[0]).toMatchObject({ act: 'hidden', offer: undefined });
  const { refused } = await undoChanged(changed);
  expect(refused).toMatchObject([{ why: 'This change cannot be undone' }]);
  expect(await states()).toEqual(['Ingrid Halvorsen hidden']);
});

test('what was undone is not undone again, and counts as undone', async () => {
  const { changed } = await changeMany('unpublish', manySeen(await saved(ingrid)), 'Grace');
  await undoChanged(changed);
  const before = await states();
  expect(await undoChanged(changed)).toMatchObject({ undone: [{}], refused: [] });
  expect(await states()).toEqual(before);
});

function undoChanged(changed: readonly ChangedOne[]) {
  return undoAll(changed.map(({ entryId }) => entryId));
}

/** Somebody restores what was deleted, or saves what was not. */
async function changeSince(act: BulkAction, id: string) {
  if (act === 'remove') return done(await partnerRecords.restore({ id }, 'Ada'));
  const { revision } = find(await partnerRecords.listEdited(), { id, revision: 0, updatedAt: '' });
  return done(await saveDraft({ ...ingrid, name: 'I. H.', id, revision }, 'Ada'));
}

/** The state in which the publisher leaves a record that was scheduled with an end. */
async function publishTemporarily(input: typeof ingrid, unpublishAt: string) {
  const { id } = done(
    await partnerRecords.schedule({ ...input, publishAt: soon, unpublishAt }, 'Ada'),
  );
  await publishNext(new Date(soon));
  return find(await partnerRecords.listEdited(), { id, revision: 0, updatedAt: '' });
}

async function unpublishTimes() {
  const rows = await db.selectFrom('schedules').select('unpublishAt').execute();
  return rows.flatMap(({ unpublishAt }) => unpublishAt ?? []);
}

function find<Row extends StoredRecord>(records: Row[], { id }: StoredRecord) {
  const match = records.find((record) => record.id === id);
  if (!match) throw new Error(`${id} is not listed`);
  return match;
}
