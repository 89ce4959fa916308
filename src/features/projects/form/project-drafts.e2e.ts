import type { Page } from '@playwright/test';
import { expect, signIn, test } from '../../../../tests/browser/admin-site.ts';
import { findEdit, chooseFiles, saveDraft } from '../../../../tests/browser/admin-steps.ts';
import { photographs } from '../../../../tests/files/photographs.ts';

const projectPath = '/projects/sable-court';

test('a confidential project is prepared, published, corrected and hidden @long', async ({
  page,
  expectNoAxeViolations,
}) => {
  test.slow();
  await signIn(page);
  await page.goto('/admin/projects?edit=new');
  await page.getByLabel('Title').fill('Sable Court');
  await page.keyboard.press('Control+s');
  await expect(page.getByText('Draft saved')).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Edit Sable Court' })).toBeVisible();
  await page.reload();
  await expect(page.getByLabel('Title')).toHaveValue('Sable Court');
  expect((await page.request.get(projectPath)).status()).toBe(404);

  await press(page, 'Create Project');
  await expect(page.getByText('fields need attention')).toBeVisible();
  await page.getByLabel('Description').fill('Nine homes above the water.');
  await page.getByLabel('City').selectOption('VANCOUVER');
  await page.getByLabel('Price range').fill('From $1,240,000');
  await chooseFiles(page, 'Main project image', photographs.slice(0, 1));
  await press(page, 'Create Project');
  await enterLegalDetails(page, expectNoAxeViolations);
  expect((await page.request.get(projectPath)).status()).toBe(404);
  await press(page, 'Create Project');
  await expect(page.getByText('Project published')).toBeVisible({ timeout: 60_000 });
  expect(await publicHtml(page)).toContain(' 1,240,000');

  await edit(page);
  await page.getByLabel('Price range').fill('From $1,310,000');
  await saveDraft(page);
  await expect(page.getByText('1 unpublished change')).toBeVisible();
  expect(await publicHtml(page)).toContain(' 1,240,000');
  await compareAndSchedule(page, expectNoAxeViolations);
  await press(page, 'Update Project');
  await expect(page.getByRole('row', { name: 'Sable Court' })).toContainText('Published');
  expect(await publicHtml(page)).toContain(' 1,310,000');

  await edit(page);
  await choose(page, 'Unpublish…');
  const dialog = page.getByRole('alertdialog', { name: 'Unpublish this project' });
  await dialog.getByRole('button', { name: 'Unpublish' }).click();
  await expect(page.getByText('Project unpublished')).toBeVisible();
  expect((await page.request.get(projectPath)).status()).toBe(404);
  expect(await (await page.request.get('/sitemap.xml')).text()).not.toContain('sable-court');
});

/** An unpublished change of the open form is compared and scheduled, and the end of the schedule cancelled. */
async function compareAndSchedule(page: Page, expectNoAxeViolations: () => Promise<void>) {
  await choose(page, 'Compare with published version', 'More actions for this project');
  const comparison = page.getByRole('dialog', { name: 'One change not yet published' });
  await expect(comparison).toContainText('From $1,310,000');
  await expect(comparison).toContainText('From $1,240,000');
  await expectNoAxeViolations();
  await comparison.getByRole('button', { name: 'Keep editing' }).click();

  await choose(page, 'Schedule…');
  const scheduleDialog = page.getByRole('dialog', { name: 'Schedule publishing' });
  await scheduleDialog.getByLabel('Date').fill('2020-01-06');
  await scheduleDialog.getByRole('button', { name: 'Schedule' }).click();
  await expect(scheduleDialog).toContainText('Choose a time in the future');
  await expectNoAxeViolations();
  await scheduleDialog.getByRole('button', { name: 'Tomorrow, 9:00 a.m.' }).click();
  await scheduleDialog.getByLabel('Unpublish automatically').check();
  await scheduleDialog.getByRole('button', { name: 'Schedule' }).click();
  const row = page.getByRole('row', { name: 'Sable Court' });
  await expect(row).toContainText('Scheduled');
  await expect(row).toContainText('Until');
  expect(await publicHtml(page)).toContain(' 1,240,000');

  await edit(page);
  await expect(page.getByText(/^Will be unpublished/)).toBeVisible();
  await press(page, 'Cancel scheduled unpublishing');
  await expect(page.getByText(/^Will be unpublished/)).toBeHidden();
}

/** What the demo content's rules of British Columbia ask for, once publishing was refused. */
async function enterLegalDetails(page: Page, expectNoAxeViolations: () => Promise<void>) {
  const panel = page.getByRole('region', { name: 'British Columbia asks for' });
  const filedOn = page.getByLabel(/^Filed on/);
  await expect(page.getByText(/^British Columbia asks for: Disclosure statement/)).toBeVisible();
  await expect(page.getByLabel(/^Deposits held by/)).toBeFocused();
  await expect(page.getByText('2 legal details are missing')).toBeVisible();
  await expect(panel).toContainText('1 of 3 ready. Publishing waits for the rest.');
  await expectNoAxeViolations();
  await filedOn.fill('2026-05-22');
  await page.getByLabel('Latest amendment filed on').fill('2026-05-21');
  await panel.getByRole('button', { name: /^Add\b.*Deposits held in trust by$/ }).press('Enter');
  await expect(page.getByLabel(/^Deposits held by/)).toBeFocused();
  await page.keyboard.type('Tidewater Law LLP');
  await expect(panel).toContainText('3 of 3 ready.');
  await expect(page.getByText('Enter a date on or after the filing date')).toBeVisible();
  await page.getByLabel('Latest amendment filed on').fill('2026-05-23');
  await expect(page.getByText('Enter a date on or after the filing date')).toBeHidden();
  await expect(page.getByText('Disclosure statement filed May 22, 2026.')).toBeVisible();
}

async function edit(page: Page) {
  await findEdit(page, 'Sable Court').click();
}

async function press(page: Page, name: string) {
  await page.getByRole('button', { name }).click();
}

async function choose(page: Page, name: string, menu = 'More publishing options') {
  await press(page, menu);
  await page.getByRole('menuitem', { name }).click();
}

async function publicHtml(page: Page) {
  return (await page.request.get(projectPath)).text();
}
