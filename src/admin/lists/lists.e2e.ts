import { randomUUID } from 'node:crypto';
import path from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import type { Page } from '@playwright/test';
import { administrator, expect, signIn, test } from '../../../tests/office.ts';

test.describe.configure({ mode: 'default' });

test('a search finds words in any text, and stands while a form is open and after reloading', async ({
  page,
  expectNoAxeViolations,
}) => {
  await openPartners(page);
  await page.keyboard.press('/');
  const box = page.getByRole('searchbox', { name: 'Search partners' });
  await expect(box).toBeFocused();
  await page.keyboard.type('etienne montréal');
  await expect(names(page)).toHaveText(['Étienne Laroche']);
  await expect(page.getByText('1 of 8 found')).toBeVisible();
  await expect(page).toHaveURL(/search=etienne/);
  await expectNoAxeViolations();

  await page.getByRole('button', { name: 'Edit Étienne Laroche' }).click();
  await page.getByRole('button', { name: 'Cancel' }).click();
  await expect(names(page)).toHaveText(['Étienne Laroche']);
  await page.reload();
  await expect(box).toHaveValue('etienne montréal');
  await expect(names(page)).toHaveText(['Étienne Laroche']);

  await box.press('Escape');
  await expect(box).toHaveValue('');
  await expect(names(page)).toHaveCount(8);
  await box.fill('nobody of that name');
  await expect(page.getByText('No partners found')).toBeVisible();
  await expectNoAxeViolations();
  await page.getByRole('button', { name: 'Clear search' }).last().click();
  await expect(names(page)).toHaveCount(8);
  await expect(box).toBeFocused();
});

test('who saves a record out of the search goes on at the search @long', async ({ page }) => {
  await openPartners(page);
  await page.goto('/admin/partners?search=julian@solmere');
  await page.getByRole('button', { name: 'Edit Julian Voss' }).click();
  await page.locator('[name=email]').fill('voss@solmere.example');
  await page.getByRole('button', { name: 'Update Partner' }).click();
  await expect(page.getByRole('searchbox')).toBeFocused();
});

test('the titles sort up, down and not at all, and nothing is moved meanwhile', async ({
  page,
  isMobile,
  expectNoAxeViolations,
}) => {
  test.skip(isMobile, 'Narrow screens have no titles.');
  await openPartners(page);
  const title = page.getByRole('columnheader', { name: 'Partner' });
  await title.getByRole('button').click();
  await expect(title).toHaveAttribute('aria-sort', 'ascending');
  await expect(names(page).first()).toHaveText('Claire Beaumont');
  await expect(page.getByRole('row').nth(1)).toContainText('7');
  await expect(page.getByRole('button', { name: 'Move Claire Beaumont up' })).toBeDisabled();
  await expect(page.getByText('Show all in their order to move one')).toBeVisible();
  await expectNoAxeViolations();
  await page.reload();
  await expect(title).toHaveAttribute('aria-sort', 'ascending');

  await title.getByRole('button').click();
  await expect(title).toHaveAttribute('aria-sort', 'descending');
  await expect(names(page).last()).toHaveText('Claire Beaumont');
  await title.getByRole('button').click();
  await expect(title).not.toHaveAttribute('aria-sort');
  await expect(names(page).first()).toHaveText('Ingrid Halvorsen');

  await title.getByRole('button').click();
  await page.getByRole('button', { name: 'Show all in their order' }).click();
  await expect(names(page).first()).toHaveText('Ingrid Halvorsen');
  await expect(page.getByRole('button', { name: 'Move Claire Beaumont up' })).toBeEnabled();
});

test('narrow screens choose what to sort by @phone', async ({
  page,
  isMobile,
  expectNoAxeViolations,
}) => {
  test.skip(!isMobile, 'Wide screens have titles to press.');
  await openPartners(page);
  const sort = page.getByLabel('Sort');
  await sort.selectOption('Partner, descending');
  await expect(names(page).last()).toHaveText('Claire Beaumont');
  await expectNoAxeViolations();
  await page.getByRole('button', { name: 'Show all in their order' }).click();
  await expect(sort).toHaveValue('');
  await expect(names(page).first()).toHaveText('Ingrid Halvorsen');
});

