import { randomUUID } from 'node:crypto';
import { beforeEach, expect, test } from 'vitest';
import { insertMedia } from '../../../tests/fixtures/media.ts';
import { done, seen } from '../../../tests/fixtures/records.ts';
import { changeContent, contentVersion } from '../../platform/database/content.ts';
import { db } from '../../platform/database/database.ts';
import { demoPartners } from '../partners/partners.demo.ts';
import { partnerRecords } from '../partners/partners.server.ts';
import { demoProjects } from '../projects/projects.demo.ts';
import type { ProjectInput } from '../projects/project.ts';
import { projectRecords } from '../projects/projects.server.ts';
import { articleData } from './news-data.ts';
import { demoNews, demoNewsWithProjects } from './news.demo.ts';
import {
  addNamedNews,
  findNewsPage,
  findStory,
  listNews,
  listNewsOfProject,
  listPublishedNews,
  newsRecords,
} from './news.server.ts';
import type { SaveInput } from '../../model/record.ts';
import { newsOnAPage, type NewsInput, type NewsRow } from './news.ts';

const video = '/media/videos/news/0123456789abcdef01234567.mp4';
const poster = '/media/images/heroes/0123456789abcdef01234567_1600x900_a29a8c.jpg';
const none = { imageUrl: null, videoUrl: null, videoType: null };
const [kestrel, keys, water] = demoNews.map((item) => ({ ...item, ...none })) as [
  NewsInput,
  NewsInput,
  NewsInput,
];

const [house] = demoProjects
  .filter(({ slug }) => slug === 'kestrel-house')
  .map(({ developer: _developer, ...project }) => ({
    ...project,
    heroUrl: null,
    images: { main: null, gallery: [] },
  })) as unknown as [ProjectInput];

beforeEach(async () => {
  for (const table of ['versions', 'news', 'projects', 'partners', 'media'] as const)
    await db.deleteFrom(table).execute();
});

test('the newest item is first; items of the same day are sorted by id', async () => {
  const [first, second] = [randomUUID(), randomUUID()].toSorted();
  await saved({ ...water, id: second, publishedAt: kestrel.publishedAt });
  await saved(keys);
  await saved({ ...kestrel, id: first });
  expect(await titles()).toEqual([kestrel.title, water.title, keys.title]);
});

test('a future item is visible only in the back office until its day', async () => {
  await saved({ ...kestrel, publishedAt: '2027-01-05' });
  await saved({ ...keys, publishedAt: '2027-01-04' });
  expect(await titles()).toEqual([kestrel.title, keys.title]);
  expect((await listPublishedNews('2027-01-03')).map(({ title }) => title)).toEqual([]);
  expect((await listPublishedNews('2027-01-04')).map(({ title }) => title)).toEqual([keys.title]);
  expect((await listPublishedNews('2027-01-05')).map(({ title }) => title)).toEqual(await titles());
});

test('the news is read in pages, and the first page names the items of the others', async () => {
  const rows: NewsRow[] = [];
  for (let index = 0; index < newsOnAPage * 2 + 1; index++) {
    const day = Temporal.PlainDate.from('2026-01-01').subtract({ days: index }).toString();
    const slug = `news-${index}`;
    rows.push(await saved({ ...kestrel, slug, title: `News ${index}`, publishedAt: day }));
  }
  const ids = rows.map(({ id }) => id);
  const today = '2026-02-01';
  const [first, second, third] = await Promise.all(
    [1, 2, 3].map((number) => findNewsPage(today, number)),
  );
  const shown = [first, second, third].flatMap((page) => page?.items.map(({ id }) => id) ?? []);
  expect(shown).toEqual(ids);
  expect(first?.earlier.map(({ id }) => id)).toEqual(ids.slice(newsOnAPage));
  expect(first?.earlier.map(({ page }) => page)).toEqual([
    ...Array.from({ length: newsOnAPage }, () => 2),
    3,
  ]);
  expect([second?.earlier, third?.items.length, third?.last]).toEqual([[], 1, 3]);
});

test('an item includes its picture, a film its poster, a shared video its id', async () => {
  await insertMedia(poster, { alt: 'Towers', focalX: 0.25 });
  const small = [{ width: 480, format: 'mp4', bytes: 600_000 }];
  await insertMedia(video, { kind: 'video', posterUrl: poster, smallFilms: JSON.stringify(small) });
  await saved({ ...kestrel, imageUrl: poster });
  await saved({ ...keys, videoUrl: video, videoType: 'upload' });
  await saved({ ...water, videoUrl: 'https://youtu.be/SoLmErE2026', videoType: 'youtube' });
  const image = { url: poster, alt: 'Towers', focal: { x: 0.25, y: 0.5 } };
  expect((await listNews()).map(({ media }) => media)).toEqual([
    { kind: 'image', image },
    { kind: 'film', film: { url: video, poster: image, small } },
    { kind: 'embed', video: 'SoLmErE2026', poster: null },
  ]);
});

test('a picture that is not an uploaded file cannot be saved', async () => {
  const before = contentVersion();
  await expect(
    newsRecords.save({ ...kestrel, imageUrl: '/media/none.jpg' }, 'Ada'),
  ).rejects.toThrow(/foreign key/i);
  expect(await titles()).toEqual([]);
  expect(contentVersion()).toBe(before);
});

test('each save keeps a version with its editor', async () => {
  const { id, revision } = await saved(kestrel);
  await newsRecords.save({ ...kestrel, id, revision, title: 'Over 3 days' }, 'Grace');
  const versions = await db.selectFrom('versions').selectAll().orderBy('revision').execute();
  expect(versions.map(({ savedBy, noun }) => [savedBy, noun])).toEqual([
    ['Ada', 'news'],
    ['Grace', 'news'],
  ]);
  expect(JSON.parse(versions[0]?.record ?? '')).toMatchObject(kestrel);
});

