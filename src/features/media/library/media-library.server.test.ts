import { expect, test } from 'vitest';
import { mediaUrl } from '../../../lib/media/media-key.ts';
import { db } from '../../../platform/database/database.ts';
import { partnerRecords } from '../../partners/partners.server.ts';
import { countMedia, describeMedia, findMedia, listMedia } from './media-library.server.ts';
import { recordMedia } from '../media.server.ts';
import { type MediaView } from './media-list.ts';
import { deleteMedia } from '../uses/remove-media.server.ts';
import {
  said,
  upload,
  libraryFile,
  add,
  search,
  centre,
  clearMedia,
} from '../../../../tests/fixtures/library.ts';

clearMedia();

test('the library lists the newest first, page by page, even with equal timestamps', async () => {
  const urls = await Promise.all(Array.from({ length: 60 }, () => upload()));
  await db.updateTable('media').set({ createdAt: '2026-11-21T12:00:00.000Z' }).execute();
  const newest = await upload();
  await db
    .updateTable('media')
    .set({ createdAt: '2026-11-22T12:00:00.000Z' })
    .where('url', '=', newest)
    .execute();

  const first = await listMedia({ search: '' });
  expect(first.files[0]?.url).toBe(newest);
  expect(first.hasMore).toBe(true);
  const second = await listMedia({ search: '', after: first.files.at(-1)?.url });
  expect(second.hasMore).toBe(false);
  const listedUrls = [...first.files, ...second.files].map((file) => file.url);
  expect(listedUrls.toSorted()).toEqual([newest, ...urls].toSorted());
});

test('without drawings, photos are found behind any number of them', async () => {
  const photo = mediaUrl('images/news/3d4bec6537088bd45d9880f6_1200x1500_a29a8c.jpg');
  const stored = { url: photo, kind: 'image', bytes: 1, needsVariants: false } as const;
  await recordMedia(db, stored, { alt: '', focal: centre, name: 'photo.jpg', editor: 'editor' });
  for (let logos = 0; logos < 60; logos++) await upload();
  const logos = await listMedia({ kind: 'image', search: '', isWithoutDrawings: true });
  expect(logos).toMatchObject({ files: [{ url: photo }], hasMore: false });
});

test('a search finds files by every word of name and alternative text, without accents', async () => {
  const wallPhoto = await upload({ name: 'DSC_0042.jpg', alt: 'Étienne before a brick wall' });
  await upload({ name: 'wall.jpg', alt: 'Concrete' });
  expect(await search('ETIENNE  wall')).toEqual([wallPhoto]);
  expect(await search('dsc_00')).toEqual([wallPhoto]);
  expect(await search('dscx00')).toEqual([]);
  expect(await search('100%')).toEqual([]);
  expect(await search('\\')).toEqual([]);
});

test('each kind of file has its own view', async () => {
  const image = await upload();
  const video = await upload({ kind: 'video' });
  expect([await search(''), await search('', 'video')]).toEqual([[image], [video]]);
});

test('a file lists the records whose current version shows it', async () => {
  const [logo, former] = [await upload(), await upload()];
  const { id, name } = await add({ logoUrl: former });
  await partnerRecords.save(
    { ...libraryFile({ logoUrl: logo, slug: 'moved' }), id, revision: 1 },
    'editor',
  );
  const address = `/admin/partners?edit=${id}`;
  const use = { noun: 'partner', recordId: id, name, address, places: ['logoUrl'] };
  const findUses = async () => (await findMedia({ urls: [logo, former] })).map((file) => file.uses);
  expect(await findUses()).toEqual([[use], []]);
  await partnerRecords.remove({ id, revision: 2 }, 'editor');
  expect(await findUses()).toEqual([[], []]);
});

test('a poster counts as used where its film is used', async () => {
  const poster = await upload();
  const video = await upload({ kind: 'video', posterUrl: poster });
  const { id } = await add({ bio: `<video src="${video}">` });
  const [posterFile] = await findMedia({ urls: [poster] });
  expect(posterFile?.uses).toMatchObject([{ noun: 'partner', recordId: id }]);
});

test('files are returned in the requested order, without deleted ones', async () => {
  const [one, two] = [await upload(), await upload()];
  const files = await findMedia({
    urls: [two, mediaUrl('images/logos/000000000000000000gone.svg'), one],
  });
  expect(files.map((file) => file.url)).toEqual([two, one]);
});

test('the tabs show their counts, and each shows its own files', async () => {
  const [logo, missing, video] = [
    await upload({ alt: 'Wren' }),
    await upload(),
    await upload({ kind: 'video' }),
  ];
  const decoration = await upload();
  await describeMedia(
    { url: decoration, revision: 1, alt: '', ...said, isDecorative: true },
    'Ada',
  );
  await add({ logoUrl: logo });
  expect(await deleteMedia({ urls: [] })).toEqual({ deleted: [], kept: [] });
  await deleteMedia({ urls: [await upload({ alt: 'Gone' })] });
  expect(await countMedia()).toEqual({
    count: 4,
    bytes: 4,
    missing: 1,
    unused: 3,
    pictures: 0,
    films: 1,
    logos: 3,
    plans: 0,
    deleted: 1,
  });
  expect(await findUrls('missing')).toEqual([missing]);
  expect((await findUrls('unused')).toSorted()).toEqual([missing, video, decoration].toSorted());
  expect(await findUrls('films')).toEqual([video]);
  expect(await findUrls('deleted')).toHaveLength(1);
});

test('files can be filtered by noun and sorted', async () => {
  const [logo] = [await upload({ name: 'b.svg' }), await upload({ name: 'a.svg' })];
  await add({ logoUrl: logo });
  expect(await findNames({ usedIn: 'partners' })).toEqual(['b.svg']);
  expect(await findNames({ usedIn: 'news' })).toEqual([]);
  expect(await findNames({ sort: 'name' })).toEqual(['a.svg', 'b.svg']);
});

async function findUrls(view: MediaView) {
  const { files } = await listMedia({ view, search: '', sort: 'oldest' });
  return files.map(({ url }) => url);
}

async function findNames(query: object) {
  const { files } = await listMedia({ search: '', ...query });
  return files.map(({ name }) => name);
}
