import { randomUUID } from 'node:crypto';
import { beforeEach, expect, test } from 'vitest';
import { insertMedia } from '../../../tests/fixtures/media.ts';
import { ingrid } from '../../../tests/fixtures/members.ts';
import { done, seen } from '../../../tests/fixtures/records.ts';
import { french, publishTranslation } from '../../../tests/fixtures/translations.ts';
import { db } from '../../platform/database/database.ts';
import { runInLanguage } from '../../platform/languages/page-language.ts';
import { listMediaUses } from '../../records/media-uses.server.ts';
import { prepareDataFolder } from '../../start-up.ts';
import { detachMedia, listDetachable } from '../media/uses/detach-media.compose.server.ts';
import { replaceMedia } from '../media/uses/replace-media.compose.server.ts';
import { nounActions } from '../nouns.server.ts';
import { readTranslation } from '../translations/translations.server.ts';
import { demoNews } from './news.demo.ts';
import { newsFeed } from './news-feed.ts';
import type { NewsInput, NewsRow } from './news.ts';
import {
  findStory,
  listNews,
  listPublishedNews,
  listWholeNews,
  newsRecords,
} from './news.server.ts';

const [, , demoItem] = demoNews as [NewsInput, NewsInput, NewsInput];
const item: NewsInput = { ...demoItem, imageUrl: null, videoUrl: null, videoType: null };
const today = '2026-12-01';
const image = '/media/images/news/000000000000000000000001_1600x900_a29a8c.jpg';
const other = image.replace('1_', '2_');
const film = '/media/videos/news/000000000000000000000003.mp4';
const figure = (src: string, caption: string) =>
  `<figure><img src="${src}" /><figcaption>${caption}</figcaption></figure>`;
const older = 'One & two,\nso <b>bold</b>.\n\nThree.';
const asHtml = '<p>One &amp; two, so &lt;b&gt;bold&lt;/b&gt;.</p><p>Three.</p>';

await prepareDataFolder();

beforeEach(async () => {
  for (const table of ['activity', 'drafts', 'translations', 'versions', 'news', 'media'] as const)
    await db.deleteFrom(table).execute();
  await insertMedia(image, { alt: 'A pier' });
  await insertMedia(other, { alt: 'A quay' });
  await insertMedia(film, { kind: 'video', posterUrl: other });
});

test('plain text of the time before is read as paragraphs, published and as a draft', async () => {
  const { id } = await addOlder();
  const { slug } = item;
  expect((await listPublishedNews(today))[0]?.content).toBe(asHtml);
  expect((await findStory(slug, today)).record?.item.content).toBe(asHtml);
  const draft = { ...item, content: older, slug: 'draft', id: randomUUID() };
  done(await newsRecords.saveDraft(draft, 'Ada'));
  const listed = await listNews();
  expect(listed.map(({ content }) => content)).toEqual([asHtml, asHtml]);
  expect(listed.map((one) => one.id)).toContain(id);
  const published = await newsRecords.changeMany(
    'publish',
    { records: listed.filter((one) => one.id === draft.id) },
    'Ada',
  );
  expect(published.refused).toEqual([]);
  const row = await db.selectFrom('news').select('content').where('id', '=', draft.id).execute();
  expect(row).toEqual([{ content: asHtml }]);
});

test('a translation of plain text stays current when its source becomes rich text', async () => {
  const { id } = await addOlder();
  await publishTranslation('news', id);
  const key = { noun: 'news', recordId: id, language: french } as const;
  const fields = { content: { source: older, text: 'Un & deux.\n\nTrois.' } };
  const stored = await db.selectFrom('translations').selectAll().executeTakeFirstOrThrow();
  const texts = { ...(JSON.parse(stored.fields) as object), ...fields };
  await db
    .updateTable('translations')
    .set({ fields: JSON.stringify(texts) })
    .execute();
  expect(await contentInFrench()).toBe('<p>Un &amp; deux.</p><p>Trois.</p>');
  const [edited] = await listNews();
  await saved({ ...item, ...seen(edited as NewsRow), content: asHtml });
  expect(await contentInFrench()).toBe('<p>Un &amp; deux.</p><p>Trois.</p>');
  expect((await readTranslation(key))?.changes).toEqual({});
});

