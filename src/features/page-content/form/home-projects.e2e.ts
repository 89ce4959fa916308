import type { Page } from '@playwright/test';
import { expect, signIn, test } from '../../../../tests/browser/admin-site.ts';
import { isLong } from '../../../../tests/set-up/long.ts';
import { findEdit, saveDraft } from '../../../../tests/browser/admin-steps.ts';

test('the projects of the home page are chosen, put in order and published @long', async ({
  page,
  isMobile,
  expectNoAxeViolations,
}) => {
  test.slow();
  await signIn(page);
  await openHome(page);
  await choice(page, 'Project in the hero').selectOption({ label: 'Ito House' });
  for (const [index, title] of ['Parallel', 'Westwater', 'The Ardmore'].entries()) {
    await page.getByRole('button', { name: 'Add featured project' }).click();
    const added = featured(page).nth(index);
    await expect(added).toBeFocused();
    await added.selectOption({ label: title });
  }
  await page.getByRole('button', { name: 'Move The Ardmore up' }).press('Enter');
  await expect(page.getByText('The Ardmore is now 2 of 3')).toBeAttached();
  // Narrow screens have no handle.
  if (isMobile) await page.getByRole('button', { name: 'Move The Ardmore up' }).press('Enter');
  else await page.getByRole('button', { name: 'Drag The Ardmore' }).press('ArrowUp');
  await expect(page.getByText('The Ardmore is now 1 of 3')).toBeAttached();
  await page.getByRole('button', { name: 'Remove Parallel' }).press('Enter');
  await expect(page.getByText('Parallel removed')).toBeVisible();
  await expect(featured(page)).toHaveCount(2);
  await expectNoAxeViolations();
  await saveDraft(page);
  await expect(page.getByText('Draft saved')).toBeVisible();
  expect(await shownAtHome(page)).toContain('Kestrel House');

  await page.goto('/admin/pages');
  await openHome(page);
  await press(page, 'Save Changes');
  await expect(page.getByText('Page published')).toBeVisible();
  expect(await shownAtHome(page)).toEqual(['Ito House', 'The Ardmore', 'Westwater']);

  // What happens to a project that is no longer public is a rule, with a test of its own.
  if (!isLong) return;
  await unpublish(page, 'Ito House');
  expect(await shownAtHome(page)).toEqual(['Kestrel House', 'The Ardmore', 'Westwater']);
  await openHome(page);
  const chosen = choice(page, 'Project in the hero').locator('option:checked');
  await expect(chosen).toHaveText('Ito House (not published)');
  await expect(featured(page).first().locator('option:checked')).toHaveText('The Ardmore');
});

async function openHome(page: Page) {
  await page.goto('/admin/pages');
  await findEdit(page, 'Home').click();
  await choice(page, 'Project in the hero').waitFor();
}

function choice(page: Page, label: string) {
  return page.getByRole('combobox', { name: label });
}

function featured(page: Page) {
  return choice(page, 'Featured project');
}

/** The project on the slip of the hero, then those that sell now. */
async function shownAtHome(page: Page) {
  await page.goto('/');
  const slip = page.locator('[data-hero] a[data-travels]').first();
  const cards = page.getByRole('region', { name: 'Selling now' }).getByRole('listitem');
  const first = await slip.locator(':scope > :nth-child(2) > span').first().textContent();
  const links = await cards.getByRole('link').all();
  const labels = await Promise.all(links.map((link) => link.getAttribute('aria-label')));
  return [first, ...labels.map((label) => label?.split(',')[0])];
}

async function unpublish(page: Page, title: string) {
  await page.goto('/admin/projects');
  await findEdit(page, title).click();
  await page.getByRole('button', { name: 'More publishing options' }).click();
  await page.getByRole('menuitem', { name: 'Unpublish…' }).click();
  const dialog = page.getByRole('alertdialog', { name: 'Unpublish this project' });
  await dialog.getByRole('button', { name: 'Unpublish' }).click();
  await expect(page.getByText('Project unpublished')).toBeVisible();
}

async function press(page: Page, name: string) {
  await page.getByRole('button', { name, exact: true }).click();
}
