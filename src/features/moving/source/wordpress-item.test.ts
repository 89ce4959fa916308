import { expect, test } from 'vitest';
import { withFigures, withoutFigures } from '../../../lib/html/figures.ts';
import { textOfHtml } from '../../../lib/html/html-text.ts';
import { cleanHtml } from '../../../platform/html/clean-html.ts';
import { withoutTokens, type TextToken } from '../moving.ts';
import { withoutCodes } from './wordpress-codes.ts';
import { chooseLanguage } from './wordpress-languages.ts';
import {
  imageKey,
  readWordPressItem,
  slugKeeper,
  type Item,
  type Known,
} from './wordpress-item.server.ts';

const site = 'https://old.example';
const uploads = `${site}/wp-content/uploads`;
const tools = {
  clean: cleanHtml,
  toText: (html: string) => textOfHtml(cleanHtml(html)),
};

test.each<[string, Partial<Item['texts']>, string | undefined]>([
  ['published', {}, undefined],
  ['of another case', { 'wp:status': 'Publish' }, undefined],
  ['a draft', { 'wp:status': 'draft' }, 'It is a draft there.'],
  ['private', { 'wp:status': 'private' }, 'private'],
  ['pending', { 'wp:status': 'pending' }, 'waits for review'],
  [
    'scheduled',
    { 'wp:status': 'future', 'wp:post_date': '2031-05-06 09:00:00' },
    'It is scheduled there for 2031-05-06 09:00:00',
  ],
  ['protected', { 'wp:post_password': 'quay' }, 'It was protected by a password'],
  ['of a plugin’s status', { 'wp:status': 'in-review' }, 'Its status “in-review” is unknown here'],
  ['without a status', { 'wp:status': '' }, 'Its status “” is unknown here'],
])('an item that is %s is public only if WordPress says so', (_name, texts, note) => {
  for (const type of ['post', 'page']) {
    const record = read({ texts: { 'wp:post_type': type, ...texts } });
    expect(record).toMatchObject({ isDraft: note !== undefined, faults: [] });
    if (note !== undefined) expect(record?.notes[0]).toContain(note);
  }
  expect(read({ texts: { 'wp:status': 'trash' } })).toBeUndefined();
});

test('items in other languages of the old site are drafts, whichever plugin says so', () => {
  const known = { language: 'en' };
  expect(read(ofCategory('en'), known)?.isDraft).toBe(false);
  expect(read(ofCategory('fr'), known)).toMatchObject({
    isDraft: true,
    notes: [expect.stringContaining('It is in another language, fr')],
  });
  expect(read({ meta: { _locale: 'fr' } }, known)?.isDraft).toBe(true);
  expect(read({ meta: { _locale: 'en' } }, known)?.isDraft).toBe(false);
});

test.each([
  ['en-CA', ['fr', 'en'], 'en'],
  ['en-CA', ['en-us', 'en-ca'], 'en-ca'],
  ['fr-CA', ['Français', 'English'], 'Français'],
  ['zh-Hant-TW', ['zh-cn', 'zh-tw'], 'zh-tw'],
  ['zh-Hant-TW', ['zh-cn'], undefined],
  ['ja', ['en', 'fr'], undefined],
])('for a site in %s, of %j the language %s is its own', (locale, slugs, own) => {
  const found = slugs.map((slug) => ({ slug, name: slug }));
  expect(chooseLanguage(found, locale)).toBe(own);
});

test.each([
  ['[sic] and [the seller], [1], [edit by Mara], [Unit 1204] [on request]', undefined, undefined],
  ['說「[原文如此]」 and [предложение]', undefined, undefined],
  ['a [gallery ids="7,8"] b', 'a  b', 'gallery'],
  ['a [caption id="x"]Pier[/caption] b', 'a <figure data-caption="">Pier</figure> b', undefined],
  ['a [Box]Text[/Box] b', 'a Text b', 'box'],
  ['a [contact-form-7 id="1" title="Write"] b', 'a  b', 'contact-form-7'],
  ['write [[gallery]] for images', undefined, undefined],
  ['a <!-- wp:block {"ref":12} /--> b', 'a  b', 'reusable block'],
  ['a <!-- a word --> b', 'a  b', undefined],
  ['a <!-- without an end b', 'a  without an end b', undefined],
])('of %j only codes are left out', (html, text = html, code) => {
  const found = withoutCodes(html);
  expect(found.text).toBe(text);
  expect([...found.names]).toEqual(code === undefined ? [] : [code]);
});

