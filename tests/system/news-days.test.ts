import { writeFile } from 'node:fs/promises';
import { DatabaseSync } from 'node:sqlite';
import path from 'node:path';
import { afterAll, beforeAll, expect, inject, test } from 'vitest';
import { copyDemoData, endSites, startSite, type Site } from './sites/site.ts';

const title = 'A bell for the harbour';
/** With the demo content and the bell, more than three pages. */
const olderCount = 90;
const addresses = ['/news', '/news.xml', '/sitemap.xml'];

let site: Site;
let clock: string;

beforeAll(async () => {
  const folder = await copyDemoData(inject('demoData'));
  clock = path.join(folder, 'clock');
  addNews(folder, '2027-07-05');
  await setClock('2027-07-04T12:00:00Z');
  const preload = path.join(import.meta.dirname, 'sites/given-clock.ts');
  const settings = { CLOCK_FILE: clock, NODE_OPTIONS: `--import=${preload}` };
  site = await startSite({ DATA_DIR: folder, ...settings });
});

afterAll(endSites);

test('an item of tomorrow is public when its day begins in Vancouver, without a save', async () => {
  await setClock('2027-07-05T06:58:00Z');
  const before = await readAll();
  expect(before.news.text).not.toContain(title);
  expect(before.feed.text).not.toContain(title);
  expect(before.sitemap.text).not.toContain('<lastmod>2027-07-05</lastmod>');

  await setClock('2027-07-05T07:00:01Z');
  const { status } = await open('/news', before.news.etag);
  expect(status).toBe(200);
  const after = await readAll();
  expect(after.news.text).toContain(`${title}</a>`);
  expect(after.news.text).toContain(`"headline":"${title}"`);
  expect(after.feed.text).toContain(`<title>${title}</title>`);
  expect(after.feed.text).toContain('<pubDate>Mon, 05 Jul 2027 07:00:00 GMT</pubDate>');
  expect(after.sitemap.text).toContain('<lastmod>2027-07-05</lastmod>');
});

test('an earlier item has a line on the first page, which leads to it without script', async () => {
  const first = await open('/news');
  const id = `news-${olderId(olderCount)}`;
  const [line = ''] = first.text.match(new RegExp(`<li id="${id}">.*?</li>`)) ?? [];
  expect(line).toContain(`Older ${olderCount}`);
  const [, address = ''] = line.match(/href="([^"]+)"/) ?? [];
  expect(address).toBe(`/news?page=4#${id}`);
  expect(first.text).toMatch(/<a [^>]*href="\/news\?page=2" rel="next"/);

  const last = await open(address);
  expect(last.text).toContain(`id="${id}"`);
  expect(last.text).toContain(`<link rel="canonical" href="${site.origin}/news?page=4">`);
  expect(last.text).toMatch(/<a [^>]*href="\/news\?page=3" rel="prev"/);
  expect(last.text).not.toContain('Earlier news');

  const beyond = await fetch(`${site.origin}/news?page=5`, { redirect: 'manual' });
  expect([beyond.status, beyond.headers.get('location')]).toEqual([302, '/news']);
  const { feed, sitemap } = await readAll();
  expect(feed.text).toContain(`<guid isPermaLink="true">${site.origin}/news#${id}</guid>`);
  expect(sitemap.text).toContain(`<loc>${site.origin}/news?page=4</loc>`);
  expect(sitemap.text).not.toContain('page=5');
});

async function readAll() {
  const [news, feed, sitemap] = await Promise.all(addresses.map((address) => open(address)));
  if (!news || !feed || !sitemap) throw new Error('An address was not read');
  return { news, feed, sitemap };
}

async function open(address: string, etag = '') {
  const response = await fetch(site.origin + address, { headers: { 'if-none-match': etag } });
  const { status, headers } = response;
  return { status, etag: headers.get('etag') ?? '', text: await response.text() };
}

/** Sets the clock of the server. */
function setClock(time: string) {
  return writeFile(clock, String(Date.parse(time) - Date.now()));
}

function addNews(folder: string, day: string) {
  const database = new DatabaseSync(path.join(folder, 'solmere.db'));
  const insert = database.prepare(
    `insert into news (id, slug, title, content, category, published_at, revision, updated_at)
     values (?1, ?1, ?2, 'It rings.', 'Recognition', ?3, 1, '2026-11-01T00:00:00.000Z')`,
  );
  insert.run('0b51e1ee-0000-4000-8000-000000000001', title, day);
  for (let number = 1; number <= olderCount; number++)
    insert.run(olderId(number), `Older ${number}`, '2001-02-03');
  database.close();
}

/** In the order of ids, as items of the same day are shown. */
function olderId(number: number) {
  return `0b51e1ee-0000-4000-9000-${String(number).padStart(12, '0')}`;
}
