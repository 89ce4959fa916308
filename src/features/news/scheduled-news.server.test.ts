import { randomUUID } from 'node:crypto';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { db } from '../../platform/database/database.ts';
import type { Change } from '../../model/record.ts';
import { demoNews } from './news.demo.ts';
import type { NewsInput, NewsRow } from './news.ts';
import { listPublishedNews, newsRecords } from './news.server.ts';

const noMedium = { imageUrl: null, videoUrl: null, videoType: null };
const [kestrel] = demoNews.map((item) => ({ ...item, ...noMedium })) as [NewsInput];

/** The evening of January 2 in Vancouver, when it is January 3 in UTC. */
const evening = '2027-01-03T04:00:00.000Z';
const january2 = '2027-01-02';
/** 10:00 in Vancouver. */
const january15 = '2027-01-15T17:00:00.000Z';

beforeEach(async () => {
  for (const table of ['drafts', 'versions', 'news', 'schedules'] as const)
    await db.deleteFrom(table).execute();
  vi.useFakeTimers({ toFake: ['Date'], now: new Date(evening) });
});
afterEach(() => {
  vi.useRealTimers();
});

test('a scheduled item has the day of its publication in the office’s time zone', async () => {
  const item = await scheduled({ ...kestrel, publishedAt: january2 });
  expect(item.publishedAt).toBe('2027-01-15');
  const late = await scheduled({ ...item, id: item.id }, '2027-01-16T06:30:00.000Z');
  expect(late.publishedAt).toBe('2027-01-15');
  const later = await scheduled({ ...late, id: item.id }, '2027-01-20T17:00:00.000Z');
  expect(later.publishedAt).toBe('2027-01-20');
});

test('a day that the editor has chosen stays', async () => {
  for (const publishedAt of ['2026-12-24', '2027-02-01'])
    expect(await scheduled({ ...kestrel, slug: `on-${publishedAt}`, publishedAt })).toMatchObject({
      publishedAt,
    });
});

test('a draft of an earlier day is dated by its schedule, too', async () => {
  const id = randomUUID();
  const draft = done(await newsRecords.saveDraft({ ...kestrel, publishedAt: january2, id }, 'Ada'));
  vi.setSystemTime(new Date('2027-01-09T20:00:00.000Z'));
  expect((await scheduled({ ...draft, id })).publishedAt).toBe('2027-01-15');
});

test('an item that was public keeps its day when a change is scheduled', async () => {
  const id = randomUUID();
  const item = done(await newsRecords.save({ ...kestrel, publishedAt: january2, id }, 'Ada'));
  expect((await scheduled({ ...item, title: 'Corrected', id })).publishedAt).toBe(january2);
});

test('an item that is published before its time, or taken from the schedule, has today’s day', async () => {
  const item = await scheduled({ ...kestrel, publishedAt: january2 });
  const { id, revision } = item;
  const draft = done(await newsRecords.unschedule({ id, revision }, 'Ada'));
  expect(draft.publishedAt).toBe(january2);
  const again = await scheduled({ ...draft, id });
  done(await newsRecords.save({ ...(again as NewsInput), id }, 'Ada'));
  expect(await listPublishedNews(january2)).toMatchObject([{ publishedAt: january2 }]);
});

test('a schedule that arrives twice is done once', async () => {
  const id = randomUUID();
  const request = { ...kestrel, publishedAt: january2, id, publishAt: january15 };
  const first = done(await newsRecords.schedule(request, 'Ada'));
  expect(done(await newsRecords.schedule(request, 'Ada')).revision).toBe(first.revision);
  const changed = await newsRecords.schedule({ ...request, title: 'Another' }, 'Ada');
  expect(changed.outcome).toBe('conflict');
});

async function scheduled(item: NewsInput | NewsRow, publishAt = january15) {
  const request = { ...(item as NewsInput), publishAt };
  return done(await newsRecords.schedule(request, 'Ada'));
}

function done(change: Change<NewsRow>) {
  if (change.outcome !== 'done') throw new Error(JSON.stringify(change));
  return change.record;
}
