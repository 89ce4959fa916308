import type { Page } from '@playwright/test';
import { expect, test } from '../../../tests/fixtures.ts';
import { validStructuredData } from '../../../tests/structured-data.ts';

test('home opens on its hero, its sections and the six cities @phone', async ({
  page,
  expectNoAxeViolations,
}) => {
  await page.goto('/');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Before it has an address.');
  const main = page.getByRole('main');
  await expect(main.getByText('Luxury and presale residences')).toBeVisible();
  await expect(main.getByRole('heading', { level: 2 })).toHaveText([
    'Early, and certain',
    'Nothing we would not buy',
    'One agent, six cities',
    'The part after signing',
  ]);
  await expect(main.getByRole('list', { name: 'Cities' }).getByRole('link')).toHaveText([
    'Vancouver',
    'Montreal',
    'Toronto',
    'Seattle',
    'Honolulu',
    'Tokyo',
  ]);
  await expectNoAxeViolations();
  await main.getByRole('link', { name: 'DISCOVER OUR GLOBAL PROJECTS' }).click();
  await expect(page).toHaveURL('/projects');
});

test('the film of the hero waits for the page, moves, and can be stopped', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  const films = filmsOf(page);
  await page.goto('/');
  const film = page.locator('video');
  await page.getByRole('button', { name: 'Pause film' }).click();
  await expect.poll(() => films).not.toEqual([]);
  await expect(film).toHaveJSProperty('paused', true);
  await expect(film).toHaveJSProperty('muted', true);
  await expect(film).toHaveJSProperty('loop', true);
  await page.getByRole('button', { name: 'Play film' }).click();
  await expect(page.getByRole('button', { name: 'Pause film' })).toBeVisible();
  await expect(film).toHaveJSProperty('paused', false);
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 } });

  test('the film that comes after the page is a small one', async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'no-preference' });
    const answer = page.waitForResponse(/\/media\/videos\//);
    await page.goto('/');
    const film = await answer;
    expect(film.url()).toMatch(/\/480\.mp4$/);
    expect(Number(film.headers()['content-length'])).toBeLessThan(700_000);
    await expect(page.getByRole('button', { name: 'Pause film' })).toBeVisible();
    await expect(page.locator('video')).toHaveJSProperty('videoWidth', 480);
  });
});

test('the film stays behind its picture for those who want less motion', async ({ page }) => {
  const films = filmsOf(page);
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await expectStillness(page);
  expect(films).toEqual([]);
  await page.getByRole('button', { name: 'Play film' }).click();
  await expect(page.getByRole('button', { name: 'Pause film' })).toBeVisible();
});

test('the film stays behind its picture for those who save data', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  const films = filmsOf(page);
  await page.addInitScript(() =>
    Object.defineProperty(navigator, 'connection', { value: { saveData: true } }),
  );
  await expectStillness(page);
  expect(films).toEqual([]);
});

test('about says who we are in words and three pictures', async ({
  page,
  expectNoAxeViolations,
}) => {
  await page.goto('/about');
  const main = page.getByRole('main');
  await expect(main.getByRole('heading', { level: 1 })).toHaveText('The first call');
  await expect(main.getByText('Developers ring us before they ring the market.')).toBeVisible();
  await expect(main.getByText('capped at 1500 active members')).toBeVisible();
  for (const alt of [
    'Tall view of a living room',
    'Close view of white balconies',
    'Kestrel House, a glass tower',
  ]) {
    await expect(main.getByRole('img', { name: alt })).toBeVisible();
  }
  await expect(main.getByRole('heading', { level: 2 })).toHaveCount(5);
  await expectNoAxeViolations();
  await main.getByRole('link', { name: 'EXPLORE GLOBAL PROJECTS' }).click();
  await expect(page).toHaveURL('/projects');
});

test('the last line of a section on the baseline stands level with the foot of its picture', async ({
  page,
  isMobile,
}) => {
  test.skip(isMobile, 'On a phone the text stands below the picture');
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto('/about');
  const section = page.locator('section', {
    has: page.getByRole('heading', { name: 'Ten launches a year' }),
  });
  const picture = await section.locator('.well').boundingBox();
  const lines = await section.locator('.prose').boundingBox();
  const foot = (picture?.y ?? 0) + (picture?.height ?? 0);
  const end = (lines?.y ?? 0) + (lines?.height ?? 0);
  expect(end).toBeGreaterThan(foot);
  expect(end - foot).toBeLessThan(20);
});

test('each page has a picture of its own for social cards, and its place in the sitemap', async ({
  page,
  request,
  baseURL,
}) => {
  const sitemap = await (await request.get('/sitemap.xml')).text();
  const pictures = new Set<string | null>();
  for (const path of ['/', '/about', '/news', '/testimonials']) {
    await page.goto(path);
    pictures.add(await page.locator('meta[property="og:image"]').getAttribute('content'));
    expect(sitemap).toMatch(
      new RegExp(`<loc>${baseURL}${path}</loc><lastmod>\\d{4}-\\d\\d-\\d\\d</lastmod>`),
    );
  }
  expect(pictures.size).toBe(4);
  for (const picture of pictures) expect((await request.get(picture ?? '')).status()).toBe(200);
});

test('structured data names the company on every page, and the way to those below home', async ({
  page,
}) => {
  await page.goto('/');
  expect((await validStructuredData(page)).map((data) => data['@type'])).toEqual([
    ['Organization', 'RealEstateAgent'],
  ]);
  await page.goto('/about');
  expect(await validStructuredData(page)).toContainEqual(
    expect.objectContaining({ '@type': 'BreadcrumbList' }),
  );
});

test('nothing of a third party is asked for', async ({ page, baseURL }) => {
  const elsewhere: string[] = [];
  page.on('request', (request) => {
    if (!/^(data|blob):/.test(request.url()) && !request.url().startsWith(`${baseURL}/`))
      elsewhere.push(request.url());
  });
  for (const path of ['/', '/about', '/news', '/testimonials']) {
    await page.goto(path);
    await page.evaluate(() => scrollTo(0, document.body.scrollHeight));
    await expect(page.getByRole('contentinfo')).toBeInViewport();
  }
  expect(elsewhere).toEqual([]);
});

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test('the film has its picture and the controls of the browser', async ({ page }) => {
    const films = filmsOf(page);
    await page.goto('/');
    await expect(page.locator('video[controls]')).toBeVisible();
    await expect(page.getByRole('img', { name: 'City skyline across water' })).toBeVisible();
    await expect(page.getByRole('button', { name: /film/ })).toBeHidden();
    expect(films).toEqual([]);
  });

  test('every section is there', async ({ page }) => {
    await page.goto('/about');
    await expect(page.getByRole('heading', { level: 2 })).toHaveCount(5 + 3);
  });
});

async function expectStillness(page: Page) {
  await page.goto('/');
  await expect(page.getByRole('button', { name: 'Play film' })).toBeVisible();
  await expect(page.locator('video')).toHaveJSProperty('paused', true);
}

function filmsOf(page: Page) {
  const films: string[] = [];
  page.on('request', (request) => {
    if (request.url().includes('/media/videos/')) films.push(request.url());
  });
  return films;
}
