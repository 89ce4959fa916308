import { expect, test } from '../../../../tests/browser/admin-site.ts';
import {
  field,
  openPartner,
  openPartnerWithPhoto,
  save,
  choose,
  expectStored,
  imageFile,
} from '../../../../tests/browser/media-fields.ts';

test.describe.configure({ mode: 'default' });

test.skip(({ isMobile }) => isMobile, 'One run is enough: the narrow screens are among these.');

test('a picture can be found in the library and used again @long', async ({
  page,
  expectNoAxeViolations,
}) => {
  await openPartnerWithPhoto(page, 'Priya Raman', 'priya.jpg');
  const photo = field(page, 'Photo');
  await photo.getByRole('button', { name: /edia for photo/ }).click();
  const dialog = page.getByRole('dialog', { name: 'Choose an image' });
  await expect(dialog.getByRole('button', { name: 'section-lobby.jpg' })).toContainText(
    'Used in The Ardmore (project)',
  );
  await expect(dialog.getByRole('button', { name: 'priya.jpg' })).toContainText('Already added');
  await expect(dialog.getByRole('button', { name: /\.svg/ })).toHaveCount(0);
  await expectNoAxeViolations();
  const search = dialog.getByLabel('Search');
  await expect(search).toBeFocused();
  await search.fill('nowhere to be found');
  await expect(dialog).toContainText('No images found');
  await search.fill('SECTION-LOBBY');
  const tiles = dialog.getByRole('list', { name: 'images' }).getByRole('button');
  await expect(tiles).toHaveCount(1);
  await expect(search).toBeFocused();
  await tiles.click();
  await expect(dialog).toBeHidden();
  await expect(photo).toContainText('section-lobby.jpg');
  await expect(photo.getByRole('button', { name: /edia for photo/ })).toBeFocused();
});

test('a conflict of descriptions shows both texts @long', async ({
  page,
  expectNoAxeViolations,
}) => {
  await openPartnerWithPhoto(page, 'Mei Tanaka', 'mei.jpg');
  const photo = field(page, 'Photo');
  await photo.getByRole('button', { name: 'Edit alt text and focal points of photo' }).click();
  const other = await page.context().newPage();
  await openPartner(other, 'Mei Tanaka');
  await field(other, 'Photo')
    .getByRole('button', { name: 'Edit alt text and focal points of photo' })
    .click();
  await other.getByRole('textbox', { name: 'Alt text' }).fill('Theirs');
  await other.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(field(other, 'Photo')).toContainText('“Theirs”');

  await page.getByRole('textbox', { name: 'Alt text' }).fill('Mine');
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  const conflict = page.getByRole('dialog', { name: 'This image was saved elsewhere' });
  await expect(conflict).toContainText('Theirs');
  await expectNoAxeViolations();
  await conflict.getByRole('button', { name: 'Merge and save' }).click();
  await expect(photo).toContainText('“Mine”');
});

test('removing takes effect on save, and can be undone until then @long', async ({ page }) => {
  await openPartnerWithPhoto(page, 'Thomas Kealoha', 'thomas.jpg');
  const photo = field(page, 'Photo');
  await photo.getByRole('button', { name: 'Remove photo' }).click();
  await expect(photo).toContainText('Will be removed when you save.');
  await photo.getByRole('button', { name: 'Undo' }).click();
  await expect(photo).toContainText('thomas.jpg');
  await photo.getByRole('button', { name: 'Remove photo' }).click();
  await save(page);
  await page.goto('/partners/thomas-kealoha');
  await expect(page.getByRole('main').locator('img[src*="/images/partners/"]')).toHaveCount(0);
});

test('two versions of a record show both pictures @long', async ({ page }) => {
  await openPartnerWithPhoto(page, 'Ingrid Halvorsen', 'mine.jpg');
  const other = await page.context().newPage();
  await openPartner(other, 'Ingrid Halvorsen');
  await choose(field(other, 'Photo'), await imageFile('theirs.jpg', 600, 750));
  await expectStored(field(other, 'Photo'), 'Not saved yet');
  await save(other);
  await field(page, 'Photo').getByRole('button', { name: 'Remove photo' }).click();
  await page.getByRole('button', { name: 'Update Partner' }).click();
  const dialog = page.getByRole('dialog', { name: 'This partner was saved elsewhere' });
  await expect(dialog.getByRole('heading', { level: 3 })).toHaveText(['Photo']);
  await expect(dialog).toContainText('Empty');
  await expect(dialog.locator('img')).toHaveCount(1);
});
