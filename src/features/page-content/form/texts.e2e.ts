import { expect, signIn, test } from '../../../../tests/browser/admin-site.ts';

test.slow();
test.skip(({ isMobile }) => isMobile, 'The form is the same on a phone.');

test('a VIP benefit is edited and moved, and a page is added, shown and hidden @long', async ({
  page,
  expectNoAxeViolations,
}) => {
  await signIn(page);
  await page.goto('/admin/pages');
  await page.getByRole('button', { name: 'Edit Vip' }).click();
  await page.getByRole('button', { name: /^Extended deposits/ }).click();
  await page.getByRole('textbox', { name: 'Benefit' }).fill('Deposits by {com');
  await page.keyboard.press('Enter');
  await page.getByRole('button', { name: 'Move Deposits by {company} up' }).click();
  await expectNoAxeViolations();
  await page.getByRole('button', { name: 'Save Changes' }).click();
  await expect(page.getByText('Page published')).toBeVisible();
  await page.goto('/vip');
  const benefits = page
    .getByRole('region', { name: /^Nine benefits/ })
    .getByRole('heading', { level: 3 });
  await expect(benefits.nth(1)).toHaveText('Deposits by SOLMERE');
  await expect(benefits.nth(2)).toHaveText('Launch pricing');

  await page.goto('/admin/pages');
  await page.getByRole('button', { name: 'Add Page' }).click();
  await page.getByLabel('Page name').fill('The Bridge');
  await expect(page.getByLabel('Slug')).toHaveValue('the-bridge');
  await page.getByLabel('Slug').fill('vip');
  await page.getByRole('radio', { name: 'After the main pages' }).check();
  await page.getByLabel('Hero title').fill('ACROSS THE WATER');
  await page.getByRole('button', { name: 'Create Page' }).click();
  await expect(page.getByText('This slug is reserved by the site')).toBeVisible();
  await page.getByLabel('Slug').fill('bridge');
  await page.getByRole('button', { name: 'Create Page' }).click();
  await expect(page.getByText('Page published')).toBeVisible();

  await page.goto('/contact');
  await page
    .getByRole('navigation', { name: 'Main' })
    .getByRole('link', { name: 'THE BRIDGE' })
    .click();
  await expect(page).toHaveURL(/\/bridge$/);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('ACROSS THE WATER');
  await expectNoAxeViolations();
  expect(await (await page.request.get('/sitemap.xml')).text()).toContain('/bridge</loc>');

  await page.goto('/admin/pages');
  await page.getByRole('button', { name: 'Edit The Bridge' }).click();
  await page.getByRole('button', { name: 'More publishing options' }).click();
  await page.getByRole('menuitem', { name: 'Unpublish…' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Unpublish' }).click();
  await expect(page.getByText('Page unpublished')).toBeVisible();
  expect((await page.request.get('/bridge')).status()).toBe(404);
});
