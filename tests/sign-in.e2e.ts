import { expect, test } from './fixtures.ts';

for (const [what, email, password] of [
  ['an account that nobody has', 'nobody@solmere.example', 'a low sun'],
  ['an e-mail that is none', 'nobody', 'a low sun'],
] as const) {
  test(`signing in with ${what} fails in a red banner, which tells no reason`, async ({
    page,
    expectComplaint,
    expectNoAxeViolations,
  }) => {
    expectComplaint('422');
    await page.goto('/admin/login');
    await page.getByLabel('Email').fill(email);
    await page.getByLabel('Password', { exact: true }).fill(password);
    await page.getByRole('button', { name: 'Sign in' }).click();
    const banner = page.getByRole('alert');
    await expect(banner).toHaveText('Failed to sign in');
    await expect(page).toHaveURL(/\/admin\/login$/);
    await expect(page.getByLabel('Email')).toHaveValue(email);
    await expectNoAxeViolations();
  });
}
