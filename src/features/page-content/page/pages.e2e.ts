import type { Page } from '@playwright/test';
import { expect, test } from '../../../../tests/browser/fixtures.ts';

test('home shows its hero, its sections and the six cities', async ({
  page,
  expectNoAxeViolations,
}) => {
  await page.goto('/');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Before it has an address.');
  const main = page.getByRole('main');
  await expect(main.getByText('Luxury and presale residences')).toBeVisible();
  await expect(main.getByRole('heading', { level: 2 })).toHaveText([
    'Selling now',
    'First to know',
    'The part after signing',
    'One agent, six cities',
    'Only what we would buy ourselves',
    'Cities',
  ]);
  await expect(main.getByRole('list', { name: 'Cities' }).getByRole('link')).toHaveText([
    /^Vancouver ?Kestrel\sHouse, Westwater\s*From CAD\s1,385,000$/,
    /^Montreal ?Ateliers\sFerrand.*From CAD\s585,000$/,
    /^Toronto ?The\sArdmore.*From CAD\s795,000$/,
    /^Seattle.*Coming soon$/,
    /^Honolulu.*From about CAD\s[\d,]+$/,
    /^Tokyo.*From about CAD\s[\d,]+$/,
  ]);
  await expect(main.getByRole('button', { name: /^Save / })).toHaveCount(5);
  await expectNoAxeViolations();
  await main.getByRole('link', { name: 'DISCOVER OUR GLOBAL PROJECTS' }).click();
  await expect(page).toHaveURL('/projects');
});

test('home shows a building, its price and the way to it before any scrolling', async ({ page }, {
  project,
}) => {
  test.skip(project.name !== 'desktop', 'The screens are set here');
  await page.goto('/');
  const main = page.getByRole('main');
  const first = main.getByRole('link', { name: 'Kestrel House' }).first();
  const way = main.getByRole('link', { name: 'View project' });
  for (const [width, height] of [
    [1440, 900],
    [390, 844],
    [320, 700],
  ] as const) {
    await page.setViewportSize({ width, height });
    await expect(first).toHaveText(
      /In progress\s*Kestrel House\s*From CAD 2,480,000\s*Coal Harbour, Vancouver/,
    );
    const parts = [first, main.getByText('From CAD 2,480,000').first(), way];
    for (const part of parts) {
      const box = await part.boundingBox();
      expect((box?.y ?? Infinity) + (box?.height ?? 0)).toBeLessThanOrEqual(
        width === 320 ? Infinity : height,
      );
    }
    const hero = await page.locator('[data-hero] img').boundingBox();
    expect(hero?.y).toBeLessThan(height / 2 + 60);
    expect(hero?.height).toBeGreaterThan(180);
    expect(
      await page.evaluate(() => document.documentElement.scrollWidth - innerWidth),
    ).toBeLessThanOrEqual(0);
    // Nothing is over it.
    await way.click({ trial: true });
  }
  await way.click();
  await expect(page).toHaveURL('/projects/kestrel-house');
});

test('nothing on the home page moves when the fonts arrive late @narrow', async ({ page }) => {
  const fonts = Promise.withResolvers<void>();
  await page.route('**/*.woff2', async (route) => {
    await fonts.promise;
    await route.continue();
  });
  await page.addInitScript(() => {
    const shifts: number[] = [];
    Object.assign(globalThis, { shifts });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as (PerformanceEntry & { value: number })[])
        shifts.push(entry.value);
    }).observe({ type: 'layout-shift', buffered: true });
  });
  await page.goto('/', { waitUntil: 'domcontentloaded' });
  await page.waitForFunction(() => performance.getEntriesByName('first-contentful-paint')[0]);
  expect(await page.evaluate(() => document.fonts.status)).toBe('loading');
  fonts.resolve();
  const shifts = await page.evaluate(async () => {
    await document.fonts.ready;
    for (let frame = 0; frame < 3; frame++) await new Promise(requestAnimationFrame);
    return (globalThis as unknown as { shifts: number[] }).shifts;
  });
  expect(shifts.reduce((sum, shift) => sum + shift, 0)).toBeLessThan(0.01);
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 } });

  test('the film of the hero loads after the page in a size for phones, plays and can be paused', async ({
    page,
  }) => {
    await page.emulateMedia({ reducedMotion: 'no-preference' });
    const responsePromise = page.waitForResponse(/\/media\/videos\//);
    await page.goto('/');
    const response = await responsePromise;
    expect(response.url()).toMatch(/\/960\.mp4$/);
    expect(Number(response.headers()['content-length'])).toBeLessThan(600_000);
    const video = page.locator('video');
    await page.getByRole('button', { name: 'Pause video' }).click();
    await expect(video).toHaveJSProperty('paused', true);
    await expect(video).toHaveJSProperty('muted', true);
    await expect(video).toHaveJSProperty('loop', true);
    await expect(video).toHaveJSProperty('videoWidth', 960);
    await page.getByRole('button', { name: 'Play video' }).click();
    await expect(page.getByRole('button', { name: 'Pause video' })).toBeVisible();
    await expect(video).toHaveJSProperty('paused', false);
  });
});

