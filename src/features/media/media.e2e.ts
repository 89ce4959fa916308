import type { Locator, Page } from '@playwright/test';
import { expect, test } from '../../../tests/browser/admin-site.ts';
import { expectNothingOverTheEdge } from '../../../tests/browser/admin-steps.ts';
import {
  field,
  openPartner,
  openPartnerWithPhoto,
  save,
  choose,
  expectStored,
  imageFile,
} from '../../../tests/browser/media-fields.ts';

test.describe.configure({ mode: 'default' });

test.skip(({ isMobile }) => isMobile, 'One run is enough: the narrow screens are among these.');

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true });

  test('a portrait gets a text and a focal point, and the public card uses both', async ({
    page,
    expectNoAxeViolations,
  }) => {
    await openPartner(page, 'Claire Beaumont');
    const photo = field(page, 'Photo');
    await choose(photo, await imageFile('claire.jpg', 900, 1600));
    await expectStored(photo, 'claire.jpg');
    await expect(photo).toContainText('No alt text');
    await expect(photo).toContainText('Not saved yet');
    await photo.getByRole('button', { name: 'Edit alt text and focal points of photo' }).click();
    const dialog = page.getByRole('dialog', { name: 'Alt text and focal points' });
    await expect(dialog).toContainText('Applies immediately everywhere this image is used.');

    const sun = dialog.getByRole('slider', { name: 'Focal point in other frames' });
    await tapAt(page, dialog.locator('img').first(), 0.3, 0.2);
    await expect(sun).toHaveAttribute('aria-valuetext', '30% from the left, 20% from the top');
    const crops = dialog.getByRole('list', { name: 'Crop previews' });
    await expect(crops.getByRole('listitem')).toHaveText(['Card', 'Profile', 'Social card']);
    await expect(crops.locator('img').first()).toHaveCSS('object-position', '30% 20%');
    await expect(crops.locator('img').last()).toHaveCSS('object-position', '50% 50%');
    await dialog.getByLabel('Alt text').fill('Claire at the window');
    await expectNothingOverTheEdge(page);
    await expectNoAxeViolations();
    await dialog.getByRole('button', { name: 'Save' }).click();
    await expect(dialog).toBeHidden();
    await expect(photo).toContainText('“Claire at the window”');
    await expect(
      photo.getByRole('button', { name: 'Edit alt text and focal points of photo' }),
    ).toBeFocused();
    await expectNothingOverTheEdge(page);
    await save(page);

    await page.goto('/partners');
    const card = page.getByRole('img', { name: 'Claire at the window' });
    await expect(card).toHaveCSS('object-position', '30% 20%');
    await expect(card).toBeVisible();
  });

  test('the focal point can be dragged by touch @long', async ({ page }) => {
    await openPartnerWithPhoto(page, 'Thomas Kealoha', 'thomas.jpg');
    await field(page, 'Photo')
      .getByRole('button', { name: 'Edit alt text and focal points of photo' })
      .click();
    const dialog = page.getByRole('dialog', { name: 'Alt text and focal points' });
    const sun = dialog.getByRole('slider', { name: 'Focal point in other frames' });
    await expect(dialog.locator('img').first()).toHaveJSProperty('complete', true);
    const [from, to] = [await sun.boundingBox(), await dialog.locator('img').first().boundingBox()];
    if (!from || !to) throw new Error('There is no sun');
    const touch = await page.context().newCDPSession(page);
    const points = [
      { x: from.x + 22, y: from.y + 22 },
      { x: to.x + to.width * 0.7, y: to.y + to.height * 0.5 },
      { x: to.x + to.width * 0.8, y: to.y + to.height * 0.6 },
    ];
    for (const [index, point] of points.entries()) {
      const type = index === 0 ? 'touchStart' : 'touchMove';
      await touch.send('Input.dispatchTouchEvent', { type, touchPoints: [point] });
    }
    await touch.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
    await expect(sun).toHaveAttribute('aria-valuetext', '80% from the left, 60% from the top');
  });
});

test('a picture can be uploaded, focused and removed by keyboard @long', async ({ page }) => {
  const { keyboard } = page;
  const chooser = page.waitForEvent('filechooser');
  await openPartnerWithPhoto(page, 'Daniel Okafor', 'daniel.jpg');
  const photo = field(page, 'Photo');
  await expect(photo).toContainText('daniel.jpg');
  await photo.getByRole('button', { name: 'Replace photo' }).focus();
  await keyboard.press('Enter');
  await (await chooser).setFiles(await imageFile('by-key.png', 600, 600));
  await expectStored(photo, 'by-key.png');
  await expect(
    photo.getByRole('button', { name: 'Edit alt text and focal points of photo' }),
  ).toBeFocused();
  await keyboard.press('Enter');
  const dialog = page.getByRole('dialog', { name: 'Alt text and focal points' });
  const sun = dialog.getByRole('slider', { name: 'Focal point in other frames' });
  await expect(sun).toBeFocused();
  await keyboard.press('ArrowLeft');
  await keyboard.press('Shift+ArrowUp');
  await expect(sun).toHaveAttribute('aria-valuetext', '49% from the left, 40% from the top');
  await keyboard.press('Escape');
  const question = page.getByRole('alertdialog', { name: 'Leave without saving?' });
  await question.getByRole('button', { name: 'Leave' }).click();
  await expect(dialog).toBeHidden();
  await photo.getByRole('button', { name: 'Remove photo' }).focus();
  await keyboard.press('Enter');
  await expect(photo.getByRole('button', { name: 'Upload an image' })).toBeFocused();
});

async function tapAt(page: Page, image: Locator, x: number, y: number) {
  await expect(image).toHaveJSProperty('complete', true);
  await image.scrollIntoViewIfNeeded();
  const box = await image.boundingBox();
  if (!box) throw new Error('There is no picture');
  await page.touchscreen.tap(box.x + box.width * x, box.y + box.height * y);
}
