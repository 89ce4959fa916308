import type { Page } from '@playwright/test';
import { makeBrowser } from '../../../tests/mortal-browser.ts';
import { everyDraft, takeRoomForDrafts } from '../../../tests/office-steps.ts';
import { administrator, expect, signIn, test } from '../../../tests/office.ts';

test.describe.configure({ mode: 'default', timeout: 90_000 });
test.skip(({ isMobile }) => isMobile, 'One run is enough: the narrow screen is among these.');

const offer = /^Your unsaved text of .+ is here\./;

test('a closed window leaves a draft, which its user finds in the list and in the form', async ({
  page,
  expectNoAxeViolations,
}) => {
  await openPartners(page);
  await page.getByRole('button', { name: 'Edit Daniel Okafor' }).click();
  await typeBio(page, 'Half a sentence');
  await closeWithoutAsking(page);

  const again = await page.context().newPage();
  await again.goto('/admin/partners');
  await expect(again.getByText(/You have an unsaved text of Daniel Okafor, from/)).toBeVisible();
  await expectNoAxeViolations(again);
  await again.getByRole('button', { name: 'Edit Daniel Okafor' }).click();
  await expect(again.getByText(offer)).toBeVisible();
  await expect(again.getByLabel('Bio')).not.toHaveValue('Half a sentence');
  await expectNoAxeViolations(again);
  await again.getByRole('button', { name: 'Bring it back' }).click();
  await expect(again.getByLabel('Bio')).toHaveValue('Half a sentence');
  await expect(again.getByText(offer)).toBeHidden();

  await again.getByRole('button', { name: 'Update Partner' }).click();
  await expect(again.getByText('Partner saved')).toBeVisible();
  expect(await draftsOn(again)).toEqual([]);
  await again.reload();
  await expect(again.getByRole('row', { name: 'Daniel Okafor' })).toBeVisible();
  await expect(again.getByText('You have an unsaved text')).toBeHidden();
});

test('a browser that is killed gives back what was typed of a new partner', async ({ office }) => {
  const browser = await makeBrowser(office);
  const page = await browser.open();
  await openPartners(page);
  await page.getByRole('button', { name: 'Add Partner' }).click();
  await page.getByLabel('Name').fill('Never Finished');
  await expect.poll(() => draftsOn(page)).toEqual(['Never Finished']);
  const [left] = await everyDraft(page);
  await browser.crash();

  const again = await browser.open();
  await openPartners(again);
  await expect(again.getByText(/You have an unsaved text of a new partner, from/)).toBeVisible();
  await again.getByRole('button', { name: 'Continue with the new partner' }).click();
  await expect(again.getByLabel('Name')).toHaveValue('Never Finished');
  await expect(again.getByLabel('Slug')).toHaveValue('never-finished');
  const ownDraft = async () =>
    (await everyDraft(again)).find(({ writer }) => writer !== left?.writer);
  await expect.poll(ownDraft).toMatchObject({ newId: left?.newId });
  await browser.remove();
});

test('a draft is never shown to another user of the same browser', async ({ page }) => {
  await openPartners(page);
  await page.getByRole('button', { name: 'Edit Mei Tanaka' }).click();
  await typeBio(page, 'For my eyes');
  await handDraftsTo(page, 'someone.else@solmere.example');
  await closeWithoutAsking(page);

  const again = await page.context().newPage();
  await again.goto('/admin/partners');
  await again.getByRole('button', { name: 'Edit Mei Tanaka' }).click();
  await expect(again.getByRole('button', { name: 'Update Partner' })).toBeVisible();
  await expect(again.getByText('unsaved text')).toBeHidden();
  expect(await draftsOn(again)).toHaveLength(1);
});

