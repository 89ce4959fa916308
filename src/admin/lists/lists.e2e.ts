import { randomUUID } from 'node:crypto';
import path from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import type { Page } from '@playwright/test';
import {
  findEdit,
  expectNothingOverTheEdge,
  findInRow,
} from '../../../tests/browser/admin-steps.ts';
import { expect, signIn, test } from '../../../tests/browser/admin-site.ts';

test.describe.configure({ mode: 'default' });

test('narrow screens have a sort select @long', async ({ page, isMobile }) => {
  test.skip(!isMobile, 'Wide screens have titles to press.');
  await openPartners(page);
  const sort = page.getByLabel('Sort');
  await sort.selectOption('Partner, descending');
  await expect(names(page).last()).toHaveText('Claire Beaumont');
  await page.getByRole('button', { name: 'Clear search and sorting' }).click();
  await expect(sort).toHaveValue('');
  await expect(names(page).first()).toHaveText('Ingrid Halvorsen');
});

test('the name of a record is a link in its row, also on a narrow screen @long', async ({
  page,
}) => {
  await openPartners(page);
  const tab = page.context().waitForEvent('page');
  await page
    .getByRole('link', { name: 'Mei Tanaka', exact: true })
    .click({ modifiers: ['Control'] });
  await expect((await tab).getByLabel('Slug')).toHaveValue('mei-tanaka');
  await expect(names(page).first()).toHaveText('Ingrid Halvorsen');
});

test('a deleted record is in the bin, and keyboard restoring returns it to its position @long', async ({
  page,
}) => {
  await openPartners(page);
  await page.getByRole('link', { name: 'Bin', exact: true }).click();
  await expect(page.getByText('The bin is empty')).toBeVisible();
  await expect(page.getByRole('heading', { level: 1, name: 'Bin' })).toBeFocused();
  await page.getByRole('link', { name: 'Back to Partners' }).click();
  await expect(page.getByRole('link', { name: 'Bin' })).toBeFocused();

  const deletion = await findInRow(page, 'Delete', 'Mei Tanaka', (menu) => menu.click());
  await deletion.click();
  await page.getByRole('button', { name: 'Delete', exact: true }).click();
  await expect(page.getByText('Mei Tanaka deleted')).toBeVisible();
  await page.getByRole('link', { name: 'Bin (1)' }).click();
  const record = page.getByRole('list', { name: 'Deleted partners' }).getByRole('listitem');
  await expect(record).toContainText('Mei Tanaka');
  await expect(record).toContainText('by you');
  await expect(record).toContainText('30 days left');
  await page.reload();
  await page.getByRole('button', { name: 'Restore Mei Tanaka' }).focus();
  await page.keyboard.press('Enter');
  await expect(page.getByText('Mei Tanaka restored')).toBeVisible();
  await expect(findEdit(page, 'Mei Tanaka')).toBeFocused();
  await expect(names(page).nth(2)).toHaveText('Mei Tanaka');
  await expect(page.getByRole('link', { name: 'Bin', exact: true })).toBeVisible();
});

test('several records are unpublished at once, and restored with one Undo @long', async ({
  page,
  expectNoAxeViolations,
}) => {
  await openPartners(page);
  const namesBefore = await names(page).allTextContents();
  await page.getByRole('checkbox', { name: 'Select Priya Raman' }).click();
  await page
    .getByRole('checkbox', { name: 'Select Claire Beaumont' })
    .click({ modifiers: ['Shift'] });
  await expect(page.getByRole('toolbar')).toContainText('3 selected');
  await expectNothingOverTheEdge(page);
  await expectNoAxeViolations();
  await page.getByRole('button', { name: 'Unpublish', exact: true }).click();
  await expect(page.getByText('3 partners unpublished')).toBeVisible();
  await expect(page.getByRole('link', { name: 'Unpublished 3' })).toBeVisible();
  expect((await page.request.get('/partners/priya-raman')).status()).toBe(404);
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(page.getByText('Undone: 3 partners')).toBeVisible();
  expect((await page.request.get('/partners/priya-raman')).status()).toBe(200);
  await expect(names(page)).toHaveText(namesBefore);

  await findEdit(page, 'Ingrid Halvorsen').click();
  await page.getByRole('button', { name: 'More actions for this partner' }).click();
  await page.getByRole('menuitem', { name: 'Duplicate' }).click();
  await expect(page.getByRole('textbox', { name: 'Name', exact: true })).toHaveValue(
    'Ingrid Halvorsen (copy)',
  );
  await expect(page.getByLabel('Slug')).toHaveValue('ingrid-halvorsen-copy');
});

