import { createReadStream, mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import { Readable } from 'node:stream';
import type { IncomingMessage } from 'node:http';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { beforeEach, expect, test, vi } from 'vitest';
import {
  claimAgain,
  check,
  emptySite,
  imported,
  outcomes,
  run,
  undone,
} from '../../../../tests/fixtures/import.ts';
import { ingrid } from '../../../../tests/fixtures/members.ts';
import { makeImage } from '../../../../tests/files/older-site.ts';
import {
  attachment,
  oldSite,
  wordPressFile,
  wordPressItem,
  writeWordPress,
} from '../../../../tests/files/wordpress-export.ts';
import { notesOf } from '../import/import-report.ts';
import { storeUpload } from '../../media/upload/store-upload.server.ts';
import { db } from '../../../platform/database/database.ts';
import { prepareDataFolder } from '../../../start-up.ts';
import { countItems, findImport, listItems } from '../import/imports.server.ts';
import { workOn } from '../import/import-steps.compose.server.ts';

await prepareDataFolder();
vi.setConfig({ testTimeout: 120_000 });

beforeEach(emptySite);

const isPublished = true;

test('posts become news, pages become pages, and attachments files of the library', async () => {
  const file = await writeWordPress();
  const id = await imported(file, { isPublished });
  const news = await db.selectFrom('news').selectAll().orderBy('slug').execute();
  expect(news).toMatchObject([
    {
      slug: 'post-1-more',
      title: 'Post 1 & more',
      content: expect.stringMatching(
        /^<p>Hello <strong>there<\/strong>\.<\/p>\s*<figure><img src="\/media\/images\/news\/[^"]+" \/><\/figure>$/,
      ),
      publishedAt: '2019-03-04',
      category: 'New Launch',
    },
    { slug: 'post-2-more' },
  ]);
  expect(news[0]?.imageUrl).toMatch(/^\/media\/images\/news\//);
  const page = await db
    .selectFrom('pages')
    .selectAll()
    .where('slug', '=', 'our-story')
    .executeTakeFirstOrThrow();
  expect(JSON.parse(page.content)).toMatchObject({
    hero: { title: 'Our story' },
    sections: [
      { title: '', content: expect.stringContaining('<p>Second.</p>') },
      { title: 'Then', content: expect.not.stringContaining('script') },
    ],
  });
  const media = await db.selectFrom('media').select(['alt', 'name']).orderBy('name').execute();
  expect(media).toHaveLength(4);
  expect(media[0]).toMatchObject({ alt: 'Photo 10001', name: 'photo-1.jpg' });
  expect(await db.selectFrom('drafts').select('slug').where('noun', '=', 'news').execute()).toEqual(
    [{ slug: 'not-yet' }],
  );
  const activity = await db
    .selectFrom('activity')
    .select(['detail'])
    .where('kind', '=', 'news')
    .execute();
  expect(activity[0]?.detail).toBe(
    'from WordPress: old.WordPress.xml, written by Noor Haddad, 2019-03-04',
  );
  const found = (await listItems(id)).find(({ name }) => name.startsWith('Post 1'));
  expect(notesOf(found ?? { notes: '[]' })).toEqual([
    'Left out of its text: gallery.',
    'Dropped from its text: 1 iframe.',
  ]);
});

test('old addresses of posts, pages, lists, files and attachments lead to the new ones @long', async () => {
  const id = await imported(await writeWordPress(), { isPublished });
  const rows = await db
    .selectFrom('redirects')
    .select(['fromPath', 'target'])
    .orderBy('fromPath')
    .execute();
  const found = Object.fromEntries(rows.map(({ fromPath, target }) => [fromPath, target]));
  expect(found).toMatchObject({
    '/2019/03/post-1': '/news/post-1-more',
    '/2019/03/its-first-name': '/news/post-1-more',
    '/?p=1': '/news/post-1-more',
    '/?page_id=900': '/our-story',
    '/?p=900': '/our-story',
    '/author/noor': '/news',
    '/?author=7': '/news',
    '/category/homes/launches': '/news',
    '/category/launches': '/news',
    '/?cat=3': '/news',
    '/tag/海': '/news',
    '/?tag=海': '/news',
    '/2019': '/news',
    '/?m=201903': '/news',
    '/feed': '/news.xml',
    '/?feed=rss2': '/news.xml',
    '/photo-10001': '/news/post-1-more',
    '/?attachment_id=10001': '/news/post-1-more',
    '/photo-10003': '/news',
  });
  expect(found['/our-story']).toBeUndefined();
  expect(found['/?p=901']).toBeUndefined();
  const [photo] = await db
    .selectFrom('media')
    .select('url')
    .where('name', '=', 'photo-1.jpg')
    .execute();
  expect(found['/wp-content/uploads/2019/03/photo-1.jpg']).toBe(photo?.url);
  const items = await listItems(id);
  expect(items.filter(({ kind, outcome }) => kind === 'redirect' && outcome !== 'created')).toEqual(
    [],
  );
  await undone(id);
  expect(
    await db.selectFrom('redirects').select('id').where('deletedAt', 'is', null).execute(),
  ).toEqual([]);
});

test('the same export changes nothing the second time, and is undone as a whole @long', async () => {
  const file = await writeWordPress();
  const first = await imported(file, { isPublished });
  const second = await imported(file, { isPublished });
  const found = Object.values(await outcomes(second));
  expect(found.filter((outcome) => outcome !== 'same' && outcome !== 'refused')).toEqual([]);
  await undone(first);
  for (const table of ['news', 'drafts'] as const)
    expect(await db.selectFrom(table).selectAll().execute()).toEqual([]);
  expect(
    await db.selectFrom('media').select('url').where('deletedAt', 'is', null).execute(),
  ).toEqual([]);
});

test.each([
  [
    'entities',
    wordPressFile([], '<!DOCTYPE rss [<!ENTITY a "aaaa"><!ENTITY b "&a;&a;">]>'),
    'DOCTYPE',
  ],
  ['damage', wordPressFile([]).slice(0, -20), 'damaged'],
  [
    'a text without end @long',
    wordPressFile([wordPressItem({ id: 1, title: 'x', link: '', content: 'x'.repeat(9_000_000) })]),
    'too long',
  ],
  ['another file @long', '<html><body/></html>', 'not an export of WordPress'],
])('an export with %s is refused with its reason', async (_name, text, reason) => {
  const file = path.join(mkdtempSync(path.join(tmpdir(), 'hostile-')), 'x.xml');
  writeFileSync(file, text);
  await expect(check(file, {})).rejects.toThrow(reason);
});

test('what WordPress keeps from visitors stays so, and what is left out or changed is named before and after', async () => {
  const password = '<wp:post_password><![CDATA[quay]]></wp:post_password>';
  const file = write([
    item(1),
    item(2, { more: password }),
    item(3, { type: 'page', more: password }),
    item(4, { status: 'private' }),
    item(5, { status: 'future' }),
    item(6, { status: 'in-review' }),
    item(7, { more: inLanguage('fr') }),
    item(8, { more: inLanguage('en') }),
    item(9, { status: 'trash' }),
    item(10, { type: 'property' }),
    item(11, { type: 'houzez_agent' }),
    item(12, { content: 'Due.\u0010 Better.\u001C\u000B Ho\u0000mes' }),
    item(13, { title: 'Sea&#16; &#x1c;view', content: 'B.' }),
    item(14, { title: 'Homes & Co', content: 'C.' }),
    item(15).replace('</wp:status>', ''),
    item(16, { more: '<wp:comment><wp:comment_id>1</wp:comment_id></wp:comment>' }),
    item(17, { type: 'page', name: 'team', link: `${oldSite}/harbour/team/` }),
    item(18, { type: 'page', name: 'team', link: `${oldSite}/city/team/` }),
  ]);
  writeFileSync(path.join(path.dirname(file), 'second.xml'), wordPressFile([]));
  const id = await check(path.dirname(file), { isPublished });
  const promised = await namedNotes(id);
  await run(id, path.dirname(file));
  const done = await namedNotes(id);
  expect(done).toEqual(promised);
  const shown = await db.selectFrom('news').select(['slug', 'content']).orderBy('slug').execute();
  expect(shown.map(({ slug }) => slug)).toEqual(
    ['no-1', 'no-8', 'no-12', 'sea-view', 'homes-co', 'no-16'].toSorted(),
  );
  expect(shown.find(({ slug }) => slug === 'no-12')?.content).toBe('<p>Due. Better. Homes</p>');
  const pages = await db
    .selectFrom('pages')
    .select('slug')
    .where('slug', 'like', '%team')
    .orderBy('slug')
    .execute();
  expect(pages.map(({ slug }) => slug)).toEqual(['city-team', 'team']);
  expect(
    await db
      .selectFrom('redirects')
      .select('target')
      .where('fromPath', '=', '/city/team')
      .execute(),
  ).toEqual([{ target: '/city-team' }]);
  expect(done).toMatchObject({
    'No 2': [expect.stringContaining('protected by a password')],
    'No 3': [expect.stringContaining('protected by a password')],
    'No 4': [expect.stringContaining('private')],
    'No 5': [expect.stringContaining('scheduled')],
    'No 6': [expect.stringContaining('in-review')],
    'No 7': [expect.stringContaining('another language')],
    'No 12': ['Signs that cannot be shown were removed.'],
    'Sea view': ['Signs that cannot be shown were removed.'],
    'No 15': [expect.stringContaining('It is damaged')],
    'No 18': ['Another one has the slug “team”, so this becomes “city-team”.'],
    'The export': expect.arrayContaining([
      '2 items of other kinds were left out: 1 property, 1 houzez_agent.',
      '1 item in the bin was left out.',
      '1 comment was left out.',
      'Only old.xml was read. Import the others by themselves: second.xml.',
    ]),
  });
});

test('images are found at relative, lazy and old addresses, and stand in the text @long', async () => {
  const names = ['rel.jpg', 'lazy.jpg', 'render-1920x1080.jpg', 'cafe\u0301.jpg', 'hero.jpg'];
  const file = write([
    attachment(90, `${oldSite}${uploadPath('hero.jpg')}`, 1),
    attachment(91, `${oldSite}${uploadPath('render-1920x1080.jpg')}`, 1),
    wordPressItem({
      id: 1,
      title: 'One',
      link: `${oldSite}/one/`,
      meta: { _thumbnail_id: '90' },
      content: `<img src="${uploadPath('rel.jpg')}"><img src="data:," data-src="//old.example${uploadPath('lazy.jpg')}"><img src="${uploadPath('render-1920x1080.jpg')}"><img src="${uploadPath('caf%C3%A9.jpg')}"><img src="http://127.0.0.1/none.jpg">`,
    }),
  ]);
  for (const [number, name] of names.entries()) {
    const place = path.join(path.dirname(file), 'uploads/2020/05', name);
    mkdirSync(path.dirname(place), { recursive: true });
    await makeImage(place, number);
  }
  const id = await imported(file, { isPublished });
  const stored = await db.selectFrom('media').select('name').execute();
  expect(stored.map(({ name }) => name.normalize('NFD')).toSorted()).toEqual(names.toSorted());
  expect((await namedNotes(id))['One']).toEqual([
    'http://127.0.0.1/none.jpg: it is in a private network.',
  ]);
  const { content } = await db.selectFrom('news').select('content').executeTakeFirstOrThrow();
  expect(
    content.match(/<figure><img src="\/media\/images\/news\/[^"]+" \/><\/figure>/g),
  ).toHaveLength(4);
});

function item(id: number, more: Partial<Parameters<typeof wordPressItem>[0]> = {}) {
  return wordPressItem({
    id,
    title: `No ${id}`,
    link: `${oldSite}/no-${id}/`,
    content: 'A.',
    ...more,
  });
}

function inLanguage(slug: string) {
  return `<category domain="language" nicename="${slug}">X</category>`;
}

function uploadPath(name: string) {
  return `/wp-content/uploads/2020/05/${name}`;
}

function write(itemTexts: string[]) {
  const file = path.join(mkdtempSync(path.join(tmpdir(), 'export-')), 'old.xml');
  writeFileSync(file, wordPressFile(itemTexts));
  return file;
}

/** What the report says of records and of the whole file, by their names. */
async function namedNotes(id: string) {
  const found: Record<string, string[]> = {};
  for (const one of await listItems(id))
    if (one.kind !== 'redirect' && notesOf(one).length > 0)
      found[one.name] = [...(found[one.name] ?? []), ...notesOf(one)];
  return found;
}

test('pictures in private networks are not fetched', async () => {
  const file = path.join(mkdtempSync(path.join(tmpdir(), 'hostile-')), 'x.xml');
  const content = '<p><img src="http://169.254.169.254/latest/a.jpg"></p>';
  writeFileSync(file, wordPressFile([item(1, { content })]));
  const id = await imported(file, { isPublished });
  const image = (await listItems(id)).find(({ kind }) => kind === 'file');
  expect(notesOf(image ?? { notes: '[]' })).toEqual(['It is in a private network.']);
});

test('500 posts with 2,000 pictures, killed in the middle, take less time than uploading the pictures one by one @long', async () => {
  const posts = Number(process.env['IMPORT_POSTS'] ?? 500);
  const imagesOfPost = 4;
  const file = await writeWordPress({ posts, imagesOfPost, width: 800 });
  let peak = 0;
  const sampler = setInterval(() => (peak = Math.max(peak, process.memoryUsage().rss)), 100);
  const id = await check(file, { isPublished });
  const startedAt = performance.now();
  for (const part of [0.3, 0.7]) {
    const stopper = new AbortController();
    const claimed = await claimAgain(id);
    await workOn(
      claimed,
      async () => file,
      stopper.signal,
      (done, total) => {
        if (done / total > part) stopper.abort(new Error('killed'));
      },
    );
  }
  const claimed = await claimAgain(id);
  await workOn(claimed, async () => file, new AbortController().signal);
  const importMs = performance.now() - startedAt;
  clearInterval(sampler);
  expect(await findImport(id)).toMatchObject({ state: 'done' });
  const counts = (await countItems([id])).get(id);
  expect(counts?.news?.created).toBe(posts + 1);
  expect(counts?.file?.created).toBe(posts * imagesOfPost);

  const second = await imported(file, { isPublished });
  expect((await countItems([second])).get(second)?.news).toEqual({ same: posts + 1 });

  await emptySite();
  const uploadedAt = performance.now();
  const { signal } = new AbortController();
  for (let number = 1; number <= posts * imagesOfPost; number++) {
    const place = path.join(path.dirname(file), 'uploads/2019/03', `photo-${number}.jpg`);
    const request = Object.assign(Readable.from(createReadStream(place)), {
      headers: { 'x-file-name': `photo-${number}.jpg` },
    });
    const target = { kind: 'image', folder: 'news', offersDuplicate: 'yes' } as const;
    await storeUpload(request as unknown as IncomingMessage, target, ingrid.email, signal);
  }
  const uploadMs = performance.now() - uploadedAt;
  console.log(
    `${posts} posts with ${posts * imagesOfPost} pictures: import ${Math.round(importMs / 1_000)} s, ` +
      `the pictures alone one by one ${Math.round(uploadMs / 1_000)} s, memory ${Math.round(peak / 1e6)} MB`,
  );
}, 3_600_000);
