import { expect, signIn, test } from '../../../tests/browser/admin-site.ts';

test.describe.configure({ mode: 'default' });
// The user agent of a headless browser counts as a robot.
test.use({ userAgent: 'Mozilla/5.0 (X11; Linux x86_64) Chrome/140.0 Safari/537.36' });

test('a missing address is listed with a guess, and can be redirected and restored @long', async ({
  page,
  expectNoAxeViolations,
  expectError,
}) => {
  expectError('404');
  await page.goto('/residences/kestrel?reader=ada');
  await expect(page.getByText('This page does not exist or has moved.')).toBeVisible();
  await page.request.get('/wp-login.php');

  await signIn(page);
  await page.goto('/admin/redirects');
  const redirect = page.getByRole('button', { name: 'Redirect /residences/kestrel' });
  await page.getByText('1 URL requested only by automatic programs').click();
  await expect(page.getByText('/wp-login.php')).toBeVisible();
  await expectNoAxeViolations();

  await redirect.press('Enter');
  const target = page.getByRole('textbox', { name: 'To', exact: true });
  await expect(target).toHaveValue('/projects/kestrel-house');
  await target.fill('/nowhere');
  await target.press('Enter');
  await expect(page.getByText('There is no page at this path.')).toBeVisible();
  await target.fill('/projects/kestrel-house');
  await target.press('Enter');
  await expect(
    page.getByText('/residences/kestrel now redirects to /projects/kestrel-house'),
  ).toBeVisible();
  await expect(redirect).toBeHidden();

  const answer = await page.request.get('/Residences/Kestrel?from=paper', { maxRedirects: 0 });
  expect([answer.status(), answer.headers()['location']]).toEqual([
    301,
    '/projects/kestrel-house?from=paper',
  ]);
  const visitor = await page.context().newPage();
  await visitor.goto('/residences/kestrel');
  await expect(visitor.getByRole('heading', { level: 1 })).toHaveText('Kestrel House');
  await visitor.close();

  await page.goto('/admin/addresses?tab=redirects');
  await expect(page).toHaveURL(/\/admin\/redirects\?tab=redirects$/);
  await expect(
    page.getByRole('row', { name: /\/residences\/kestrel.*Working.* 2 / }),
  ).toBeVisible();
  await page.getByRole('button', { name: 'Delete redirect from /residences/kestrel' }).click();
  await expect(page.getByRole('row', { name: /\/residences\/kestrel/ })).toBeHidden();
  const response = await page.request.get('/residences/kestrel', { maxRedirects: 0 });
  expect(response.status()).toBe(404);
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(page.getByText('Redirect restored')).toBeVisible();
  await page.getByRole('button', { name: 'Edit redirect from /residences/kestrel' }).click();
  await page.getByRole('textbox', { name: 'To', exact: true }).fill('/vip');
  await page.keyboard.press('Enter');
  await expect(page.getByText('Redirect saved')).toBeVisible();
  const moved = await page.request.get('/residences/kestrel', { maxRedirects: 0 });
  expect(moved.headers()['location']).toBe('/vip');
});

test('texts for search engines are counted, previewed and rendered in the head @long', async ({
  page,
  expectNoAxeViolations,
}) => {
  await signIn(page);
  await page.goto('/admin/partners');
  await page.getByRole('link', { name: 'Mei Tanaka' }).click();
  await page.getByText('Search and sharing').click();
  const original = page.getByRole('figure', { name: 'Search result preview' });
  await expect(original).toContainText('Mei Tanaka | SOLMERE');
  await page.getByLabel('Search title').fill('Mei Tanaka, homes in Tokyo');
  await expect(original).toContainText('Mei Tanaka, homes in Tokyo | SOLMERE');
  await expect(page.getByText('26 of about 60 characters')).toBeVisible();
  await page.getByLabel('Search description').fill('She answers in Japanese.');
  await expectNoAxeViolations();
  await page.getByRole('button', { name: 'Update Partner' }).click();
  await expect(page.getByText('Partner published')).toBeVisible();

  await page.goto('/partners/mei-tanaka');
  await expect(page).toHaveTitle('Mei Tanaka, homes in Tokyo | SOLMERE');
  const description = page.locator('meta[name=description]');
  await expect(description).toHaveAttribute('content', 'She answers in Japanese.');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Mei Tanaka');
});
