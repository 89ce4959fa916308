import { expect, test } from '../../../../tests/browser/admin-site.ts';
import { expectNothingOverTheEdge } from '../../../../tests/browser/admin-steps.ts';
import { imageFile, openPartnerWithPhoto } from '../../../../tests/browser/media-fields.ts';

test('a picture is uploaded, described, used to replace another, and then deleted @long', async ({
  page,
  expectNoAxeViolations,
}) => {
  await openPartnerWithPhoto(page, 'Daniel Okafor', 'daniel.jpg');
  await page.goto('/admin/media');
  const files = page.getByRole('list', { name: 'Media' });
  await expect(files.getByRole('listitem').first()).toBeVisible();
  await expectNothingOverTheEdge(page);
  await expectNoAxeViolations();

  await page.locator('input[type=file]').setInputFiles(await imageFile('quay.jpg', 900, 1200));
  const quay = files.getByRole('button', { name: 'quay.jpg, no alt text' });
  await quay.click();
  const panel = page.getByRole('complementary', { name: 'About this image' });
  await panel.getByRole('textbox', { name: 'Alt text' }).fill('The quay at low tide');
  await panel.getByRole('button', { name: 'Save' }).click();
  await expect(files.getByRole('button', { name: 'The quay at low tide' })).toBeVisible();
  await expectNothingOverTheEdge(page);
  await expectNoAxeViolations();
  await panel.getByRole('button', { name: 'Close' }).click();

  await page.getByLabel('Search media').fill('daniel.jpg');
  const daniel = files.getByRole('button').first();
  await expect(files.getByRole('listitem')).toHaveCount(1);
  await daniel.click();
  await expect(panel).toContainText('Partner: image');
  await expect(panel.getByRole('button', { name: 'Delete' })).toHaveAttribute(
    'aria-disabled',
    'true',
  );
  await panel.getByRole('button', { name: 'Replace everywhere it is used…' }).click();
  const dialog = page.getByRole('dialog', { name: 'Replace everywhere' });
  await expect(dialog.getByRole('link', { name: 'Daniel Okafor' })).toBeVisible();
  await dialog.getByRole('button', { name: 'Choose from media' }).click();
  const library = page.getByRole('dialog', { name: 'Choose an image' });
  await library.getByRole('button', { name: 'quay.jpg' }).click();
  await expectNoAxeViolations();
  await dialog.getByRole('button', { name: 'Replace in 1 place' }).click();
  await expect(page.getByText('Replaced in 1 place')).toBeVisible();
  await expect(panel).toContainText('Used in 1 place');

  const visitor = await page.context().newPage();
  await visitor.goto('/partners/daniel-okafor');
  await expect(visitor.getByRole('img', { name: 'The quay at low tide' }).first()).toBeVisible();
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(page.getByText('Replacement undone')).toBeVisible();
  await visitor.reload();
  await expect(visitor.getByRole('img', { name: 'The quay at low tide' })).toHaveCount(0);
  await visitor.close();

  await panel.getByRole('button', { name: 'Delete' }).click();
  const question = page.getByRole('alertdialog', { name: 'Delete image' });
  await question.getByRole('button', { name: 'Delete' }).click();
  await expect(page.getByText('The quay at low tide deleted')).toBeVisible();

  await page.getByLabel('Search media').fill('daniel.jpg');
  await files.getByRole('button').first().click();
  await panel.getByRole('button', { name: 'Remove from Daniel Okafor' }).click();
  await expect(page.getByText('Removed from Daniel Okafor')).toBeVisible();
  await expect(panel.getByText('Unused')).toBeVisible();
  await expectNoAxeViolations();
  const toast = page.getByText('Removed from Daniel Okafor').locator('..');
  await toast.getByRole('button', { name: 'Undo' }).click();
  await expect(page.getByText('Removal undone')).toBeVisible();
  await expect(panel).toContainText('Partner: image');
});
