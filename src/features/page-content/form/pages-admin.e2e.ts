import type { Page } from '@playwright/test';
import { expect, signIn, test } from '../../../../tests/browser/admin-site.ts';

test.slow();
test.describe.configure({ mode: 'default' });
test.skip(({ isMobile }) => isMobile, 'One run is enough: the narrow screens are among these.');

const start = new Date(performance.timeOrigin);

test('pages are listed with their hero types, and built-in pages can only be edited @long', async ({
  page,
}) => {
  await openPages(page);
  await expect(page.getByRole('columnheader')).toHaveText([
    '',
    /^Page/,
    /^Hero Type/,
    /^Last Updated/,
    /^Visibility/,
    /^Languages/,
    /^Actions/,
  ]);
  await expect(page.getByRole('row', { name: /Home/ })).toContainText('Home');
  await expect(page.getByRole('row', { name: /Home/ })).toContainText('Video');
  await expect(page.getByRole('row', { name: /Home/ })).toContainText(sinceStart());
  const home = page.getByRole('row', { name: /Home/ });
  await expect(home.getByRole('button', { name: /^Edit/ })).toBeVisible();
  await expect(home.getByRole('button', { name: /^(Delete|Duplicate|Move)/ })).toHaveCount(0);
});

test('sections are added, moved, removed and restored @long', async ({
  page,
  expectNoAxeViolations,
}) => {
  await openPages(page);
  await page.getByRole('button', { name: 'Edit Testimonials' }).click();
  await expect(sections(page)).toHaveCount(0);
  for (const title of ['First', 'Second', 'Third']) {
    await page.getByRole('button', { name: 'Add Section' }).click();
    await expect(sections(page).last().getByLabel('Title', { exact: true })).toBeFocused();
    await page.keyboard.type(title);
  }
  await sections(page).first().getByRole('textbox', { name: 'Content' }).fill('Words of the first');
  await page.getByRole('button', { name: 'Move First down' }).click();
  await expect(sectionTitles(page)).toHaveText(['Second', 'First', 'Third']);
  await expect(page.getByText('First is now 2 of 3')).toBeAttached();
  await expect(page.getByRole('button', { name: 'Move First down' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(sectionTitles(page)).toHaveText(['Second', 'Third', 'First']);
  await expect(page.getByRole('button', { name: 'Move First up' })).toBeFocused();
  await expect(sections(page).last()).toContainText('Words of the first');

  await sections(page).first().getByRole('button', { name: 'Remove Section' }).click();
  await expect(sectionTitles(page)).toHaveText(['Third', 'First']);
  await page.getByRole('button', { name: 'Undo' }).last().click();
  await expect(sectionTitles(page)).toHaveText(['Second', 'Third', 'First']);
  await expectNoAxeViolations();
  await page.getByRole('button', { name: 'Save Changes' }).click();
  await expect(page.getByText('Page published')).toBeVisible();
  await page.getByRole('button', { name: 'Edit Testimonials' }).click();
  await expect(sectionTitles(page)).toHaveText(['Second', 'Third', 'First']);
  await expect(sections(page).last()).toContainText('Words of the first');
});

test('the about page has its hero grid, and sections with medallions @long', async ({
  page,
  expectNoAxeViolations,
}) => {
  await openPages(page);
  await page.getByRole('button', { name: 'Edit About' }).click();
  for (const title of [
    'Square image, top',
    'Square image, bottom',
    'Tall image, right',
    'Background image',
  ]) {
    await expect(page.getByRole('group', { name: title })).toBeVisible();
  }
  await expect(sections(page).first()).toContainText('Round logo beside the text');
  await page.getByRole('radio', { name: 'Video' }).check();
  await page.getByLabel('Video-sharing URL').fill('no address');
  await page.getByRole('button', { name: 'Save Changes' }).click();
  await expect(page.getByLabel('Video-sharing URL')).toBeFocused();
  await expect(page.getByLabel('Video-sharing URL')).toHaveAccessibleDescription(
    /Enter a full URL starting with https:/,
  );
  await expectNoAxeViolations();
  await page.getByRole('radio', { name: 'Image', exact: true }).check();
  await expect(page.getByRole('group', { name: 'Background image' }).locator('img')).toBeVisible();
});

test('the settings change the logo of the site @long', async ({ page }) => {
  await openPages(page);
  await page.getByRole('button', { name: 'Edit Settings' }).click();
  await expect(page.getByRole('group', { name: 'Footer logo' })).toBeVisible();
  await page.getByLabel('Logo text').fill('STILLMERE');
  await page.getByRole('button', { name: 'Save Changes' }).click();
  await expect(page.getByText('Page published')).toBeVisible();
  await page.goto('/contact');
  await expect(page.getByRole('link', { name: 'STILLMERE, home' }).first()).toBeVisible();
});

test('the second editor to save a page sees both texts with their formatting @long', async ({
  page,
  browser,
  adminSite,
  expectNoAxeViolations,
}) => {
  await openPages(page);
  const other = await (await browser.newContext({ baseURL: adminSite.address })).newPage();
  await openPages(other);
  for (const [editor, text] of [
    [other, 'Theirs'],
    [page, 'Mine'],
  ] as const) {
    await editor.getByRole('button', { name: 'Edit News' }).click();
    await editor.getByRole('textbox', { name: 'Subtitle' }).fill(text);
  }
  await other.getByRole('button', { name: 'Save Changes' }).click();
  await expect(other.getByText('Page published')).toBeVisible();
  await page.getByRole('button', { name: 'Save Changes' }).click();
  const dialog = page.getByRole('dialog', { name: 'This page was saved elsewhere' });
  await expect(dialog.getByRole('heading', { level: 3 })).toHaveText(['Subtitle']);
  await expect(dialog.locator('p', { hasText: /^Mine$/ })).toBeVisible();
  await expect(dialog.locator('p', { hasText: /^Theirs$/ })).toBeVisible();
  await expectNoAxeViolations();
  await dialog.getByRole('radio', { name: 'Subtitle: Theirs' }).check();
  await dialog.getByRole('button', { name: 'Merge and save' }).click();
  await page.getByRole('button', { name: 'Edit News' }).click();
  await expect(page.getByRole('textbox', { name: 'Subtitle' })).toHaveText('Theirs');
  await other.context().close();
});

async function openPages(page: Page) {
  await signIn(page);
  await page.goto('/admin/pages');
  await page.getByRole('button', { name: 'Edit Home' }).waitFor();
}

function sections(page: Page) {
  return page.locator('section', { has: page.getByRole('button', { name: 'Remove Section' }) });
}

function sectionTitles(page: Page) {
  return sections(page).getByRole('heading', { level: 2 });
}

/** A date such as `Jan 5, 2026` in Vancouver: today, or the day on which the tests started. */
function sinceStart() {
  return new RegExp(`${formatDay(start)}|${formatDay(new Date())}`);
}

function formatDay(time: Date) {
  const timeZone = 'America/Vancouver';
  return new Intl.DateTimeFormat('en-US', { timeZone, dateStyle: 'medium' }).format(time);
}
