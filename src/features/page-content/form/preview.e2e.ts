import { expect, test } from '../../../../tests/browser/admin-site.ts';
import { openPage, preview } from '../../../../tests/browser/preview.ts';

test.slow();

test.describe.configure({ mode: 'default' });

test.skip(({ isMobile }) => isMobile, 'One run is enough: the narrow screens are among these.');

test('the preview follows the headline while it is typed, before it is saved @long', async ({
  page,
  expectNoAxeViolations,
}) => {
  await openPage(page, 'Home');
  const previewPage = preview(page);
  await expect(page.getByRole('complementary', { name: 'Live preview' })).toContainText(
    'Live preview',
  );
  await expect(previewPage.locator('h1')).toHaveText('Before it has an address.');
  await page.getByLabel('Hero title').fill('Light over the harbour.');
  await expect(previewPage.locator('h1')).toHaveText('Light over the harbour.');
  await expect(page.getByText('Live preview, unsaved changes')).toBeVisible();
  await expectNoAxeViolations();
  expect(await (await page.request.get('/')).text()).not.toContain('Light over');

  await page.getByRole('button', { name: 'Save Changes' }).click();
  await expect(page.getByText('Page published')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Edit Home' })).toBeFocused();
  await page.goto('/');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Light over the harbour.');
});

test('the preview keeps its scroll position and its pictures while it updates @long', async ({
  page,
}) => {
  await openPage(page, 'About');
  const previewPage = preview(page);
  await expect(previewPage.locator('h1')).toBeVisible();
  const html = previewPage.locator('html');
  await html.evaluate((element) => {
    element.scrollTo({ top: 700, behavior: 'instant' });
    Object.assign(element.querySelector('img') ?? {}, { isOfBefore: true });
  });
  const subheading = page.getByLabel('Subheading').first();
  await subheading.fill('They ring us first.');
  await expect(previewPage.getByText('They ring us first.')).toBeInViewport();
  const position = await html.evaluate((element) => element.scrollTop);
  await subheading.fill('They ring us twice.');
  await expect(previewPage.getByText('They ring us twice.')).toBeAttached();
  await expect(html).toHaveJSProperty('scrollTop', position);
  await expect(previewPage.locator('img').first()).toHaveJSProperty('isOfBefore', true);
  await page.getByLabel('Title', { exact: true }).first().fill('Once more');
  await expect(previewPage.locator('h1')).toHaveText('Once more');
});

test('an invalid draft keeps the last valid preview, and the preview says so @long', async ({
  page,
}) => {
  await page.route('https://films.example/**', (route) =>
    route.fulfill({ contentType: 'video/mp4', body: '' }),
  );
  await openPage(page, 'Home');
  const previewPage = preview(page);
  await page.getByLabel('Hero title').fill('Good so far.');
  await expect(previewPage.locator('h1')).toHaveText('Good so far.');
  await page.getByLabel('Video URL').fill('no address');
  await expect(page.getByText('Live preview paused: fix the highlighted fields')).toBeVisible();
  await expect(previewPage.locator('h1')).toHaveText('Good so far.');
  await page.getByLabel('Video URL').fill('https://films.example/a.mp4');
  await expect(page.getByText('Live preview, unsaved changes')).toBeVisible();
});

test('the preview resumes by itself when the connection is back @long', async ({
  page,
  expectError,
}) => {
  expectError('ERR_INTERNET_DISCONNECTED');
  await openPage(page, 'Home');
  await expect(preview(page).locator('h1')).toBeVisible();
  // Each image field has read its alternative text, the last one after the film was found.
  await expect(page.getByRole('button', { name: /^Edit alt text/ })).toHaveCount(6);
  await page.context().setOffline(true);
  await page.getByLabel('Hero title').fill('Out of the tunnel.');
  await expect(page.getByText('Live preview paused: no connection')).toBeVisible();
  await page.context().setOffline(false);
  await expect(preview(page).locator('h1')).toHaveText('Out of the tunnel.');
});

test('the preview is as wide as a desktop or a phone @long', async ({ page }) => {
  await openPage(page, 'Home');
  const width = () =>
    preview(page)
      .locator('html')
      .evaluate(() => innerWidth);
  await expect.poll(width).toBe(1440);
  await page.getByRole('button', { name: 'Phone preview' }).click();
  await expect.poll(width).toBe(390);
  await expect(page.getByRole('button', { name: 'Phone preview' })).toHaveAttribute(
    'aria-pressed',
    'true',
  );
});

test('settings are previewed on the home page @long', async ({ page }) => {
  await openPage(page, 'Settings');
  await page.getByLabel('Logo text').fill('MERE');
  await expect(preview(page).getByRole('link', { name: 'MERE, home' }).first()).toBeAttached();
});

test('on a narrow screen the preview opens from a button @long', async ({
  page,
  expectNoAxeViolations,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await openPage(page, 'Home');
  await expect(page.getByRole('complementary', { name: 'Live preview' })).toBeHidden();
  await page.getByLabel('Hero title').fill('In the hand.');
  await page.getByRole('button', { name: 'Preview', exact: true }).click();
  const dialog = page.getByRole('dialog', { name: 'Live preview' });
  await expect(preview(page).locator('h1')).toHaveText('In the hand.');
  await expectNoAxeViolations();
  await dialog.getByRole('button', { name: 'Close preview' }).click();
  await expect(page.getByRole('button', { name: 'Preview', exact: true })).toBeFocused();
  await expect(page.getByLabel('Hero title')).toHaveValue('In the hand.');
});
