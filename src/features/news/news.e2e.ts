import type { Page } from '@playwright/test';
import { DomUtils, parseDocument } from 'htmlparser2';
import { SaxesParser } from 'saxes';
import { expect, test } from '../../../tests/browser/fixtures.ts';
import { validStructuredData } from '../../../tests/browser/structured-data.ts';
import { longDate } from '../../lib/time/dates.ts';
import { demoNews } from './news.demo.ts';

const player = 'https://www.youtube-nocookie.com/**';

test('the news is listed newest first, each item with its own anchor, on alternate sides', async ({
  page,
  baseURL,
  isMobile,
  expectNoAxeViolations,
}) => {
  await page.goto('/news');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('From the network');
  const items = page.getByRole('region', { name: 'News' }).getByRole('listitem');
  await expect(items).toHaveCount(demoNews.length);
  for (const [index, item] of demoNews.entries()) {
    await expect(items.nth(index).getByRole('heading', { level: 2 })).toHaveText(item.title);
    await expect(items.nth(index).locator('time')).toHaveText(longDate(item.publishedAt));
  }
  await expect(items.nth(3).locator('time')).toHaveText('January 5, 2026');
  await expect(items.first().locator('p')).toHaveCount(3);
  await expect(items.first().getByRole('link', { name: 'Meet Ingrid' })).toHaveCount(0);
  await expect(
    items.filter({ hasText: 'A partner in Honolulu' }).getByRole('link', { name: 'Meet Thomas' }),
  ).toBeVisible();
  await expectSides(page, isMobile);
  await expectNoAxeViolations();
  const articles = (await validStructuredData(page)).filter(
    (data) => data['@type'] === 'NewsArticle',
  );
  expect(articles.map((article) => article['headline'])).toEqual(
    demoNews.map(({ title }) => title),
  );
  expect(articles[0]).toMatchObject({
    datePublished: '2026-10-14',
    articleSection: 'Project Update',
    publisher: { '@id': `${baseURL}/#company` },
  });
  const lantern = items.filter({ hasText: 'Lantern Pier takes the waterfront prize' });
  const anchor = await lantern.getAttribute('id');
  expect(anchor).toMatch(/^news-/);
  await page.goto(`/news#${anchor}`);
  await expect(lantern.getByRole('heading')).toBeInViewport();
});

test('an item has its own page, which leads to its neighbours and back @narrow', async ({
  page,
  baseURL,
  isMobile,
  expectNoAxeViolations,
}) => {
  const [first, second] = demoNews;
  const at = (slug = '') => `${baseURL}/news/${slug}`;
  await page.goto('/news');
  await expectSides(page, isMobile);
  await page.getByRole('link', { name: second?.title }).click();
  await expect(page).toHaveURL(at(second?.slug));
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(second?.title ?? '');
  await expect(page.getByRole('article').locator('time')).toHaveText('August 20, 2026');
  await expect(page.locator('link[rel=canonical]')).toHaveAttribute('href', at(second?.slug));
  await expectNoAxeViolations();
  const data = await validStructuredData(page);
  const article = data.find((one) => one['@type'] === 'NewsArticle');
  expect(article).toMatchObject({
    headline: second?.title,
    url: at(second?.slug),
    about: { name: 'Longswell', url: `${baseURL}/projects/longswell` },
  });
  const image = String(article?.['image']).replace(/\.jpg$/, '');
  const card = page.locator('meta[property="og:image"]');
  await expect(card).toHaveAttribute('content', new RegExp(`^${image}/1200(?:-\\d+)?.jpg$`));
  await page.getByRole('link', { name: 'View Longswell' }).click();
  await expect(page).toHaveURL(`${baseURL}/projects/longswell`);
  const ofProject = page.getByRole('region', { name: 'News', exact: true });
  await ofProject.getByRole('link', { name: second?.title }).click();
  await expect(page).toHaveURL(at(second?.slug));
  await expect(page.getByRole('link', { name: 'Meet Thomas' })).toBeVisible();
  const others = page.getByRole('navigation', { name: 'Other news' });
  await others.getByRole('link', { name: `Newer ${first?.title}` }).click();
  await expect(page).toHaveURL(at(first?.slug));
  await expect(others.getByRole('link')).toHaveCount(1);
  await page.getByRole('link', { name: 'Back to News' }).click();
  await expect(page).toHaveURL(`${baseURL}/news`);
});