test('a new item that is sent twice is added once', async () => {
  const input = { ...kestrel, id: randomUUID() };
  expect(await saved(input)).toEqual(await saved(input));
  expect(await titles()).toEqual([kestrel.title]);
  expect(await newsRecords.save({ ...input, content: 'Other.' }, 'Ada')).toMatchObject({
    outcome: 'conflict',
  });
});

test('the second editor to save or delete gets a conflict and changes nothing', async () => {
  const { id, revision } = await saved(kestrel);
  await saved({ ...kestrel, id, revision, content: 'First.' });
  const newest = { content: 'First.', revision: 2 };
  const late = { ...kestrel, id, revision, content: 'Second.' };
  expect(await newsRecords.save(late, 'Grace')).toMatchObject({ outcome: 'conflict', newest });
  expect(await newsRecords.remove({ id, revision }, 'Grace')).toMatchObject({
    outcome: 'conflict',
    newest,
  });
  expect((await listNews())[0]?.content).toBe('<p>First.</p>');
});

test('a deleted item disappears, and is restored once', async () => {
  const item = await saved(kestrel);
  await newsRecords.remove(item, 'Ada');
  expect(await titles()).toEqual([]);
  await Promise.all([newsRecords.restore(item, 'Ada'), newsRecords.restore(item, 'Ada')]);
  expect(await listNews()).toMatchObject([{ ...kestrel, id: item.id, revision: 3 }]);
});

test('saving a deleted item is a conflict without a newer version', async () => {
  const { id, revision } = await saved(kestrel);
  await newsRecords.remove({ id, revision }, 'Grace');
  expect(await newsRecords.save({ ...kestrel, id, revision }, 'Ada')).toEqual({
    outcome: 'conflict',
    newest: null,
  });
});

test('an item leads to the project that it speaks of and its partner, while they are public', async () => {
  const partner = await savedPartner();
  const project = await savedProject({ partnerId: partner.id });
  const item = await saved({ ...kestrel, projectId: project.id });
  expect(await linked()).toMatchObject({
    slug: house.slug,
    title: house.title,
    partner: { slug: partner.slug, name: partner.name },
  });

  const moved = await savedProject({ ...seen(project), partnerId: partner.id, slug: 'moved' });
  expect(await linked()).toMatchObject({ slug: 'moved' });
  done(await partnerRecords.unpublish(seen(partner), 'Ada'));
  expect(await linked()).toMatchObject({ slug: 'moved', partner: null });
  const hidden = done(await projectRecords.unpublish(seen(moved), 'Ada'));
  expect(await linked()).toBeNull();
  expect((await listPublishedNews(today))[0]?.project).toBeNull();
  done(await projectRecords.remove(seen(hidden), 'Ada'));
  expect(await linked()).toBeNull();
  expect(await newsRecords.listEdited()).toMatchObject([
    { projectId: project.id, revision: item.revision },
  ]);
});

test('a project has its three newest items, from their day on and while they are public', async () => {
  const { id: projectId } = await savedProject({});
  const days = ['2026-10-01', '2026-10-02', '2026-10-03', '2026-10-04', '2027-01-01'];
  const rows: NewsRow[] = [];
  for (const publishedAt of days)
    rows.push(await saved({ ...kestrel, slug: publishedAt, publishedAt, projectId }));
  await saved({ ...keys, projectId: null });
  const [, , , fourth] = rows;
  expect(await slugsOfProject()).toEqual(['2026-10-04', '2026-10-03', '2026-10-02']);
  if (fourth) done(await newsRecords.unpublish(seen(fourth), 'Ada'));
  expect(await slugsOfProject()).toEqual(['2026-10-03', '2026-10-02', '2026-10-01']);

  async function slugsOfProject() {
    return (await listNewsOfProject(projectId, today)).map(({ slug }) => slug);
  }
});

test('the structured data of an item names its project', async () => {
  const { id: projectId } = await savedProject({});
  await saved({ ...kestrel, projectId });
  const { record } = await findStory(kestrel.slug, today);
  if (!record) throw new Error('The item is public');
  const url = `https://site.example/projects/${house.slug}`;
  expect(articleData(record.item, new URL('https://site.example/news'))).toMatchObject({
    about: { '@id': `${url}#building`, name: house.title, url },
  });
});

test('the demo news are about the projects that they name', async () => {
  const { id } = await savedProject({});
  const [first] = demoNewsWithProjects;
  if (!first) throw new Error('There is a first item');
  await changeContent((tx) => addNamedNews(tx, { ...first, ...none }, 'Ada'));
  expect((await newsRecords.listEdited())[0]?.projectId).toBe(id);
});

const today = '2026-11-01';

async function linked() {
  return (await findStory(kestrel.slug, today)).record?.item.project;
}

async function savedPartner() {
  const [partner] = demoPartners;
  if (!partner) throw new Error('There is a first partner');
  return done(await partnerRecords.save({ ...partner, imageUrl: null, logoUrl: null }, 'Ada'));
}

async function savedProject(input: Partial<SaveInput<ProjectInput>>) {
  return done(await projectRecords.save({ ...house, ...input }, 'Ada'));
}

async function saved(input: SaveInput<NewsInput>): Promise<NewsRow> {
  const change = await newsRecords.save(input, 'Ada');
  if (change.outcome !== 'done') throw new Error(change.outcome);
  return change.record;
}

async function titles() {
  return (await listNews()).map(({ title }) => title);
}
