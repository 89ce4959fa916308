import { expect, signIn, test } from '../../../tests/browser/admin-site.ts';

test.skip(({ isMobile }) => isMobile, 'One run is enough: screens are looked at in all widths.');

test('a project is found despite a typo, its price changed, and the change undone in the activity @long', async ({
  page,
  expectNoAxeViolations,
}) => {
  await signIn(page);
  await page.goto('/admin');
  await page.keyboard.press('Control+K');
  const box = page.getByRole('combobox', { name: 'Search' });
  await box.fill('keyboard shortcuts');
  const keys = page.getByRole('option', { name: /^Keyboard shortcuts/ });
  await expect(keys).toHaveAttribute('aria-selected', 'true');
  await box.press('Enter');
  const list = page.getByRole('dialog', { name: 'Keyboard shortcuts' });
  await expect(list.getByText('Save draft; save where there are no drafts')).toBeVisible();
  await expectNoAxeViolations();
  await page.keyboard.press('Escape');
  await page.keyboard.press('?');
  await expect(list.getByText('Ctrl+Shift+Enter')).toBeVisible();
  await list.getByRole('button', { name: 'Close' }).click();
  await page.keyboard.press('Control+K');
  await box.fill('kestrol house');
  const guess = page.getByRole('option', { name: /Kestrel House.*Global Projects/ });
  await expect(guess).toHaveAttribute('aria-selected', 'true');
  await expectNoAxeViolations();
  await box.press('Enter');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Edit Kestrel House');

  const price = page.getByLabel('Price range');
  const before = await price.inputValue();
  await price.fill('From $1,310,000');
  await page.getByRole('button', { name: 'Update Project' }).click();
  await expect(page.getByText('Project published')).toBeVisible();

  await page.goto('/admin/activity?kind=projects');
  const change = page.getByRole('listitem').filter({ hasText: 'You changed price range in' });
  await expect(change.locator('del')).toHaveText(before);
  await expect(change.locator('ins')).toHaveText('From $1,310,000');
  await expectNoAxeViolations();
  await change.getByRole('button', { name: 'Undo' }).click();
  await expect(page.getByText('Kestrel House reverted')).toBeVisible();
  await expect(page.getByText(/^Undone \d/)).toBeVisible();
  await page.getByRole('link', { name: 'Kestrel House' }).first().click();
  await expect(page.getByLabel('Price range')).toHaveValue(before);
});
