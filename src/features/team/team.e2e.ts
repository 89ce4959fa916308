import type { Page } from '@playwright/test';
import { administrator, expect, signIn, test } from '../../../tests/browser/admin-site.ts';
import { linkOfInvitation } from '../../../tests/browser/admin-steps.ts';
import { totpCode } from '../../../tests/fixtures/authenticator.ts';
import { isLong } from '../../../tests/set-up/long.ts';

test.skip(({ isMobile }) => isMobile, 'One run is enough: screens are looked at in all widths.');

test('an invited member accepts, sees what the role allows, and signs in with a passkey', async ({
  page,
  browser,
  adminSite,
  expectNoAxeViolations,
}) => {
  await signIn(page);
  await page.goto('/admin/team');
  await page.getByRole('button', { name: 'Invite' }).click();
  const dialog = page.getByRole('dialog', { name: 'Invite a colleague' });
  await dialog.getByLabel('Email').fill('luca');
  await dialog.getByLabel('Name').fill('Luca Ferrant');
  await dialog.getByText('Enquiries only', { exact: true }).click();
  await dialog.getByRole('button', { name: 'Send invitation' }).click();
  await expect(dialog.getByText('Enter an email address, such as')).toBeVisible();
  await dialog.getByLabel('Email').fill('luca@solmere.example');
  await expectNoAxeViolations();
  await dialog.getByRole('button', { name: 'Send invitation' }).click();
  await expect(page.getByRole('row', { name: /Luca Ferrant.*Never/ })).toBeVisible();

  const context = await browser.newContext({ baseURL: adminSite.address });
  const luca = await context.newPage();
  await luca.goto(await linkOfInvitation(page));
  await expect(luca.getByRole('heading', { name: 'Welcome, Luca' })).toBeVisible();
  await luca.getByLabel('Password').fill('nine white swans');
  await expectNoAxeViolations(luca);
  await luca.getByRole('button', { name: 'Accept and sign in' }).click();
  const sections = luca.getByRole('navigation', { name: 'Back office' });
  await expect(sections.getByRole('link')).toHaveText([/^Enquiries/, 'Viewings']);
  await luca.goto('/admin/settings');
  await expect(luca.getByRole('heading', { name: 'No access' })).toBeVisible();
  await luca.goto('/admin/news');
  await expect(luca.getByRole('link', { name: /^View / }).first()).toBeVisible();
  await expect(luca.getByRole('button', { name: /^(Edit|Add|Delete) / })).toHaveCount(0);

  const device = await plugInAuthenticator(luca);
  await luca.goto('/admin/account');
  const adding = luca.locator('[data-new-passkey]');
  await adding.getByText('Add a passkey').click();
  await adding.getByLabel('Your password').fill('not mine at all');
  await adding.getByRole('button', { name: 'Create on this device' }).click();
  await expect(adding.getByRole('alert')).toHaveText('This is not your current password');
  await adding.getByLabel('Your password').fill('nine white swans');
  await adding.getByRole('button', { name: 'Create on this device' }).click();
  await expect(luca.getByText('Passkey added')).toBeVisible();
  await device.touch(false);
  const suggestions = luca.waitForResponse('**/auth/passkey/options');
  await luca.getByRole('button', { name: 'Sign Out', exact: true }).click();
  await suggestions;
  // A WebAuthn request made before the authenticator is touched never resolves.
  await luca.route('**/auth/passkey/options', async (route) => {
    await device.touch(true);
    await route.continue();
  });
  await luca.getByRole('button', { name: 'Use a passkey' }).click();
  await expect(luca.getByRole('heading', { name: 'Admin Dashboard' })).toBeVisible();

  // Their rules have tests of their own.
  if (isLong) await renewPasskey(luca, expectNoAxeViolations);
  await page.reload();
  if (isLong) await resetSecondStep(page, expectNoAxeViolations);
  await page.getByRole('button', { name: 'Remove Luca Ferrant' }).click();
  await page.getByRole('button', { name: 'Remove', exact: true }).click();
  await expect(page.getByRole('row', { name: /Luca Ferrant/ })).toHaveCount(0);
  await luca.goto('/admin');
  await expect(luca).toHaveURL(/\/admin\/login$/);
  await context.close();
});

