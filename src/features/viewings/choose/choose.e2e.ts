import { DatabaseSync } from 'node:sqlite';
import path from 'node:path';
import type { Page } from '@playwright/test';
import { expect, test } from '../../../../tests/browser/admin-site.ts';

// So that the times of Vancouver have the visitor's own beneath.
test.use({ timezoneId: 'America/Toronto' });

test('a visitor books a time, changes it by the link of the email, and cancels @phone', async ({
  adminSite,
  page,
  expectNoAxeViolations,
}) => {
  const email = 'samir@haddad.example';
  await page.goto('/projects/kestrel-house');
  await expect(page.getByText(/^Next viewing: /)).toBeVisible();
  const form = page.getByRole('form');
  await form.scrollIntoViewIfNeeded();
  await expect(
    form.getByText(/your time \(Toronto\) beneath/).filter({ visible: true }),
  ).toBeVisible();
  const days = form.getByRole('group', { name: 'Days' }).getByRole('radio');
  await days.last().check();
  const times = form.getByRole('radio', { name: /[ap]\.m\./ });
  await times.first().check();
  const name = await form.locator('time').filter({ visible: true }).first().textContent();
  await expectNoAxeViolations();
  const button = form.getByRole('button', { name: `, ${name}` });
  await expect(button).toHaveText(/^Book \w+, /);
  await typeIn(page, 'Samir Haddad', email);
  await button.click();
  const receipt = page.getByRole('heading', { level: 3, name: /^\w+day at / });
  await expect(receipt).toBeFocused();
  await expect(page.getByText('Presentation gallery, 1180 Harbour Row')).toBeVisible();
  await expectNoAxeViolations();

  await page.goto((await linkOf(adminSite.folder, email)) ?? '');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/^\w+day at /);
  await expectNoAxeViolations();
  await page.getByRole('link', { name: 'Change the time' }).click();
  await page.locator('label:has([name=viewing])').filter({ visible: true }).last().click();
  await expectNoAxeViolations();
  const before = await page.getByRole('heading', { level: 1 }).textContent();
  await page.getByRole('button', { name: 'Change to this time' }).click();
  await expect(page.getByRole('heading', { level: 1 })).not.toHaveText(before ?? '');
  await page.getByRole('link', { name: 'Cancel the viewing' }).click();
  await expectNoAxeViolations();
  await page.getByRole('button', { name: 'Cancel the viewing' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Cancelled');
  await page.getByRole('link', { name: 'Choose another time' }).click();
  await expect(page).toHaveURL(/\/projects\/kestrel-house#interest$/);
});

test('who sends a time that was just booked keeps what was typed, and books another one', async ({
  page,
  browser,
  adminSite,
  expectError,
}) => {
  const device = await browser.newContext({ javaScriptEnabled: false });
  const other = await device.newPage();
  for (const one of [page, other]) {
    await one.goto(`${adminSite.address}/projects/kestrel-house`);
    const time = one.locator('label:has([name=viewing]:not(:disabled))').filter({ visible: true });
    await time.first().click();
  }
  await typeIn(other, 'Noor Lindqvist', 'noor@lindqvist.example');
  await other.getByRole('form').locator('[type=submit]').click();
  await expect(other.getByRole('heading', { level: 3, name: /^\w+day at / })).toBeVisible();
  await device.close();

  expectError('409');
  await typeIn(page, 'Hana Whitlock', 'hana@whitlock.example');
  await page
    .getByRole('form')
    .getByRole('button', { name: /^Book \w+, / })
    .click();
  await expect(page.getByRole('alert')).toContainText('was just booked. Your details are kept.');
  await expect(page.getByText('Taken', { exact: true })).toBeVisible();
  await expect(page.getByLabel('Full name')).toHaveValue('Hana Whitlock');
  await expect(page.locator('[name=viewing]:checked')).toHaveCount(0);
  await page
    .locator('label:has([name=viewing]:not(:disabled))')
    .filter({ visible: true })
    .first()
    .click();
  await page
    .getByRole('form')
    .getByRole('button', { name: /^Book \w+, / })
    .click();
  await expect(page.getByRole('heading', { level: 3, name: /^\w+day at / })).toBeVisible();
});

async function typeIn(page: Page, name: string, email: string) {
  const form = page.getByRole('form');
  await form.getByRole('textbox', { name: 'Full name' }).fill(name);
  await form.getByRole('textbox', { name: 'Email' }).fill(email);
  await form.getByRole('textbox', { name: 'Phone' }).fill('+1 604 555 0188');
}

/** Reads the outbox, because there is no mail server here. */
async function linkOf(folder: string, recipient: string) {
  const database = new DatabaseSync(path.join(folder, 'solmere.db'), { readOnly: true });
  const read = () =>
    database
      .prepare('select body_text from outgoing_mails where recipient = ?')
      .all(recipient)
      .flatMap(({ body_text: text }) => /\/viewings\/[\w-]+/.exec(String(text)) ?? []);
  await expect.poll(read).not.toEqual([]);
  const [link] = read();
  database.close();
  return link;
}