test('a move that fails is put back and said', async ({ page, expectComplaint }) => {
  expectComplaint('status of 500');
  expectComplaint(/Failed to reorder partners/);
  await openPartners(page);
  const { promise: isAsked, resolve: answer } = Promise.withResolvers<void>();
  await page.route('**/_actions/partners.move', async (route) => {
    await isAsked;
    await route.fulfill({
      status: 500,
      json: {
        type: 'AstroActionError',
        code: 'INTERNAL_SERVER_ERROR',
        message: 'Failed to reorder partners',
      },
    });
  });
  await page.getByRole('button', { name: 'Move Ingrid Halvorsen down' }).click();
  await expect(names(page).nth(1)).toHaveText('Ingrid Halvorsen');
  await expect(page.getByRole('button', { name: 'Move Ingrid Halvorsen down' })).toBeFocused();
  await page.getByRole('button', { name: 'Move Ingrid Halvorsen down' }).click();
  await expect(names(page).nth(1)).toHaveText('Ingrid Halvorsen');
  answer();
  await expect(page.getByRole('alert')).toHaveText('Failed to reorder partners');
  await expect(page.getByRole('alert')).toBeFocused();
  await expect(names(page).first()).toHaveText('Ingrid Halvorsen');
  await page.unroute('**/_actions/partners.move');
  await page.reload();
  await expect(names(page).first()).toHaveText('Ingrid Halvorsen');
});

test('a move whose answer is lost shows where the record stands by then @long', async ({
  page,
  expectComplaint,
}) => {
  expectComplaint('ERR_FAILED');
  expectComplaint('CONNECTION_LOST');
  await openPartners(page);
  await page.route('**/_actions/partners.move', async (route) => {
    await route.fetch();
    await route.abort();
  });
  await page.getByRole('button', { name: 'Move Ingrid Halvorsen down' }).click();
  await expect(page.getByRole('alert')).toHaveText('Failed to reorder partners');
  await expect(names(page).nth(1)).toHaveText('Ingrid Halvorsen');
  await page.unroute('**/_actions/partners.move');
  await page.getByRole('button', { name: 'Move Ingrid Halvorsen up' }).click();
  await expect(names(page).first()).toHaveText('Ingrid Halvorsen');
});

