import type { Page } from '@playwright/test';
import { makeBrowser } from '../../../tests/browser/mortal-browser.ts';
import { everyDraft } from '../../../tests/browser/admin-steps.ts';
import { expect, signIn, test } from '../../../tests/browser/admin-site.ts';

test.describe.configure({ mode: 'default', timeout: 90_000 });
test.skip(({ isMobile }) => isMobile, 'One run is enough.');

test('a killed browser offers the text of a new partner again @long', async ({ adminSite }) => {
  const browser = await makeBrowser(adminSite);
  const page = await browser.open();
  await openPartners(page);
  await page.getByRole('button', { name: 'Add Partner' }).click();
  await page.getByRole('textbox', { name: 'Name', exact: true }).fill('Never Finished');
  await expect.poll(() => draftsOn(page)).toEqual(['Never Finished']);
  const [draft] = await everyDraft(page);
  await browser.crash();

  const reopened = await browser.open();
  await openPartners(reopened);
  await expect(reopened.getByText(/Unsaved changes to Never Finished, from/)).toBeVisible();
  await reopened.getByRole('button', { name: 'Continue with Never Finished' }).click();
  await expect(reopened.getByRole('textbox', { name: 'Name', exact: true })).toHaveValue(
    'Never Finished',
  );
  await expect(reopened.getByLabel('Slug')).toHaveValue('never-finished');
  const ownDraft = async () =>
    (await everyDraft(reopened)).find(({ writer }) => writer !== draft?.writer);
  await expect.poll(ownDraft).toMatchObject({ newId: draft?.newId });
  await browser.remove();
});

test('two windows with the same partner keep separate drafts @long', async ({ page }) => {
  await openPartners(page);
  await page.getByRole('button', { name: 'Edit Ingrid Halvorsen' }).click();
  await typeBio(page, 'The first window');
  const otherPage = await page.context().newPage();
  await otherPage.goto('/admin/partners');
  await otherPage.getByRole('button', { name: 'Edit Ingrid Halvorsen' }).click();
  await expect(otherPage.getByText('This partner is also open in another window.')).toBeVisible();
  await typeBio(otherPage, 'The second window');
  expect(await draftsOn(page)).toHaveLength(2);
  await closeWithoutAsking(otherPage);

  await page.getByRole('button', { name: 'Cancel' }).click();
  const offers = page.getByRole('button', { name: 'Continue with Ingrid Halvorsen' });
  await expect(offers).toHaveCount(2);
  await offers.first().click();
  await expect(page.getByLabel('Bio')).toHaveValue('The second window');
});

test('a form has a URL: reloading keeps it open, and going back keeps a draft @long', async ({
  page,
}) => {
  await openPartners(page);
  await page.getByRole('button', { name: 'Edit Daniel Okafor' }).click();
  await page.reload();
  await expect(page.getByRole('heading', { name: 'Edit Daniel Okafor' })).toBeVisible();
  await page.getByLabel('Bio').fill('On the way back');
  await page.goBack();
  await expect(page.getByRole('button', { name: 'Edit Daniel Okafor' })).toBeFocused();
  await expect(page).toHaveURL(/\/admin\/partners$/);
  await page.goForward();
  await page.getByRole('button', { name: 'Restore' }).click();
  await expect(page.getByLabel('Bio')).toHaveValue('On the way back');
});

test('opening the bin keeps a draft of an edited row @long', async ({ page }) => {
  await signIn(page);
  await page.goto('/admin/projects/developers');
  await page.getByRole('button', { name: 'Edit Halvorne' }).click();
  await page.getByLabel('Website').fill('https://halvorne.example/anew');
  await page.getByRole('link', { name: /^Bin/ }).click();
  await expect(page).toHaveURL(/bin=open/);
  await page.goBack();
  await page.getByRole('button', { name: 'Continue with Halvorne' }).click();
  await expect(page.getByLabel('Website')).toHaveValue('https://halvorne.example/anew');
});

test('text typed right before following a link is offered again @long', async ({ page }) => {
  await openPartners(page);
  await page.getByRole('button', { name: 'Edit Mei Tanaka' }).click();
  await page.getByLabel('Bio').fill('The last key, then away');
  await page.getByRole('link', { name: 'Back to Dashboard' }).click();
  await expect(page.getByRole('heading', { name: 'Admin Dashboard' })).toBeVisible();
  await page.goto('/admin/partners');
  await page.getByRole('button', { name: 'Continue with Mei Tanaka' }).click();
  await expect(page.getByLabel('Bio')).toHaveValue('The last key, then away');
});

async function openPartners(page: Page) {
  await signIn(page);
  await page.goto('/admin/partners');
  await expect(page.getByRole('row', { name: 'Ingrid Halvorsen' })).toBeVisible();
}

async function typeBio(page: Page, text: string) {
  await page.getByLabel('Bio').fill(text);
  await expect.poll(() => draftsOn(page)).toContain(text);
}

/** Simulates a crash: no `beforeunload` runs. */
async function closeWithoutAsking(page: Page) {
  await page.close({ runBeforeUnload: false });
}

/** The text of all drafts in this browser, of all users. */
async function draftsOn(page: Page) {
  const drafts = await everyDraft(page);
  return drafts.map(({ values }) => values['bio'] ?? values['name']);
}
