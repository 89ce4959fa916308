import type { Locator, Page } from '@playwright/test';
import sharp from 'sharp';
import { openFields } from '../../../../tests/fields/open-fields.ts';
import { expect, signIn, test } from '../../../../tests/browser/admin-site.ts';
import { at, field, choose, imageFile, noise } from '../../../../tests/browser/media-fields.ts';

test.describe.configure({ mode: 'default' });

test.skip(({ isMobile }) => isMobile, 'One run is enough: the narrow screens are among these.');

test('a gallery accepts many files at once, in the order of selection @long', async ({
  page,
  expectNoAxeViolations,
}) => {
  await signIn(page);
  await openFields(page);
  const gallery = field(page, 'Gallery');
  const [releaseFirst, releaseSecond] = [
    await holdUpload(page, 'first.jpg'),
    await holdUpload(page, 'second.jpg'),
  ];
  await choose(
    gallery,
    await imageFile('first.jpg', 900, 600),
    await imageFile('second.jpg', 600, 400),
    await imageFile('third.jpg', 600, 300),
  );
  await expect(gallery.getByText(/^Uploading \d+%$/)).toHaveCount(2);
  await expect(gallery.getByText('Waiting')).toBeVisible();
  await expectNoAxeViolations();
  releaseSecond();
  await expect(gallery.getByText('Uploaded')).toHaveCount(2, { timeout: 20_000 });
  releaseFirst();
  await expectOrder(gallery, ['first.jpg', 'second.jpg', 'third.jpg']);

  const images = gallery.getByRole('list', { name: 'Gallery' });
  await images.getByRole('button', { name: 'Move first.jpg later' }).focus();
  await page.keyboard.press('Enter');
  await expectOrder(gallery, ['second.jpg', 'first.jpg', 'third.jpg']);
  await expect(gallery.getByText('first.jpg is now 2 of 3')).toBeAttached();
  await expect(images.getByRole('button', { name: 'Move first.jpg later' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expectOrder(gallery, ['second.jpg', 'third.jpg', 'first.jpg']);
  await expect(images.getByRole('button', { name: 'Move first.jpg earlier' })).toBeFocused();

  const tiles = images.getByRole('listitem');
  await tiles.nth(2).dragTo(tiles.nth(0), {
    sourcePosition: at,
    targetPosition: at,
    steps: 10,
  });
  await expectOrder(gallery, ['first.jpg', 'second.jpg', 'third.jpg']);
  await images.getByRole('button', { name: 'Remove second.jpg' }).click();
  await expectOrder(gallery, ['first.jpg', 'third.jpg']);
  await expect(gallery).toContainText('Will be removed when you save.');
  await gallery.getByRole('button', { name: 'Undo' }).click();
  await expectOrder(gallery, ['first.jpg', 'second.jpg', 'third.jpg']);
  await expectNoAxeViolations();
});

test('a gallery shows the errors for several files @long', async ({ page }) => {
  await signIn(page);
  await openFields(page);
  const gallery = field(page, 'Gallery');
  const textFile = { name: 'a.txt', mimeType: 'text/plain', buffer: Buffer.from('x') };
  const oversized = {
    name: 'large.jpg',
    mimeType: 'image/jpeg',
    buffer: Buffer.alloc(5 * 1024 * 1024 + 1),
  };
  const good = await imageFile('good.jpg', 600, 400);
  await choose(gallery, good, textFile, textFile);
  await expect(gallery.getByRole('alert')).toHaveText(
    '2 file(s) are not images and were excluded.',
  );
  await expect(gallery.getByRole('list')).toHaveCount(0);
  await choose(gallery, oversized, good);
  await expect(gallery.getByRole('alert')).toHaveText(
    '1 file(s) exceed the 5MB limit and were excluded.',
  );
});

test('several files can be added from the library @long', async ({
  page,
  expectNoAxeViolations,
}) => {
  await signIn(page);
  await openFields(page);
  const gallery = field(page, 'Gallery');
  await gallery.getByRole('button', { name: 'Choose from media' }).click();
  const dialog = page.getByRole('dialog', { name: 'Choose images' });
  await dialog.getByRole('button', { name: 'section-lobby.jpg' }).click();
  await dialog.getByRole('button', { name: 'section-terrace.jpg' }).click();
  await expectNoAxeViolations();
  await dialog.getByRole('button', { name: 'Add 2 images' }).click();
  await expectOrder(gallery, ['section-lobby.jpg', 'section-terrace.jpg']);
  await gallery
    .getByRole('button', { name: 'Edit alt text and focal points of section-lobby.jpg' })
    .click();
  await expect(page.getByRole('dialog', { name: 'Alt text and focal points' })).toContainText(
    'Used in The Ardmore (project)',
  );
});

test('pictures are shrunk in the browser, duplicates used once, and their texts edited in turn @long', async ({
  page,
  expectNoAxeViolations,
}) => {
  await signIn(page);
  await openFields(page);
  const gallery = field(page, 'Gallery');
  const webp = {
    name: 'clear.webp',
    mimeType: 'image/webp',
    buffer: await sharp({ create: { width: 90, height: 60, channels: 4, background: '#a298' } })
      .webp()
      .toBuffer(),
  };
  const large = await noise('large.jpg', 3200);
  expect(large.buffer.length).toBeGreaterThan(5 * 1024 * 1024);
  await choose(gallery, large, webp, { ...webp, name: 'again.webp' });
  await expectOrder(gallery, ['large.jpg', 'clear.png']);
  await expect(gallery.getByText('No alt text')).toHaveCount(2);
  await expect(gallery.getByRole('alert')).toBeHidden();
  await expectNoAxeViolations();

  await gallery.getByRole('button', { name: 'Add 2 missing alt texts' }).click();
  const dialog = page.getByRole('dialog', { name: 'Add alt text' });
  await expect(dialog.getByText('Image 1 of 2: large.jpg')).toBeVisible();
  await expectNoAxeViolations();
  await page.keyboard.type('Grain');
  await page.keyboard.press('Enter');
  await expect(dialog.getByText('Image 2 of 2: clear.png')).toBeVisible();
  await page.keyboard.type('Glass');
  await dialog.getByRole('button', { name: 'Previous' }).click();
  await expect(dialog.getByLabel('Alt text')).toHaveValue('Grain');
  await dialog.getByRole('button', { name: 'Next' }).click();
  await expect(dialog.getByLabel('Alt text')).toHaveValue('Glass');
  await page.keyboard.press('Enter');
  await expect(dialog).toBeHidden();
  await expect(gallery.getByText('No alt text')).toHaveCount(0);
  await expect(gallery.getByRole('button', { name: 'Edit alt texts' })).toBeFocused();
});

/** Holds back the upload of the named file until the returned function is called. */
async function holdUpload(page: Page, name: string) {
  const { promise, resolve } = Promise.withResolvers<void>();
  await page.route('**/uploads?*', async (route) => {
    if (route.request().headers()['x-file-name'] !== name) return route.fallback();
    await promise;
    return route.continue();
  });
  return resolve;
}

async function expectOrder(gallery: Locator, names: string[]) {
  const buttons = gallery.getByRole('button', { name: /^Edit alt text and focal points of / });
  await expect(buttons).toHaveCount(names.length, { timeout: 20_000 });
  const labels = () => buttons.evaluateAll((all) => all.map((one) => one.ariaLabel));
  await expect
    .poll(labels)
    .toEqual(names.map((name) => `Edit alt text and focal points of ${name}`));
}
