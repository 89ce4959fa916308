import type { Browser, Page } from '@playwright/test';
import { administrator, expect, signIn, test, type Office } from '../../../tests/office.ts';
import { expectNothingOverTheEdge, press, tabTo } from '../../../tests/office-steps.ts';

test.describe.configure({ mode: 'default' });
test.skip(({ isMobile }) => isMobile, 'One run is enough: the narrow screens are among these.');

test('the dashboard leads to the partners and signs out', async ({
  page,
  expectNoAxeViolations,
}) => {
  await signIn(page);
  await page.goto('/admin');
  await expect(page.getByRole('heading', { level: 2 })).toHaveText([
    'News',
    'Partners',
    'Global Projects',
    'Developers',
    'Pages',
    'Testimonials',
  ]);
  await expect(page.getByText('Manage global projects')).toBeVisible();
  await expectNoAxeViolations();
  await page.getByRole('link', { name: 'Manage partners' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Partners' })).toBeVisible();
  await page.getByRole('link', { name: 'Back to Dashboard' }).click();
  await page.getByRole('button', { name: 'Sign Out' }).click();
  await expect(page).toHaveURL(/\/admin\/login$/);
});

test('no script of the page may be written into it, styles may @long', async ({ page }) => {
  await signIn(page);
  const answer = await page.goto('/admin/partners');
  const policy = answer?.headers()['content-security-policy'] ?? '';
  expect(policy).toMatch(/script-src 'self' 'sha256-/);
  expect(policy).not.toMatch(/script-src[^;]*unsafe/);
  expect(policy).toMatch(/style-src 'self' 'unsafe-inline'/);
});

test('a button that is pressed before its script has come is pressed', async ({ page }) => {
  await signIn(page);
  const isPressed = Promise.withResolvers<void>();
  await page.route('**/_astro/PartnersScreen*.js', async (route) => {
    await isPressed.promise;
    await route.continue();
  });
  await page.goto('/admin/partners', { waitUntil: 'commit' });
  await page.getByRole('button', { name: 'Add Partner' }).click();
  isPressed.resolve();
  await expect(page.getByRole('heading', { level: 1, name: 'Add Partner' })).toBeVisible();
});

test('an added partner stands last, under a slug made from the name', async ({ page }) => {
  await openPartners(page);
  await page.getByRole('button', { name: 'Add Partner' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Add Partner' })).toBeFocused();
  await fillPartner(page, 'Zoë Ångström');
  await expect(page.getByLabel('Slug')).toHaveValue('zoe-angstrom');
  await page.getByLabel('Title 2').fill('Fjord and harbour');
  await page.getByRole('button', { name: 'Create Partner' }).click();

  await expect(page.getByText('Partner saved')).toBeVisible();
  const row = page.getByRole('row').last();
  await expect(row).toContainText('zoe-angstrom');
  await expect(row).toContainText('Partner');
  await expect(row).toContainText('Fjord and harbour');
  await expect(page.getByRole('button', { name: 'Edit Zoë Ångström' })).toBeFocused();
  await expect(page.getByRole('button', { name: 'Move Zoë Ångström down' })).toBeDisabled();
});

test('a slug written by hand stays until another is asked for @long', async ({ page }) => {
  await openPartners(page);
  await page.getByRole('button', { name: 'Add Partner' }).click();
  await page.getByLabel('Slug').fill('by-hand');
  await page.getByLabel('Name').fill('Written By Hand');
  await expect(page.getByLabel('Slug')).toHaveValue('by-hand');
  await page.getByRole('button', { name: 'Generate' }).click();
  await expect(page.getByLabel('Slug')).toHaveValue('written-by-hand');
});

test('what is missing or wrong is said at its field', async ({ page, expectNoAxeViolations }) => {
  await openPartners(page);
  await page.getByRole('button', { name: 'Add Partner' }).click();
  await page.getByLabel('E-mail').fill('nobody');
  await page.getByLabel('E-mail').blur();
  await expect(page.getByLabel('E-mail')).toHaveAccessibleDescription(/Enter an e-mail address/);
  await expect(page.getByText('One field needs attention')).toBeVisible();

  await page.getByLabel('Title 2').fill('Alone');
  await page.getByRole('button', { name: 'Create Partner' }).click();
  await expect(page.getByLabel('Name')).toBeFocused();
  await expect(page.getByLabel('Title 1')).toHaveAccessibleDescription('This is needed.');
  await expect(page.getByText('Seven fields need attention')).toBeVisible();
  await expectNoAxeViolations();

  await page.getByLabel('Name').fill('Somebody');
  await expect(page.getByText('Five fields need attention')).toBeVisible();
});

test('a taken slug is said at its field, and nothing typed is lost', async ({ page }) => {
  await openPartners(page);
  await page.getByRole('button', { name: 'Add Partner' }).click();
  await fillPartner(page, 'Mei Tanaka');
  await page.getByRole('button', { name: 'Create Partner' }).click();
  await expect(page.getByLabel('Slug')).toHaveAccessibleDescription(
    /Another page already has this address/,
  );
  await expect(page.getByLabel('Slug')).toBeFocused();
  await expect(page.getByLabel('Office phone')).toHaveValue('+1 604 555 0100');
});

test('an edited partner keeps the picture and is on the public page at once', async ({ page }) => {
  await openPartners(page);
  await page.getByRole('button', { name: 'Edit Daniel Okafor' }).click();
  await page.getByLabel('Mobile phone').fill('+1 647 555 0199');
  await page.getByRole('button', { name: 'Update Partner' }).click();
  const row = page.getByRole('row', { name: 'Daniel Okafor' });
  await expect(row).toContainText('+1 647 555 0199 mobile');
  await expect(row.locator('img')).toBeVisible();
  await page.goto('/partners/daniel-okafor');
  await expect(page.getByRole('main')).toContainText('+1 647 555 0199');
});

test('arrows swap neighbours and keep the focus', async ({ page }) => {
  await openPartners(page);
  const names = page.getByRole('row').locator('b:first-child');
  await expect(page.getByRole('button', { name: 'Move Ingrid Halvorsen up' })).toBeDisabled();
  const down = page.getByRole('button', { name: 'Move Ingrid Halvorsen down' });
  await down.click();
  await expect(page.getByRole('row').nth(2)).toContainText('Ingrid Halvorsen');
  await expect(page.getByText('Ingrid Halvorsen is now 2 of')).toBeAttached();
  await expect(down).toBeFocused();
  await page.getByRole('button', { name: 'Move Ingrid Halvorsen up' }).click();
  await expect(page.getByRole('row').nth(1)).toContainText('Ingrid Halvorsen');
  await expect(down).toBeFocused();
  await expect(page.getByText('Ingrid Halvorsen is now 1 of')).toBeAttached();
  await page.reload();
  await expect(names.first()).toHaveText('Ingrid Halvorsen');
});

test('a deleted partner is brought back to its place', async ({ page, expectNoAxeViolations }) => {
  await openPartners(page);
  const row = page.getByRole('row').nth(3);
  await expect(row).toContainText('Mei Tanaka');
  await page.getByRole('button', { name: 'Delete Mei Tanaka' }).click();
  const question = page.getByRole('alertdialog', { name: 'Delete partner' });
  await expect(question).toContainText('Are you sure you want to delete this partner?');
  await expect(question).toContainText('Mei Tanaka');
  await expect(question.getByRole('button', { name: 'Cancel' })).toBeFocused();
  await expectNoAxeViolations();
  await page.keyboard.press('Escape');
  await expect(question).toBeHidden();
  await expect(page.getByRole('button', { name: 'Delete Mei Tanaka' })).toBeFocused();

  await page.getByRole('button', { name: 'Delete Mei Tanaka' }).click();
  await question.getByRole('button', { name: 'Delete' }).click();
  await expect(row).not.toContainText('Mei Tanaka');
  await expect(page.getByText('Mei Tanaka deleted')).toBeVisible();
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(row).toContainText('Mei Tanaka');
  await expect(page.getByRole('button', { name: 'Edit Mei Tanaka' })).toBeFocused();
});

test('a toast with a way back stands for ten seconds', async ({ page }) => {
  await page.clock.install();
  await openPartners(page);
  await addPartner(page, 'Gone Soon');
  await page.getByRole('button', { name: 'Delete Gone Soon' }).click();
  await page.clock.pauseAt(await page.evaluate(() => Date.now() + 60_000));
  await page.getByRole('button', { name: 'Delete', exact: true }).click();
  const undo = page.getByRole('button', { name: 'Undo' });
  await expect(async () => {
    await page.clock.runFor(1);
    expect(await undo.isVisible()).toBe(true);
  }).toPass();
  await page.mouse.move(0, 0);
  await page.clock.runFor(9_000);
  await expect(undo).toBeVisible();
  await page.clock.runFor(1_000);
  await expect(undo).toBeHidden();
});

test('who saves second sees both texts, and keeps both changes', async ({
  page,
  browser,
  office,
  expectNoAxeViolations,
}) => {
  await openPartners(page);
  await addPartner(page, 'Two Writers');
  const other = await openElsewhere(browser, office);
  await other.getByRole('button', { name: 'Edit Two Writers' }).click();
  await page.getByRole('button', { name: 'Edit Two Writers' }).click();
  await other.getByLabel('Bio').fill('Theirs');
  await other.getByLabel('Office phone').fill('+1 604 555 0222');
  await other.getByRole('button', { name: 'Update Partner' }).click();
  await expect(other.getByText('Partner saved')).toBeVisible();

  await page.getByLabel('Bio').fill('Mine');
  await page.getByRole('button', { name: 'Update Partner' }).click();
  const comparison = page.getByRole('dialog', { name: 'This partner was saved elsewhere' });
  await expect(comparison.getByRole('heading', { level: 3 })).toHaveText(['Bio', 'Office phone']);
  await expect(comparison).toContainText('Mine');
  await expect(comparison).toContainText('Theirs');
  await expectNoAxeViolations();
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
  await comparison.getByRole('button', { name: 'Copy mine' }).click();
  await expect(comparison.getByRole('button', { name: 'Copied' })).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toContain('Bio\nMine');

  await comparison.getByRole('button', { name: 'Keep editing mine over the newer one' }).click();
  await expect(page.getByLabel('Bio')).toHaveValue('Mine');
  await expect(page.getByLabel('Office phone')).toHaveValue('+1 604 555 0222');
  await page.getByRole('button', { name: 'Update Partner' }).click();
  await expect(page.getByText('Partner saved')).toBeVisible();
  await expect(page.getByRole('row', { name: 'Two Writers' })).toContainText(
    '+1 604 555 0222 office',
  );
  await other.context().close();
});

test('who saves second may take the other text @long', async ({ page, browser, office }) => {
  await openPartners(page);
  await addPartner(page, 'Given Up');
  const other = await openElsewhere(browser, office);
  await page.getByRole('button', { name: 'Edit Given Up' }).click();
  await other.getByRole('button', { name: 'Edit Given Up' }).click();
  await other.getByLabel('Title 1').fill('Their title');
  await other.getByRole('button', { name: 'Update Partner' }).click();
  await expect(other.getByText('Partner saved')).toBeVisible();
  await page.getByLabel('Title 1').fill('My title');
  await page.getByRole('button', { name: 'Update Partner' }).click();
  await page.getByRole('button', { name: 'Take theirs' }).click();
  await expect(page.getByLabel('Title 1')).toHaveValue('Their title');
  await page.getByRole('button', { name: 'Cancel' }).click();
  await expect(page.getByRole('row', { name: 'Given Up' })).toContainText('Their title');
  await other.context().close();
});

test('a partner deleted by someone else is added anew @long', async ({ page, browser, office }) => {
  await openPartners(page);
  await addPartner(page, 'Deleted Meanwhile');
  const other = await openElsewhere(browser, office);
  await page.getByRole('button', { name: 'Edit Deleted Meanwhile' }).click();
  await other.getByRole('button', { name: 'Delete Deleted Meanwhile' }).click();
  await other.getByRole('button', { name: 'Delete', exact: true }).click();
  await expect(other.getByText('Deleted Meanwhile deleted')).toBeVisible();
  await page.getByLabel('Bio').fill('Still here');
  await page.getByRole('button', { name: 'Update Partner' }).click();
  const dialog = page.getByRole('dialog', { name: 'This partner was deleted' });
  await expect(dialog).toContainText('Still here');
  await dialog.getByRole('button', { name: 'Add it anew' }).click();
  await expect(page.getByText('Partner saved')).toBeVisible();
  await page.getByRole('button', { name: 'Edit Deleted Meanwhile' }).click();
  await expect(page.getByLabel('Bio')).toHaveValue('Still here');
  await other.context().close();
});

test('a partner that someone else has changed is not deleted unseen', async ({
  page,
  browser,
  office,
  expectNoAxeViolations,
}) => {
  await openPartners(page);
  await addPartner(page, 'Changed Unseen');
  const other = await openElsewhere(browser, office);
  await other.getByRole('button', { name: 'Edit Changed Unseen' }).click();
  await other.getByLabel('Title 1').fill('Senior Partner');
  await other.getByRole('button', { name: 'Update Partner' }).click();
  await expect(other.getByText('Partner saved')).toBeVisible();

  await page.getByRole('button', { name: 'Delete Changed Unseen' }).click();
  await page.getByRole('button', { name: 'Delete', exact: true }).click();
  const dialog = page.getByRole('dialog', { name: 'This partner has changed' });
  await expect(dialog.getByRole('heading', { level: 3 })).toHaveText(['Title 1']);
  await expect(dialog).toContainText('Senior Partner');
  await expectNoAxeViolations();
  await dialog.getByRole('button', { name: 'Delete it all the same' }).click();
  await expect(page.getByText('Changed Unseen deleted')).toBeVisible();
  await expect(page.getByRole('row', { name: 'Changed Unseen' })).toBeHidden();
  await other.context().close();
});

test('who is signed out while writing signs in over the form, and it is saved', async ({
  page,
  expectComplaint,
  expectNoAxeViolations,
}) => {
  expectComplaint(/status of 4\d\d/);
  await openPartners(page);
  await addPartner(page, 'Long Lunch');
  await page.getByRole('button', { name: 'Edit Long Lunch' }).click();
  await page.getByLabel('Bio').fill('Written over lunch');
  await page.context().clearCookies();
  await page.getByRole('button', { name: 'Update Partner' }).click();
  const dialog = page.getByRole('dialog', { name: 'Sign in again' });
  await expect(dialog.getByLabel('Email')).toHaveValue(administrator.email);
  await expect(dialog.getByLabel('Email')).not.toBeEditable();
  await expect(dialog.getByLabel('Password')).toBeFocused();
  await expectNoAxeViolations();
  await dialog.getByLabel('Password').fill('something else entirely');
  await dialog.getByRole('button', { name: 'Sign in' }).click();
  await expect(dialog.getByRole('alert')).toContainText('Failed to sign in');
  await dialog.getByLabel('Password').fill(administrator.password);
  await page.keyboard.press('Enter');
  await expect(page.getByText('Partner saved')).toBeVisible();
  await page.getByRole('button', { name: 'Edit Long Lunch' }).click();
  await expect(page.getByLabel('Bio')).toHaveValue('Written over lunch');
});

test('a save without a connection is said, and the form stays', async ({
  page,
  expectComplaint,
}) => {
  expectComplaint('ERR_INTERNET_DISCONNECTED');
  expectComplaint('CONNECTION_LOST');
  await openPartners(page);
  await addPartner(page, 'In A Tunnel');
  await page.getByRole('button', { name: 'Edit In A Tunnel' }).click();
  await page.getByLabel('Bio').fill('Typed in a tunnel');
  await page.context().setOffline(true);
  await page.getByRole('button', { name: 'Update Partner' }).click();
  await expect(page.getByRole('alert')).toHaveText('Failed to save partner');
  await expect(page.getByRole('alert')).toBeFocused();
  await expect(page.getByLabel('Bio')).toHaveValue('Typed in a tunnel');
  await page.context().setOffline(false);
  await page.getByRole('button', { name: 'Update Partner' }).click();
  await expect(page.getByText('Partner saved')).toBeVisible();
});

test('a list that cannot be read is tried three times', async ({ page, expectComplaint }) => {
  expectComplaint('status of 500');
  expectComplaint(/Failed to fetch partners/);
  await page.clock.install();
  await signIn(page);
  let attempts = 0;
  await page.route('**/_actions/partners.list', (route) => {
    attempts++;
    return route.fulfill({
      status: 500,
      json: {
        type: 'AstroActionError',
        code: 'INTERNAL_SERVER_ERROR',
        message: 'Failed to fetch partners',
      },
    });
  });
  await page.goto('/admin/partners');
  await expect(page.getByText('Loading partners...')).toBeVisible();
  await expect(page.getByText('Connection lost. Trying again…')).toBeVisible();
  await page.clock.runFor(2_100);
  await expect.poll(() => attempts).toBeGreaterThanOrEqual(2);
  await page.clock.runFor(4_100);
  await expect(page.getByRole('alert')).toHaveText('Error: Failed to fetch partners');
  expect(attempts).toBe(3);
  await page.unroute('**/_actions/partners.list');
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByRole('row', { name: 'Ingrid Halvorsen' })).toBeVisible();
});

test('the keyboard alone adds, edits, moves, deletes and takes back', async ({ page }) => {
  const { keyboard } = page;
  await openPartners(page);
  await press(page, 'Add Partner');
  for (const [label, text] of [
    ['Name', 'Key Board'],
    ['Title 1', 'Partner'],
    ['E-mail', 'key@solmere.example'],
    ['Website', 'https://key.example'],
    ['Office phone', '1'],
    ['Mobile phone', '2'],
  ] as const) {
    await tabTo(page, page.getByLabel(label));
    await keyboard.type(text);
  }
  await keyboard.press('Enter');
  await expect(page.getByRole('button', { name: 'Edit Key Board' })).toBeFocused();
  await keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: 'Edit Key Board' })).toBeFocused();
  await keyboard.press('Tab');
  await keyboard.press('End');
  await keyboard.type('er');
  await keyboard.press('Enter');
  await expect(page.getByRole('button', { name: 'Edit Key Boarder' })).toBeFocused();
  await press(page, 'Move Key Boarder up');
  await expect(page.getByText(/Key Boarder is now \d+ of \d+/)).toBeAttached();
  await expect(page.getByRole('button', { name: 'Move Key Boarder up' })).toBeFocused();
  await press(page, 'Delete Key Boarder');
  await keyboard.press('Tab');
  await keyboard.press('Enter');
  await expect(page.getByRole('button', { name: 'Undo' })).toBeFocused();
  await keyboard.press('Enter');
  await expect(page.getByRole('button', { name: 'Edit Key Boarder' })).toBeFocused();
});

for (const [name, width, height] of [
  ['a phone', 390, 844],
  ['200 % of a desktop', 720, 450],
] as const) {
  test(`nothing runs over the edge at the width of ${name}`, async ({
    page,
    expectNoAxeViolations,
  }) => {
    await page.setViewportSize({ width, height });
    await openPartners(page);
    await expectNothingOverTheEdge(page);
    await expect(page.getByRole('row', { name: 'Étienne Laroche' })).toBeVisible();
    await expectNoAxeViolations();
    await page.getByRole('button', { name: 'Edit Étienne Laroche' }).click();
    await expectNothingOverTheEdge(page);
    await expectNoAxeViolations();
    await page.getByRole('button', { name: 'Cancel' }).click();
    await page.getByRole('button', { name: 'Delete Étienne Laroche' }).click();
    await expectNothingOverTheEdge(page);
    await page.getByRole('button', { name: 'Cancel' }).click();
  });
}

async function openPartners(page: Page) {
  await signIn(page);
  await page.goto('/admin/partners');
  await expect(page.getByRole('row', { name: 'Ingrid Halvorsen' })).toBeVisible();
}

async function openElsewhere(browser: Browser, { address }: Office) {
  const context = await browser.newContext({ baseURL: address });
  const page = await context.newPage();
  await openPartners(page);
  return page;
}

async function fillPartner(page: Page, name: string) {
  await page.getByLabel('Name').fill(name);
  await page.getByLabel('Title 1').fill('Partner');
  await page.getByLabel('E-mail').fill('someone@solmere.example');
  await page.getByLabel('Website').fill('https://someone.example');
  await page.getByLabel('Office phone').fill('+1 604 555 0100');
  await page.getByLabel('Mobile phone').fill('+1 604 555 0101');
}

async function addPartner(page: Page, name: string) {
  await page.getByRole('button', { name: 'Add Partner' }).click();
  await fillPartner(page, name);
  await page.getByRole('button', { name: 'Create Partner' }).click();
  await expect(page.getByRole('row', { name })).toBeVisible();
}
