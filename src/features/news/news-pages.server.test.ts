import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { beforeEach, expect, test } from 'vitest';
import { done } from '../../../tests/fixtures/records.ts';
import { db } from '../../platform/database/database.ts';
import { toSlug } from '../../lib/text/slug.ts';
import { demoNews } from './news.demo.ts';
import type { NewsInput } from './news.ts';
import { findStory, listNews, newsRecords } from './news.server.ts';

const none = { imageUrl: null, videoUrl: null, videoType: null };
const [kestrel, keys, water] = demoNews.map((item) => ({ ...item, ...none })) as [
  NewsInput,
  NewsInput,
  NewsInput,
];
const today = '2026-12-01';

beforeEach(async () => {
  for (const table of ['drafts', 'versions', 'news'] as const) await db.deleteFrom(table).execute();
});

test('an item has a page, with the items beside it in the timeline', async () => {
  for (const item of [kestrel, keys, water]) done(await newsRecords.save(item, 'Ada'));
  const story = await findStory(keys.slug, today);
  expect(story.record).toMatchObject({
    item: { title: keys.title, media: { kind: 'image' } },
    newer: { slug: kestrel.slug },
    older: { slug: water.slug },
  });
  expect((await findStory(kestrel.slug, today)).record?.newer).toBeUndefined();
  expect((await findStory(water.slug, today)).record?.older).toBeUndefined();
});

test('items of one day are beside each other in the order of the timeline', async () => {
  const { publishedAt } = kestrel;
  const ids = [randomUUID(), randomUUID(), randomUUID()].toSorted();
  for (const [index, id] of ids.entries())
    done(await newsRecords.save({ ...kestrel, slug: `item-${index}`, publishedAt, id }, 'Ada'));
  const { newer, older } = (await findStory('item-1', today)).record ?? {};
  expect([newer?.slug, older?.slug]).toEqual(['item-0', 'item-2']);
});

test('an item of a later day has no page until then, but a preview', async () => {
  const { id } = done(await newsRecords.save({ ...kestrel, publishedAt: '2027-01-05' }, 'Ada'));
  done(await newsRecords.save(keys, 'Ada'));
  expect(await findStory(kestrel.slug, '2027-01-04')).toEqual({});
  expect((await findStory(keys.slug, '2027-01-04')).record?.newer).toBeUndefined();
  expect((await findStory(kestrel.slug, '2027-01-05')).record?.item.id).toBe(id);
  const row = await db.selectFrom('news').selectAll().where('id', '=', id).executeTakeFirst();
  const preview = { noun: 'news', row: { ...row, id, title: 'Typed' } } as const;
  const { record } = await findStory(kestrel.slug, '2027-01-04', preview);
  expect([record?.item.title, record?.older?.slug]).toEqual(['Typed', keys.slug]);
});

test('an old slug leads to the page, unless its day has not come', async () => {
  const first = done(await newsRecords.save(kestrel, 'Ada'));
  const moved = { ...kestrel, id: first.id, revision: first.revision, slug: 'past-thirty' };
  done(await newsRecords.save(moved, 'Ada'));
  expect(await findStory(kestrel.slug, today)).toEqual({ movedTo: 'past-thirty' });
  expect(await findStory(kestrel.slug, '2026-01-01')).toEqual({});
  expect(await findStory('Past Thirty', today)).toEqual({ movedTo: 'past-thirty' });
});

test('two items cannot have one slug', async () => {
  done(await newsRecords.save(kestrel, 'Ada'));
  expect(await newsRecords.save({ ...keys, slug: kestrel.slug }, 'Ada')).toMatchObject({
    outcome: 'refused',
    fields: { slug: 'Another page already uses this slug' },
  });
});

test.each(['x'.repeat(3_000), 'Twelve homes '.repeat(90)])(
  'items with one very long title have pages',
  async (title) => {
    const input = { ...kestrel, title, slug: toSlug(title) };
    const { id, slug } = done(await newsRecords.save(input, 'Ada'));
    const copy = done(await newsRecords.duplicate({ id }, 'Ada'));
    expect(copy.slug).not.toBe(slug);
    const { changed } = await newsRecords.changeMany('publish', { records: [copy] }, 'Ada');
    expect(changed).toHaveLength(1);
    expect((await findStory(copy.slug, today)).record?.item.id).toBe(copy.id);
  },
);

test('what was stored before items had pages, as a draft or in the bin, is published with a slug', async () => {
  const { slug: _slug, ...item } = kestrel;
  const drafted = done(await newsRecords.saveDraft(item as NewsInput, 'Ada'));
  const changed = await newsRecords.changeMany('publish', { records: [drafted] }, 'Ada');
  expect(changed.refused).toEqual([]);
  expect(await slugOf(drafted.id)).toBe(kestrel.slug);

  const title = 'Rain on the model';
  const { id } = done(await newsRecords.save({ ...kestrel, slug: 'rain', title }, 'Ada'));
  const seen = { id, revision: 1 };
  done(await newsRecords.remove(seen, 'Ada'));
  await db
    .updateTable('versions')
    .set({ record: JSON.stringify({ ...item, ...seen, title }) })
    .where('recordId', '=', id)
    .execute();
  done(await newsRecords.restore(seen, 'Ada'));
  expect(await slugOf(id)).toBe('rain-on-the-model');
});

test('a draft that was stored without a slug is listed with the slug of its public page', async () => {
  const { id, revision } = done(await newsRecords.save(kestrel, 'Ada'));
  const changed = { ...kestrel, id, revision, title: 'Kestrel House passes the fortieth floor' };
  done(await newsRecords.saveDraft(changed, 'Ada'));
  await db
    .updateTable('drafts')
    .set({ record: sql<string>`replace(record, ${JSON.stringify(kestrel.slug)}, 'null')` })
    .execute();
  expect(await listNews()).toMatchObject([{ title: changed.title, slug: kestrel.slug }]);
});

async function slugOf(id: string) {
  const row = await db.selectFrom('news').select('slug').where('id', '=', id).executeTakeFirst();
  return row?.slug;
}
