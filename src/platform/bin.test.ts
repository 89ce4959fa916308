import { beforeEach, expect, test } from 'vitest';
import { sweepBin } from './bin.ts';
import { db } from './database.ts';
import { deleteRecord, restoreRecord, saveRecord, type RecordKind } from './records.ts';
import { listDeleted, listVersions } from './versions.ts';

type Item = { id: string; revision: number; updatedAt: string; title: string };

const kind: RecordKind<{ title: string }, Item> = {
  noun: 'news',
  columnsOf: (draft) => ({ content: '', category: '', publishedAt: '2026-01-05', ...draft }),
  recordFrom: (row) => row,
};

beforeEach(async () => {
  for (const table of ['versions', 'news'] as const) await db.deleteFrom(table).execute();
});

test('the bin holds what was deleted and is not back, the latest first', async () => {
  const [first, second] = [await saved('First'), await saved('Second')];
  await deleteRecord(kind, first, 'Ada');
  await deleteRecord(kind, second, 'Grace');
  expect(await inBin()).toEqual([
    ['Second', 'Grace'],
    ['First', 'Ada'],
  ]);
  await restoreRecord(kind, second, 'Ada');
  expect(await inBin()).toEqual([['First', 'Ada']]);
});

test('the history of a record tells every save, its deletion and its return', async () => {
  const { id, revision } = await saved('Before');
  const change = await saveRecord(kind, { id, revision }, { title: 'After' }, 'Grace');
  if (change.outcome !== 'done') throw new Error(change.outcome);
  await deleteRecord(kind, change.record, 'Ada');
  await restoreRecord(kind, { id }, 'Grace');
  const versions = await listVersions<Item>('news', id);
  expect(versions.map((version) => [version.revision, version.savedBy, version.isDeleted])).toEqual(
    [
      [4, 'Grace', false],
      [3, 'Ada', true],
      [2, 'Grace', false],
      [1, 'Ada', false],
    ],
  );
  expect(versions.map(({ record }) => record.title)).toEqual(['After', 'After', 'After', 'Before']);
});

test('what was deleted stays in the bin for 30 days, and is forgotten then', async () => {
  const gone = await saved('Gone');
  const back = await saved('Back');
  await deleteRecord(kind, gone, 'Ada');
  await deleteRecord(kind, back, 'Ada');
  await restoreRecord(kind, back, 'Ada');
  await sweepBin(daysOn(29));
  expect(await inBin()).toEqual([['Gone', 'Ada']]);
  await sweepBin(daysOn(31));
  expect(await inBin()).toEqual([]);
  expect(await listVersions('news', gone.id)).toEqual([]);
  expect(await listVersions('news', back.id)).toHaveLength(3);
});

async function inBin() {
  const versions = await listDeleted<Item>('news');
  return versions.map(({ record, savedBy }) => [record.title, savedBy]);
}

async function saved(title: string): Promise<Item> {
  const change = await saveRecord(kind, {}, { title }, 'Ada');
  if (change.outcome !== 'done') throw new Error(change.outcome);
  return change.record;
}

function daysOn(days: number) {
  return new Date(Date.now() + days * 24 * 60 * 60_000);
}
