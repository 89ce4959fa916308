import type { Page } from '@playwright/test';
import { inlineScriptBytes } from '../../../../bench/inline-scripts.ts';
import { expect, test } from '../../../../tests/browser/fixtures.ts';
import { isLong } from '../../../../tests/set-up/long.ts';
import { demoProjects } from '../projects.demo.ts';

test('the first screen shows picture, title, place, price, sizes and the way to ask, and ends with the bar, which knows the section; paper has neither bars nor form', async ({
  page,
  isMobile,
}) => {
  test.skip(isMobile, 'The bar of a phone has no sections');
  await page.goto('/projects/kestrel-house');
  await expectFirstScreen(page);
  const bar = page.getByRole('navigation', { name: 'On this page' });
  await expect(bar).toBeInViewport({ ratio: 1 });
  const { y = 0, height = 0 } = (await bar.boundingBox()) ?? {};
  expect(y + height).toBeCloseTo(page.viewportSize()?.height ?? 0, -1);

  const current = bar.locator('[aria-current=true]');
  await page.evaluate(() => scrollTo({ top: document.body.scrollHeight, behavior: 'instant' }));
  await expect(current).toHaveText('Enquire');
  await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }));
  await expect(current).toHaveText('Gallery');

  await expectPaper(page);
});

test('the scripts within the page are at most 2 kB as they are sent', async ({ baseURL }) => {
  const { compressed } = await inlineScriptBytes(`${baseURL}/projects/kestrel-house`);
  expect(compressed).toBeLessThan(2000);
});

/** With many pictures and floor plans, and with few and none. */
const ofEachKind = ['kestrel-house', 'lantern-pier'];

test('on a phone no text between two images is longer than three screens @narrow', async ({
  page,
  isMobile,
}) => {
  test.skip(!isMobile, 'A longer text fits on wider screens');
  for (const slug of isLong ? demoProjects.map((project) => project.slug) : ofEachKind) {
    await page.goto(`/projects/${slug}`, { waitUntil: 'domcontentloaded' });
    const images = page.locator(
      'main :is(img.photo, [data-drawing] :is(img, svg[role=img]), #location [role=img], #interest .well > svg)',
    );
    const distance = await images.evaluateAll(longestDistance);
    expect({ slug, distance }).toEqual({ slug, distance: Math.min(distance, 3 * 844) });
  }
});

test('on a phone the first screen is complete, the bars take at most 112 pixels and leave while reading down, and the focus is never under them @narrow', async ({
  page,
  isMobile,
}) => {
  await page.goto('/projects/kestrel-house');
  if (isMobile) {
    await expectFirstScreen(page);
    await expectLowBars(page);
  }
  await page.getByRole('link', { name: 'Visit Website' }).focus();
  for (let tabs = 0; tabs < (isLong ? 30 : 10); tabs += 1) {
    await page.keyboard.press('Shift+Tab');
    const bars = await heightOfBars(page);
    await expect
      .poll(() => page.evaluate(() => document.activeElement?.getBoundingClientRect().bottom))
      .toBeGreaterThan(bars);
  }
  if (isMobile && isLong) await expectPaper(page);
});

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test('the bars of a phone take at most 112 pixels @long', async ({ page, isMobile }) => {
    test.skip(!isMobile, 'The bars are next to each other at this width');
    await page.goto('/projects/kestrel-house#overview');
    expect(await heightOfBars(page)).toBeLessThanOrEqual(112);
  });
});

async function expectFirstScreen(page: Page) {
  const main = page.getByRole('main');
  const shown = [
    main.getByRole('heading', { level: 1 }),
    main.getByText('Coal Harbour', { exact: false }).first(),
    main.getByText('From CAD 2,480,000').first(),
    main.getByText('Two to four bedrooms, 1,234 to 3,033 sq ft'),
    main.getByText('17 of 64 homes left. Completion Winter 2027'),
    main.getByRole('link', { name: 'Register Your Interest' }),
  ];
  for (const part of shown) await expect(part).toBeInViewport({ ratio: 0.95 });
}

/** White paper has the first image, the map, the plans and the partner, and neither bars nor form. */
async function expectPaper(page: Page) {
  await page.emulateMedia({ media: 'print' });
  const main = page.getByRole('main');
  await expect(main.locator('img').first()).toBeVisible();
  await expect(main.getByRole('img', { name: 'Map of Kestrel House' })).toBeVisible();
  await expect(main.getByRole('img', { name: /full floor, double library/ })).toBeVisible();
  await expect(main.getByRole('link', { name: 'Ingrid Halvorsen' })).toBeVisible();
  await expect(page.getByRole('banner')).toBeHidden();
  await expect(page.getByRole('navigation', { name: 'On this page' })).toBeHidden();
  await expect(main.getByLabel('Full name')).toBeHidden();
  await expect(page.locator('body')).toHaveCSS('background-color', 'rgb(255, 255, 255)');
  expect(await page.evaluate(() => document.getAnimations().length)).toBe(0);
}

/** The navigation leaves while one reads down, and comes back upwards and with the focus. */
async function expectLowBars(page: Page) {
  await page.mouse.move(180, 400);
  const navigation = page.getByRole('banner');
  for (const distance of [1200, 600, 600]) {
    await page.mouse.wheel(0, distance);
    await expect(navigation).not.toBeInViewport();
    expect(await heightOfBars(page)).toBeLessThanOrEqual(112);
  }
  await page.mouse.wheel(0, -120);
  await expect(navigation).toBeInViewport({ ratio: 1 });
  await expect.poll(() => heightOfBars(page)).toBeLessThanOrEqual(112);
  await page.mouse.wheel(0, 600);
  await expect(navigation).not.toBeInViewport();
  await page.getByRole('link', { name: 'Open menu' }).focus();
  await expect(navigation).toBeInViewport({ ratio: 1 });
}

function longestDistance(images: Element[]) {
  const boxes = images
    .filter((image) => image.checkVisibility())
    .map((image) => image.getBoundingClientRect())
    .toSorted((one, other) => one.top - other.top);
  const distances = boxes.slice(1).map(({ top }, index) => top - (boxes[index]?.bottom ?? 0));
  return Math.max(...distances);
}

/** The lower edge of what stays at the top of the screen. */
async function heightOfBars(page: Page) {
  const bars = [page.getByRole('banner'), page.getByRole('navigation', { name: 'On this page' })];
  const boxes = await Promise.all(bars.map((bar) => bar.boundingBox()));
  return Math.max(...boxes.map((box) => (box ? box.y + box.height : 0)));
}