test('a film waits behind its picture, a shared video makes no request, and each plays after a click', async ({
  page,
}) => {
  const videos: string[] = [];
  page.on('request', (request) => {
    if (request.url().includes('/media/videos/')) videos.push(request.url());
  });
  const requests: string[] = [];
  await page.route(player, async (route) => {
    requests.push(route.request().url());
    await route.fulfill({ contentType: 'text/html', body: '<p>The player</p>' });
  });
  await page.goto('/news');
  const video = page.locator('video');
  const play = page.getByRole('button', { name: 'Play video: Ten seconds of water' });
  await play.scrollIntoViewIfNeeded();
  await expect(video).not.toHaveAttribute('controls');
  expect(videos).toEqual([]);
  await play.click();
  await expect(video).toHaveJSProperty('paused', false);
  await expect(video).toHaveAttribute('controls');
  await expect(video).toBeFocused();
  await expect.poll(() => videos).not.toEqual([]);

  const shared = page.getByRole('link', { name: 'Play video: How to read a section' });
  await shared.scrollIntoViewIfNeeded();
  expect(requests).toEqual([]);
  await shared.click();
  const frame = page.frameLocator('iframe[title="How to read a section, by Ingrid Halvorsen"]');
  await expect(frame.getByText('The player')).toBeVisible();
  expect(requests).toHaveLength(1);
  expect(requests[0]).toContain('/embed/SoLmErE2026?autoplay=1');
});

test('only a page with a shared video allows its host in frames', async ({ request }) => {
  const fetchPolicy = async (path: string) =>
    (await request.get(path)).headers()['content-security-policy'];
  expect(await fetchPolicy('/news')).toMatch(/frame-src https:\/\/www\.youtube-nocookie\.com;/);
  expect(await fetchPolicy('/about')).not.toContain('frame-src');
});

test('the feed has every item, and every page links to it', async ({ request, baseURL }) => {
  const home = parseDocument(await (await request.get('/')).text());
  const [link] = DomUtils.findAll(
    ({ attribs }) => attribs['rel'] === 'alternate' && attribs['type'] === 'application/rss+xml',
    home.children,
  );
  const response = await request.get(link?.attribs['href'] ?? '');
  expect(response.headers()['content-type']).toBe('application/rss+xml; charset=utf-8');
  const text = await response.text();
  // It fails where the text is not well-formed.
  new SaxesParser().write(text).close();
  const items = DomUtils.getElementsByTagName('item', parseDocument(text, { xmlMode: true }));
  const listTexts = (name: string) =>
    items.flatMap((item) => DomUtils.getElementsByTagName(name, item).map(DomUtils.textContent));
  expect(listTexts('title')).toEqual(demoNews.map(({ title }) => title));
  expect(listTexts('pubDate')[0]).toBe('Wed, 14 Oct 2026 07:00:00 GMT');
  expect(listTexts('link')).toEqual(demoNews.map(({ slug }) => `${baseURL}/news/${slug}`));
  expect(listTexts('guid')[0]).toMatch(new RegExp(`^${baseURL}/news#news-`));
});

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test('a film has the controls of the browser, and a shared video links to its host @long', async ({
    page,
  }) => {
    await page.goto('/news');
    await expect(page.locator('video[controls]')).toBeVisible();
    await expect(page.getByRole('button', { name: /Play video/ })).toBeHidden();
    await expect(page.getByRole('link', { name: /Play video/ })).toHaveAttribute(
      'href',
      'https://www.youtube.com/watch?v=SoLmErE2026',
    );
  });
});

/** Words and media alternate sides of the line; on a phone they are stacked. */
async function expectSides(page: Page, isMobile: boolean) {
  const items = page.getByRole('region', { name: 'News' }).getByRole('listitem');
  for (const index of [0, 1, 2, 3, 4]) {
    const title = await items.nth(index).getByRole('heading').boundingBox();
    const medium = await items.nth(index).locator('.well').boundingBox();
    if (!title || !medium) throw new Error('An item is not shown');
    expect(title.y < medium.y).toBe(!isMobile && index === 3);
  }
}
