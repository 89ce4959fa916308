import { expect, test } from 'vitest';
import { sitemap, sitemapAt } from './sitemap.ts';

const site = new URL('https://solmere.example/sitemap.xml');

test('a page has the day of the last change to anything it shows, and none where nothing tells', () => {
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

test('up to 10,000 addresses stand in one file, and more in parts that a list names', () => {
  const at = (count: number, query = '') => sitemapAt(pages(count), new URL(query, site));
  expect(at(10_000)).toBe(sitemap(pages(10_000), site));
  expect(at(10_000, '?part=1')).toBeUndefined();
  expect(at(20_001)).toBe(`<?xml version="1.0" encoding="UTF-8"?>
<sitemapindex xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">
<sitemap><loc>https://solmere.example/sitemap.xml?part=1</loc></sitemap>
<sitemap><loc>https://solmere.example/sitemap.xml?part=2</loc></sitemap>
<sitemap><loc>https://solmere.example/sitemap.xml?part=3</loc></sitemap>
</sitemapindex>
`);
  expect(addressesIn(at(20_001, '?part=2'))).toBe(10_000);
  expect(at(20_001, '?part=3')).toContain('<loc>https://solmere.example/projects/20000</loc>');
  for (const part of ['0', '4', '-1', '1.5', 'x'])
    expect(at(20_001, `?part=${part}`)).toBeUndefined();
});

function pages(count: number) {
  return Array.from({ length: count }, (_, at) => ({ path: `/projects/${at}`, shows: [] }));
}

function addressesIn(text = '') {
  return text.match(/<url>/g)?.length ?? 0;
}
