import { expect, test } from 'vitest';
import { mediaInText, withoutFigures } from './figures.ts';
import {
  hasContent,
  inBlocks,
  richTextElsewhere,
  storedRichText,
  toRichText,
  withQuoteSources,
  textOfRichText,
  type TextMedia,
} from './rich-text.ts';

const image = '/media/images/news/0123456789abcdef_1600x900_a29a8c.jpg';
const film = '/media/videos/news/0123456789abcdef.mp4';
const shared = 'https://www.youtube.com/watch?v=SoLmErE2026';
const figure = (src: string, caption = '') =>
  `<figure>${src === image ? `<img src="${src}" />` : `<video src="${src}"></video>`}${caption && `<figcaption>${caption}</figcaption>`}</figure>`;
const rich =
  `<h2>Keys</h2><p>One <a href="/about">b</a><br />c</p><blockquote><p>d</p><cite>e</cite></blockquote>` +
  `<ol start="3"><li>f</li></ol>${figure(image, 'A <em>g</em>')}${figure(film)}${figure(shared, 'h')}`;

const media: TextMedia = new Map([
  [image, { kind: 'image', image: { url: image, alt: 'A “pier”', focal: { x: 0.5, y: 0.5 } } }],
  [film, { kind: 'film', film: { url: film, poster: null, small: [] } }],
  [shared, { kind: 'embed', video: 'SoLmErE2026', poster: null }],
] as const);

test('stored rich text stays as it is, and plain text of the time before becomes paragraphs', () => {
  expect(storedRichText(rich)).toBe(rich);
  expect(storedRichText('One\nline & "two" <b>.\n\n Three\u00A0%. \n \n')).toBe(
    '<p>One line &amp; "two" &lt;b&gt;.</p><p>Three\u00A0%.</p>',
  );
  expect(storedRichText('')).toBe('');
});

test.each([
  '<p>a</p><script>alert(1)</script>',
  '<p onclick="alert(1)">a</p>',
  '<p>a <a href="javascript:alert(1)">b</a></p>',
  '<p>a <a href="//elsewhere.example">b</a></p>',
  '<p>a</p><img src="https://elsewhere.example/a.jpg">',
  '<p>a</p><img src="//elsewhere.example/a.jpg">',
  '<figure><video src="https://elsewhere.example/a.mp4"></video></figure>',
  '<p>1 < 2</p>',
])('%s was typed as plain text, and nothing in it is a tag', (text) => {
  expect(storedRichText(text)).not.toMatch(/<(?!\/?p>)/);
});

test('what is imported may be HTML or plain text', () => {
  expect(toRichText(' <div>One</div> ')).toBe('<div>One</div>');
  expect(toRichText('We <strong>sold</strong> it.')).toBe('<p>We <strong>sold</strong> it.</p>');
  expect(toRichText('So<p>it is</p>')).toBe('<p>So</p><p>it is</p>');
  expect(toRichText('From 2 < 3\n\nB & C')).toBe('<p>From 2 &lt; 3</p><p>B &amp; C</p>');
  expect(inBlocks('a &amp; b')).toBe('<p>a &amp; b</p>');
  expect(inBlocks('')).toBe('');
});

test('a text without words, images and videos is empty', () => {
  for (const empty of ['', '<p></p>', '<p>&nbsp;<br /></p>', '<ul><li><p> </p></li></ul>'])
    expect(hasContent(empty)).toBe(false);
  for (const html of ['<p>a</p>', figure(image), figure(shared)])
    expect(hasContent(html)).toBe(true);
});

test('the words of a text have neither addresses nor files, but captions', () => {
  expect(textOfRichText(rich)).toBe('Keys\n\nOne b\nc\n\nd\n\ne\n\n- f\n\nA g\n\nh');
});

test('figures are found and left out', () => {
  expect(mediaInText(rich)).toEqual([image, film, shared]);
  expect(withoutFigures(`<p>a</p>${figure(image, 'b')}<p>c</p>`)).toBe('<p>a</p><p>c</p>');
  const open = '<figure><img src="a"><figcaption>'.repeat(20_000);
  expect(mediaInText(open)).toEqual([]);
});

test('a quote with a source is a figure', () => {
  expect(
    withQuoteSources(
      '<blockquote><p>a</p></blockquote><blockquote><p>b</p><cite>c</cite></blockquote><blockquote><p>d</p><cite></cite></blockquote>',
    ),
  ).toBe(
    '<blockquote><p>a</p></blockquote><figure><blockquote><p>b</p></blockquote><figcaption>c</figcaption></figure><blockquote><p>d</p></blockquote>',
  );
});

test('readers elsewhere get whole addresses, sizes and alternative texts', () => {
  const text = `<p><a href="/about">a</a> <a href="https://b.example/">b</a></p>${figure(image, 'c')}${figure(film)}${figure(shared)}`;
  const deleted = figure('/media/images/news/ffffffffffffffff_1600x900_a29a8c.jpg', 'lost');
  expect(richTextElsewhere(text + deleted, media, new URL('https://solmere.example/news'))).toBe(
    '<p><a href="https://solmere.example/about">a</a> <a href="https://b.example/">b</a></p>' +
      '<figure><img src="https://solmere.example/media/images/news/0123456789abcdef_1600x900_a29a8c/1280.jpg" alt="A “pier”" width="1600" height="900" /><figcaption>c</figcaption></figure>' +
      `<figure><video src="https://solmere.example${film}" controls></video></figure>` +
      `<figure><a href="${shared}">${shared}</a></figure>`,
  );
});
