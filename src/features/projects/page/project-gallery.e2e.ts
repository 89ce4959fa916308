import type { Page } from '@playwright/test';
import { expect, test } from '../../../../tests/browser/fixtures.ts';

test('the lightbox shows one picture at a time with its description and a counter, and wraps around @long', async ({
  page,
  expectNoAxeViolations,
}) => {
  await page.goto('/projects/kestrel-house');
  await images(page).first().click();
  const dialog = lightbox(page);
  await expect(dialog).toBeVisible();
  await expect(dialog.getByText('2 / 7')).toBeVisible();
  await expect(currentImage(page)).toHaveAttribute('alt', /^Living room with a pale sofa/);
  await expect(dialog.getByText(/^Living room with a pale sofa/)).toBeVisible();
  await expectNoAxeViolations();
  await dialog.getByRole('button', { name: 'Next image' }).click();
  await expect(dialog.getByText('3 / 7')).toBeVisible();
  for (let step = 0; step < 3; step++) {
    await dialog.getByRole('button', { name: 'Previous image' }).click();
  }
  await expect(dialog.getByText('7 / 7')).toBeVisible();
  await dialog.getByRole('button', { name: 'Next image' }).click();
  await expect(dialog.getByText('1 / 7')).toBeVisible();
  await dialog.getByRole('button', { name: 'Close gallery' }).click();
  await expect(dialog).toBeHidden();
  await expect(images(page).first()).toBeFocused();
});

test('two pictures stand beside the first; the lightbox works by keyboard, and the focus returns to the link', async ({
  page,
  isMobile,
}) => {
  const requestedScripts: string[] = [];
  page.on('request', (request) => {
    if (/lightbox.*\.js/.test(request.url())) requestedScripts.push(request.url());
  });
  await page.goto('/projects/kestrel-house');
  // On a phone one picture is shown.
  if (!isMobile) await expectTwoBeside(page);
  expect(requestedScripts).toEqual([]);
  const all = page.getByRole('link', { name: 'View all 7 images' });
  await all.focus();
  await expect.poll(() => requestedScripts.length).toBe(1);
  await page.keyboard.press('Enter');
  const dialog = lightbox(page);
  await expect(dialog.getByText('1 / 7')).toBeVisible();
  await page.keyboard.press('ArrowLeft');
  await expect(dialog.getByText('7 / 7')).toBeVisible();
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('ArrowRight');
  await expect(dialog.getByText('2 / 7')).toBeVisible();
  await page.keyboard.press('End');
  await expect(dialog.getByText('7 / 7')).toBeVisible();
  await page.keyboard.press('Home');
  await expect(dialog.getByText('1 / 7')).toBeVisible();
  for (let tabs = 0; tabs < 5; tabs++) {
    await page.keyboard.press('Tab');
    expect(await page.evaluate(isFocusBehindDialog)).toBe(false);
  }
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await expect(all).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(dialog.getByText('1 / 7')).toBeVisible();
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('Escape');
  await expect(images(page).first()).toBeFocused();
});

test('a long enough swipe changes the picture @narrow @long', async ({ page, isMobile }) => {
  test.skip(!isMobile, 'There are no fingers at this width');
  await page.goto('/projects/kestrel-house');
  await page.getByRole('link', { name: 'View all 7 images' }).click();
  const dialog = lightbox(page);
  await expect(dialog.getByText('1 / 7')).toBeVisible();
  await swipe(page, -160);
  await expect(dialog.getByText('2 / 7')).toBeVisible();
  await swipe(page, 160);
  await swipe(page, 160);
  await expect(dialog.getByText('7 / 7')).toBeVisible();
  await swipe(page, -20);
  await expect(dialog.getByText('7 / 7')).toBeVisible();
});

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test('the link to all images leads to a list of them above the location @long', async ({
    page,
  }) => {
    await page.goto('/projects/kestrel-house');
    const list = page.getByRole('region', { name: 'All images' });
    await expect(list).toBeHidden();
    await page.getByRole('link', { name: 'View all 7 images' }).click();
    await expect(list.getByRole('link')).toHaveCount(7);
    await expect(list.getByRole('link').first()).toBeInViewport();
    await expect(list.locator('xpath=following::section[1]')).toHaveAttribute('id', 'location');
  });
});

function images(page: Page) {
  return page.getByRole('region', { name: 'Gallery' }).getByRole('listitem').getByRole('link');
}

/** They end where the first ends. */
async function expectTwoBeside(page: Page) {
  const places = await images(page).evaluateAll((links) =>
    links
      .map((link) => link.getBoundingClientRect())
      .map(({ left, right, top, bottom }) => ({ left, right, top, bottom })),
  );
  const [first, second, third] = places;
  if (!first || !second || !third) throw new Error('Three pictures are shown');
  expect(second.left).toBeGreaterThan(first.right);
  expect(third.left).toBe(second.left);
  expect(second.top).toBeCloseTo(first.top, 0);
  expect(third.bottom).toBeCloseTo(first.bottom, 0);
}

function lightbox(page: Page) {
  return page.getByRole('dialog', { name: /gallery$/ });
}

function currentImage(page: Page) {
  return lightbox(page).getByRole('img');
}

/** Simulates a swipe with pointer events, because Playwright cannot perform native gestures. */
async function swipe(page: Page, distance: number) {
  await page.mouse.move(200, 400);
  await page.mouse.down();
  await page.mouse.move(200 + distance / 2, 400);
  await page.mouse.move(200 + distance, 400);
  await page.mouse.up();
}

/** The focus may be in the browser's own controls between the last and the first element of the dialog. */
function isFocusBehindDialog() {
  const focused = document.activeElement;
  return focused !== document.body && !focused?.closest('dialog');
}