test.each([
  [
    '<table><tbody><tr><td>On signing</td><td>5%</td></tr><tr><td>After 90 days</td><td>10%</td></tr></tbody></table><p>End.</p>',
    'On signing: 5%\nAfter 90 days: 10%\n\nEnd.',
  ],
  [
    'Prices:<table><tr>\n<td>\n<p>Unit</p>\n</td>\n<td><p><b>Beds</b></p></td><th>Price</th></tr><tr><td>1204<td>2<td>$1</table>then',
    'Prices:\n\nUnit: Beds; Price\n1204: 2; $1\nthen',
  ],
  [
    '<dl><dt>Strata fee:</dt><dd>$0.62</dd><dt>Parking</dt><dd>One stall</dd></dl>',
    'Strata fee: $0.62\nParking: One stall',
  ],
  [
    '<div>Sold</div><div>Open</div><section>New<h4>East</h4>wing</section>',
    'Sold\nOpen\nNew\nEast\nwing',
  ],
  ['<my-box>Sold</my-box><my-box>Open</my-box>', 'Sold\nOpen'],
  ['<p>One <span>li</span><u>ne</u></p><blockquote>Said</blockquote>So', 'One line\n\nSaid\n\nSo'],
  [
    '<table><tr><td><h2>West</h2><p>One.</p><p>Two.</p></td><td>Aside</td></tr></table>',
    'West\n\nOne.\nTwo.\nAside',
  ],
  ['120 m<sup>2</sup>, <a href="/plans">plans</a>', '120 m², plans (/plans)'],
  [
    '<a href="//files.example/a.pdf">PDF</a> <a href="https://b.example/"><img src="x.jpg"></a>',
    'PDF (https://files.example/a.pdf) https://b.example/',
  ],
])('the texts of %j stay apart', (html, text) => {
  const { content } = read({ texts: { 'content:encoded': html } })?.values ?? {};
  expect(textOfHtml(String(content))).toBe(text);
});

test('links of a page stay links, and one that leads nowhere is named', () => {
  const html =
    '<p><a class="x" href="/plans?a=1#b">A</a> <a href="../b/">B</a> <a href="//c.example/">C</a> <a href="#d">D</a> <a href="javascript:e()">E</a></p>';
  const record = read({ texts: { 'wp:post_type': 'page', 'content:encoded': html } });
  expect(record?.values['content']).toMatchObject({
    sections: [
      {
        content: `<p><a href="/plans?a=1#b">A</a> <a href="${site}/a/b/">B</a> <a href="https://c.example/">C</a> D E</p>`,
      },
    ],
  });
  expect(record?.notes).toEqual(['Kept as text without their links: #d, javascript:e().']);
});

test('a link through a search engine leads to its target, which the report says', () => {
  const record = read({
    texts: {
      'content:encoded':
        '<p>Read <a href="https://www.google.com/url?q=https://city.example/plan%3Fid%3D7&amp;sa=D&amp;ust=1">the plan</a>.</p>',
    },
  });
  expect(JSON.stringify(record?.values)).toContain('https://city.example/plan?id=7');
  expect(JSON.stringify(record?.values)).not.toContain('google');
  expect(record?.notes).toEqual([
    'Links through another service lead straight to their targets: https://city.example/plan?id=7.',
  ]);
});

