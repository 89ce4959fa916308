import { beforeEach, expect, test } from 'vitest';
import { mediaUrl } from '../../../lib/media/media-key.ts';
import type { Role } from '../../../model/rights.ts';
import { NotOwn } from '../../../platform/actions.ts';
import { changeContent } from '../../../platform/database/content.ts';
import { db } from '../../../platform/database/database.ts';
import { prepareDataFolder } from '../../../start-up.ts';
import { baseSettings } from '../../../site/settings/base-settings.ts';
import { entries } from '../../../../tests/fixtures/activity.ts';
import { insertMedia } from '../../../../tests/fixtures/media.ts';
import { makeMember } from '../../../../tests/fixtures/members.ts';
import { ingrid, mei, saved } from '../../../../tests/fixtures/partner.ts';
import { done, seen } from '../../../../tests/fixtures/records.ts';
import { undo } from '../../../../tests/fixtures/undo.ts';
import { describeEntry } from '../../activity/activity-text.ts';
import { demoNews } from '../../news/news.demo.ts';
import { newsRecords } from '../../news/news.server.ts';
import { demoPages } from '../../page-content/page-content.demo.ts';
import { pageRecords } from '../../page-content/page-content.server.ts';
import { partnerRecords } from '../../partners/partners.server.ts';
import { demoProjects } from '../../projects/projects.demo.ts';
import { projectRecords } from '../../projects/projects.server.ts';
import { listSections, saveSection } from '../../settings/settings.server.ts';
import { deleteMedia } from './remove-media.server.ts';
import { detachMedia, listDetachable } from './detach-media.compose.server.ts';
import { findMedia } from '../library/media-library.server.ts';
import { detachErrors, replaceErrors, type MediaDetachment } from '../media.ts';

const [url, other, video, logo] = [
  mediaUrl('images/projects/000000000000000000000001_1200x800_a29a8c.jpg'),
  mediaUrl('images/projects/000000000000000000000002_1200x800_a29a8c.jpg'),
  mediaUrl('videos/news/000000000000000000000003.mp4'),
  mediaUrl('images/logos/000000000000000000000004.svg'),
];
const owner = makeMember('Grace');

beforeEach(async () => {
  await prepareDataFolder();
  for (const table of [
    'activity',
    'drafts',
    'schedules',
    'versions',
    'news',
    'partners',
    'projects',
    'pages',
    'media',
  ] as const)
    await db.deleteFrom(table).execute();
  await insertMedia(url, { alt: 'The quay' });
  await insertMedia(other, {});
  await insertMedia(logo, {});
});

test('a file is removed from lists, heroes, sections and texts, and one undo puts it back', async () => {
  const project = await addProject({ main: other, gallery: [other, url] });
  const home = await addPage();
  await insertMedia(video, { kind: 'video', posterUrl: url, alt: 'The pour' });
  const { records, films } = await listDetachable({ url }, owner);
  expect(records.map(({ isPublic, required }) => [isPublic, required])).toEqual([
    [true, []],
    [true, []],
  ]);
  expect(films).toEqual([{ url: video, name: 'The pour' }]);

  const { entryId } = await detached({ url, records, films: [video] });
  expect(await findUses(url)).toEqual([]);
  expect((await newest(projectRecords, project.id)).images).toEqual({
    main: other,
    gallery: [other],
  });
  const { content, heroUrl } = await newest(pageRecords, home.id);
  expect(heroUrl).toBeNull();
  expect(content).toMatchObject({
    hero: { images: { topSquare: null } },
    sections: [{ imageUrl: null, content: `<p>The plan and <a href="${other}">more</a></p>` }],
  });
  expect((await findMedia({ urls: [video] }))[0]?.poster).toBeNull();
  expect((await pageRecords.versions({ id: home.id })).map(({ savedBy }) => savedBy)).toEqual([
    'Grace',
    'Ada',
  ]);
  const [entry] = await entries({ kind: 'media' });
  expect(entry).toMatchObject({ act: 'detached', offer: 'undo' });
  expect(entry && describeEntry(entry)).toEqual({
    verb: 'removed',
    subject: 'The quay',
    after: 'from 3 places',
  });

  expect((await undo(entryId)).why).toBeUndefined();
  expect((await newest(projectRecords, project.id)).images.gallery).toEqual([other, url]);
  expect((await newest(pageRecords, home.id)).content).toMatchObject(home.content);
  expect((await findMedia({ urls: [video] }))[0]?.poster?.url).toBe(url);
  const [back] = await entries({ kind: 'media' });
  expect(back).toMatchObject({ act: 'attached', offer: 'undo' });
  expect(back && describeEntry(back)).toMatchObject({ verb: 'added', after: 'back to 3 places' });
  await undo(back?.id);
  expect(await findUses(url)).toEqual([]);
});