test('a thousand records can be listed, moved, searched and sorted @long', async ({
  page,
  adminSite,
  isMobile,
}) => {
  test.skip(isMobile, 'All are selected in the head of the table.');
  test.setTimeout(360_000);
  addPartners(adminSite.folder, 1_000);
  await openPartners(page);
  await expect(names(page)).toHaveCount(1_000, { timeout: 60_000 });
  const last = page.getByRole('row', { name: 'Julian Voss 999' });
  await last.getByRole('button', { name: 'Move Julian Voss 999 up' }).click();
  await expect(page.getByText('Julian Voss 999 is now 999 of 1000')).toBeAttached({
    timeout: 60_000,
  });
  await expect(page.getByRole('button', { name: 'Move Julian Voss 999 up' })).toBeFocused({
    timeout: 60_000,
  });
  await page.getByRole('searchbox').fill('voss 999');
  await expect(names(page)).toHaveText(['Julian Voss 999']);
  await expect(page.getByRole('row', { name: 'Julian Voss 999' })).toContainText('999');
  await page.getByRole('searchbox').press('Escape');
  await expect(names(page)).toHaveCount(1_000, { timeout: 60_000 });

  await page.getByRole('checkbox', { name: 'Select Mei Tanaka', exact: true }).click();
  await page.getByRole('button', { name: 'Unpublish', exact: true }).click();
  await expect(page.getByRole('link', { name: 'Unpublished 1' })).toBeVisible({ timeout: 60_000 });
  await expect(names(page)).toHaveCount(1_000, { timeout: 60_000 });
  await page.getByRole('checkbox', { name: 'Select all' }).click();
  await expect(page.getByRole('toolbar')).toContainText('1000 selected');
  await page.getByRole('button', { name: 'Clear' }).click();
  await page.getByRole('checkbox', { name: 'Select Ingrid Halvorsen', exact: true }).click();
  const end = page.getByRole('checkbox', { name: 'Select Julian Voss 999' });
  await end.click({ modifiers: ['Shift'] });
  await expect(page.getByRole('toolbar')).toContainText('998 selected');
  await page.getByRole('link', { name: 'Unpublished 1' }).click();
  await expect(names(page)).toHaveCount(1);
  await page.getByRole('link', { name: 'All' }).click();
  await expect(names(page)).toHaveCount(1_000, { timeout: 60_000 });
});

async function openPartners(page: Page) {
  await signIn(page);
  await page.goto('/admin/partners');
  const first = page.getByRole('row', { name: 'Ingrid Halvorsen' }).first();
  await expect(first).toBeVisible({ timeout: 20_000 });
}

function names(page: Page) {
  return page.locator('tbody td:nth-child(3) b');
}

/** Repeats the demo partners until there are this many. */
function addPartners(folder: string, count: number) {
  const database = new DatabaseSync(path.join(folder, 'solmere.db'));
  database.exec('pragma busy_timeout = 5000');
  const records = database.prepare('select * from partners order by display_order').all();
  database.exec('begin immediate');
  // Another test may have left drafts in this site.
  database.exec(`delete from drafts where noun = 'partners'`);
  for (let index = records.length; index < count; index += 1) {
    const partner = records[index % records.length] ?? {};
    const row = {
      ...partner,
      id: randomUUID(),
      name: `${String(partner['name'])} ${index}`,
      slug: `${String(partner['slug'])}-${index}`,
      display_order: index,
    };
    const marks = Object.keys(row).map(() => '?');
    const into = `insert into partners (${Object.keys(row).join(', ')})`;
    database.prepare(`${into} values (${marks.join(', ')})`).run(...Object.values(row));
  }
  database.exec('commit');
  database.close();
}
