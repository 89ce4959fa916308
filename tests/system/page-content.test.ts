import { randomUUID } from 'node:crypto';
import path from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { chromium } from '@playwright/test';
import { afterAll, beforeAll, expect, inject, onTestFinished, test } from 'vitest';
import { browserFlags, findBrowser } from '../browser/browser.ts';
import { copyDemoData, endSites, startSite, until, type Site } from './sites/site.ts';

let site: Site;
let database: DatabaseSync;

beforeAll(async () => {
  // On a failure the last good page of an address is served: this site keeps none.
  site = await startSite({ DATA_DIR: await copyDemoData(inject('demoData')), PAGE_CACHE: 'off' });
  database = new DatabaseSync(path.join(site.dataFolder, 'solmere.db'), { timeout: 5_000 });
});

afterAll(async () => {
  database?.close();
  await endSites();
});

test.each([
  ['/', 'home'],
  ['/about', 'about'],
  ['/news', 'news'],
])('%s says that its content cannot be read', async (address, slug) => {
  breakPage(slug);
  await expectPanel(address, 503, 'Error Loading Page', 'Failed to fetch page content');
});

test.each([
  ['/', 'home'],
  ['/about', 'about'],
  ['/news', 'news'],
])('%s says that it has no content', async (address, slug) => {
  change(`update pages set slug = 'gone' where slug = '${slug}'`);
  onTestFinished(() => change(`update pages set slug = '${slug}' where slug = 'gone'`));
  await expectPanel(address, 404, 'Error Loading Page', 'Page content not found');
});

test('the news page says that the items cannot be read', async () => {
  hideTable('news');
  await expectPanel('/news', 503, 'Error Loading Page', 'Failed to fetch news items');
});

test('the testimonials page says which of its two reads failed', async () => {
  const heading = 'Error Loading Testimonials';
  hideTable('testimonials');
  await expectPanel('/testimonials', 503, heading, 'Failed to fetch testimonials');
  breakPage('testimonials');
  await expectPanel('/testimonials', 503, heading, 'Failed to fetch page content');
});

test('without page content the testimonials have a hero all the same', async () => {
  change(`update pages set slug = 'gone' where slug = 'testimonials'`);
  onTestFinished(() => change(`update pages set slug = 'testimonials' where slug = 'gone'`));
  await expectSoon('/testimonials', 'What clients and developers say about us');
  const { body } = await open('/testimonials');
  expect(body).toContain('OUR TESTIMONIALS</h1>');
  expect(body).toContain('/_astro/testimonials-hero');
});

test('a tab without testimonials says so', async () => {
  change(`update testimonials set type = 'client'`);
  await expectSoon('/testimonials?tab=developers', 'No testimonials found for this category.');
  expect((await open('/testimonials?tab=developers')).body).not.toContain(' / 0');
});

test('without its settings a page has a placeholder for the logo, and the rest', async () => {
  breakPage('settings');
  await expectSoon('/about', 'data-no-logo');
  expect(site.said()).toContain('Failed to fetch page content');
  expect((await open('/about')).status).toBe(200);
});

test('one, two hundred and no news are a page', async () => {
  change('create table kept_news as select * from news');
  onTestFinished(() =>
    change('delete from news; insert into news select * from kept_news; drop table kept_news'),
  );
  change(`delete from news where published_at <> '2026-10-14'`);
  await until(async () => (await countItems()) === 1, 'one item is shown');
  const add = database.prepare(
    `insert into news (id, slug, title, content, category, published_at, revision, updated_at)
     values (?1, ?1, 'Item', 'Text.', 'Recognition', '2020-01-01', 1, '2020-01-01T00:00:00.000Z')`,
  );
  for (let count = 1; count < 200; count++) add.run(randomUUID());
  change('select 1');
  await until(async () => (await countItems()) === 200, 'two hundred items are shown');
  change('delete from news');
  await expectSoon('/news', 'No news yet.');
});

