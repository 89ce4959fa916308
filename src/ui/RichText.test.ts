import { createElement, type ComponentProps } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { providePathPrefix, provideSiteOrigin } from '../lib/text/path-prefix.ts';
import type { TextMedia } from '../lib/html/rich-text.ts';
import { RichText } from './RichText.tsx';

test('headings start one level below the section heading', () => {
  const html = '<h1>One</h1><h2>Two</h2><h3>Three</h3><p>Four</p>';
  expect(renderHtml({ html, under: 2 })).toContain(
    '<h3>One</h3><h4>Two</h4><h5>Three</h5><p>Four</p>',
  );
  expect(renderHtml({ html, under: 1 })).toContain('<h2>One</h2><h3>Two</h3><h4>Three</h4>');
  expect(renderHtml({ html, under: 1 })).not.toContain('<h1>');
});

test('escaped text that looks like a heading stays text', () => {
  expect(renderHtml({ html: '<p>&lt;h1&gt;</p>', under: 2 })).toContain('<p>&lt;h1&gt;</p>');
});

test('external links have rel=noopener and open in the same tab', () => {
  const html =
    '<p><a href="https://x.example/">a</a> <a href="/about">b</a> <a href="tel:1">c</a></p>';
  expect(renderHtml({ html, under: 2 })).toContain(
    '<a rel="noopener" href="https://x.example/">a</a> <a href="/about">b</a> <a href="tel:1">c</a>',
  );
});

test('a link to a full URL of the site stays in the language of the page', () => {
  provideSiteOrigin(() => 'https://own.example');
  const restore = providePathPrefix(() => '/fr');
  const html = (address: string) => renderHtml({ html: link(address), under: 2 });
  expect(html('https://own.example/projects/kestrel?a=1&amp;b=2#plans')).toContain(
    link('/fr/projects/kestrel?a=1&amp;b=2#plans'),
  );
  expect(html('https://own.example')).toContain(link('/fr'));
  expect(html('https://own.example/ja/about')).toContain(link('/fr/ja/about'));
  expect(html('https://own.example.evil/about')).toContain('rel="noopener"');
  restore();
  provideSiteOrigin(() => '');
});

test('images and videos are shown with their captions, and none without their files', () => {
  const image = '/media/images/news/0123456789abcdef_1600x900_a29a8c.jpg';
  const shared = 'https://www.youtube.com/watch?v=SoLmErE2026';
  const html =
    `<figure><img src="${image}" /><figcaption>A <a href="https://b.example">b</a></figcaption></figure>` +
    `<figure><video src="${shared}"></video></figure>`;
  const picture = { url: image, alt: 'Pier', focal: { x: 0.5, y: 0.5 } };
  const media: TextMedia = new Map([
    [image, { kind: 'image', image: { ...picture, imageType: 'rendering' } }],
    [shared, { kind: 'embed', video: 'SoLmErE2026', poster: null }],
  ] as const);
  const shown = renderHtml({ html, under: 1, media });
  expect(shown).toMatch(/<source type="image\/avif" srcSet="[^"]*480\.avif 480w/i);
  expect(shown).toContain('alt="Pier"');
  expect(shown).toContain(
    '<figcaption><span>A <a rel="noopener" href="https://b.example">b</a></span><small>Artist’s rendering</small></figcaption>',
  );
  expect(shown).toContain('data-playable="https://www.youtube-nocookie.com/embed/SoLmErE2026');
  expect(shown).not.toContain('<iframe');
  expect(renderHtml({ html: `<p>a</p>${html}`, under: 1 })).toMatch(/<p>a<\/p><\/div>$/);
});

test('text without words renders nothing', () => {
  expect(renderHtml({ html: '', under: 2 })).toBe('');
  expect(renderHtml({ html: '<p></p><p><br /></p>', under: 2 })).toBe('');
});

function link(address: string) {
  return `<p><a href="${address}">a</a></p>`;
}

function renderHtml(props: ComponentProps<typeof RichText>) {
  return renderToStaticMarkup(createElement(RichText, props));
}