test('the film waits behind its picture if data saving or reduced motion is on', async ({
  page,
}) => {
  const videos = videosIn(page);
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  await page.addInitScript(() =>
    Object.defineProperty(navigator, 'connection', {
      value: { saveData: location.search === '?saved' },
    }),
  );
  await expectStillness(page, '/?saved');
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await expectStillness(page, '/');
  expect(videos).toEqual([]);
  await page.getByRole('button', { name: 'Play video' }).click();
  await expect(page.getByRole('button', { name: 'Pause video' })).toBeVisible();
});

test('about shows its texts and three pictures', async ({
  page,
  isMobile,
  expectNoAxeViolations,
}) => {
  await page.goto('/about');
  const main = page.getByRole('main');
  await expect(main.getByRole('heading', { level: 1 })).toHaveText('The first call');
  await expect(
    main.getByText('Since 2013, developers have called us before they go to market.'),
  ).toBeVisible();
  await expect(main.getByText('capped at 1500 active members')).toBeVisible();
  for (const alt of [
    'Tall view of a living room',
    'Close view of white balconies',
    'White spiral stair',
  ]) {
    await expect(main.getByRole('img', { name: alt })).toBeVisible();
  }
  await expect(main.getByRole('heading', { level: 2 })).toHaveCount(6);
  // On a phone the text is below the picture.
  if (!isMobile) await expectLevelWithImage(page, 'One desk, two telephones');
  await expectNoAxeViolations();
  await main.getByRole('link', { name: 'EXPLORE GLOBAL PROJECTS' }).click();
  await expect(page).toHaveURL('/projects');
});

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test('the film has its poster and the controls of the browser, and all sections are present', async ({
    page,
  }) => {
    const videos = videosIn(page);
    await page.goto('/');
    await expect(page.locator('video[controls]')).toBeVisible();
    await expect(
      page.getByRole('img', { name: 'Slender towers across still water' }),
    ).toBeVisible();
    await expect(page.getByRole('button', { name: /film/ })).toBeHidden();
    expect(videos).toEqual([]);
    await page.goto('/about');
    await expect(page.getByRole('heading', { level: 2 })).toHaveCount(6 + 3);
  });
});

/** The last line of a section on the baseline is level with the bottom of its picture. */
async function expectLevelWithImage(page: Page, name: string) {
  const section = page.locator('section', { has: page.getByRole('heading', { name }) });
  const image = await section.locator('.well').boundingBox();
  const lines = await section.locator('.prose').boundingBox();
  const foot = (image?.y ?? 0) + (image?.height ?? 0);
  const end = (lines?.y ?? 0) + (lines?.height ?? 0);
  expect(end).toBeGreaterThan(foot);
  expect(end - foot).toBeLessThan(20);
}

async function expectStillness(page: Page, path: string) {
  await page.goto(path);
  await expect(page.getByRole('button', { name: 'Play video' })).toBeVisible();
  await expect(page.locator('video')).toHaveJSProperty('paused', true);
}

function videosIn(page: Page) {
  const videos: string[] = [];
  page.on('request', (request) => {
    if (request.url().includes('/media/videos/')) videos.push(request.url());
  });
  return videos;
}