test('a shared video as hero comes after the page, silent and behind its picture @long', async () => {
  change(`update pages set hero_youtube_url = 'https://youtu.be/SoLmErE2026' where slug = 'home'`);
  onTestFinished(() => change(`update pages set hero_youtube_url = null where slug = 'home'`));
  await expectSoon('/', 'youtube-nocookie');
  expect((await open('/')).policy).toContain('frame-src https://www.youtube-nocookie.com');
  expect((await open('/about')).policy).not.toContain('frame-src');

  const browser = await chromium.launch({ executablePath: findBrowser(), args: browserFlags });
  onTestFinished(() => browser.close());
  for (const reducedMotion of ['no-preference', 'reduce'] as const) {
    const page = await browser.newPage({ reducedMotion });
    const asked: { url: string; isLoaded: boolean }[] = [];
    await page.route('https://www.youtube-nocookie.com/**', async (route) => {
      const isLoaded = await page.evaluate(() => document.readyState === 'complete');
      asked.push({ url: route.request().url(), isLoaded });
      await route.fulfill({ contentType: 'text/html', body: 'The player' });
    });
    await page.goto(site.origin);
    if (reducedMotion === 'reduce') {
      await page.getByRole('button', { name: 'Play video' }).waitFor();
      expect(asked).toEqual([]);
      continue;
    }
    await page.locator('iframe[data-shown]').waitFor();
    expect(asked).toHaveLength(1);
    expect(asked[0]?.isLoaded).toBe(true);
    expect(asked[0]?.url).toMatch(/embed\/SoLmErE2026\?.*mute=1&loop=1&playlist=SoLmErE2026/);
    await page.getByRole('button', { name: 'Pause video' }).click();
    expect(await page.locator('iframe').count()).toBe(0);
    await page.getByRole('button', { name: 'Play video' }).waitFor();
  }
});

test('a film elsewhere may be loaded from its host, on its page alone', async () => {
  const video = 'https://films.example/a.mp4';
  const { hero_url: url } =
    database.prepare(`select hero_url from pages where slug = 'home'`).get() ?? {};
  change(`update pages set hero_url = '${video}' where slug = 'home'`);
  onTestFinished(() => change(`update pages set hero_url = '${String(url)}' where slug = 'home'`));
  await expectSoon('/', video);
  expect((await open('/')).policy).toContain("media-src 'self' https://films.example;");
  expect((await open('/news')).policy).not.toContain('films.example');
});

test('partners that cannot be read are said to be so, and nothing else goes down', async () => {
  hideTable('partners');
  await expectSoon('/partners', 'Failed to fetch partners');
  const list = await open('/partners');
  expect(list.status).toBe(503);
  expect(list.body).toContain('Error Loading Partners');

  const partner = await open('/partners/ingrid-halvorsen');
  expect(partner.status).toBe(503);
  expect(partner.body).toContain('Partner Not Found');
  expect(partner.body).toContain('Failed to fetch partner details');
  expect((await open('/projects')).status).toBe(200);
  expect(await open('/sitemap.xml')).toMatchObject({
    status: 503,
    body: 'Failed to fetch the sitemap',
  });
});

test('the strip of developers is left out while it cannot be read, and where no developer has a logo', async () => {
  change('alter table developers rename to hidden_developers');
  try {
    expect(await withoutStrip('/partners')).toContain('JOIN VIP LIST');
  } finally {
    change('alter table hidden_developers rename to developers');
  }
  change('update developers set logo_url = null');
  for (const list of ['/partners', '/projects']) await withoutStrip(list);
});

/** The page, when it is shown without the strip. */
async function withoutStrip(address: string) {
  let html = '';
  await until(async () => {
    const { status, body } = await open(address);
    html = body;
    return status === 200 && !html.includes('OUR DEVELOPMENT PARTNERS');
  }, `${address} has no strip`);
  return html;
}

/** As another process would: the content version goes up. */
function change(sql: string) {
  database.exec(`begin; ${sql}; update content_version set version = version + 1; commit`);
}

function breakPage(slug: string) {
  const row = database.prepare('select content from pages where slug = ?').get(slug);
  const write = database.prepare('update pages set content = ? where slug = ?');
  onTestFinished(() => {
    write.run(row?.['content'] ?? '', slug);
    change('select 1');
  });
  write.run('{', slug);
  change('select 1');
}

function hideTable(name: string) {
  change(`alter table ${name} rename to hidden_${name}`);
  onTestFinished(() => change(`alter table hidden_${name} rename to ${name}`));
}

async function expectPanel(address: string, status: number, heading: string, message: string) {
  let body = '';
  const shows = async () => {
    const response = await fetch(site.origin + address);
    body = await response.text();
    return response.status === status && body.includes(`>${message}</p>`);
  };
  await until(shows, `${address} says ${message}`);
  expect(body).toContain('role="alert"');
  expect(body).toContain(`>${heading}</h1>`);
  expect(body.match(/<h1/g)).toHaveLength(1);
}

async function expectSoon(address: string, text: string) {
  await until(async () => (await open(address)).body.includes(text), `${address} shows ${text}`);
}

async function countItems() {
  return (await open('/news')).body.match(/<li[^>]* id="news-/g)?.length;
}

async function open(address: string) {
  const response = await fetch(site.origin + address);
  return {
    status: response.status,
    body: await response.text(),
    policy: response.headers.get('content-security-policy') ?? '',
  };
}
