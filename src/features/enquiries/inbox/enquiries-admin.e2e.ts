import type { Locator, Page } from '@playwright/test';
import { expect } from '../../../../tests/browser/fixtures.ts';
import { expectNothingOverTheEdge } from '../../../../tests/browser/admin-steps.ts';
import { test, unique, send, signIn, row, openFilters } from '../../../../tests/browser/inbox.ts';

test.describe.configure({ mode: 'default' });

test.setTimeout(180_000);

test('a new enquiry appears without reloading, and can be read, annotated and answered @long', async ({
  page,
  isMobile,
  expectNoAxeViolations,
}) => {
  const [name, other] = [unique('Noor'), unique('Early')];
  await send(page, 'contact', { firstName: other });
  await signIn(page);
  await page.clock.install();
  await page.goto('/admin/enquiries');
  await expect(row(page, other)).toBeVisible();
  await send(page, 'contact', { firstName: name });
  await expectLater(page, row(page, name));
  // Other tests send enquiries at the same time.
  await expect(page.getByText(/^\d+ unread enquir(y|ies)$/)).toBeAttached();
  await expectNoAxeViolations();

  await row(page, name).click();
  await expect(page.getByRole('heading', { level: 2, name })).toBeVisible();
  await expect(page.getByText('Investment Opportunities', { exact: true })).toBeVisible();
  await expect(
    page.locator('article').getByText('Two homes with a view of the harbour.').first(),
  ).toBeVisible();
  await expect(page.getByRole('link', { name: 'Reply in email app' })).toHaveCount(0);
  await expectLater(page, page.getByText(/^Sent /).first());
  await page.getByText('Show notification').click();
  await expect(page.getByText('Open enquiry')).toBeVisible();
  await expectNoAxeViolations();
  await expectNothingOverTheEdge(page);

  await page.getByRole('textbox', { name: 'Note' }).fill('Called back on Monday');
  await page.getByRole('button', { name: 'Add note' }).click();
  await expect(page.getByText('Note added')).toBeVisible();
  const bar = page.getByRole('group', { name: 'Stage and assignment' });
  await bar.getByLabel('Stage').selectOption('Answered');
  await expect(page.getByText('Stage: answered')).toBeVisible();
  await page.reload();
  await expect(page.getByRole('article', { name: 'Note' })).toContainText('Called back on Monday');

  if (isMobile) {
    await expect(row(page, name)).toBeHidden();
    await page.getByRole('button', { name: 'All enquiries' }).click();
    await expect(row(page, name)).toBeFocused();
    await expect(page.getByRole('heading', { level: 2, name })).toBeHidden();
  }
  await expect(row(page, name)).toContainText('Answered');
  await openFilters(page);
  await page.getByLabel('Stage', { exact: true }).first().selectOption('Answered');
  await expect(row(page, other)).toBeHidden();
  await expect(page).toHaveURL(/stage=answered/);
  await expect(row(page, name)).toBeVisible();
});

test('the header shows how many people wait on every screen, without reloading @long', async ({
  page,
  isMobile,
  expectNoAxeViolations,
}) => {
  const [first, second] = [unique('Grace'), unique('Peter')];
  await signIn(page);
  await page.goto('/admin/news');
  const link = page
    .getByRole('navigation', { name: isMobile ? 'Main screens' : 'Back office' })
    .getByRole('link', { name: 'Enquiries' });
  const before = await countIn(link);
  await send(page, 'vip', { firstName: first });
  await send(page, 'vip', { firstName: second });
  await page.evaluate(() => dispatchEvent(new Event('focus')));
  await expect(link).toHaveAccessibleName(`Enquiries ${before + 2} waiting`);
  await expectNoAxeViolations();

  await link.click();
  await row(page, first).click();
  await expect(page.getByRole('heading', { level: 2, name: first })).toBeVisible();
  await expect(link).toHaveAccessibleName(`Enquiries ${before + 2} waiting`);
  await page.getByRole('article').getByLabel('Stage', { exact: true }).selectOption('Closed');
  await expect(link).toHaveAccessibleName(`Enquiries ${before + 1} waiting`);
  await page.goto('/admin');
  await expect(link).toHaveAccessibleName(`Enquiries ${before + 1} waiting`);
});

/** The screen polls every ten seconds. */
async function expectLater(page: Page, part: Locator) {
  await expect(async () => {
    await page.clock.fastForward(10_000);
    await expect(part).toBeVisible({ timeout: 1_000 });
  }).toPass({ timeout: 30_000 });
}

async function countIn(link: Locator) {
  return Number(/\d+/.exec(await link.innerText())?.[0] ?? 0);
}
