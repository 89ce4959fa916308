import type { Locator, Page } from '@playwright/test';
import { expect, signIn, test } from '../../../../tests/browser/admin-site.ts';
import { expectNothingOverTheEdge } from '../../../../tests/browser/admin-steps.ts';
import { isLong } from '../../../../tests/set-up/long.ts';
import { daysAfter, todayIn, weekdayAndDate } from '../../../lib/time/dates.ts';

test.setTimeout(180_000);

const today = todayIn('America/Vancouver');
const monday = daysAfter(today, 8 - (new Date(today).getUTCDay() || 7)) ?? '';
const [tuesday, wednesday] = [1, 2].map((days) => daysAfter(monday, days) ?? '') as [
  string,
  string,
];

test('staff add a viewing for a caller, move it, and cancel it with a way back', async ({
  page,
  isMobile,
  expectNoAxeViolations,
}) => {
  test.skip(isMobile, 'The days are looked at side by side.');
  await signIn(page);
  await openNextWeek(page);
  await page
    .getByRole('region', { name: weekdayAndDate(tuesday) })
    .getByRole('button', { name: 'Free at 10:00 a.m.' })
    .click();
  await book(page, 'Samir Haddad');
  await add(page, 'Ruth Akana', '2:00 p.m.');
  await expectNoAxeViolations();
  await booking(page, tuesday, 'Ruth Akana').press('Enter');
  await page
    .getByRole('dialog', { name: 'Ruth Akana' })
    .getByRole('button', { name: 'Move' })
    .click();
  const dialog = page.getByRole('dialog', { name: 'Move Ruth Akana' });
  await dialog.getByLabel('Time in Vancouver').fill('10:00');
  await dialog.getByLabel('Message to the visitor').fill('The gallery opens later.');
  await dialog.getByRole('button', { name: 'Move viewing' }).click();
  await expect(dialog.getByText(/Samir Haddad/)).toBeVisible();
  await expect(dialog.getByLabel('Message to the visitor')).toHaveValue('The gallery opens later.');
  await dialog.getByRole('textbox', { name: 'Date' }).fill(wednesday);
  await dialog.getByRole('button', { name: 'Move viewing' }).click();
  await expect(page.getByText('Viewing moved')).toBeVisible();
  await expect(booking(page, wednesday, 'Ruth Akana')).toContainText('Kestrel House');

  await booking(page, wednesday, 'Ruth Akana').click();
  await page.getByRole('button', { name: 'Cancel viewing' }).click();
  const question = page.getByRole('dialog', { name: 'Cancel the viewing of Ruth Akana?' });
  await expect(question.getByText('Ruth Akana is notified by email.')).toBeVisible();
  await question.getByRole('button', { name: 'Cancel viewing' }).click();
  await expect(booking(page, wednesday, 'Ruth Akana')).toContainText('Cancelled');
  await page.getByRole('status').getByRole('button', { name: 'Undo' }).last().click();
  await expect(page.getByText('Undone')).toBeVisible();
  await expect(booking(page, wednesday, 'Ruth Akana')).not.toContainText('Cancelled');
  await drag(page, booking(page, wednesday, 'Ruth Akana'), tuesday, 2);
  await expect(
    dialog.getByText(/^From Wed.*, 10:00\sa\.m\. to Tue.*, 12:00\sp\.m\., Van/),
  ).toBeVisible();
  await expect(dialog.getByText('Ruth Akana is notified by email.')).toBeVisible();
  await dialog.getByRole('button', { name: 'Cancel' }).click();
  if (isLong) await openEnquiryAndReturn(page);
});

async function openEnquiryAndReturn(page: Page) {
  await booking(page, wednesday, 'Ruth Akana').click();
  await page.getByRole('link', { name: 'Open enquiry' }).click();
  await expect(
    page
      .getByRole('article', { name: 'Enquiry' })
      .getByText(/^Viewing: Wed, .* 10:00.a\.m\., Vancouver · Booked$/),
  ).toBeVisible();
  await page.goBack();
  await expect(booking(page, wednesday, 'Ruth Akana')).toBeVisible();
}

test('on a phone the week is a list @narrow @long', async ({
  page,
  isMobile,
  expectNoAxeViolations,
}) => {
  test.skip(!isMobile, 'It is a list there alone.');
  await signIn(page);
  await openNextWeek(page);
  await expect(page.getByRole('region', { name: weekdayAndDate(tuesday) })).toContainText('Free');
  await add(page, 'Noor Lindqvist', '11:00 a.m.');
  await expect(booking(page, tuesday, 'Noor Lindqvist')).toContainText('11:00 a.m.');
  await expectNothingOverTheEdge(page);
  await expectNoAxeViolations();
});

async function openNextWeek(page: Page) {
  await page.goto(`/admin/viewings?week=${tuesday}`);
  await page.getByRole('combobox', { name: 'Host' }).selectOption('Ingrid Halvorsen');
  await expect(page.getByRole('region', { name: weekdayAndDate(tuesday) })).toBeVisible();
}

/** Drags a booking to another day, and some hours later. */
async function drag(page: Page, from: Locator, day: string, hours: number) {
  const [start, column] = [
    await from.boundingBox(),
    await page.getByRole('region', { name: weekdayAndDate(day) }).boundingBox(),
  ];
  if (!start || !column) throw new Error('It is not on the screen');
  const y = start.y + start.height / 2;
  await page.mouse.move(start.x + 20, y);
  await page.mouse.down();
  await page.mouse.move(column.x + 20, y + hours * 64, { steps: 5 });
  await page.mouse.up();
}

async function add(page: Page, name: string, time: string) {
  await page.getByRole('button', { name: 'Add a viewing' }).click();
  const dialog = page.getByRole('dialog', { name: 'Add a viewing' });
  await dialog.getByRole('textbox', { name: 'Date' }).fill(tuesday);
  await dialog.getByRole('button', { name: time, exact: true }).click();
  await book(page, name);
}

/** Fills in the rest of the dialog. */
async function book(page: Page, name: string) {
  const dialog = page.getByRole('dialog', { name: 'Add a viewing' });
  await dialog.getByRole('textbox', { name: 'Name' }).fill(name);
  await dialog.getByRole('textbox', { name: 'Email' }).fill('caller@solmere.example');
  await dialog.getByRole('button', { name: 'Add viewing' }).click();
  await expect(booking(page, tuesday, name)).toBeVisible();
}

function booking(page: Page, day: string, name: string) {
  return page.getByRole('region', { name: weekdayAndDate(day) }).getByRole('button', { name });
}
