import { randomUUID } from 'node:crypto';
import { beforeEach, expect, test } from 'vitest';
import { dayMs } from '../../../lib/time/durations.ts';
import { mediaUrl, missingFileMessage } from '../../../lib/media/media-key.ts';
import { changeContent, contentVersion } from '../../../platform/database/content.ts';
import { db } from '../../../platform/database/database.ts';
import { entries } from '../../../../tests/fixtures/activity.ts';
import { insertMedia, noteOn } from '../../../../tests/fixtures/media.ts';
import { undo } from '../../../../tests/fixtures/undo.ts';
import { listPages, pageRecords } from '../../page-content/page-content.server.ts';
import { demoPages } from '../../page-content/page-content.demo.ts';
import { demoPartners } from '../../partners/partners.demo.ts';
import { partnerRecords } from '../../partners/partners.server.ts';
import { demoProjects } from '../../projects/projects.demo.ts';
import { projectRecords } from '../../projects/projects.server.ts';
import { findMedia } from '../library/media-library.server.ts';
import { removeUnusedMedia } from '../storage/unused-media.compose.server.ts';
import { replaceErrors, type Replaced } from '../media.ts';
import { deleteMedia, restoreMedia } from './remove-media.server.ts';
import { replaceMedia } from './replace-media.compose.server.ts';

const noImages = { topSquare: null, bottomSquare: null, rightSkyscraper: null };
const [project] = demoProjects;
const [partner] = demoPartners;
const page = demoPages.find(({ slug }) => slug === 'home');
const [old, other, video, drawing] = [
  mediaUrl('images/projects/000000000000000000000001_1200x800_a29a8c.jpg'),
  mediaUrl('images/projects/000000000000000000000002_1200x800_a29a8c.jpg'),
  mediaUrl('videos/news/000000000000000000000003.mp4'),
  mediaUrl('images/logos/000000000000000000000004.svg'),
];

beforeEach(async () => {
  for (const table of [
    'activity',
    'notes',
    'versions',
    'partners',
    'projects',
    'pages',
    'media',
  ] as const)
    await db.deleteFrom(table).execute();
  await insertMedia(old, { alt: 'Kestrel House' });
  await insertMedia(other, {});
  await insertMedia(video, { kind: 'video', posterUrl: old });
  await insertMedia(drawing, {});
});

test('replacing a file changes columns, lists and texts of all records, each with a new version', async () => {
  const { id, pageId } = await addRecords();
  const version = contentVersion();
  expect((await replaced()).places).toBe(3);
  expect(await findPoster(video)).toBe(other);
  expect(contentVersion()).toBeGreaterThan(version);
  expect(await readImages(id)).toEqual({ main: other, gallery: [other] });
  const [home] = await listPages();
  expect(home?.content).toMatchObject({ sections: [{ content: richTextWith(other) }] });
  const versions = await pageRecords.versions({ id: pageId });
  expect(versions.map(({ revision, savedBy }) => [revision, savedBy])).toEqual([
    [2, 'Grace'],
    [1, 'Ada'],
  ]);
});

test('undoing a replacement changes only the replaced places', async () => {
  const { id } = await addRecords();
  const { slug } = await add({ imageUrl: other });
  await projectRecords.move({ id, position: 0 }, 'Ada');
  const { entryId } = await replaced();
  expect(await undo(entryId)).toEqual({ name: 'Kestrel House' });
  expect(await readImages(id)).toEqual({ main: old, gallery: [other, old] });
  expect((await partnerRecords.findBySlug(slug))?.imageUrl).toBe(other);
  expect(await findPoster(video)).toBe(old);
});

test('the notes on a file go on with the one that replaces it, and back', async () => {
  await addRecords();
  const [onOld, answer, onOther] = [randomUUID(), randomUUID(), randomUUID()];
  await addNote(old, onOld);
  await addNote(other, onOther);
  const { entryId } = await replaced();
  await addNote(other, answer, onOld);
  expect(await notesOn(old)).toEqual([]);
  expect(await notesOn(other)).toEqual([onOld, onOther, answer].toSorted());
  await undo(entryId);
  expect(await notesOn(old)).toEqual([onOld, answer].toSorted());
  expect(await notesOn(other)).toEqual([onOther]);
});

test('a replacement cannot be undone after one of the records has changed', async () => {
  const { id } = await addRecords();
  const { id: partnerId } = await add({ imageUrl: old });
  const { entryId } = await replaced();
  await partnerRecords.save({ ...withData({ imageUrl: null }), id: partnerId, revision: 2 }, 'Ada');
  expect((await undo(entryId)).why).toBe(replaceErrors.changed);
  expect((await readImages(id)).main).toBe(other);
});

test('a replacement cannot be undone after a film was given another poster', async () => {
  const { id } = await addRecords();
  const { entryId } = await replaced();
  await db.updateTable('media').set({ posterUrl: null }).where('url', '=', video).execute();
  expect((await undo(entryId)).why).toBe(replaceErrors.changed);
  expect((await readImages(id)).main).toBe(other);
});

test('a replacement is not undone if the former poster image no longer exists', async () => {
  const { entryId } = await replaced();
  await db.deleteFrom('media').where('url', '=', old).execute();
  expect((await undo(entryId)).why).toBe(missingFileMessage);
  expect(await findPoster(video)).toBe(other);
});

test('a replacement whose entry stores no state is not offered for undo, and says that it cannot be', async () => {
  const { id } = await addRecords();
  const { entryId } = await replaced();
  await db.updateTable('activity').set({ standing: null }).execute();
  expect((await entries({ kind: 'media' }))[0]?.offer).toBeUndefined();
  expect((await undo(entryId)).why).toBe('This change cannot be undone');
  expect((await readImages(id)).main).toBe(other);
});

