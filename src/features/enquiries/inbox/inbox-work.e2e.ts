import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { expect } from '../../../../tests/browser/fixtures.ts';
import { test, unique, send, signIn, openEnquiry, row } from '../../../../tests/browser/inbox.ts';

test.describe.configure({ mode: 'default' });

test.setTimeout(180_000);

test('the filtered table can be downloaded, and contains no formulas @long', async ({ page }) => {
  const name = unique('=1+Formula');
  await send(page, 'contact', { firstName: name });
  await send(page, 'vip', { firstName: unique('Social media') });
  await signIn(page);
  await page.goto('/admin/enquiries?form=contact');
  await page.getByRole('button', { name: 'More actions for enquiries' }).click();
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('menuitem', { name: 'Export for Excel (CSV)' }).click(),
  ]);
  expect(download.suggestedFilename()).toBe('enquiries.csv');
  const csv = await readFile(await download.path(), 'utf8');
  expect(csv).toContain(`"'${name}"`);
  expect(csv).toContain('"Subject"');
  expect(csv).not.toContain('Social media');
});

test('a failed mail is shown on the dashboard and can be resent @long', async ({
  page,
  adminSite: { folder, mailServer },
}) => {
  const name = unique('Refused');
  mailServer.behave('refuse for good');
  await send(page, 'vip', { firstName: name });
  await signIn(page);
  await openEnquiry(page, name);
  await expect(page.getByText(/Tried .+ The mail server rejected it\./).first()).toBeVisible({
    timeout: 30_000,
  });
  failEmails(folder);
  await page.goto('/admin');
  await page.getByRole('link', { name: /^View: emails? could not be sent$/ }).click();
  await row(page, name).click();
  await expect(page.getByText('Failed. The mail server rejected it.').first()).toBeVisible();
  mailServer.behave('accept');
  await page.getByRole('button', { name: 'Resend notification' }).click();
  await expect(page.getByText('Email resent')).toBeVisible();
  await expect(page.getByText(/^Sent /).first()).toBeVisible({ timeout: 20_000 });
});

test('a held enquiry is counted, found and released @long', async ({ page, adminSite }) => {
  const name = unique('Person');
  await send(page, 'vip', { firstName: name, 'bot-field': 'Acme Homes Inc' });
  await signIn(page);
  await page.goto('/admin');
  await expect(page.getByText('1 enquiry is held as possible spam.')).toBeVisible();
  await page.goto('/admin/enquiries');
  await page.getByRole('button', { name: 'Review' }).click();
  await row(page, name).click();
  await expect(page.getByText('Held as possible spam')).toBeVisible();
  await expect(page.getByText('No emails.')).toBeVisible();
  await page.getByRole('button', { name: 'Release enquiry' }).dblclick();
  await expect(page.getByText('Enquiry released')).toBeVisible();
  await expect(page.getByText(/^Confirmation to /)).toBeVisible();
  await expect
    .poll(() => adminSite.mailServer.received.filter(({ text }) => text.includes(name)).length)
    .toBe(1);
  await page.goto('/admin/enquiries');
  await expect(row(page, name)).toBeVisible();
  await expect(page.getByText('held as possible spam')).toBeHidden();
});

test('spam is hidden by default, and a deleted enquiry disappears @long', async ({ page }) => {
  const name = unique('Robot');
  const other = unique('Reader');
  await send(page, 'vip', { firstName: name });
  await send(page, 'vip', { firstName: other });
  await signIn(page);
  await openEnquiry(page, name);
  await page.getByRole('button', { name: 'Mark as spam' }).click();
  await expect(page.getByText('Marked as spam')).toBeVisible();
  await page.goto('/admin/enquiries');
  await expect(row(page, other)).toBeVisible();
  await expect(row(page, name)).toBeHidden();
  await page.getByRole('link', { name: /^Spam/ }).click();
  await row(page, name).click();

  await page.getByRole('button', { name: 'Delete' }).click();
  const question = page.getByRole('alertdialog');
  await expect(question).toContainText('Are you sure you want to delete this enquiry?');
  await expect(question).toContainText(name);
  await expect(question.getByRole('button', { name: 'Cancel' })).toBeFocused();
  await question.getByRole('button', { name: 'Delete' }).click();
  await expect(page.getByText('Enquiry deleted')).toBeVisible();
  await expect(row(page, name)).toBeHidden();
});

test('one person’s data can be found, exported and erased @long', async ({
  page,
  expectNoAxeViolations,
}) => {
  const email = `${unique('erase').toLowerCase()}@solmere.example`;
  await send(page, 'vip', { email });
  await send(page, 'join', { email });
  await signIn(page);
  await page.goto('/admin/enquiries');
  await page.getByRole('button', { name: 'More actions for enquiries' }).click();
  await page.getByRole('menuitem', { name: 'Personal data…' }).click();
  await page.getByLabel('Email').fill(email.toUpperCase());
  await page.getByRole('button', { name: 'Find' }).click();
  await expect(page.getByText('2 enquiries and 4 emails')).toBeVisible();
  await expectNoAxeViolations();
  for (const [name, file] of [
    ['Export as web page', 'one-person.html'],
    ['Export as JSON', 'one-person.json'],
  ] as const) {
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('button', { name }).click(),
    ]);
    expect(download.suggestedFilename()).toBe(file);
    expect(await readFile(await download.path(), 'utf8')).toContain(email);
  }
  await page.getByRole('button', { name: 'Erase…' }).click();
  await expect(page.getByText('It cannot be undone.')).toBeVisible();
  await page.getByRole('button', { name: 'Erase', exact: true }).click();
  await expect(page.getByText('Erased: 2 enquiries, 4 emails')).toBeVisible();
});

/** The site itself gives up after 72 hours. */
function failEmails(folder: string) {
  const database = new DatabaseSync(path.join(folder, 'solmere.db'), { timeout: 5_000 });
  database.exec(
    "update outgoing_mails set state = 'failed', lease_until = null where state = 'waiting'",
  );
  database.close();
}
