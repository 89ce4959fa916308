import { expect, test } from '../../../tests/fixtures.ts';

test('projects and shortlists have brochures, and unknown projects have none', async ({
  page,
  request,
  expectError,
}) => {
  await page.goto('/projects/lantern-pier');
  const link = page.getByRole('link', { name: 'Brochure' });
  await expect(link).toHaveAttribute('href', '/projects/lantern-pier/brochure.pdf');
  const response = await request.get('/projects/lantern-pier/brochure.pdf?utm_source=letter');
  expect(response.headers()).toMatchObject({ 'content-type': 'application/pdf' });
  expect(await response.body().then((body) => body.subarray(0, 5).toString())).toBe('%PDF-');
  const { etag = '' } = response.headers();
  const cachedResponse = await request.get('/projects/lantern-pier/brochure.pdf', {
    headers: { 'if-none-match': etag },
  });
  expect(cachedResponse.status()).toBe(304);
  const shortlist = await request.get('/shortlist/brochure.pdf?projects=lantern-pier');
  expect(shortlist.headers()).toMatchObject({
    'content-type': 'application/pdf',
    'x-robots-tag': 'noindex',
  });
  for (const url of ['/projects/no-such-house/brochure.pdf', '/shortlist/brochure.pdf'])
    expect((await request.get(url)).status()).toBe(404);
  expectError('404');
  await page.goto('/projects/no-such-house/brochure.pdf');
  await expect(page.getByRole('heading', { level: 1 })).toContainText('404');
});

test('a brochure that is not made yet shows progress on its link, and opens by itself', async ({
  page,
}) => {
  await page.goto('/projects/lantern-pier');
  const answers = [503, 503, 200];
  await page.route('**/brochure.pdf', (route) => {
    const status = route.request().method() === 'HEAD' ? (answers.shift() ?? 200) : 200;
    const headers = status === 503 ? { 'retry-after': '0.5' } : {};
    return route.fulfill({ status, headers, contentType: 'text/html', body: 'The brochure' });
  });
  await page.getByRole('link', { name: 'Brochure' }).click();
  await expect(page.getByRole('link', { name: 'Preparing…' })).toHaveAttribute('aria-busy', 'true');
  await expect(page.getByText('Your brochure is being made')).toBeAttached();
  await expect(page.getByText('The brochure', { exact: true })).toBeVisible();
  expect(answers).toEqual([]);
});

test('without script a brochure that is not made yet says so, and asks again by itself', async ({
  browser,
  baseURL,
  expectNoAxeViolations,
}) => {
  const context = await browser.newContext({ javaScriptEnabled: false, ...(baseURL && { baseURL }) });
  const page = await context.newPage();
  // More than are made within a few seconds, so that this one has to wait for its turn.
  const others = ['kestrel-house', 'ito-house', 'lantern-pier'].map((slug) =>
    page.request.head(`/shortlist/brochure.pdf?projects=${slug}`),
  );
  const response = await page.goto('/shortlist/brochure.pdf?projects=kestrel-house,ito-house');
  if (response?.status() === 503) {
    expect(response.headers()).toMatchObject({ refresh: '3', 'retry-after': '3' });
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Your brochure is being made');
  }
  await Promise.all(others);
  await context.close();
});