test('a file removed from all its records can be deleted, and an undo brings it back', async () => {
  const { id } = await saved({ ...mei, imageUrl: url });
  const { id: otherId } = await saved({ ...ingrid, imageUrl: url, logoUrl: logo });
  await detached({ url, records: [{ recordId: id, revision: 1 }], films: [] });
  expect(await findUses(url)).toEqual([otherId]);
  expect((await deleteMedia({ urls: [url] })).kept).toHaveLength(1);
  const last = { recordId: otherId, revision: 1 };
  const { entryId } = await detached({ url, records: [last], films: [] });
  expect((await deleteMedia({ urls: [url] })).deleted).toEqual([url]);
  expect((await undo(entryId)).why).toBeUndefined();
  expect((await findMedia({ urls: [url] }))[0]).toMatchObject({ isDeleted: false });
  expect((await entries({ kind: 'media' })).map(({ detail }) => detail)).toEqual([
    ingrid.name,
    ingrid.name,
    mei.name,
  ]);
});

test('a draft, also a scheduled one, and what is public lose the file together', async () => {
  const partner = await saved({ ...mei, imageUrl: url });
  const draft = { ...mei, bio: 'Next year.', imageUrl: url };
  done(
    await partnerRecords.schedule(
      { ...draft, ...seen(partner), publishAt: '2099-01-01T00:00:00.000Z', unpublishAt: null },
      'Ada',
    ),
  );
  const { records } = await listDetachable({ url }, owner);
  expect(records).toMatchObject([{ isPublic: true, revision: 2 }]);
  const { entryId } = await detached({ url, records, films: [] });
  expect(await findUses(url)).toEqual([]);
  const { id } = partner;
  expect(await newest(partnerRecords, id)).toMatchObject({
    bio: 'Next year.',
    imageUrl: null,
    publication: { state: 'scheduled' },
  });
  expect((await partnerRecords.findPublished({ id }))?.imageUrl).toBeNull();
  await undo(entryId);
  expect((await newest(partnerRecords, id)).imageUrl).toBe(url);
  expect((await partnerRecords.findPublished({ id }))?.imageUrl).toBe(url);
});

test('an unpublished record counts by its draft', async () => {
  const partner = await saved({ ...mei, imageUrl: url });
  done(await partnerRecords.unpublish(seen(partner), 'Ada'));
  const { records } = await listDetachable({ url }, owner);
  expect(records).toMatchObject([{ isPublic: false, revision: 2 }]);
  await detached({ url, records, films: [] });
  expect(await findUses(url)).toEqual([]);
});

test('a required field keeps its file, and the answer names the field', async () => {
  const { id } = await addProject({ main: url, gallery: [url] });
  const { records } = await listDetachable({ url }, owner);
  expect(records).toMatchObject([{ recordId: id, required: ['images.main'] }]);
  expect(await detachMedia({ url, records, films: [] }, owner)).toEqual({
    outcome: 'refused',
    fields: { url: detachErrors.required },
  });
  expect((await newest(projectRecords, id)).images).toEqual({ main: url, gallery: [url] });
});

test('the video of a news item is removed with its type', async () => {
  await insertMedia(video, { kind: 'video' });
  const [item] = demoNews;
  if (!item) throw new Error('The cast is empty');
  const input = { ...item, imageUrl: null, videoUrl: video, videoType: 'upload' } as const;
  const { id } = await changeContent((tx) => newsRecords.add(tx, input, 'Ada'));
  await detached({ url: video, records: [{ recordId: id, revision: 1 }], films: [] });
  expect(await newest(newsRecords, id)).toMatchObject({ videoUrl: null });
});