test('a replacement can be undone from the activity list, and so can the undo', async () => {
  const { id } = await addRecords();
  await replaced();
  const [entry] = await entries({ kind: 'media' });
  expect(entry).toMatchObject({ act: 'replaced', name: 'Kestrel House', offer: 'undo' });
  await undo(entry?.id);
  const [back, first] = await entries({ kind: 'media' });
  expect([back?.offer, first?.offer, first?.undone?.actor]).toEqual(['undo', undefined, 'Grace']);
  await undo(back?.id);
  expect((await readImages(id)).main).toBe(other);
  await changeContent((tx) => projectRecords.changeEverywhere(tx, id, (record) => record, 'Ada'));
  expect((await entries({ kind: 'media' })).map(({ offer }) => offer)).toEqual([
    undefined,
    undefined,
    undefined,
  ]);
});

test.each([
  ['itself', old],
  ['a film', video],
  ['a drawing', drawing],
])('a photograph cannot be replaced by %s', async (_name, by) => {
  await add({ imageUrl: old });
  expect(await replaceMedia({ url: old, by }, 'Grace')).toMatchObject({ outcome: 'refused' });
});

test('a file in use is not deleted, and the response lists its uses', async () => {
  const { id, name } = await add({ imageUrl: old });
  const { deleted, kept } = await deleteMedia({ urls: [old, other] });
  expect(deleted).toEqual([other]);
  expect(kept).toMatchObject([{ url: old, name: 'Kestrel House', uses: [{ recordId: id, name }] }]);
});

test('a file used only in old versions or the bin is deleted, and comes back with the record', async () => {
  const { id } = await add({ imageUrl: other });
  await partnerRecords.save({ ...withData({ imageUrl: null }), id, revision: 1 }, 'Ada');
  expect(await deleteMedia({ urls: [other] })).toEqual({ deleted: [other], kept: [] });
  await removeUnusedMedia(new Date(Date.now() + 100 * dayMs));
  await partnerRecords.save({ ...withData({ imageUrl: other }), id, revision: 2 }, 'Ada');
  expect((await deleteMedia({ urls: [other] })).kept).toHaveLength(1);
  await partnerRecords.remove({ id, revision: 3 }, 'Ada');
  expect((await deleteMedia({ urls: [other] })).deleted).toEqual([other]);
  await partnerRecords.restore({ id }, 'Ada');
  expect((await findMedia({ urls: [other] }))[0]?.isDeleted).toBe(false);
});

test('a poster is kept as long as its film, and can be deleted with it', async () => {
  expect((await deleteMedia({ urls: [old] })).kept).toMatchObject([{ uses: [{ noun: 'film' }] }]);
  expect((await deleteMedia({ urls: [old, video] })).deleted.toSorted()).toEqual([old, video]);
});

test('a deleted file can be restored, also by saving a record that uses it', async () => {
  await deleteMedia({ urls: [other, drawing] });
  expect(await restoreMedia({ urls: [other] })).toEqual({ restored: [other] });
  await add({ imageUrl: other, logoUrl: drawing });
  expect((await deleteMedia({ urls: [drawing] })).kept).toHaveLength(1);
});

async function addRecords() {
  if (!project || !page) throw new Error('The cast is empty');
  const { developer: _developer, ...text } = project;
  const images = { main: old, gallery: [other, old] };
  const files = { heroType: 'image', heroUrl: null, logoUrl: null, images } as const;
  const content = {
    hero: { title: '', subheading: '', subtitle: '', images: noImages },
    sections: [
      {
        title: '',
        subheading: '',
        content: richTextWith(old),
        imageUrl: null,
        imageAlignment: null,
        medallionLogoUrl: null,
      },
    ],
  };
  return changeContent(async (tx) => {
    const { id } = await projectRecords.add(tx, { ...text, ...files, developerId: null }, 'Ada');
    const input = { ...page, heroType: 'image' as const, heroUrl: null, content };
    const { id: pageId } = await pageRecords.add(tx, input, 'Ada');
    return { id, pageId };
  });
}

async function replaced(): Promise<Replaced & { entryId: string }> {
  const change = await replaceMedia({ url: old, by: other }, 'Grace');
  if (change.outcome !== 'done') throw new Error(change.outcome);
  return { ...change.record, entryId: change.entryId ?? '' };
}

/** A URL of another site must not change. */
function richTextWith(url: string) {
  return `<p><a href="${url}">The plan</a> and <a href="https://elsewhere.example${old}">its like</a></p>`;
}

async function readImages(id: string) {
  const { images } = await changeContent(async (tx) => {
    const record = await projectRecords.find(tx, id);
    if (!record) throw new Error('The project is gone');
    return record;
  });
  return images;
}

async function findPoster(url: string) {
  const row = await db.selectFrom('media').select('posterUrl').where('url', '=', url).execute();
  return row[0]?.posterUrl;
}

function withData(change: object) {
  if (!partner) throw new Error('The cast is empty');
  return { ...partner, imageUrl: null, logoUrl: null, ...change };
}

function add(change: object) {
  return changeContent((tx) => partnerRecords.add(tx, withData(change), 'Ada'));
}

async function addNote(url: string, id: string, threadId = id) {
  await db
    .insertInto('notes')
    .values({ ...noteOn(url), id, threadId })
    .execute();
}

async function notesOn(url: string) {
  const rows = await db.selectFrom('notes').select('id').where('recordId', '=', url).execute();
  return rows.map(({ id }) => id).toSorted();
}
