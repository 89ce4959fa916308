import { expect, signIn, test } from '../../../tests/browser/admin-site.ts';
import { findEdit } from '../../../tests/browser/admin-steps.ts';

test('an editor writes deposits and a partner, and a visitor uses the planner @long', async ({
  page,
  expectNoAxeViolations,
}) => {
  test.slow();
  await signIn(page);
  await page.goto('/admin/projects');
  await findEdit(page, 'Westwater').click();
  await page.getByLabel('Partner', { exact: true }).selectOption('Julian Voss');
  await page.getByRole('button', { name: 'Deposits and milestones' }).click();
  await page.getByRole('button', { name: 'Add milestone' }).click();
  await page.getByRole('textbox', { name: 'Milestone', exact: true }).fill('Keys');
  await page.getByLabel('Planned').fill('Summer 2027');
  await page.getByRole('button', { name: 'Add deposit' }).click();
  await page.getByLabel('Amount').fill('12.5');
  await page.getByRole('combobox', { name: /^Unit/ }).selectOption('percent');
  await page.getByLabel('When').selectOption('milestone');
  await page.getByRole('button', { name: 'Update Project' }).click();
  await expect(page.getByText('Choose a milestone').first()).toBeVisible();
  await page.getByLabel('Due at milestone').selectOption('Keys');
  await expectNoAxeViolations();
  await page.getByRole('button', { name: 'Update Project' }).click();
  await expect(page.getByText('Project published')).toBeVisible();

  await page.goto('/projects/westwater');
  const deposits = page.getByRole('region', { name: 'Deposit schedule' });
  await expect(deposits).toContainText('Summer 2027, when notified by the developer');
  await deposits.getByLabel(/^Price in /).fill('1,000,000');
  await page.keyboard.press('Tab');
  await expect(deposits.getByLabel('Signing date')).toBeFocused();
  await deposits.getByLabel(/^Price in /).press('Enter');
  await expect(deposits).toContainText('CAD 125,000');
  await expect(deposits.getByLabel(/^Price in /)).toBeFocused();
  await expect(page).toHaveURL(/price=1%2C000%2C000&signed=/);
  await expect(page.getByRole('region', { name: 'Milestones' })).toContainText('Not yet');
  await expect(page.getByRole('link', { name: 'Julian Voss' })).toBeVisible();
  await page.goto('/partners/julian-voss');
  await expect(page.getByRole('region', { name: 'Julian’s projects' })).toContainText('Westwater');
});

test('a home in the tower and its price lead to its deposits and to a question that names it @long', async ({
  page,
  isMobile,
}) => {
  await page.goto('/projects/ito-house#availability');
  const towerLink = page.getByRole('link', { name: /^204\W+available/i });
  const numberBefore = await towerLink.locator('b').boundingBox();
  await towerLink.click();
  await expect(page).toHaveURL(/\?home=204#chosen-home$/);
  await expect(page.locator('#chosen-home')).toContainText('Home 204');
  await page.getByRole('link', { name: 'See deposits' }).click();
  await expect(page.getByRole('heading', { name: 'Deposit schedule' })).toBeInViewport();
  await expect(towerLink).toHaveAttribute('aria-current', 'true');
  const numberAfter = await towerLink.locator('b').boundingBox();
  expect(numberAfter?.x).toBe(numberBefore?.x);
  await page.locator('#chosen-home').getByRole('link', { name: 'Enquire about home 204' }).click();
  await expect(page.getByText('Your message already mentions home 204.')).toBeVisible();
  const deposits = page.getByRole('region', { name: 'Deposit schedule' });
  const home = deposits.getByLabel('Home', { exact: true });
  await home.click();
  await page.keyboard.press('Escape');
  await home.selectOption('101');
  const other = page.getByRole('link', { name: /^101\W+available/ });
  await expect(other).toHaveAttribute('aria-current', 'true');
  await expect(towerLink).not.toHaveAttribute('aria-current');

  await page.goto('/projects/ito-house#price-204');
  const price = page.getByRole('row', { name: /^204/ }).getByRole('link', { name: /335,000,000/ });
  await expect(price).toBeInViewport();
  await price.click();
  await expect(deposits.getByLabel('Home', { exact: true })).toHaveValue('204');
  await expect(deposits).toContainText('On closing');
  await expect(deposits).toContainText('about CAD 305,000');

  await deposits.getByLabel('Signing date').fill('2027-01-15');
  if (!isMobile) await deposits.getByRole('button', { name: 'Calculate' }).click();
  await expect(deposits).toContainText('January 15, 2027');
  await deposits.getByRole('link', { name: 'Enquire about home 204' }).click();
  await expect(page.getByText('Your message already mentions home 204.')).toBeVisible();
  const additional = page.getByText('Additional', { exact: true });
  await additional.click();
  await expect(additional).toBeInViewport();
  await expect(page.getByLabel('Message')).toHaveValue(
    'I would like to know more about home 204.\n',
  );
  await page.getByLabel('Message').fill('I would like to know more about home 204.\nOn Sundays.');
  await expect.poll(() => page.evaluate(() => sessionStorage.length)).toBeGreaterThan(0);
  await page.goto('/projects/ito-house?home=101#interest');
  await expect(page.getByLabel('Message')).toHaveValue(
    'I would like to know more about home 101.\nOn Sundays.',
  );
});

test('a price sends one request, and a focused field does not hinder navigation @long', async ({
  page,
}) => {
  const requests: string[] = [];
  page.on('request', (request) => {
    const isOfPage = ['fetch', 'document'].includes(request.resourceType());
    if (isOfPage && request.url().includes('/projects/kestrel-house?'))
      requests.push(request.url());
  });
  await page.goto('/projects/kestrel-house');
  const deposits = page.getByRole('region', { name: 'Deposit schedule' });
  await deposits.getByLabel('Home', { exact: true }).click();
  await page.keyboard.press('Escape');
  await deposits.getByLabel('Or enter a price').pressSequentially('3000000');
  await page.keyboard.press('Enter');
  await expect(deposits).toContainText('CAD 150,000');
  expect(requests).toHaveLength(1);
  // Loads the page again, whose form says what was asked.
  await page.getByRole('navigation', { name: 'On this page' }).getByText('Enquire').click();
  await expect(page).toHaveURL(/#interest$/);
  await expect(page.getByRole('textbox', { name: 'Full name' })).toBeVisible();
});

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test('a visitor uses the planner and reads the error of an invalid price beside its field @long', async ({
    page,
  }) => {
    await page.goto('/projects/kestrel-house');
    const deposits = page.getByRole('region', { name: 'Deposit schedule' });
    await deposits.getByLabel('Home').selectOption('2701');
    await deposits.getByLabel('Signing date').fill('2026-12-04');
    await deposits.getByRole('button', { name: 'Calculate' }).click();
    await expect(deposits).toContainText('CAD 303,800');
    await expect(deposits).toContainText('March 4, 2027');
    await deposits.getByLabel('Or enter a price').fill('a lot');
    await deposits.getByRole('button', { name: 'Calculate' }).click();
    await expect(deposits.getByLabel('Or enter a price')).toHaveAccessibleDescription(
      '“a lot” is not the price of a home. Enter the full amount, such as 2,480,000.',
    );
  });
});
