import { expect, test } from '../../../../tests/browser/fixtures.ts';

test('a floor plan opens larger from its page, by keyboard too, and its script waits until then @narrow', async ({
  page,
  isMobile,
  expectNoAxeViolations,
}) => {
  const requested: string[] = [];
  page.on('request', (request) => requested.push(request.url()));
  await page.goto('/projects/kestrel-house');
  const plan = page.getByRole('img', { name: /^Floor plan, Kestrel House, two bedroom, inlet/ });
  await plan.scrollIntoViewIfNeeded();
  await expect(plan).toHaveAttribute('width', '676');
  await expect(plan).toHaveAttribute('height', '652');
  const size = await plan.boundingBox();
  expect(size?.width).toBeGreaterThanOrEqual(649);
  expect(await page.evaluate(overflow)).toBe(0);
  // The other plans are closed, so their drawings are not loaded.
  expect(requested.filter((url) => url.includes('/images/plans/'))).toHaveLength(1);
  expect(requested.filter((url) => url.includes('drawing-viewer'))).toEqual([]);

  const dialog = page.getByRole('dialog', { name: /^Two bedroom, inlet, 2 bed, 2 bath, 1,234/ });
  if (isMobile) await plan.click();
  else {
    await page.getByRole('link', { name: /^View larger.*Two bedroom, inlet$/ }).focus();
    await page.keyboard.press('Enter');
  }
  await expect(dialog.getByRole('img', { name: /^Floor plan, Kestrel House/ })).toBeVisible();
  await expect(dialog.getByRole('status')).toHaveText('100%');
  await page.keyboard.press('+');
  await expect(dialog.getByRole('status')).toHaveText('140%');
  await expectNoAxeViolations();
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await expect(page.getByRole('link', { name: /^View larger/ }).first()).toBeFocused();
});

test('without script the link of a floor plan leads to its file, and paper has the drawing', async ({
  browser,
  baseURL,
}) => {
  const context = await browser.newContext({ javaScriptEnabled: false, baseURL: baseURL ?? '' });
  const page = await context.newPage();
  await page.goto('/projects/kestrel-house');
  const link = page.getByRole('link', { name: /^View larger.*Two bedroom, inlet$/ });
  await expect(link).toBeVisible();
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByRole('img', { name: /full floor, double library/ })).toBeVisible();
  await expect(link).toBeHidden();
  await page.emulateMedia({ media: 'screen' });
  await link.click();
  await expect(page).toHaveURL(/\/media\/images\/plans\/\w+_676x652_650\.svg$/);
  await context.close();
});

function overflow() {
  return document.documentElement.scrollWidth - document.documentElement.clientWidth;
}
