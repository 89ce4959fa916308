import { DatabaseSync } from 'node:sqlite';
import path from 'node:path';
import type { Page } from '@playwright/test';
import { expect, signIn, test } from '../../../../tests/browser/admin-site.ts';
import { daysAfter, todayIn } from '../../../lib/time/dates.ts';
import { findEdit } from '../../../../tests/browser/admin-steps.ts';

const project = '/projects/kestrel-house';

test('a visitor books a time in three steps, changes it by the link of the email and cancels it @narrow', async ({
  adminSite,
  page,
  expectNoAxeViolations,
}) => {
  await page.goto(`${project}#interest`);
  expect(await hiddenWidth(page)).toBe(0);
  const choice = page.getByRole('region', { name: 'Choose a time' });
  const time = choice.locator('[data-of-day]:visible time').first();
  const text = ((await time.textContent()) ?? '').replaceAll('\u00A0', ' ');
  await time.click();
  await fillContact(page, 'Samir Haddad');
  const button = page.getByRole('button', { name: /^Book \w+day, / });
  await expect(button).toContainText(text.trim());
  await button.click();
  const thanks = page.getByRole('heading', { name: new RegExp(`day at ${text.trim()}$`) });
  await expect(thanks).toBeVisible();
  await expect(page.getByText('Presentation gallery, 1180 Harbour Row').last()).toBeVisible();

  await page.goto(adminSite.address + linkTo('samir@haddad.example', adminSite.folder));
  await expect(page.getByRole('heading', { level: 1 })).toContainText(text.trim());
  await expectNoAxeViolations();
  await page.getByRole('link', { name: 'Change the time' }).click();
  expect(await hiddenWidth(page)).toBe(0);
  const other = page.locator('[data-of-day]:visible time').last();
  const otherText = ((await other.textContent()) ?? '').trim();
  await other.click();
  await expectNoAxeViolations();
  await page.getByRole('button', { name: 'Change to this time' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toContainText(otherText);
  await page.getByRole('link', { name: 'Cancel the viewing' }).click();
  await page.getByRole('button', { name: 'Cancel the viewing' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Cancelled');
  await expectNoAxeViolations();
});

test('a time is booked without script; who sends it a moment later keeps all that was typed @long', async ({
  browser,
  adminSite,
  page: second,
  expectError,
}) => {
  const context = await browser.newContext({ javaScriptEnabled: false });
  const first = await context.newPage();
  for (const page of [first, second]) {
    await page.goto(`${adminSite.address}${project}`);
    await page.locator('[data-of-day]:visible time').nth(1).click();
    await fillContact(page, page === first ? 'Noor Lindqvist' : 'Matteo Brae');
    await page.locator('summary', { hasText: 'Additional' }).click();
    await page.getByLabel('Message').fill('We come by tram.');
  }
  const button = 'form[data-enquiry] [type=submit] >> nth=-1';
  await first.locator(button).click();
  await expect(
    first.locator('#interest').getByRole('link', { name: 'Add to calendar' }),
  ).toBeVisible();
  await context.close();
  expectError('409');
  await second.locator(button).click();
  await expect(second.getByRole('alert')).toContainText(
    /was just booked\. Your details are kept\./,
  );
  await expect(second.getByLabel('Full name')).toHaveValue('Matteo Brae');
  await expect(second.getByLabel('Message')).toHaveValue('We come by tram.');
  await expect(second.locator('[data-of-day]:visible').getByText('Taken')).toBeVisible();
  await expect(second.locator('[name=viewing]:checked')).toHaveCount(0);
});

test('an open house that staff add is booked, and is full for the next visitor @long', async ({
  page,
}) => {
  const today = todayIn('America/Vancouver');
  // Nobody receives visitors on Sundays.
  const sunday = daysAfter(today, 14 - new Date(today).getUTCDay()) ?? '';
  await signIn(page);
  await page.goto('/admin/viewings/hosts');
  await findEdit(page, 'Ingrid Halvorsen').click();
  await page.getByRole('button', { name: 'Add open house' }).click();
  const houses = page.getByRole('region', { name: 'Open houses' });
  await houses.getByRole('textbox', { name: 'Day' }).fill(sunday);
  await houses.getByLabel('From').fill('14:00');
  await houses.getByLabel('Until').fill('16:00');
  await houses.getByLabel('Project').selectOption('Kestrel House');
  await houses.getByLabel('Places').fill('1');
  await page.getByRole('button', { name: /^(Update Host|Save Changes)/ }).click();
  await expect(page.getByRole('row', { name: 'Ingrid Halvorsen' })).toBeVisible();

  await page.goto(`${project}#interest`);
  const choice = page.getByRole('region', { name: 'Choose a time' });
  await choice.getByRole('button', { name: /^Sunday, .*2:00/ }).click();
  const shown = choice.locator('[data-of-day]:visible').filter({ hasText: 'Open house' });
  await shown.locator('time').first().click();
  await fillContact(page, 'Samir Haddad');
  await page.getByRole('button', { name: /^Book Sunday, / }).click();
  await expect(page.getByRole('heading', { name: /Sunday at\s2:00\sp\.m\.$/ })).toBeVisible();
  await page.goto(`${project}#interest`);
  await expect(choice.getByRole('button', { name: /^Sunday, .*full/i })).toBeVisible();
});

async function hiddenWidth(page: Page) {
  return page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  );
}

async function fillContact(page: Page, name: string) {
  const form = page.locator('form[data-enquiry]');
  await form.getByLabel('Full name').fill(name);
  const address = `${name.split(' ')[0]?.toLowerCase()}@haddad.example`;
  await form.getByLabel('Email', { exact: false }).first().fill(address);
  await form.getByLabel('Phone', { exact: false }).first().fill('+1 604 555 0142');
}

function linkTo(recipient: string, folder: string) {
  const database = new DatabaseSync(path.join(folder, 'solmere.db'), { readOnly: true });
  const row = database
    .prepare('select body_text as text from outgoing_mails where recipient = ?')
    .get(recipient);
  database.close();
  return /\/viewings\/[\w-]+/.exec(String(row?.['text']))?.[0] ?? '';
}
