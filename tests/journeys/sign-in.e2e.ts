import { expect, test } from '../browser/fixtures.ts';

test('signing in that fails is told in a banner, without a reason', async ({
  page,
  expectError,
  expectNoAxeViolations,
}) => {
  expectError('422', 'ERR_INTERNET_DISCONNECTED');
  const password = page.getByLabel('Password', { exact: true });
  await page.goto('/admin/login');
  await page.getByLabel('Email').fill('nobody@solmere.example');
  await password.fill('a low sun');
  await page.context().setOffline(true);
  await page.getByRole('button', { name: 'Sign in' }).click();
  await expect(page.getByRole('alert')).toHaveText('Failed to sign in');
  await expect(password, 'nobody has judged it').toHaveValue('a low sun');
  await page.context().setOffline(false);
  await page.getByRole('button', { name: 'Sign in' }).click();
  await expect(password).toHaveValue('');
  await expect(page.getByRole('alert')).toHaveText('Failed to sign in');
  await expect(page).toHaveURL(/\/admin\/login$/);
  await expect(page.getByLabel('Email')).toHaveValue('nobody@solmere.example');
  await expectNoAxeViolations();
});
