import type { Page } from '@playwright/test';
import { expect, signIn, test } from '../../../tests/browser/admin-site.ts';
import { expectNothingOverTheEdge } from '../../../tests/browser/admin-steps.ts';
import { nounNames, nouns } from '../../features/nouns.ts';

test.describe.configure({ mode: 'default' });

const listed = nounNames.filter((name) => !nouns[name].noun.isUnlisted);
const screens = [
  'Enquiries',
  'Viewings',
  'Media',
  'Redirects',
  'Settings',
  ...listed.map(nounTitle),
];

test('every screen can be reached from every other @long', async ({ page, isMobile }) => {
  await signIn(page);
  await page.goto('/admin/account');
  let pages = 0;
  page.on('request', (request) => {
    if (request.isNavigationRequest() && request.frame() === page.mainFrame()) pages += 1;
  });
  for (const screen of screens) {
    await (await navigationLinks(page, isMobile)).getByRole('link', { name: screen }).click();
    await expect(page.getByRole('heading', { level: 1, name: screen })).toBeVisible();
    await expect(page.getByRole('link', { name: 'Back to Dashboard' })).toBeVisible();
    const links = await navigationLinks(page, isMobile);
    await expect(links.locator('[aria-current=page]')).toHaveAccessibleName(
      new RegExp(`^${screen}`),
    );
    await expectNothingOverTheEdge(page);
  }
  expect(pages).toBe(screens.length);
});

test('every screen offers signing out, which keeps a draft of an edited form @long', async ({
  page,
}) => {
  await signIn(page);
  await page.goto('/admin/partners');
  await page.getByRole('link', { name: 'Mei Tanaka' }).click();
  await page.getByLabel('Bio').fill('Half a sentence');
  await page.getByRole('button', { name: 'Sign Out' }).click();
  await expect(page).toHaveURL(/\/admin\/login$/);
  await signIn(page);
  await page.goto('/admin/partners');
  await page.getByRole('button', { name: 'Continue with Mei Tanaka' }).click();
  await expect(page.getByLabel('Bio')).toHaveValue('Half a sentence');
});

test('the public page of an edited and of a saved record opens in a new tab @long', async ({
  page,
  isMobile,
}) => {
  await signIn(page);
  await page.goto('/admin/partners');
  const site = page.locator('body > header').locator('[data-view-site]');
  await expect(site).toHaveAttribute('href', '/partners');
  await expect(site).toHaveAttribute('target', '_blank');
  await page.getByRole('link', { name: 'Thomas Kealoha' }).press('Enter');
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  await expect(site).toHaveAttribute('href', '/partners/thomas-kealoha');
  await page.getByLabel('Slug').fill('thomas-of-honolulu');
  await page.getByRole('button', { name: 'Update Partner' }).click();
  await expect(page.getByText('Partner published')).toBeVisible();
  await expect(site).toHaveAttribute('href', '/partners');
  if (!isMobile) await expect(page.getByRole('link', { name: 'Thomas Kealoha' })).toBeVisible();
  const popup = page.waitForEvent('popup');
  await page.getByRole('link', { name: 'View in a new tab', exact: true }).click();
  const visitor = await popup;
  await expect(visitor).toHaveURL(/\/partners\/thomas-of-honolulu$/);
  await expect(visitor.getByRole('heading', { level: 1 })).toHaveText('Thomas Kealoha');
});

test('a record without its own page is viewed on the page that lists it @long', async ({
  page,
  isMobile,
}) => {
  test.skip(isMobile, 'One run is enough: nothing here depends on a width.');
  await signIn(page);
  await page.goto('/admin/projects/developers');
  await page.getByRole('button', { name: 'Castrelle', exact: true }).click();
  await page.getByRole('button', { name: 'Update Developer' }).click();
  await expect(page.getByText('Castrelle saved')).toBeVisible();
  const view = page.getByRole('link', { name: 'View in a new tab', exact: true });
  await expect(view).toHaveAttribute('href', '/partners');
});

function nounTitle(name: keyof typeof nouns) {
  return nouns[name].noun.title;
}

/** The container of the navigation links: the header and shelf, or the menu, which this opens. */
async function navigationLinks(page: Page, isNarrow: boolean) {
  if (!isNarrow) return page.locator('body > header, body > nav[aria-label="Manage"]');
  const menu = page.getByRole('dialog', { name: 'Menu' });
  if (await menu.isHidden()) await page.getByRole('button', { name: 'Menu' }).click();
  await expect(menu).toBeVisible();
  return menu;
}
