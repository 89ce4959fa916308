import type { Page } from '@playwright/test';
import { linkOfInvitation } from '../../../tests/browser/admin-steps.ts';
import { expect, signIn, test } from '../../../tests/browser/admin-site.ts';

test.skip(({ isMobile }) => isMobile, 'One run is enough: the kit is tested on a phone.');

test('a note mentions a partner, who sees it, answers and resolves it @long', async ({
  page,
  browser,
  adminSite,
  expectNoAxeViolations,
}) => {
  await signIn(page);
  await page.goto('/admin/partners');
  await page.getByRole('button', { name: 'Edit Mei Tanaka' }).click();
  await expect(page.getByRole('heading', { name: 'Edit Mei Tanaka' })).toBeFocused();
  const partnerId = new URL(page.url()).searchParams.get('edit') ?? '';
  const context = await browser.newContext({ baseURL: adminSite.address });
  const mei = await context.newPage();
  await mei.goto(await invitePartner(page, 'Mei Tanaka'));
  await mei.getByLabel('Password').fill('nine white swans');
  await mei.getByRole('button', { name: 'Accept and sign in' }).click();
  await expect(mei.getByRole('heading', { name: 'Admin Dashboard' })).toBeVisible();
  await expect(mei.getByText('Notes for you')).toHaveCount(0);

  await page.goto(`/admin/partners?edit=${partnerId}`);
  await page.getByRole('textbox', { name: 'Title 1' }).focus();
  await page.keyboard.press('Control+Shift+E');
  const panel = page.getByRole('complementary', { name: 'Notes: Title 1' });
  await expect(panel.getByText('Type @ to mention someone.')).toBeVisible();
  await panel.getByRole('textbox', { name: 'New note on Title 1' }).pressSequentially('@mei');
  await panel.getByRole('option', { name: 'Mei Tanaka' }).click();
  await page.keyboard.type('is the title right?');
  await panel.getByRole('button', { name: 'Add note' }).click();
  await expect(page.getByText('Note added')).toBeVisible();
  await expectNoAxeViolations();

  await mei.reload();
  const mention = mei.getByRole('region', { name: 'Notes for you' }).getByRole('link');
  await expect(mention).toContainText('Mei Tanaka, Title');
  await expect(mention).toContainText('@Mei Tanaka is the title right?');
  await expectNoAxeViolations(mei);
  await mention.click();
  const ofMei = mei.getByRole('complementary', { name: 'Notes' });
  await ofMei.getByRole('button', { name: /^Answer / }).click();
  await ofMei.getByRole('textbox', { name: 'Answer' }).fill('It is');
  await ofMei.getByRole('button', { name: 'Add answer' }).click();
  await expect(mei.getByText('Answer added')).toBeVisible();
  await ofMei.getByRole('button', { name: /^Resolve / }).click();
  await expect(ofMei.getByText('1 resolved note')).toBeVisible();
  await mei.getByRole('button', { name: 'Undo' }).last().click();
  await expect(ofMei.getByText('1 resolved note')).toHaveCount(0);
  await mei.goto('/admin');
  await expect(mei.getByText('Notes for you')).toHaveCount(0);
  await context.close();

  await page.goto('/admin/partners');
  await page.getByRole('button', { name: '1 note' }).click();
  await expect(page.getByText('It is', { exact: true })).toBeVisible();
});

/** Returns the link of the invitation. */
async function invitePartner(page: Page, name: string) {
  await page.goto('/admin/team');
  await page.getByRole('button', { name: 'Invite' }).click();
  const dialog = page.getByRole('dialog', { name: 'Invite a colleague' });
  await dialog.getByLabel('Email').fill('mei.tanaka@solmere.example');
  await dialog.getByLabel('Name').fill(name);
  await dialog.getByText('Partner', { exact: true }).click();
  await dialog.getByRole('combobox', { name: 'Profile' }).selectOption({ label: name });
  await dialog.getByRole('button', { name: 'Send invitation' }).click();
  await expect(page.getByRole('row', { name: new RegExp(name) })).toBeVisible();
  return linkOfInvitation(page);
}
