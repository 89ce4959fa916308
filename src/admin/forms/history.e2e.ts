import type { Page } from '@playwright/test';
import { administrator, expect, signIn, test } from '../../../tests/browser/admin-site.ts';

test.describe.configure({ mode: 'default', timeout: 90_000 });
test.skip(({ isMobile }) => isMobile, 'One run is enough: the narrow screen is among these.');

test('the history lists the versions of a record, and an older one can be restored @long', async ({
  page,
}) => {
  await openForm(page, 'Daniel Okafor');
  await saveBio(page, 'The first text');
  await openForm(page, 'Daniel Okafor');
  await saveBio(page, 'The second text');
  await openForm(page, 'Daniel Okafor');
  await openHistory(page);
  const dialog = page.getByRole('dialog', { name: 'History of this partner' });
  const versions = dialog.getByRole('listitem');
  await expect(versions.first()).toContainText(`Saved by ${administrator.email}`);
  await expect(versions.first()).toContainText('Current version');
  await expect(versions.last()).toContainText('Added by');

  await versions
    .nth(1)
    .getByRole('button', { name: /^Compare/ })
    .click();
  const compared = page.getByRole('dialog', { name: /^Version of/ });
  await expect(compared.getByRole('heading', { level: 3 })).toHaveText(['Bio']);
  await expect(compared).toContainText('The first text');
  await expect(compared).toContainText('The second text');
  await expect(compared.getByRole('button', { name: 'All versions' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(versions.nth(1).getByRole('button', { name: /^Compare/ })).toBeFocused();
  await page.keyboard.press('Enter');
  await page.setViewportSize({ width: 390, height: 844 });
  await compared.getByRole('button', { name: 'Restore this version' }).click();
  await expect(page.getByLabel('Bio')).toHaveValue('The first text');
  await expect(page.getByText('Save to restore it.')).toBeVisible();
  await page.getByRole('button', { name: 'Update Partner' }).click();
  await expect(page.getByText('Partner published').first()).toBeVisible();
  await expect(page.getByRole('heading', { level: 1, name: 'Partners' })).toBeVisible();
  await page.goto('/partners/daniel-okafor');
  await expect(page.getByRole('main')).toContainText('The first text');
});

test('a record edited in its row has a history, too @long', async ({ page }) => {
  await signIn(page);
  await page.goto('/admin/projects/developers');
  await page.getByRole('button', { name: 'Edit Tesselin' }).click();
  await page.getByLabel('Description').fill('A mistake');
  await page.getByRole('button', { name: 'Update Developer' }).click();
  await expect(page.getByText('Tesselin saved')).toBeVisible();
  await page.getByRole('button', { name: 'Edit Tesselin' }).click();
  await page.getByRole('button', { name: 'History' }).click();
  await page.getByRole('button', { name: /^Compare/ }).click();
  await page.getByRole('button', { name: 'Restore this version' }).click();
  await expect(page.getByLabel('Description')).not.toHaveValue('A mistake');
});

async function openForm(page: Page, name: string) {
  if (page.url() === 'about:blank') {
    await signIn(page);
    await page.goto('/admin/partners');
  }
  await page.getByRole('button', { name: `Edit ${name}` }).click();
}

async function saveBio(page: Page, text: string) {
  await page.getByLabel('Bio').fill(text);
  await page.getByRole('button', { name: 'Update Partner' }).click();
  await expect(page.getByLabel('Bio')).toBeHidden();
}

async function openHistory(page: Page) {
  await page.getByRole('button', { name: 'More actions for this partner' }).click();
  await page.getByRole('menuitem', { name: 'History' }).click();
}
