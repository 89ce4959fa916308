import { expect, signIn, test } from '../../../tests/browser/admin-site.ts';
import { preview } from '../../../tests/browser/preview.ts';

test.slow();
test.skip(({ isMobile }) => isMobile, 'On a narrow screen the preview lies over the form.');

test('a project is previewed while it is edited, and shared with somebody without an account @long', async ({
  page,
  browser,
  adminSite,
  expectNoAxeViolations,
}) => {
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
  await signIn(page);
  await page.goto('/admin/projects');
  await page.getByRole('button', { name: 'Edit Kestrel House' }).click();
  const previewPage = preview(page);
  await expect(previewPage.locator('h1')).toHaveText('Kestrel House');
  await page.getByLabel('Price range').fill('From $1,310,000');
  const price = previewPage.locator('[data-filled-by="specifications.priceRange"]').first();
  await expect(price).toContainText('From CAD 1,310,000');
  await expect(price).toBeInViewport();

  await page.getByRole('textbox', { name: 'Title', exact: true }).focus();
  await expect(previewPage.locator('h1')).toBeInViewport();
  await page.getByLabel('Price range').focus();
  await expect(price).toBeInViewport();
  await previewPage.locator('[data-filled-by="completionDate"]').click({ force: true });
  await expect(page.getByLabel('Completion date')).toBeFocused();
  await expectNoAxeViolations();

  await page.getByRole('button', { name: 'Share preview link…' }).click();
  const dialog = page.getByRole('dialog', { name: 'Share preview link' });
  await expect(dialog.getByText('Copied.')).toBeVisible();
  await expect(dialog.getByText('Not opened yet.').first()).toBeVisible();
  await expectNoAxeViolations();
  const link = await dialog.getByLabel('Link', { exact: true }).inputValue();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(link);

  const context = await browser.newContext({ baseURL: adminSite.address });
  const stranger = await context.newPage();
  const response = await stranger.goto(link);
  expect(response?.headers()).toMatchObject({
    'cache-control': 'no-store',
    'referrer-policy': 'no-referrer',
    'x-robots-tag': 'noindex, nofollow',
  });
  await expect(stranger.getByRole('heading', { level: 1 })).toHaveText('Kestrel House');
  await expect(stranger.getByText('Preview of Kestrel House')).toBeVisible();
  await expect(stranger.getByText('From CAD 1,310,000')).toHaveCount(0);
  await expectNoAxeViolations(stranger);

  await dialog.getByRole('button', { name: 'Done' }).click();
  await page.getByRole('button', { name: 'Share preview link…' }).click();
  await expect(dialog.getByText('Opened once').first()).toBeVisible();
  await dialog.getByRole('button', { name: /^Revoke/ }).click();
  await expect(dialog.getByText('Link revoked.')).toBeVisible();
  expect((await stranger.goto(link))?.status()).toBe(404);
  await expect(stranger.getByRole('heading', { name: 'This Preview Has Ended' })).toBeVisible();
  await context.close();
});
