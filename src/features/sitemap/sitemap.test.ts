import { expect, test } from 'vitest';
import { sitemap } from './sitemap.ts';

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
