import { expect, signIn, test } from '../../../../tests/browser/admin-site.ts';
import { expectNothingOverTheEdge, press } from '../../../../tests/browser/admin-steps.ts';

test('a host is added with hours, and an overlap is named beside the later hours @long', async ({
  page,
  isMobile,
  expectNoAxeViolations,
}) => {
  await signIn(page);
  await page.goto('/admin/viewings/hosts');
  await expect(page.getByRole('row', { name: 'Ingrid Halvorsen' })).toBeVisible();
  await page.getByRole('button', { name: 'Add Host' }).click();
  await page.getByLabel('Partner', { exact: true }).selectOption('Claire Beaumont');
  await expect(page.getByLabel('Name')).toHaveValue('Claire Beaumont');
  await expect(page.getByText('Choose the city first.')).toBeVisible();
  await page.getByLabel('City').selectOption('Vancouver');
  await expect(page.getByText('In Vancouver time.')).toBeVisible();
  await page.getByLabel('Westwater').check();
  await page.getByLabel('Place', { exact: true }).fill('Lobby, 8 Slip Lane');
  await press(page, 'Add hours on Monday');
  await press(page, 'Add hours on Monday');
  const second = page.getByLabel('Monday, hours 2: from');
  await expect(second).toBeFocused();
  await expect(page.getByLabel('Monday from')).toHaveValue('9:00 a.m.');
  await second.fill('16:00');
  await page.getByLabel('Monday, hours 2: until').fill('19:00');
  await page.getByRole('button', { name: 'Create Host' }).click();
  await expect(second).toHaveAccessibleDescription('Overlaps with other hours of that day');
  await expect(second).toBeFocused();
  await expectNothingOverTheEdge(page);
  await expectNoAxeViolations();
  await second.fill('18:00');
  await page.getByRole('button', { name: 'Create Host' }).click();
  const row = page.getByRole('row', { name: 'Claire Beaumont' });
  await expect(row).toContainText('Vancouver');
  await expect(row).toContainText('Mon: 9:00 a.m. to 5:00 p.m., 6:00 p.m. to 7:00 p.m.');
  if (!isMobile) await expect(row).toContainText('Westwater');
  await page.goto('/admin');
  await expect(page.getByText(/^Manage /)).toHaveCount(6);
});
