import { expect, onTestFinished, test } from 'vitest';
import { providePathPrefix } from '../../lib/text/path-prefix.ts';
import { sitemap, sitemapAt, withAlternates } from './sitemap.ts';

const site = new URL('https://solmere.example/sitemap.xml');

test('the date of a page is that of the last change to its records; without records it has none', () => {
  const shows = [
    '2026-03-01T09:00:00.000Z',
    '2026-05-20T23:59:00.000Z',
    '2025-12-31T00:00:00.000Z',
  ];
  const entries = [
    { path: '/projects?city=tokyo', shows: shows.map((updatedAt) => ({ updatedAt })) },
    { path: '/vip', shows: [] },
  ];
  expect(sitemap(entries, site)).toBe(`<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">
<url><loc>https://solmere.example/projects?city=tokyo</loc><lastmod>2026-05-20</lastmod></url>
<url><loc>https://solmere.example/vip</loc></url>
</urlset>
`);
});

test('a page in several languages names all of them in each, and its source for any other', () => {
  onTestFinished(
    providePathPrefix(
      () => '',
      () => ['/fr', '/ja'],
    ),
  );
  const entries = withAlternates([
    entry('en', '/'),
    entry('en', '/projects?city=tokyo&view=map'),
    entry('en', '/news?page=2'),
    entry('en', '/vip'),
    entry('fr', '/fr'),
    entry('fr', '/fr/projects?city=tokyo&view=map'),
    entry('fr', '/fr/news?page=2'),
    entry('ja', '/ja'),
  ]);
  const home = { 'x-default': '/', en: '/', fr: '/fr', ja: '/ja' };
  const tokyo = {
    'x-default': '/projects?city=tokyo&view=map',
    en: '/projects?city=tokyo&view=map',
    fr: '/fr/projects?city=tokyo&view=map',
  };
  const text = sitemap(entries, site);
  expect(text).toContain('xmlns:xhtml="http://www.w3.org/1999/xhtml"');
  const found = text
    .match(/<url>.*<\/url>/g)
    ?.map((url) => [
      /<loc>https:\/\/solmere.example(.*)<\/loc>/.exec(url)?.[1]?.replace('&amp;', '&'),
      Object.fromEntries(
        [...url.matchAll(/hreflang="(.*?)" href="https:\/\/solmere.example(.*?)"/g)].map(
          ([, tag, path = '']) => [tag, path.replace('&amp;', '&')],
        ),
      ),
    ]);
  expect(found).toEqual([
    ['/', home],
    ['/projects?city=tokyo&view=map', tokyo],
    ['/news?page=2', {}],
    ['/vip', {}],
    ['/fr', home],
    ['/fr/projects?city=tokyo&view=map', tokyo],
    ['/fr/news?page=2', {}],
    ['/ja', home],
  ]);
});

test('up to 10,000 URLs are in one file, and more in parts that an index lists', () => {
  const makeSitemap = (count: number, query = '') => sitemapAt(pages(count), new URL(query, site));
  expect(makeSitemap(10_000)).toBe(sitemap(pages(10_000), site));
  expect(makeSitemap(10_000, '?part=1')).toBeUndefined();
  expect(makeSitemap(20_001)).toBe(`<?xml version="1.0" encoding="UTF-8"?>
<sitemapindex xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">
<sitemap><loc>https://solmere.example/sitemap.xml?part=1</loc></sitemap>
<sitemap><loc>https://solmere.example/sitemap.xml?part=2</loc></sitemap>
<sitemap><loc>https://solmere.example/sitemap.xml?part=3</loc></sitemap>
</sitemapindex>
`);
  expect(countUrls(makeSitemap(20_001, '?part=2'))).toBe(10_000);
  expect(makeSitemap(20_001, '?part=3')).toContain(
    '<loc>https://solmere.example/projects/20000</loc>',
  );
  for (const part of ['0', '4', '-1', '1.5', 'x'])
    expect(makeSitemap(20_001, `?part=${part}`)).toBeUndefined();
});

function pages(count: number) {
  return Array.from({ length: count }, (_, index) => ({ path: `/projects/${index}`, shows: [] }));
}

function countUrls(text = '') {
  return text.match(/<url>/g)?.length ?? 0;
}

function entry(tag: string, path: string) {
  return { tag, path, shows: [] };
}
