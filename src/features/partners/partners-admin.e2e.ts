import type { Browser, Page } from '@playwright/test';
import { expect, signIn, test, type AdminSite } from '../../../tests/browser/admin-site.ts';

test.describe.configure({ mode: 'default' });
test.skip(({ isMobile }) => isMobile, 'One run is enough.');

test('the dashboard leads to the partners and signs out @long', async ({ page }) => {
  await signIn(page);
  await page.goto('/admin');
  const cards = page.getByRole('navigation', { name: 'Manage' });
  await expect(cards.getByRole('heading', { level: 2 })).toHaveText([
    'News',
    'Partners',
    'Global Projects',
    'Developers',
    'Pages',
    'Testimonials',
  ]);
  await expect(page.getByText('Manage global projects')).toBeVisible();
  await page.getByRole('link', { name: 'Manage partners' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Partners' })).toBeVisible();
  await page.getByRole('link', { name: 'Back to Dashboard' }).click();
  await page.getByRole('button', { name: 'Sign Out' }).click();
  await expect(page).toHaveURL(/\/admin\/login$/);
});

test('the policy of the back office blocks inline scripts, and allows inline styles @long', async ({
  page,
}) => {
  await signIn(page);
  const response = await page.goto('/admin/partners');
  const policy = response?.headers()['content-security-policy'] ?? '';
  expect(policy).toMatch(/script-src 'self' 'sha256-/);
  expect(policy).not.toMatch(/script-src[^;]*unsafe/);
  expect(policy).toMatch(/style-src 'self' 'unsafe-inline'/);
});

test('a button that is pressed before its script has loaded works afterwards @long', async ({
  page,
}) => {
  await signIn(page);
  const isPressed = Promise.withResolvers<void>();
  await page.route('**/_astro/*.js', async (route) => {
    await isPressed.promise;
    await route.continue();
  });
  await page.goto('/admin/partners', { waitUntil: 'commit' });
  await page.getByRole('button', { name: 'Add Partner' }).click();
  isPressed.resolve();
  await expect(page.getByRole('heading', { level: 1, name: 'Add Partner' })).toBeVisible();
});

test('a slug typed by hand stays until another is generated @long', async ({ page }) => {
  await openPartners(page);
  await page.getByRole('button', { name: 'Add Partner' }).click();
  await page.getByLabel('Slug').fill('by-hand');
  await page.getByRole('textbox', { name: 'Name', exact: true }).fill('Written By Hand');
  await expect(page.getByLabel('Slug')).toHaveValue('by-hand');
  await page.getByRole('button', { name: 'Generate' }).click();
  await expect(page.getByLabel('Slug')).toHaveValue('written-by-hand');
});

test('a partner is added, viewed, edited, moved, deleted and restored, and its row has two lines on a phone', async ({
  page,
}) => {
  await openPartners(page);
  await page.getByRole('button', { name: 'Add Partner' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Add Partner' })).toBeFocused();
  await fillPartner(page, 'Zoë Ångström');
  await expect(page.getByLabel('Slug')).toHaveValue('zoe-angstrom');
  await page.getByLabel('Title 2').fill('Fjord and harbour');
  await page.getByRole('button', { name: 'Create Partner' }).click();
  await expect(page.getByText('Partner published')).toBeVisible();
  const row = page.getByRole('row', { name: 'Zoë Ångström' });
  await expect(page.getByRole('row').last()).toContainText('zoe-angstrom');
  await expect(row).toContainText('Fjord and harbour');
  expect(await publicNames(page)).toMatch(/Julian Voss.*Zoë Ångström/s);

  await page.getByRole('button', { name: 'Edit Zoë Ångström' }).click();
  await page.getByLabel('Mobile phone').fill('+1 647 555 0199');
  await page.getByLabel('Slug').fill('zoe');
  await page.getByLabel('City').selectOption('Seattle');
  const languages = page.getByLabel('Languages');
  for (const language of ['Norwegian', 'French', 'Korean']) await languages.selectOption(language);
  await page.getByRole('button', { name: 'Remove French' }).click();
  await expect(languages).toBeFocused();
  await page.getByRole('button', { name: 'Update Partner' }).click();
  await expect(row).toContainText('+1 647 555 0199 mobile');
  await expect(row).toContainText('Norwegian, Korean');
  const profile = await page.request.get('/partners/zoe-angstrom');
  expect(profile.url()).toMatch(/\/partners\/zoe$/);
  const profileHtml = await profile.text();
  expect(profileHtml).toContain('+1\u00A0647\u00A0555\u00A00199');
  expect(profileHtml).toContain('Norwegian, Korean');

  await page.getByRole('button', { name: 'Move Zoë Ångström up' }).click();
  await expect(page.getByText('Zoë Ångström is now 8 of 9')).toBeAttached();
  expect(await publicNames(page)).toMatch(/Zoë Ångström.*Julian Voss/s);

  await page.getByRole('button', { name: 'Delete Zoë Ångström' }).click();
  const question = page.getByRole('alertdialog', { name: 'Delete partner' });
  await expect(question).toContainText('Are you sure you want to delete this partner?');
  await question.getByRole('button', { name: 'Delete' }).click();
  await expect(page.getByText('Zoë Ångström deleted')).toBeVisible();
  expect(await publicNames(page)).not.toContain('Zoë');
  await page.getByRole('button', { name: 'Undo' }).last().click();
  await expect(page.getByRole('row').nth(8)).toContainText('Zoë Ångström');
  expect(await publicNames(page)).toMatch(/Zoë Ångström.*Julian Voss/s);

  await page.setViewportSize({ width: 390, height: 844 });
  await expect(row).toContainText('Partner. Seattle');
  await expect(row.getByText('someone@solmere.example')).toBeHidden();
  expect((await row.boundingBox())?.height).toBeLessThan(175);
});

test('the second editor to save resolves the conflict and keeps both changes @long', async ({
  page,
  browser,
  adminSite,
}) => {
  await openPartners(page);
  await addPartner(page, 'Two Writers');
  const other = await openElsewhere(browser, adminSite);
  await other.getByRole('button', { name: 'Edit Two Writers' }).click();
  await page.getByRole('button', { name: 'Edit Two Writers' }).click();
  await other.getByLabel('Bio').fill('Theirs');
  await other.getByLabel('Office phone').fill('+1 604 555 0222');
  await other.getByRole('button', { name: 'Update Partner' }).click();
  await expect(other.getByText('Partner published')).toBeVisible();

  await page.getByLabel('Bio').fill('Mine');
  await page.getByRole('button', { name: 'Update Partner' }).click();
  const comparison = page.getByRole('dialog', { name: 'This partner was saved elsewhere' });
  await expect(comparison.getByRole('heading', { level: 3 })).toHaveText(['Bio']);
  await expect(comparison).toContainText('Mine');
  await expect(comparison).toContainText('Theirs');
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
  await comparison.getByRole('button', { name: 'Copy my version' }).click();
  await expect(comparison.getByRole('button', { name: 'Copied' })).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toContain('Bio\nMine');

  await comparison.getByRole('button', { name: 'Merge and save' }).click();
  await expect(page.getByText('Saved, together with')).toBeVisible();
  await expect(page.getByRole('row', { name: 'Two Writers' })).toContainText(
    '+1 604 555 0222 office',
  );
  await other.context().close();
});

async function openPartners(page: Page) {
  await signIn(page);
  await page.goto('/admin/partners');
  await expect(page.getByRole('row', { name: 'Ingrid Halvorsen' })).toBeVisible();
}

async function openElsewhere(browser: Browser, { address }: AdminSite) {
  const context = await browser.newContext({ baseURL: address });
  const page = await context.newPage();
  await openPartners(page);
  return page;
}

/** The names on the public page, in order. */
async function publicNames(page: Page) {
  const html = await (await page.request.get('/partners')).text();
  return [...html.matchAll(/<h3[^>]*>(.*?)<\/h3>/gs)].map(([heading]) => heading).join('\n');
}

async function fillPartner(page: Page, name: string) {
  await page.getByRole('textbox', { name: 'Name', exact: true }).fill(name);
  await page.getByLabel('Title 1').fill('Partner');
  await page.getByLabel('Email').fill('someone@solmere.example');
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