test('content is sanitised on saving, drafting and scheduling, and only an empty one is refused', async () => {
  const { input } = nounActions.news.save;
  for (const content of ['', '<p></p>', '<p> <br></p>', null])
    expect(input.safeParse({ ...item, content }).error?.issues).toMatchObject([
      { path: ['content'], message: 'Required.' },
    ]);
  for (const content of ['<p>a</p>', figure(image, ''), 'a'])
    expect(input.safeParse({ ...item, content }).success).toBe(true);
  const hostile = `<p onclick="a()">One<script>b()</script></p>${figure('https://c.example/d.jpg', 'e')}`;
  const clean = '<p>One</p><p>e</p>';
  expect((await saved({ ...item, content: hostile })).content).toBe(clean);
  const { saveDraft, schedule } = nounActions.news as unknown as Record<string, AnyAction>;
  for (const [slug, action] of Object.entries({ draft: saveDraft, scheduled: schedule })) {
    const typed = { ...item, slug, content: hostile, publishAt: '2099-01-05T09:00:00.000Z' };
    const change = await action?.run(action.input.parse(typed), ingrid.email, ingrid);
    expect(change).toMatchObject({ outcome: 'done', record: { content: clean } });
  }
});

test('an image in a text is known to the library, replaced everywhere and removed with its caption', async () => {
  const words = '<p>One.</p>';
  const { id } = await saved({ ...item, content: words + figure(image, 'Pier') });
  await publishTranslation('news', id);
  expect((await listMediaUses()).get(image)?.map(({ noun }) => noun)).toEqual([
    'news',
    'translations',
  ]);
  done(await replaceMedia({ url: image, by: other }, 'Ada'));
  const { record } = await findStory(item.slug, today);
  expect(record?.item.content).toBe(words + figure(other, 'Pier'));
  expect([...(record?.textMedia ?? [])]).toMatchObject([
    [other, { kind: 'image', image: { url: other, alt: 'A quay' } }],
  ]);
  const inFrench = await runInLanguage(french, () => findStory(item.slug, today));
  expect(inFrench.record?.item.content).toContain(figure(other, 'Pier'));
  const { records } = await listDetachable({ url: other }, ingrid);
  done(await detachMedia({ url: other, records, films: [] }, ingrid));
  expect((await findStory(item.slug, today)).record?.item.content).toBe(words);
  await db.deleteFrom('media').where('url', '=', image).execute();
  expect(await newsRecords.save({ ...item, slug: 'c', content: figure(image, '') }, 'Ada')).toEqual(
    {
      outcome: 'refused',
      fields: { content: 'This file has been deleted. Choose another.' },
    },
  );
});

test('the feed has whole addresses, and each medium of the texts', async () => {
  await saved({
    ...item,
    content: `<p><a href="/about">A</a></p>${figure(image, 'Pier')}<figure><video src="${film}"></video></figure><blockquote><p>b</p><cite>c</cite></blockquote>`,
  });
  const { items, textMedia } = await listWholeNews(today);
  const page = new URL('https://solmere.example/news');
  const facts = { title: '', description: '', language: 'en-CA', timeZone: 'America/Vancouver' };
  const feed = newsFeed(items, { ...facts, page, address: page, textMedia });
  const text = feed.replaceAll('&lt;', '<').replaceAll('&gt;', '>').replaceAll('&quot;', '"');
  expect(text).toContain('<a href="https://solmere.example/about">A</a>');
  expect(text).toContain(
    `<img src="https://solmere.example${image.replace('.jpg', '/1280.jpg')}" alt="A pier"`,
  );
  expect(text).toContain('<figcaption>Pier</figcaption>');
  expect(text).toContain(`<video src="https://solmere.example${film}" controls>`);
  expect(text).toContain('<figure><blockquote><p>b</p></blockquote><figcaption>c</figcaption>');
});

type AnyAction = {
  input: { parse: (value: unknown) => unknown };
  run: (input: unknown, editor: string, member: typeof ingrid) => Promise<unknown>;
};

async function contentInFrench() {
  const [first] = await runInLanguage(french, () => listPublishedNews(today));
  return first?.content;
}

/** As an earlier release stored it. */
async function addOlder() {
  const record = await saved({ ...item, content: 'x' });
  await db.updateTable('news').set({ content: older }).execute();
  return record;
}

async function saved(input: NewsInput & { id?: string; revision?: number }) {
  const { save } = nounActions.news;
  return done<NewsRow>(await save.run(save.input.parse(input), ingrid.email, ingrid));
}