test('without a connection each act says what failed, and the list is read when it is back', async ({
  page,
  expectComplaint,
}) => {
  expectComplaint('ERR_INTERNET_DISCONNECTED');
  expectComplaint('CONNECTION_LOST');
  await page.clock.install();
  await openPartners(page);
  await page.getByRole('button', { name: 'Delete Julian Voss' }).click();
  await page.getByRole('button', { name: 'Delete', exact: true }).click();
  await page.getByRole('link', { name: /^Bin/ }).click();
  await expect(page.getByRole('button', { name: 'Restore Julian Voss' })).toBeVisible();
  await page.context().setOffline(true);
  await page.getByRole('button', { name: 'Restore Julian Voss' }).click();
  await expect(page.getByRole('alert')).toHaveText('Failed to restore partner');
  await page.context().setOffline(false);
  await page.getByRole('button', { name: 'Restore Julian Voss' }).click();
  await expect(page.getByText('Julian Voss is back')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Edit Julian Voss' })).toBeFocused();

  await page.context().setOffline(true);
  await page.getByRole('button', { name: 'Move Julian Voss up' }).click();
  await expect(page.getByText('Connection lost. Trying again…')).toBeVisible();
  await page.clock.runFor(2_100);
  await page.clock.runFor(4_100);
  await expect(page.getByText('Error: Failed to fetch partners')).toBeVisible();
  await page.context().setOffline(false);
  await expect(page.getByText('Error: Failed to fetch partners')).toBeHidden();
  await expect(page.getByRole('alert')).toHaveText('Failed to reorder partners');
});

test('what was deleted lies in the bin, and is back in its place by the keyboard', async ({
  page,
  expectNoAxeViolations,
}) => {
  await openPartners(page);
  await page.getByRole('link', { name: 'Bin', exact: true }).click();
  await expect(page.getByText('The bin is empty')).toBeVisible();
  await expect(page.getByRole('heading', { level: 1, name: 'Bin' })).toBeFocused();
  await expectNoAxeViolations();
  await page.getByRole('link', { name: 'Back to Partners' }).click();
  await expect(page.getByRole('link', { name: 'Bin' })).toBeFocused();

  await page.getByRole('button', { name: 'Delete Mei Tanaka' }).click();
  await page.getByRole('button', { name: 'Delete', exact: true }).click();
  await expect(page.getByText('Mei Tanaka deleted')).toBeVisible();
  await page.getByRole('link', { name: 'Bin (1)' }).click();
  const record = page.getByRole('list', { name: 'Deleted partners' }).getByRole('listitem');
  await expect(record).toContainText('Mei Tanaka');
  await expect(record).toContainText(`by ${administrator.email}`);
  await expect(record).toContainText('30 days left');
  await expectNoAxeViolations();
  await page.reload();
  await page.getByRole('button', { name: 'Restore Mei Tanaka' }).focus();
  await page.keyboard.press('Enter');
  await expect(page.getByText('Mei Tanaka is back')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Edit Mei Tanaka' })).toBeFocused();
  await expect(names(page).nth(2)).toHaveText('Mei Tanaka');
  await expect(page.getByRole('link', { name: 'Bin', exact: true })).toBeVisible();
});

test('a thousand records are listed, moved, searched and sorted @long', async ({
  page,
  office,
}) => {
  test.setTimeout(360_000);
  addPartners(office.folder, 1_000);
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
});

test('a list without records says what to do, and where the deleted ones are @long', async ({
  page,
  office,
  expectNoAxeViolations,
}) => {
  removePartnersAfter(office.folder, 1);
  await openPartners(page);
  await page.getByRole('button', { name: 'Delete Ingrid Halvorsen' }).click();
  await page.getByRole('button', { name: 'Delete', exact: true }).click();
  await expect(page.getByText('No partners yet')).toBeVisible();
  await expect(page.getByText('Add the first')).toBeVisible();
  await expect(page.getByText('One that was deleted is in the bin')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Add Partner' })).toHaveCount(1);
  await expectNoAxeViolations();
});

async function openPartners(page: Page) {
  await signIn(page);
  await page.goto('/admin/partners');
  const first = page.getByRole('row', { name: 'Ingrid Halvorsen' }).first();
  await expect(first).toBeVisible({ timeout: 20_000 });
}

function names(page: Page) {
  return page.locator('tbody td:nth-child(2) b');
}

/** The cast over and over, until there are so many. */
function addPartners(folder: string, count: number) {
  const database = new DatabaseSync(path.join(folder, 'solmere.db'));
  database.exec('pragma busy_timeout = 5000');
  const cast = database.prepare('select * from partners order by display_order').all();
  database.exec('begin immediate');
  for (let at = cast.length; at < count; at += 1) {
    const one = cast[at % cast.length] ?? {};
    const row = {
      ...one,
      id: randomUUID(),
      name: `${String(one['name'])} ${at}`,
      slug: `${String(one['slug'])}-${at}`,
      display_order: at,
    };
    const marks = Object.keys(row).map(() => '?');
    const into = `insert into partners (${Object.keys(row).join(', ')})`;
    database.prepare(`${into} values (${marks.join(', ')})`).run(...Object.values(row));
  }
  database.exec('commit');
  database.close();
}

function removePartnersAfter(folder: string, count: number) {
  const database = new DatabaseSync(path.join(folder, 'solmere.db'), { timeout: 5_000 });
  database.prepare('delete from partners where display_order >= ?').run(count);
  database.close();
}