test('a lost session takes nothing of what was typed', async ({ page, expectComplaint }) => {
  expectComplaint(/status of 401/);
  await openPartners(page);
  await page.getByRole('button', { name: 'Edit Priya Raman' }).click();
  await typeBio(page, 'Before the session ended');
  await page.context().clearCookies();
  await page.getByRole('button', { name: 'Update Partner' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Cancel' }).click();
  await closeWithoutAsking(page);

  const again = await page.context().newPage();
  await signIn(again);
  await again.goto('/admin/partners');
  await again.getByRole('button', { name: 'Continue with Priya Raman' }).click();
  await expect(again.getByLabel('Bio')).toHaveValue('Before the session ended');
});

test('a draft of an older text is compared with the newer one', async ({ page }) => {
  await openPartners(page);
  await page.getByRole('button', { name: 'Edit Étienne Laroche' }).click();
  await typeBio(page, 'My draft');
  await closeWithoutAsking(page);
  const again = await page.context().newPage();
  await again.goto('/admin/partners');
  await again.getByRole('button', { name: 'Edit Étienne Laroche' }).click();
  await again.getByLabel('Office phone').fill('+1 604 555 0177');
  await again.getByRole('button', { name: 'Update Partner' }).click();
  await expect(again.getByText('Partner saved')).toBeVisible();

  await again.getByRole('button', { name: 'Edit Étienne Laroche' }).click();
  await expect(again.getByText(/This partner was saved anew since/)).toBeVisible();
  await again.getByRole('button', { name: 'Compare' }).click();
  const dialog = again.getByRole('dialog');
  await expect(dialog.getByRole('heading', { level: 3 })).toHaveText(['Bio', 'Office phone']);
  await dialog.getByRole('button', { name: 'Keep editing mine over the newer one' }).click();
  await expect(again.getByLabel('Bio')).toHaveValue('My draft');
  await expect(again.getByLabel('Office phone')).toHaveValue('+1 604 555 0177');
});

test('two windows of one partner keep a draft each @long', async ({ page }) => {
  await openPartners(page);
  await page.getByRole('button', { name: 'Edit Ingrid Halvorsen' }).click();
  await typeBio(page, 'The first window');
  const other = await page.context().newPage();
  await other.goto('/admin/partners');
  await other.getByRole('button', { name: 'Edit Ingrid Halvorsen' }).click();
  await expect(other.getByText('You are writing this partner in another window')).toBeVisible();
  await typeBio(other, 'The second window');
  expect(await draftsOn(page)).toHaveLength(2);
  await closeWithoutAsking(other);

  await page.getByRole('button', { name: 'Cancel' }).click();
  const offers = page.getByRole('button', { name: 'Continue with Ingrid Halvorsen' });
  await expect(offers).toHaveCount(2);
  await offers.first().click();
  await expect(page.getByLabel('Bio')).toHaveValue('The second window');
});

test('a form has an address: reloading keeps it, and going back leaves a draft @long', async ({
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
  await page.getByRole('button', { name: 'Bring it back' }).click();
  await expect(page.getByLabel('Bio')).toHaveValue('On the way back');
});

test('Ctrl and S save, and Escape leaves a draft', async ({ page }) => {
  await openPartners(page);
  await page.getByRole('button', { name: 'Edit Daniel Okafor' }).click();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('button', { name: 'Edit Daniel Okafor' })).toBeFocused();
  await page.keyboard.press('Enter');
  await page.getByLabel('Bio').fill('Saved by two keys');
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Continue with Daniel Okafor' }).click();
  await expect(page.getByLabel('Bio')).toHaveValue('Saved by two keys');
  await page.keyboard.press('Control+s');
  await expect(page.getByText('Partner saved')).toBeVisible();
  await expect.poll(() => draftsOn(page)).toEqual([]);
});

test('the way to the bin leaves a draft of an edited row @long', async ({ page }) => {
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

test('what was typed right before a link was followed is offered again', async ({ page }) => {
  await openPartners(page);
  await page.getByRole('button', { name: 'Edit Mei Tanaka' }).click();
  await page.getByLabel('Bio').fill('The last key, then away');
  await page.getByRole('link', { name: 'Back to Dashboard' }).click();
  await expect(page.getByRole('heading', { name: 'Admin Dashboard' })).toBeVisible();
  await page.goto('/admin/partners');
  await page.getByRole('button', { name: 'Continue with Mei Tanaka' }).click();
  await expect(page.getByLabel('Bio')).toHaveValue('The last key, then away');
});

test('without room for drafts the form works, and says so @long', async ({ page }) => {
  await takeRoomForDrafts(page);
  await openPartners(page);
  await page.getByRole('button', { name: 'Edit Mei Tanaka' }).click();
  await page.getByLabel('Bio').fill('On this page alone');
  await expect(page.getByText('This browser keeps no drafts')).toBeVisible();
  await page.getByRole('button', { name: 'Cancel' }).click();
  await page.getByRole('button', { name: 'Continue with Mei Tanaka' }).click();
  await expect(page.getByLabel('Bio')).toHaveValue('On this page alone');
  await page.getByRole('button', { name: 'Update Partner' }).click();
  await expect(page.getByText('Partner saved')).toBeVisible();
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

/** As a crash does: no page is asked. */
async function closeWithoutAsking(page: Page) {
  await page.close({ runBeforeUnload: false });
}

/** The text of all drafts in this browser, whosever they are. */
async function draftsOn(page: Page) {
  const drafts = await everyDraft(page);
  return drafts.map(({ values }) => values['bio'] ?? values['name']);
}

/** Makes them the drafts of someone else who works at this browser. */
async function handDraftsTo(page: Page, user: string) {
  expect(user).not.toBe(administrator.email);
  await page.evaluate(async (email) => {
    const request = indexedDB.open('back-office');
    await new Promise((resolve) => request.addEventListener('success', resolve));
    const store = request.result.transaction('drafts', 'readwrite').objectStore('drafts');
    const all = store.getAll();
    await new Promise((resolve) => all.addEventListener('success', resolve));
    for (const draft of all.result as object[]) store.put({ ...draft, user: email });
    await new Promise((resolve) => store.transaction.addEventListener('complete', resolve));
    request.result.close();
  }, user);
}
