import { beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import { z } from 'zod';
import type { NewsRow } from '../features/news/news.ts';
import { defineNoun } from '../model/noun.ts';
import { db } from '../platform/database/database.ts';
import { defineRecords } from './define-records.server.ts';
import { emptyBin } from './deleted-records.server.ts';

const items = defineRecords(defineNoun({ name: 'news', one: 'item', nameIn: 'title' }), {
  schema: z.object({ title: z.string() }),
  requireForPublic: async () => {},
  reliesOn: {},
  toColumns: (input) => ({
    slug: input.title.toLowerCase(),
    content: '',
    category: '',
    publishedAt: '2026-01-05',
    ...input,
  }),
});

beforeEach(async () => {
  for (const table of ['versions', 'news'] as const) await db.deleteFrom(table).execute();
});

test('the bin lists deleted records that were not restored, latest first', async () => {
  const [first, second] = [await saveItem('First'), await saveItem('Second')];
  await items.remove(first, 'Ada');
  aSecondLater();
  await items.remove(second, 'Grace');
  expect(await inBin()).toEqual([
    ['Second', 'Grace'],
    ['First', 'Ada'],
  ]);
  await items.restore(second, 'Ada');
  expect(await inBin()).toEqual([['First', 'Ada']]);
});

test('the history of a record has every save, its deletion and its restoration', async () => {
  const { id, revision } = await saveItem('Before');
  const change = await items.save({ id, revision, title: 'After' }, 'Grace');
  if (change.outcome !== 'done') throw new Error(change.outcome);
  await items.remove(change.record, 'Ada');
  await items.restore({ id }, 'Grace');
  const versions = await items.versions({ id });
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

test('a deleted record stays in the bin for 30 days and is then removed with its versions', async () => {
  const deletedRecord = await saveItem('Gone');
  const restoredRecord = await saveItem('Back');
  await items.remove(deletedRecord, 'Ada');
  await items.remove(restoredRecord, 'Ada');
  await items.restore(restoredRecord, 'Ada');
  await emptyBin(daysOn(29));
  expect(await inBin()).toEqual([['Gone', 'Ada']]);
  await emptyBin(daysOn(31));
  expect(await inBin()).toEqual([]);
  expect(await items.versions(deletedRecord)).toEqual([]);
  expect(await items.versions(restoredRecord)).toHaveLength(3);
});

async function inBin() {
  const versions = await items.deleted();
  return versions.map(({ record, savedBy }) => [record.title, savedBy]);
}

async function saveItem(title: string): Promise<NewsRow> {
  const change = await items.save({ title }, 'Ada');
  if (change.outcome !== 'done') throw new Error(change.outcome);
  return change.record;
}

function aSecondLater() {
  vi.setSystemTime(Date.now() + 1000);
  onTestFinished(() => void vi.useRealTimers());
}

function daysOn(days: number) {
  return new Date(Date.now() + days * 24 * 60 * 60_000);
}
