import type { Page } from '@playwright/test';
import { expect, test } from '../../../../tests/fixtures.ts';

test('the lightbox shows one picture at a time with a counter, and wraps around @long', async ({
  page,
  expectNoAxeViolations,
}) => {
  await page.goto('/projects/kestrel-house');
  await images(page).nth(1).click();
  const dialog = lightbox(page);
  await expect(dialog).toBeVisible();
  await expect(dialog.getByText('2 / 7')).toBeVisible();
  await expect(currentImage(page)).toHaveAttribute('alt', /^Living room with a pale sofa/);
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

test('the lightbox works by keyboard, and the focus returns to the link', async ({ page }) => {
  const requestedScripts: string[] = [];
  page.on('request', (request) => {
    if (/lightbox.*\.js/.test(request.url())) requestedScripts.push(request.url());
  });
  await page.goto('/projects/kestrel-house');
  expect(requestedScripts).toEqual([]);
  await images(page).first().focus();
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
  await expect(images(page).first()).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(dialog.getByText('1 / 7')).toBeVisible();
});

test('a long enough swipe changes the picture @narrow', async ({ page, isMobile }) => {
  test.skip(!isMobile, 'There are no fingers at this width');
  await page.goto('/projects/kestrel-house');
  await images(page).first().click();
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

test('a gallery of one picture has no previous and next buttons @long', async ({ page }) => {
  await page.goto('/projects/lantern-pier');
  await images(page).first().click();
  const dialog = lightbox(page);
  await expect(dialog.getByText('1 / 1')).toBeVisible();
  await expect(dialog.getByRole('button')).toHaveCount(1);
});

function images(page: Page) {
  return page.getByRole('region', { name: 'Gallery' }).getByRole('link');
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