test.each([
  ['<img src="/wp-content/uploads/rel.jpg">', 'rel.jpg'],
  ['<img src="//old.example/wp-content/uploads/rel.jpg">', 'rel.jpg'],
  ['<img src="data:image/gif;base64,R0" data-src="/wp-content/uploads/lazy.jpg">', 'lazy.jpg'],
  ['<img src="blank.gif" data-lazy-src="/wp-content/uploads/lazy.jpg">', 'lazy.jpg'],
  [
    '<img srcset="/wp-content/uploads/s.jpg 300w,/wp-content/uploads/l,c.jpg 900w" src="data:,">',
    'l,c.jpg',
  ],
  [
    '<picture><source data-srcset="/wp-content/uploads/p.webp 1x"><img alt="x"></picture>',
    'p.webp',
  ],
  ['<noscript><img src="/wp-content/uploads/n.jpg"></noscript>', 'n.jpg'],
  [`<div style="background: url('/wp-content/uploads/b.jpg')"></div>`, 'b.jpg'],
  ['<img src="/wp-content/uploads/render-1920x1080.jpg">', 'render-1920x1080.jpg'],
  ['<img src="/wp-content/uploads/photo-300x200.jpg">', 'photo.jpg'],
  ['<img src="http://www.old.example/wp-content/uploads/big-300x200.jpg">', 'big-scaled.jpg'],
  ['<img class="wp-image-5" src="/cache/any.jpg">', 'render-1920x1080.jpg'],
  ['<img src="/wp-content/uploads/other-300x200.jpg">', 'other.jpg'],
  ['<img src="/wp-content/uploads/cafe%CC%81.jpg">', 'caf%C3%A9.jpg'],
])('the image of %s is %s', (html, name) => {
  for (const type of ['post', 'page']) {
    const record = read({ texts: { 'wp:post_type': type, 'content:encoded': html } });
    expect(JSON.stringify(record?.values)).toContain(`"${uploads}/${name}"`);
    expect(record?.notes).toEqual([]);
  }
});

test('a image of another server keeps its name, and one without an address is named', () => {
  const html = '<img src="https://c.example/a-300x200.jpg" alt="Pier"><img src="data:,x">';
  const record = read({ texts: { 'content:encoded': html } });
  expect(record?.values['imageUrl']).toMatchObject({
    $file: 'https://c.example/a-300x200.jpg',
    alt: 'Pier',
  });
  expect(record?.notes).toEqual(['1 of its images has no address and was left out.']);
});

test.each([
  [
    'a block',
    '<figure class="wp-block-image"><a href="/p.jpg"><img src="/p.jpg" alt="x"></a><figcaption>The <b>pier</b></figcaption></figure>',
    'The <b>pier</b>',
  ],
  [
    'a code',
    '[caption id="a" width="300"]<a href="/p.jpg"><img src="/p.jpg"></a> The pier, by <a href="/b">B</a>[/caption]',
    'The pier, by <a href="/b">B</a>',
  ],
  ['a code of old', '[caption caption="The pier"]<img src="/p.jpg">[/caption]', 'The pier'],
])('a caption that is %s stays with its image', (_name, html, caption) => {
  const text = `<p>One.</p>\n\n${html}\n\n<p>Two.</p>`;
  for (const type of ['post', 'page']) {
    const meta = { _thumbnail_id: '6' };
    const record = read({ texts: { 'wp:post_type': type, 'content:encoded': text }, meta });
    const { content } = record?.values ?? {};
    const [section] = (content as { sections?: { content: unknown }[] }).sections ?? [];
    const { $text, files } = (section?.content ?? content) as TextToken;
    const [src = ''] = Object.keys(files);
    expect($text.replaceAll('\n', '')).toBe(
      `<p>One.</p><figure><img src="${src}" /><figcaption>${caption}</figcaption></figure><p>Two.</p>`,
    );
    expect(files[src]?.$file).toBe(`${site}/p.jpg`);
    expect(record?.notes).toEqual([]);
  }
});

test('an image stands where it was, below the block that it was in, and not twice', () => {
  const html =
    '<p>One <img src="/a.jpg"> and <img src="/b.jpg"> two.</p><blockquote><p>Said</p><cite>Mara</cite></blockquote><h2>Three</h2><div><img src="/b.jpg"></div>';
  const record = read({ texts: { 'content:encoded': html } });
  const { content } = record?.values ?? {};
  const { $text, files } = content as TextToken;
  const names = withFigures($text, (src) => `(${files[src]?.$file.slice(-5)})`);
  expect(record?.values['imageUrl']).toMatchObject({ $file: `${site}/a.jpg` });
  expect(names.replaceAll('\n', '')).toBe(
    '<p>One  and  two.</p>(b.jpg)<blockquote><p>Said</p><cite>Mara</cite></blockquote><h2>Three</h2>(b.jpg)',
  );
  expect(withoutTokens({ content }, () => null)).toEqual({
    content: withoutFigures($text),
  });
});

test('images for which a record has no field are kept for the library, each once', () => {
  const html = `<img src="${uploads}/photo-300x200.jpg">[gallery ids="5"]`;
  const record = read({ texts: { 'content:encoded': html }, meta: { _thumbnail_id: '6' } });
  expect(record?.values['imageUrl']).toMatchObject({ $file: `${uploads}/photo.jpg` });
  expect(record?.files?.map(({ $file }) => $file)).toEqual([`${uploads}/render-1920x1080.jpg`]);
});

