import type { Locator, Page } from '@playwright/test';
import { administrator, expect, test } from '../../../../tests/browser/admin-site.ts';
import {
  type ChosenFile,
  field,
  openPartner,
  openPartnerWithPhoto,
  save,
  choose,
  expectStored,
  imageFile,
  noise,
  demoFile,
} from '../../../../tests/browser/media-fields.ts';

test.describe.configure({ mode: 'default' });

test.skip(({ isMobile }) => isMobile, 'One run is enough: the narrow screens are among these.');

test('a picture can be dropped anywhere on its field @long', async ({ page }) => {
  await openPartner(page, 'Daniel Okafor');
  const [photo, logo] = [field(page, 'Photo'), field(page, 'Logo')];
  await drop(photo, await imageFile('dropped.jpg', 600, 750));
  await expectStored(photo, 'dropped.jpg');
  await drop(logo, {
    name: 'mark.svg',
    mimeType: 'image/svg+xml',
    buffer: await demoFile('solmere-mark-dark.svg'),
  });
  await expectStored(logo, 'mark.svg');
  await save(page);
  await expect(page.getByRole('row', { name: 'Daniel Okafor' }).locator('img')).toHaveCount(2);
});

test('a picture can be pasted while the field has the focus @long', async ({ page }) => {
  await openPartnerWithPhoto(page, 'Daniel Okafor', 'daniel.jpg');
  const photo = field(page, 'Photo');
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
  const { buffer } = await imageFile('copied.png', 320, 400);
  await page.evaluate(async (content) => {
    const blob = new Blob([Uint8Array.fromBase64(content)], { type: 'image/png' });
    await navigator.clipboard.write([new ClipboardItem({ 'image/png': blob })]);
  }, buffer.toString('base64'));
  await photo.getByRole('button', { name: 'Replace photo' }).focus();
  await page.keyboard.press('Control+V');
  await expectStored(photo, '320 × 400');
});

test('an upload shows its progress as text and can be cancelled, which keeps the previous file @long', async ({
  page,
  expectNoAxeViolations,
}) => {
  await openPartnerWithPhoto(page, 'Priya Raman', 'priya.jpg');
  const photo = field(page, 'Photo');
  await expect(photo).toContainText('priya.jpg');
  await slowDown(page);
  await choose(photo, await noise('slow.jpg', 1200));
  const bar = photo.getByRole('progressbar', { name: 'Upload of slow.jpg' });
  await expect(bar).toHaveAttribute('aria-valuetext', /^Uploading [1-9]\d?%$/);
  await expect(photo.getByText(/^Uploading \d+%$/)).toBeVisible();
  await expectNoAxeViolations();
  await photo.getByRole('button', { name: 'Cancel upload of slow.jpg' }).click();
  await expect(bar).toBeHidden();
  await expect(photo).toContainText('priya.jpg');
  await page.getByRole('button', { name: 'Cancel' }).click();
  await expect(page.getByRole('row', { name: 'Priya Raman' })).toBeVisible();
});

test('a refused file shows an error under its field, and the previous file stays @long', async ({
  page,
  expectError,
  expectNoAxeViolations,
}) => {
  expectError('status of 422');
  await openPartnerWithPhoto(page, 'Priya Raman', 'priya.jpg');
  const [photo, logo] = [field(page, 'Photo'), field(page, 'Logo')];
  const svg = { name: 'mark.svg', mimeType: 'image/svg+xml', buffer: Buffer.from('<svg/>') };
  for (const [file, message] of [
    [
      { name: 'a.txt', mimeType: 'text/plain', buffer: Buffer.from('x') },
      'Please upload an image file',
    ],
    [svg, 'Please upload an image file'],
    [
      { name: 'large.png', mimeType: 'image/png', buffer: Buffer.alloc(5 * 1024 * 1024 + 1) },
      'File size must be less than 5MB',
    ],
    [
      { name: 'IMG_1.HEIC', mimeType: '', buffer: Buffer.from('x') },
      'HEIC photos are not supported. Save it as JPG and try again.',
    ],
    [
      { name: 'renamed.jpg', mimeType: 'image/jpeg', buffer: Buffer.from('only words') },
      'Please upload an image file',
    ],
  ] as const) {
    await choose(photo, file);
    await expect(photo.getByRole('alert')).toHaveText(message);
    await expect(photo).toContainText('priya.jpg');
  }
  await choose(logo, { name: 'a.pdf', mimeType: 'application/pdf', buffer: Buffer.from('x') });
  await expect(logo.getByRole('alert')).toHaveText('Please upload an image file');
  await expect(logo).toContainText('Recommended size: 200x200px');
  await expectNoAxeViolations();
  await choose(photo, await imageFile('better.jpg', 600, 750));
  await expectStored(photo, 'better.jpg');
  await expect(photo.getByRole('alert')).toBeHidden();
});

test('an upload continues after signing in again @long', async ({ page, expectError }) => {
  expectError('status of 401');
  await openPartner(page, 'Julian Voss');
  await page.context().clearCookies();
  await choose(field(page, 'Photo'), await noise('after-lunch.jpg', 1200));
  const dialog = page.getByRole('dialog', { name: 'Sign in again' });
  await dialog.getByLabel('Password').fill(administrator.password);
  await page.keyboard.press('Enter');
  await expectStored(field(page, 'Photo'), 'after-lunch.jpg');
});

test('a failed upload can be retried @long', async ({ page, expectError }) => {
  expectError('ERR_FAILED', 'CONNECTION_LOST');
  await openPartner(page, 'Julian Voss');
  const photo = field(page, 'Photo');
  await page.route('**/uploads?*', (route) => route.abort());
  await choose(photo, await imageFile('tunnel.jpg', 600, 750));
  await expect(photo.getByRole('alert')).toHaveText('Failed to upload image');
  await expect(photo).not.toContainText('tunnel.jpg');
  await page.unroute('**/uploads?*');
  await photo.getByRole('button', { name: 'Try again' }).click();
  await expectStored(photo, 'tunnel.jpg');
  await expect(photo.getByRole('alert')).toBeHidden();
});

async function drop(target: Locator, { name, mimeType, buffer }: ChosenFile) {
  const dataTransfer = await target.page().evaluateHandle(
    ([content, fileName, type]) => {
      const transfer = new DataTransfer();
      transfer.items.add(new File([Uint8Array.fromBase64(content)], fileName, { type }));
      return transfer;
    },
    [buffer.toString('base64'), name, mimeType] as const,
  );
  for (const type of ['dragenter', 'dragover', 'drop'])
    await target.dispatchEvent(type, { dataTransfer });
}

/** Limits the upload speed, so that the progress is visible. */
async function slowDown(page: Page) {
  const session = await page.context().newCDPSession(page);
  await session.send('Network.enable');
  await session.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: 0,
    downloadThroughput: -1,
    uploadThroughput: 40 * 1024,
  });
}
