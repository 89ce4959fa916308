import type { Page } from '@playwright/test';
import { signIn, test as adminTest } from '../../../../tests/browser/admin-site.ts';
import { expect, test } from '../../../../tests/browser/fixtures.ts';
import { isLong } from '../../../../tests/set-up/long.ts';
import { findEdit, saveDraft } from '../../../../tests/browser/admin-steps.ts';

const csv = [
  'Unit,Plan,Beds,Baths,Sq ft,Level,List price,Status',
  '101,"Garden, two bed",2,2,1180,1,"$1,390,000",Available',
  '102,"Garden, two bed",2,2,1180,1,"$1,395,000",Sold',
  '201,Roof,3,2.5,1720,2,"$2,100,000",Available',
  '202,Roof,3,2.5,1720,2,ask,Available',
].join('\n');

adminTest(
  'homes are imported from CSV, repriced, published and visible to visitors @long',
  async ({ page, isMobile, expectNoAxeViolations }) => {
    adminTest.slow();
    await signIn(page);
    await page.goto('/admin/projects');
    await findEdit(page, 'Westwater').click();
    await page.getByLabel('Price range').fill('');
    await page.getByRole('button', { name: 'Homes and floor plans' }).click();
    await page
      .locator('input[type=file][aria-label="CSV or Excel file of homes"]')
      .setInputFiles({ name: 'homes.csv', mimeType: 'text/csv', buffer: Buffer.from(csv) });
    const dialog = page.getByRole('dialog', { name: 'Import CSV' });
    await expect(dialog.getByRole('row', { name: '202' })).toContainText('“ask” is not a number.');
    await dialog.getByRole('button', { name: 'Import 3 rows' }).click();
    await expectPrice(page, '201', '$2,100,000');
    if (isLong) await expectNoAxeViolations();

    if (isMobile) await page.getByRole('button', { name: 'Filters', exact: true }).click();
    await page.getByLabel('Lowest floor').fill('2');
    if (isMobile) await page.getByRole('button', { name: 'Tools', exact: true }).click();
    await page.getByRole(isMobile ? 'menuitem' : 'button', { name: 'Change prices…' }).click();
    await page.getByRole('button', { name: 'Change 1 price' }).click();
    await page.getByLabel('Lowest floor').fill('');
    await expectPrice(page, '201', '$2,155,000');
    await saveDraft(page);
    await expect(page.getByText('Draft saved')).toBeVisible();
    const path = '/projects/westwater';
    expect(await (await page.request.get(path)).text()).not.toContain('id="residences"');
    await page.getByRole('button', { name: 'Update Project' }).click();
    await expect(page.getByText('Project published')).toBeVisible();

    await page.goto(path);
    await expect(page.getByText('From CAD 1,390,000').first()).toBeVisible();
    const residences = page.getByRole('region', { name: 'Residences' });
    await expect(residences.getByRole('table')).toContainText('CAD 1,178');
    await page.getByRole('link', { name: /^201\W+available/ }).click();
    await expect(page.locator('#chosen-home')).toContainText('Home 201');
    await expect(page.getByRole('region', { name: 'Availability' })).toContainText('102, sold');
    if (isLong) await expectNoAxeViolations();
  },
);

test('on a phone available homes come first on their floor, and sold ones are marks that still say so @narrow', async ({
  page,
  isMobile,
}) => {
  test.skip(!isMobile, 'Wide screens show the tower as drawn');
  await page.goto('/projects/ateliers-ferrand');
  const floor = page.locator('#availability tbody tr').first();
  const boxes = (state: string) =>
    floor
      .locator(`[data-state="${state}"]`)
      .evaluateAll((homes) =>
        homes
          .map((home) => home.getBoundingClientRect())
          .map(({ bottom, top, width }) => ({ bottom, top, width })),
      );
  const [available, sold] = [await boxes('available'), await boxes('sold')];
  expect(Math.max(...available.map(({ bottom }) => bottom))).toBeLessThan(
    Math.min(...sold.map(({ top }) => top)),
  );
  expect(Math.max(...sold.map(({ width }) => width))).toBeLessThan(20);
  await expect(floor).toContainText('802, sold');
});

test('the cheapest home stands beside the tower with its price and plan, unless the address names another', async ({
  page,
}) => {
  await page.goto('/projects/kestrel-house');
  const availability = page.getByRole('region', { name: 'Availability' });
  await expect(availability).toContainText('Home 301');
  await expect(availability).toContainText('the lowest price left');
  await expect(availability.getByRole('img', { name: /two bedroom, inlet/ })).toBeVisible();
  const home = availability.getByRole('link', { name: /^2102\W+available/ });
  await home.click();
  await expect(page).toHaveURL(/home=2102#chosen-home$/);
  await expect(availability).toContainText('Home 2102');
  await expect(page.locator('#chosen-home')).toBeInViewport();
  await expect(home).toHaveAttribute('aria-current', 'true');
  await expect(availability.getByRole('img', { name: /three bedroom/ })).toBeVisible();
  const deposits = page.getByRole('form', { name: 'Calculate deposits' });
  await deposits.getByLabel('Home', { exact: true }).click();
  await page.keyboard.press('Escape');
  await deposits.getByLabel('Home', { exact: true }).selectOption('601');
  await expect(availability).toContainText('Home 601');
  const price = deposits.getByLabel('Or enter a price');
  await price.fill('1,000,000');
  await price.press('Enter');
  await expect(page.getByRole('region', { name: 'Deposit schedule' })).toContainText('CAD 50,000');
  await expect(price).toBeFocused();
  await expect(page).toHaveURL(/price=1%2C000%2C000/);
  await availability.getByRole('link', { name: /^View larger/ }).click();
  await expect(page.getByRole('dialog', { name: /^Two bedroom, inlet/ })).toBeVisible();
});

test('on a phone floors without a home for sale are bands, until every floor is shown, and a link leads to the deposits @narrow', async ({
  page,
  isMobile,
}) => {
  test.skip(!isMobile, 'Wide screens show the tower as drawn');
  await page.goto('/projects/kestrel-house');
  const tower = page.locator('#availability table');
  const height = async () => (await tower.boundingBox())?.height ?? 0;
  expect(await height()).toBeLessThan(900);
  await expect(tower).toContainText('3801, sold');
  await page.getByText('Show every floor').click();
  await expect.poll(height).toBeGreaterThan(1600);

  const signing = page.getByText('On signing', { exact: true });
  await expect(signing).toBeHidden();
  await expect(page.getByText('Total deposits: CAD 496,000.')).toBeVisible();
  await page.getByRole('link', { name: 'Deposits', exact: true }).click();
  await expect(signing).toBeVisible();
});

/** Wide screens show the homes as a sheet, narrow ones as a list. */
async function expectPrice(page: Page, number: string, price: string) {
  const row = page.getByRole('row', { name: number });
  const listInput = page.getByLabel(`Price of ${number}`);
  await expect(row.or(listInput)).toBeVisible();
  if (await listInput.isVisible()) await expect(listInput).toHaveValue(price);
  else await expect(row).toContainText(price);
}
