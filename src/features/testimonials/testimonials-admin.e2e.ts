import type { Page } from '@playwright/test';
import { expectNothingOverTheEdge, failAt, press, tabTo } from '../../../tests/office-steps.ts';
import { expect, signIn, test } from '../../../tests/office.ts';

test.describe.configure({ mode: 'default' });
test.skip(({ isMobile }) => isMobile, 'One run is enough: the narrow screens are among these.');

test('the dashboard leads to the testimonials, all of them in one order', async ({
  page,
  expectNoAxeViolations,
}) => {
  await signIn(page);
  await page.goto('/admin');
  await expect(page.getByText('Manage testimonials')).toBeVisible();
  await page.getByRole('link', { name: 'Manage testimonials' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Testimonials' })).toBeVisible();
  const titles = ['Order', 'Name', 'Company', 'Type', 'Location', 'Testimonial', 'Actions'];
  await expect(page.getByRole('columnheader')).toHaveCount(titles.length);
  for (const name of titles) {
    await expect(page.getByRole('columnheader', { name, exact: true })).toBeVisible();
  }
  const first = page.getByRole('row').nth(1);
  await expect(first).toContainText('Amara and Jonas Weil');
  await expect(first).toContainText('Client');
  await expect(first).toContainText('None');
  await expect(page.getByRole('button', { name: 'Move Amara and Jonas Weil up' })).toBeDisabled();
  const second = page.getByRole('row').nth(2);
  await expect(second).toContainText('Developer');
  await expect(second).toContainText('Northquay');
  await expect(second.locator('img')).toBeVisible();
  await expect(
    page.getByRole('button', { name: 'Move Noelani and Ruth Akana down' }),
  ).toBeDisabled();
  await expectNoAxeViolations();
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

test('a new testimonial is of a client, stands last, and is read on the page at once', async ({
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

  await expect(page.getByText('Testimonial saved')).toBeVisible();
  const row = page.getByRole('row').nth(rows);
  await expect(row).toContainText('Ottilie Grau');
  await expect(row).toContainText('Client');
  await expect(page.getByRole('button', { name: 'Edit Ottilie Grau' })).toBeFocused();
  await expect(page.getByRole('button', { name: 'Move Ottilie Grau down' })).toBeDisabled();

  await page.goto('/testimonials?n=7');
  await expect(page.getByRole('main')).toContainText('Ottilie Grau');
  await expect(page.getByRole('main')).toContainText('7 / 7');
});

test('an edited testimonial changes its tab and keeps its logo and its place', async ({ page }) => {
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

test('what is missing is said at its field @long', async ({ page, expectNoAxeViolations }) => {
  await openTestimonials(page);
  await page.getByRole('button', { name: 'Add Testimonial' }).click();
  await page.getByRole('button', { name: 'Create Testimonial' }).click();
  await expect(page.getByText('Three fields need attention')).toBeVisible();
  for (const name of ['Name', 'Location']) {
    await expect(page.getByRole('textbox', { name })).toHaveAccessibleDescription(
      'This is needed.',
    );
  }
  await expect(page.getByRole('textbox', { name: 'Testimonial' })).toBeFocused();
  await expectNoAxeViolations();
});

test('a move past another type changes the order of the list, and neither tab', async ({
  page,
}) => {
  await openTestimonials(page);
  const before = await tabs(page);
  await openTestimonials(page);
  await page.getByRole('button', { name: 'Move Rosalind Achterberg down' }).click();
  await expect(page.getByRole('row').nth(3)).toContainText('Rosalind Achterberg');
  await expect(page.getByText(/Rosalind Achterberg is now 3 of \d+/)).toBeAttached();
  await expect(page.getByRole('button', { name: 'Move Rosalind Achterberg down' })).toBeFocused();
  expect(await tabs(page)).toEqual(before);
});

test('a move past one of its type is seen in the tab at once', async ({ page }) => {
  await openTestimonials(page);
  await page.getByRole('button', { name: 'Move Amara and Jonas Weil down' }).click();
  await expect(page.getByRole('row').nth(1)).toContainText('Samir Haddad');
  await expect(page.getByText('Amara and Jonas Weil is now 2 of')).toBeAttached();
  await page.goto('/testimonials');
  await expect(page.getByRole('main')).toContainText('Samir Haddad');
});

for (const direction of ['up', 'down'] as const) {
  test(`a move ${direction} that fails is said above the list @long`, async ({
    page,
    expectComplaint,
    expectNoAxeViolations,
  }) => {
    expectComplaint('status of 500');
    expectComplaint(/Failed to reorder testimonials/);
    await openTestimonials(page);
    await failAt(page, 'testimonials.move', 'Failed to reorder testimonials');
    const order = await page.getByRole('row').allInnerTexts();
    await page.getByRole('button', { name: `Move Luc Desrosiers ${direction}` }).click();
    await expect(page.getByRole('alert')).toHaveText('Failed to reorder testimonials');
    expect(await page.getByRole('row').allInnerTexts()).toEqual(order);
    await expectNoAxeViolations();
  });
}

test('a testimonial that cannot be saved stays in the form @long', async ({
  page,
  expectComplaint,
}) => {
  expectComplaint('status of 500');
  expectComplaint(/Failed to save testimonial/);
  await openTestimonials(page);
  await page.getByRole('button', { name: 'Add Testimonial' }).click();
  await fillTestimonial(page, 'Kept In The Form');
  await failAt(page, 'testimonials.save', 'Failed to save testimonial');
  await page.getByRole('button', { name: 'Create Testimonial' }).click();
  await expect(page.getByRole('alert')).toHaveText('Failed to save testimonial');
  await expect(page.getByRole('textbox', { name: 'Name' })).toHaveValue('Kept In The Form');
});

test('a testimonial that cannot be deleted is still there @long', async ({
  page,
  expectComplaint,
}) => {
  expectComplaint('status of 500');
  expectComplaint(/Failed to delete testimonial/);
  await openTestimonials(page);
  await failAt(page, 'testimonials.remove', 'Failed to delete testimonial');
  await page.getByRole('button', { name: 'Delete Harriet Venn' }).click();
  await page.getByRole('button', { name: 'Delete', exact: true }).click();
  await expect(page.getByRole('alert')).toHaveText('Failed to delete testimonial');
  await expect(page.getByRole('row', { name: 'Harriet Venn' })).toBeVisible();
});

test('testimonials that cannot be read are tried three times @long', async ({
  page,
  expectComplaint,
}) => {
  expectComplaint('status of 500');
  expectComplaint(/Failed to fetch testimonials/);
  await page.clock.install();
  await signIn(page);
  await failAt(page, 'testimonials.list', 'Failed to fetch testimonials');
  await page.goto('/admin/testimonials');
  await expect(page.getByText('Loading testimonials...')).toBeVisible();
  await expect(page.getByText('Connection lost. Trying again…')).toBeVisible();
  await page.clock.runFor(2_100);
  await page.clock.runFor(4_100);
  await expect(page.getByRole('alert')).toHaveText('Error: Failed to fetch testimonials');
  await page.unrouteAll();
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByRole('row', { name: 'Harriet Venn' })).toBeVisible();
});

test('a deleted testimonial is off the page, and comes back to its place', async ({
  page,
  expectNoAxeViolations,
}) => {
  await openTestimonials(page);
  const row = page.getByRole('row').nth(5);
  await expect(row).toContainText('Lucille Marchetti');
  await page.getByRole('button', { name: 'Delete Lucille Marchetti' }).click();
  const question = page.getByRole('alertdialog', { name: 'Delete testimonial' });
  await expect(question).toContainText('Are you sure you want to delete this testimonial?');
  await expect(question).toContainText('Lucille Marchetti');
  await expectNoAxeViolations();
  await question.getByRole('button', { name: 'Delete' }).click();
  await expect(page.getByText('Lucille Marchetti deleted')).toBeVisible();
  await expect(row).not.toContainText('Lucille Marchetti');
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(row).toContainText('Lucille Marchetti');
  await expect(page.getByRole('button', { name: 'Edit Lucille Marchetti' })).toBeFocused();
});

test('the keyboard alone adds, edits, moves, deletes and takes back @long', async ({ page }) => {
  const { keyboard } = page;
  await openTestimonials(page);
  await press(page, 'Add Testimonial');
  await tabTo(page, page.getByRole('radio', { name: 'Client' }));
  await keyboard.press('ArrowRight');
  await expect(page.getByRole('radio', { name: 'Developer' })).toBeChecked();
  await tabTo(page, page.getByRole('textbox', { name: 'Testimonial' }));
  await keyboard.type('It was typed without a mouse.');
  await tabTo(page, page.getByRole('textbox', { name: 'Name' }));
  await keyboard.type('Key Board');
  await tabTo(page, page.getByRole('textbox', { name: 'Location' }));
  await keyboard.type('Victoria');
  await keyboard.press('Enter');
  await expect(page.getByRole('button', { name: 'Edit Key Board' })).toBeFocused();
  await expect(page.getByRole('row', { name: 'Key Board' })).toContainText('Developer');
  await keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: 'Edit Key Board' })).toBeFocused();
  await tabTo(page, page.getByRole('textbox', { name: 'Name' }));
  await keyboard.press('End');
  await keyboard.type('er');
  await keyboard.press('Enter');
  await expect(page.getByRole('button', { name: 'Edit Key Boarder' })).toBeFocused();
  await press(page, 'Move Key Boarder up');
  await expect(page.getByText(/Key Boarder is now \d+ of \d+/)).toBeAttached();
  await expect(page.getByRole('button', { name: 'Move Key Boarder up' })).toBeFocused();
  await press(page, 'Delete Key Boarder');
  await keyboard.press('Tab');
  await keyboard.press('Enter');
  await expect(page.getByRole('button', { name: 'Undo' })).toBeFocused();
  await keyboard.press('Enter');
  await expect(page.getByRole('button', { name: 'Edit Key Boarder' })).toBeFocused();
});

test('nothing runs over the edge at the width of a phone @long', async ({
  page,
  expectNoAxeViolations,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await openTestimonials(page);
  await expectNothingOverTheEdge(page);
  await expectNoAxeViolations();
  await page.getByRole('button', { name: 'Edit Adaeze Sy' }).click();
  await expectNothingOverTheEdge(page);
  await expectNoAxeViolations();
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

/** Who is read in each tab, in turn. */
async function tabs(page: Page) {
  const read: string[] = [];
  for (const query of ['?n=1', '?n=2', '?tab=developers', '?tab=developers&n=2']) {
    await page.goto(`/testimonials${query}`);
    read.push(await page.getByRole('figure').innerText());
  }
  return read;
}