test('nothing is removed if one of the records has changed, and an undo after a change is refused', async () => {
  const partner = await saved({ ...mei, imageUrl: url });
  await saved({ ...ingrid, imageUrl: url });
  const { records } = await listDetachable({ url }, owner);
  const changed = await saved({ ...mei, ...seen(partner), imageUrl: url, office: '604 555 0100' });
  expect(await detachMedia({ url, records, films: [] }, owner)).toMatchObject({
    outcome: 'conflict',
  });
  expect(await findUses(url)).toHaveLength(2);
  const { entryId } = await detached({ url, records: [seenAs(changed)], films: [] });
  await saved({ ...mei, ...seen(changed), revision: 3 });
  expect((await undo(entryId)).why).toBe(replaceErrors.changed);
});

test('members remove a file only where they may change it', async () => {
  const own = await saved({ ...mei, imageUrl: url, logoUrl: logo });
  const foreign = await saved({ ...ingrid, imageUrl: url });
  const company = { ...baseSettings.company, iconUrl: logo };
  done(await saveSection({ id: 'company', revision: 1, value: company }, 'Ada'));
  const partner = member('partner', own.id);
  const editor = member('editor');
  const idsFor = async (file: string, someone: typeof partner) =>
    (await listDetachable({ url: file }, someone)).records.map(({ recordId }) => recordId);
  expect(await idsFor(url, partner)).toEqual([own.id]);
  expect(await idsFor(logo, editor)).toEqual([own.id]);
  expect(await idsFor(logo, owner)).toEqual([own.id, 'company']);

  const settings = { recordId: 'company', revision: 2 };
  for (const [someone, file, record] of [
    [partner, url, seenAs(foreign)],
    [editor, logo, settings],
  ] as const)
    await expect(detachMedia({ url: file, records: [record], films: [] }, someone)).rejects.toThrow(
      NotOwn,
    );
  await expect(detachMedia({ url, records: [], films: [video] }, partner)).rejects.toThrow(NotOwn);

  done(await detachMedia({ url, records: [seenAs(own)], films: [] }, partner));
  expect(await findUses(url)).toEqual([foreign.id]);
  await detached({ url: logo, records: [settings], films: [] });
  const sections = await listSections();
  expect(sections.find(({ id }) => id === 'company')?.value).toMatchObject({ iconUrl: null });
});

async function detached(input: MediaDetachment) {
  const change = await detachMedia(input, owner);
  if (change.outcome !== 'done') throw new Error(JSON.stringify(change));
  return change;
}

/** The ids of the records that use a file. */
async function findUses(file: string) {
  const [found] = await findMedia({ urls: [file] });
  return found?.uses.map(({ recordId }) => recordId);
}

type Records<Row> = { findMany: (input: { ids: string[] }) => Promise<Row[]> };

async function newest<Row>(records: Records<Row>, id: string): Promise<Row> {
  const [record] = await records.findMany({ ids: [id] });
  if (!record) throw new Error('The record is gone');
  return record;
}

async function addProject(images: { main: string; gallery: string[] }) {
  const [project] = demoProjects;
  if (!project) throw new Error('The cast is empty');
  const { developer: _developer, ...text } = project;
  const files = { heroType: 'image', heroUrl: null, logoUrl: null, images } as const;
  const input = { ...text, ...files, developerId: null };
  return changeContent((tx) => projectRecords.add(tx, input, 'Ada'));
}

async function addPage() {
  const page = demoPages.find(({ slug }) => slug === 'home');
  if (!page || 'navigation' in page.content) throw new Error('The cast is empty');
  const noImages = { topSquare: null, bottomSquare: null, rightSkyscraper: null };
  const section = {
    title: '',
    subheading: '',
    content: `<p><a href="${url}">The plan</a> and <a href="${other}">more</a></p>`,
    imageUrl: url,
    imageAlignment: null,
    medallionLogoUrl: null,
  };
  const content = {
    ...page.content,
    hero: { ...page.content.hero, images: { ...noImages, topSquare: url } },
    sections: [section],
  };
  const input = { ...page, heroType: 'image' as const, heroUrl: url, content };
  const { id } = await changeContent((tx) => pageRecords.add(tx, input, 'Ada'));
  return { id, content };
}

function seenAs({ id, revision }: { id: string; revision: number }) {
  return { recordId: id, revision };
}

function member(role: Role, partnerId: string | null = null) {
  return { ...makeMember(`${role}@solmere.example`), role, partnerId };
}
