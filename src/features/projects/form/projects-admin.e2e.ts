import type { Page } from '@playwright/test';
import { expect, signIn, test } from '../../../../tests/browser/admin-site.ts';
import { chooseFiles } from '../../../../tests/browser/admin-steps.ts';
import { mapProvider } from '../../../../tests/sites/map-provider.ts';
import { photographs } from '../../../../tests/files/photographs.ts';

test.describe.configure({ mode: 'default' });
test.skip(({ isMobile }) => isMobile, 'One run is enough, because it includes narrow screens.');

test('a new project with eight photographs and a new developer is public at once @long', async ({
  page,
}) => {
  test.slow();
  await openProjects(page);
  await page.getByRole('button', { name: 'Add Project' }).click();
  await expect(page.getByLabel('Status')).toHaveValue('upcoming');
  await expect(page.getByLabel('Units', { exact: true })).toHaveValue('0');
  await expect(page.getByLabel('Latitude')).toHaveValue('0');
  await page.getByLabel('Title').fill('Heron Steps');
  await expect(page.getByLabel('Slug')).toHaveValue('heron-steps');
  await page.getByLabel('Description').fill('Forty homes on the water.');
  await page.getByLabel('Status').selectOption('completed');
  await page.getByLabel('City').selectOption('SEATTLE');
  await page.getByLabel('Price range').fill('From $900,000');

  await page.getByRole('button', { name: 'New Developer' }).click();
  const dialog = page.getByRole('dialog', { name: 'New developer' });
  await dialog.getByLabel('Name').fill('Heronry');
  await page.keyboard.press('Enter');
  await expect(dialog).toBeHidden();
  await expect(page.getByLabel('Developer', { exact: true })).toHaveText(/Heronry/);

  await page.getByRole('button', { name: 'Add Feature' }).click();
  await page.keyboard.type('Tidal pool');
  await page.keyboard.press('Enter');
  await page.keyboard.type('Reading room');
  await page.getByRole('button', { name: 'Move Reading room up' }).click();
  await expect(page.getByLabel('Feature 1')).toHaveValue('Reading room');

  await chooseFiles(page, 'Main project image', photographs.slice(0, 1));
  await chooseFiles(page, 'Gallery', photographs);
  await expect(page.getByRole('list', { name: 'Gallery' }).getByRole('listitem')).toHaveCount(8);
  await page.getByRole('button', { name: 'Create Project' }).click();
  await expect(page.getByText('Project published')).toBeVisible({ timeout: 60_000 });
  const row = page.getByRole('row', { name: 'Heron Steps' });
  await expect(row).toContainText('heron-steps');
  await expect(row).toContainText('COMPLETED');
  await expect(row).toContainText('From CAD 900,000');

  await page.goto('/projects/heron-steps');
  await expect(page.getByRole('heading', { name: 'Heronry' })).toBeVisible();
  await expect(page.getByRole('main')).toContainText('Reading room');
});

test('the list shows a status with the text of the site and the colours of the list @long', async ({
  page,
}) => {
  await openProjects(page);
  const badges = page.locator('tbody td:nth-child(5)');
  const findBadge = (text: string) => badges.getByText(text, { exact: true }).first();
  await expect(findBadge('COMING SOON')).toHaveCSS('background-color', 'rgb(220, 166, 69)');
  await expect(findBadge('AVAILABLE NOW')).toHaveCSS('background-color', 'rgb(220, 166, 69)');
  await expect(findBadge('COMPLETED')).toHaveCSS('background-color', 'rgb(44, 95, 73)');
  await expect(findBadge('IN PROGRESS')).toHaveCSS('background-color', 'rgb(43, 82, 123)');
  await expect(badges.getByText('Upcoming')).toHaveCount(0);
});

