import { expect, test } from './fixtures.ts';

test('signing in that fails is told in a banner, without a reason', async ({
  page,
  expectError,
  expectNoAxeViolations,
}) => {
  expectError('422');
  await page.goto('/admin/login');
  await page.getByLabel('Email').fill('nobody@solmere.example');
  await page.getByLabel('Password', { exact: true }).fill('a low sun');
  await page.getByRole('button', { name: 'Sign in' }).click();
  await expect(page.getByRole('alert')).toHaveText('Failed to sign in');
  await expect(page).toHaveURL(/\/admin\/login$/);
  await expect(page.getByLabel('Email')).toHaveValue('nobody@solmere.example');
  await expectNoAxeViolations();
});