test('codes can be set up, are required after the password, and a wrong one shows an error @long', async ({
  page,
  expectError,
  expectNoAxeViolations,
}) => {
  expectError('422');
  await signIn(page);
  await page.goto('/admin/account');
  await page
    .getByRole('region', { name: 'Two-step verification' })
    .getByLabel('Your password')
    .fill(administrator.password);
  await page.getByRole('button', { name: 'Set up authenticator app' }).click();
  const uri = await page.locator('input[name=uri]').inputValue();
  const secret = new URL(uri).searchParams.get('secret') ?? '';
  await expectNoAxeViolations();
  await page.getByLabel('6-digit code').fill(totpCode(secret));
  await page.getByRole('button', { name: 'Turn on' }).click();
  await expect(page.getByText(/^[A-Z\d]{4}-[A-Z\d]{4}$/)).toHaveCount(8);
  await expect(page.getByText('This device', { exact: true })).toBeVisible();

  await page.getByRole('button', { name: 'Sign Out', exact: true }).click();
  await page.getByLabel('Email').fill(administrator.email);
  await page.getByLabel('Password', { exact: true }).fill(administrator.password);
  await page.getByRole('button', { name: 'Sign in' }).click();
  await expect(page.getByRole('heading', { name: 'One more step' })).toBeVisible();
  await expectNoAxeViolations();
  await page.getByLabel('6-digit code').fill('000000');
  await expect(page.getByRole('alert')).toContainText('4 attempts left');
  await page.getByLabel('6-digit code').fill(totpCode(secret, 1));
  await expect(page.getByRole('heading', { name: 'Admin Dashboard' })).toBeVisible();
});

/** The passkey is removed, and another one added. */
async function renewPasskey(luca: Page, expectNoAxeViolations: (page: Page) => Promise<void>) {
  const adding = luca.locator('[data-new-passkey]');
  await luca.goto('/admin/account');
  const passkey = luca.getByRole('listitem').filter({ hasText: 'Remove this passkey' });
  await passkey.locator('summary').click();
  await passkey.getByLabel('Your password').fill('nine white swans');
  await expectNoAxeViolations(luca);
  await passkey.getByRole('button', { name: 'Remove this passkey' }).click();
  await expect(luca.getByText('Passkey removed')).toBeVisible();
  await adding.getByText('Add a passkey').click();
  await adding.getByLabel('Your password').fill('nine white swans');
  await adding.getByRole('button', { name: 'Create on this device' }).click();
  await expect(luca.getByText('Passkey added')).toBeVisible();
}

async function resetSecondStep(page: Page, expectNoAxeViolations: () => Promise<void>) {
  const row = page.getByRole('row', { name: /Luca Ferrant/ });
  await row.getByRole('button', { name: 'Reset two-step verification' }).click();
  const reset = page.getByRole('alertdialog');
  await reset.getByLabel('Your password').fill('not mine at all');
  await reset.getByRole('button', { name: 'Reset' }).click();
  await expect(reset.getByText('This is not your current password')).toBeVisible();
  await expectNoAxeViolations();
  await reset.getByLabel('Your password').fill(administrator.password);
  await reset.getByRole('button', { name: 'Reset' }).click();
  await expect(row.getByText('Off')).toBeVisible();
}

/** A virtual authenticator that responds only while it is touched: see `touch`. */
async function plugInAuthenticator(page: Page) {
  const session = await page.context().newCDPSession(page);
  await session.send('WebAuthn.enable');
  const { authenticatorId } = await session.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  });
  return {
    touch: (enabled: boolean) =>
      session.send('WebAuthn.setAutomaticPresenceSimulation', { authenticatorId, enabled }),
  };
}