test('sold out projects move to the end at once, and Undo moves them back @long', async ({
  page,
  expectNoAxeViolations,
}) => {
  await openProjects(page);
  const rows = page.locator('tbody tr');
  const moveSold = async () => {
    await page.getByRole('button', { name: 'More actions for projects' }).click();
    await page.getByRole('menuitem', { name: 'Move sold out to the end' }).click();
  };
  await page.getByRole('button', { name: 'More actions for Le Séraphin' }).click();
  await page.getByRole('menuitem', { name: 'Move to…' }).click();
  await page.getByLabel('Position').fill('1');
  await page.keyboard.press('Enter');
  await expect(page.getByText(/Le Séraphin is now 1 of/)).toBeAttached();
  await moveSold();
  await expect(page.getByText('Sold out projects moved to the end')).toBeVisible();
  await expect(rows.first()).not.toContainText('Le Séraphin');
  await expect(rows.last()).toContainText('SOLD OUT');
  await expectNoAxeViolations();
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(page.getByText('Order restored')).toBeVisible();
  await expect(rows.first()).toContainText('Le Séraphin');
  await moveSold();
  await expect(rows.first()).not.toContainText('Le Séraphin');
  await moveSold();
  await expect(page.getByText('Sold out projects are at the end already')).toBeVisible();
});

test('a missing main picture is reported above the form and at its field @long', async ({
  page,
}) => {
  await openProjects(page);
  await page.getByRole('button', { name: 'Add Project' }).click();
  await page.getByRole('button', { name: 'Create Project' }).click();
  await expect(page.getByLabel('Title')).toBeFocused();
  await expect(page.getByRole('alert')).toHaveText([
    'Main project image is required',
    'Main project image is required',
  ]);
});

test('the pin and the coordinates follow each other, with and without the map provider @long', async ({
  page,
  expectError,
  expectNoAxeViolations,
}) => {
  await openProjects(page);
  await page.getByRole('button', { name: 'Edit Kestrel House' }).click();
  const [latitude, longitude] = [page.getByLabel('Latitude'), page.getByLabel('Longitude')];
  const pin = page.getByRole('slider', { name: 'Pin' });
  await pin.scrollIntoViewIfNeeded();
  await expect(page.locator('[data-drawn]')).toBeVisible({ timeout: 60_000 });
  await expect(page.getByRole('button', { name: 'Find on map' })).toHaveCount(0);
  await expectNoAxeViolations();

  expectError(mapProvider);
  await page.route(`${mapProvider}/**`, (route) => route.abort());
  await page.setViewportSize({ width: 390, height: 844 });
  await page.reload();
  await pin.focus();
  await expect(pin).toHaveAttribute('aria-valuetext', 'Latitude 49.2901, longitude -123.1302');
  await page.keyboard.press('ArrowUp');
  await expect(longitude).toHaveValue('-123.1302');
  const small = Number(await latitude.inputValue()) - 49.2901;
  await page.keyboard.press('Shift+ArrowUp');
  const big = Number(await latitude.inputValue()) - 49.2901 - small;
  expect(small).toBeGreaterThan(0);
  expect(big).toBeGreaterThan(5 * small);

  await pin.hover();
  const { x = 0, y = 0 } = (await pin.boundingBox()) ?? {};
  await page.mouse.move(x + 22, y + 22);
  await page.mouse.down();
  await page.mouse.move(x + 122, y + 22, { steps: 3 });
  await page.mouse.up();
  await expect.poll(async () => Number(await longitude.inputValue())).toBeGreaterThan(-123.12);
  await latitude.fill('49.3');
  await longitude.fill('-123.1');
  await expect(pin).toHaveAttribute('aria-valuetext', 'Latitude 49.3, longitude -123.1');

  await page.getByRole('button', { name: 'Remove pin' }).click();
  await expect(latitude).toHaveValue('0');
  await page.getByRole('button', { name: 'Place pin in Vancouver' }).click();
  await expect(pin).toBeVisible();
  await expectNoAxeViolations();
  await longitude.fill('');
  await page.getByRole('button', { name: 'Update Project' }).click();
  await expect(longitude).toHaveAccessibleDescription(/Enter both coordinates, or neither/);
});

async function openProjects(page: Page) {
  await signIn(page);
  await page.goto('/admin/projects');
  await expect(page.getByRole('row', { name: 'Kestrel House' })).toBeVisible();
}