test('what has no place here is named', () => {
  const html =
    '<iframe src="//www.youtube.com/embed/dQw4w9WgXcQ"></iframe><video src="a.mp4"></video><script>x</script><h5>Five</h5>';
  const record = read({
    texts: { 'content:encoded': html, 'excerpt:encoded': 'In short' },
    meta: { price: '2480000', _edit_lock: '1', _thumbnail_id: '99' },
  });
  expect(record?.values['videoUrl']).toBe('https://www.youtube.com/embed/dQw4w9WgXcQ');
  expect(record?.notes).toEqual([
    'Dropped from its text: 1 video, 1 script.',
    'Kept as plain text: 1 h5.',
    'Its excerpt was left out.',
    'Left out: its fields price.',
    'Its featured image is not in the export.',
  ]);
  const shown = read({ texts: { 'content:encoded': `<img src="/a.jpg">${html}` } });
  expect(shown?.values).toMatchObject({
    videoUrl: null,
    content:
      '<figure><video src="https://www.youtube.com/watch?v=dQw4w9WgXcQ"></video></figure>Five',
  });
});

test('a draft without a date is kept', () => {
  const texts = { 'wp:status': 'draft', 'wp:post_date': '0000-00-00 00:00:00', pubDate: '' };
  expect(read({ texts })).toMatchObject({
    values: { publishedAt: null },
    faults: [],
    notes: ['It is a draft there.', 'It has no date.'],
  });
});

test('pages with one slug below different pages get slugs of their own', () => {
  const give = slugKeeper();
  const slugs = ['harbour/team', 'city/team', 'city/team', 'team'].map((path) => {
    const texts = { 'wp:post_type': 'page', 'wp:post_name': 'team', link: `${site}/${path}/` };
    const record = read({ texts });
    if (record) give(record);
    return [record?.values['slug'], record?.notes.length];
  });
  expect(slugs).toEqual([
    ['team', 0],
    ['city-team', 1],
    ['team-2', 1],
    ['team-3', 1],
  ]);
});

test.each([
  '[abc ',
  '[abc]',
  '<!--',
  '<img ',
  '<img "',
  'http://',
  'youtu http://',
  '<a>x',
  '<h2>',
  '\n \n',
  '<table><tr><td>',
  '<div>a',
  '[a x="',
])('a text of %j takes time in proportion to its length', (part) => {
  const timeFor = (length: number) => {
    const html = part.repeat(length / part.length);
    const startedAt = performance.now();
    read({ texts: { 'content:encoded': html } });
    return performance.now() - startedAt;
  };
  timeFor(25_000);
  const [short, long] = [timeFor(25_000), timeFor(200_000)];
  // Eight times as much, where a square would be 64 times.
  expect(long).toBeLessThan(Math.max(short, 10) * 32);
});

function ofCategory(slug: string) {
  return { categories: [{ domain: 'language', slug, name: slug }] };
}

type Parts = { texts?: Partial<Item['texts']> } & Partial<Omit<Item, 'texts'>>;

function read({ texts = {}, ...rest }: Parts, changed: Partial<Known> = {}) {
  const urls = {
    5: 'render-1920x1080.jpg',
    6: 'photo.jpg',
    7: 'big-scaled.jpg',
    8: 'caf%C3%A9.jpg',
  };
  const attachments = new Map(Object.entries(urls).map(([id, name]) => [id, `${uploads}/${name}`]));
  const known: Known = {
    address: site,
    authors: new Map(),
    attachments,
    attachmentsByKey: new Map([...attachments.values()].map((url) => [imageKey(url), url])),
    pagesOfParent: new Map(),
    base: '',
    language: undefined,
    ...changed,
  };
  const item: Item = {
    texts: {
      title: 'One',
      link: `${site}/a/one/`,
      'wp:post_id': '1',
      'wp:post_type': 'post',
      'wp:post_name': 'one',
      'wp:status': 'publish',
      'wp:post_date': '2019-03-04 10:00:00',
      ...(texts as Item['texts']),
    },
    meta: {},
    categories: [],
    oldSlugs: [],
    comments: 0,
    notes: [],
    ...rest,
  };
  return readWordPressItem(item, 'Item 1', known, tools);
}
