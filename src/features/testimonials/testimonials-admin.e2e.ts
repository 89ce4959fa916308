import type { Page } from '@playwright/test';
import { expect, signIn, test } from '../../../tests/browser/admin-site.ts';

test.describe.configure({ mode: 'default' });
test.skip(({ isMobile }) => isMobile, 'One run is enough: the narrow screens are among these.');

test('the dashboard leads to the testimonials, which have one common order @long', async ({
  page,
}) => {
  await signIn(page);
  await page.goto('/admin');
  await expect(page.getByText('Manage testimonials')).toBeVisible();
  await page.getByRole('link', { name: 'Manage testimonials' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Testimonials' })).toBeVisible();
  const dataColumns = ['Name', 'Company', 'Type', 'Location', 'Testimonial'];
  // Wider screens have “Last edited”, too.
  const stateColumns = ['Visibility', 'Languages'];
  const titles = ['Select all', 'Order', ...dataColumns, ...stateColumns, 'Actions'];
  await expect(page.getByRole('columnheader')).toHaveCount(titles.length);
  for (const name of titles) {
    await expect(page.getByRole('columnheader', { name, exact: true })).toBeVisible();
  }
  const first = page.getByRole('row').nth(1);
  await expect(first).toContainText('Amara & Jonas Weil');
  await expect(first).toContainText('Client');
  await expect(page.getByRole('button', { name: 'Move Amara & Jonas Weil up' })).toBeDisabled();
  const second = page.getByRole('row').nth(2);
  await expect(second).toContainText('Developer');
  await expect(second).toContainText('Northquay');
  await expect(second.locator('img')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Move Noelani & Ruth Akana down' })).toBeDisabled();
});

test('a testimonial is shown with two lines @long', async ({ page }) => {
  await openTestimonials(page);
  const text = page.getByText(/^We manage other people’s money/);
  const lines = await text.evaluate((element) => {
    const { height } = element.getBoundingClientRect();
    return height / Number.parseFloat(getComputedStyle(element).lineHeight);
  });
  expect(lines).toBeCloseTo(2, 1);
});

test('a new testimonial is last and public at once; a deleted one is restored to its position @long', async ({
  page,
}) => {
  await openTestimonials(page);
  const rows = await page.getByRole('row').count();
  await page.getByRole('button', { name: 'Add Testimonial' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Add Testimonial' })).toBeFocused();
  await expect(page.getByRole('radio', { name: 'Client' })).toBeChecked();
  await expect(
    page.getByLabel('Testimonial', { exact: false }).and(page.locator('textarea')),
  ).toHaveAttribute('rows', '4');
  await expect(page.getByText('Recommended size: 200x50px')).toBeVisible();
  await fillTestimonial(page, 'Ottilie Grau');
  await page.getByRole('button', { name: 'Create Testimonial' }).click();

  await expect(page.getByText('Testimonial published')).toBeVisible();
  const row = page.getByRole('row').nth(rows);
  await expect(row).toContainText('Ottilie Grau');
  await expect(row).toContainText('Client');
  await expect(page.getByRole('button', { name: 'Edit Ottilie Grau' })).toBeFocused();
  await expect(page.getByRole('button', { name: 'Move Ottilie Grau down' })).toBeDisabled();

  const fifth = page.getByRole('row').nth(5);
  await expect(fifth).toContainText('Lucille Marchetti');
  await page.getByRole('button', { name: 'Delete Lucille Marchetti' }).click();
  const question = page.getByRole('alertdialog', { name: 'Delete testimonial' });
  await expect(question).toContainText('Are you sure you want to delete this testimonial?');
  await expect(question).toContainText('Lucille Marchetti');
  await question.getByRole('button', { name: 'Delete' }).click();
  await expect(page.getByText('Lucille Marchetti deleted')).toBeVisible();
  await expect(fifth).not.toContainText('Lucille Marchetti');
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(fifth).toContainText('Lucille Marchetti');
  await expect(page.getByRole('button', { name: 'Edit Lucille Marchetti' })).toBeFocused();

  await page.goto('/testimonials?n=7');
  await expect(page.getByRole('main')).toContainText('Ottilie Grau');
  await expect(page.getByRole('main')).toContainText('7 / 7');
});

test('an edited testimonial changes its tab and keeps its logo and its position @long', async ({
  page,
}) => {
  await openTestimonials(page);
  await page.getByRole('button', { name: 'Edit Keiko Arai' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Edit Keiko Arai' })).toBeFocused();
  await page.getByText('Client', { exact: true }).click();
  await page.getByLabel('Location').fill('Kyoto');
  await page.getByRole('button', { name: 'Update Testimonial' }).click();
  const row = page.getByRole('row').nth(4);
  await expect(row).toContainText('Keiko Arai');
  await expect(row).toContainText('Kyoto');
  await expect(row).toContainText('Client');
  await expect(row.locator('img')).toBeVisible();
  await page.goto('/testimonials?n=3');
  await expect(page.getByRole('main')).toContainText('Keiko Arai');
});

test('a move past another type changes the order of the list, but of neither tab @long', async ({
  page,
}) => {
  await openTestimonials(page);
  const textsBefore = await tabs(page);
  await openTestimonials(page);
  await page.getByRole('button', { name: 'Move Rosalind Achterberg down' }).click();
  await expect(page.getByRole('row').nth(3)).toContainText('Rosalind Achterberg');
  await expect(page.getByText(/Rosalind Achterberg is now 3 of \d+/)).toBeAttached();
  await expect(page.getByRole('button', { name: 'Move Rosalind Achterberg down' })).toBeFocused();
  expect(await tabs(page)).toEqual(textsBefore);
});

test('a move past a testimonial of the same type shows in the tab at once @long', async ({
  page,
}) => {
  await openTestimonials(page);
  await page.getByRole('button', { name: 'Move Amara & Jonas Weil down' }).click();
  await expect(page.getByRole('row').nth(1)).toContainText('Samir Haddad');
  await expect(page.getByText('Amara & Jonas Weil is now 2 of')).toBeAttached();
  await page.goto('/testimonials');
  await expect(page.getByRole('main')).toContainText('Samir Haddad');
});

async function openTestimonials(page: Page) {
  await signIn(page);
  await page.goto('/admin/testimonials');
  await expect(page.getByRole('row', { name: 'Harriet Venn' })).toBeVisible({ timeout: 20_000 });
}

async function fillTestimonial(page: Page, name: string) {
  await page.getByRole('textbox', { name: 'Testimonial' }).fill('They kept the key warm.');
  await page.getByRole('textbox', { name: 'Name' }).fill(name);
  await page.getByRole('textbox', { name: 'Location' }).fill('Vancouver');
}

/** The testimonials of each tab, in order. */
async function tabs(page: Page) {
  const texts: string[] = [];
  for (const query of ['?n=1', '?n=2', '?tab=developers', '?tab=developers&n=2']) {
    await page.goto(`/testimonials${query}`);
    texts.push(await page.getByRole('figure').innerText());
  }
  return texts;
}
