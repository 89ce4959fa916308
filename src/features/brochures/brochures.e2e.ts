import type { APIRequestContext, APIResponse } from '@playwright/test';
import { expect, test } from '../../../tests/browser/fixtures.ts';
import { asStranger } from '../../../tests/sites/stranger.ts';

const ofBrochure = { 'content-type': 'application/pdf', 'x-robots-tag': 'noindex, nofollow' };

test('a project has a brochure, and an unknown one has none @long', async ({
  page,
  request,
  expectError,
}) => {
  await page.goto('/projects/lantern-pier');
  const link = page.getByRole('link', { name: 'Brochure' });
  await expect(link).toHaveAttribute('href', '/projects/lantern-pier/brochure.pdf');
  const response = await opened(request, '/projects/lantern-pier/brochure.pdf?utm_source=letter');
  expect(response.headers()).toMatchObject(ofBrochure);
  expect(await response.body().then((body) => body.subarray(0, 5).toString())).toBe('%PDF-');
  const { etag = '' } = response.headers();
  const cachedResponse = await request.get('/projects/lantern-pier/brochure.pdf', {
    headers: { 'if-none-match': etag },
  });
  expect(cachedResponse.status()).toBe(304);
  await expect(link).toHaveAttribute('rel', 'nofollow');
  const robots = await request.get('/robots.txt').then((answer) => answer.text());
  expect(robots).toContain('Disallow: /projects/*/brochure.pdf\nDisallow: /shortlist/brochure.pdf');
  for (const url of ['/projects/no-such-house/brochure.pdf', '/shortlist/brochure.pdf'])
    expect((await request.get(url)).status()).toBe(404);
  expectError('404');
  await page.goto('/projects/no-such-house/brochure.pdf');
  await expect(page.getByRole('heading', { level: 1 })).toContainText('404');
});

test('a shortlist has a brochure @long', async ({ request }) => {
  const response = await opened(request, '/shortlist/brochure.pdf?projects=lantern-pier');
  expect(response.headers()).toMatchObject(ofBrochure);
});

test('a brochure that is not made yet shows progress on its link, and opens by itself', async ({
  page,
  expectError,
}) => {
  expectError('503');
  await page.goto('/projects/lantern-pier');
  const answers = [503, 503, 200];
  await page.route('**/brochure.pdf', (route) => {
    const status = route.request().method() === 'HEAD' ? (answers.shift() ?? 200) : 200;
    const headers = { 'retry-after': status === 503 ? '0.5' : '0' };
    return route.fulfill({ status, headers, contentType: 'text/html', body: 'The brochure' });
  });
  await page.getByRole('link', { name: 'Brochure' }).click();
  await expect(page.getByRole('link', { name: 'Preparing…' })).toHaveAttribute('aria-busy', 'true');
  await expect(page.getByText('Your brochure is being prepared')).toBeAttached();
  await expect(page.getByText('The brochure', { exact: true })).toBeVisible();
  expect(answers).toEqual([]);
});

test('without script a brochure that is not made yet says so, and asks again by itself @long', async ({
  browser,
  baseURL,
  request,
  page: still,
  expectError,
  expectNoAxeViolations,
  isMobile,
}) => {
  test.skip(isMobile, 'The brochures are made by then.');
  const context = await browser.newContext({ javaScriptEnabled: false, baseURL });
  const page = await context.newPage();
  // Two are made at a time: what is asked for after six others has to wait. One network takes two turns at most.
  const places = ['fathom', 'parallel', 'longswell', 'westwater', 'kestrel-house', 'ito-house'];
  const others = places.map((slug) =>
    request.head(`/shortlist/brochure.pdf?projects=the-ardmore,${slug}`, { headers: asStranger() }),
  );
  await Promise.any(others.map(async (other) => expect((await other).status()).toBe(503)));
  // Those of projects may be made already, before anybody asks.
  const response = await page.goto('/shortlist/brochure.pdf?projects=westwater,fathom');
  const opening = page.waitForResponse((next) => next.status() === 200);
  expect(response?.status()).toBe(503);
  expect(response?.headers()).toMatchObject({
    refresh: '3',
    'retry-after': '3',
    'x-robots-tag': 'noindex, nofollow',
  });
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(
    'Your brochure is being prepared',
  );
  await expect(page.getByRole('link', { name: 'Back to the page' })).toHaveAttribute(
    'href',
    '/shortlist?projects=westwater,fathom',
  );
  expectError('503');
  await still.route('**/brochure.pdf?*', async (route) => {
    const answer = await route.fetch();
    const { refresh: _refresh, ...headers } = answer.headers();
    await route.fulfill({ response: answer, headers });
  });
  await still.goto('/shortlist/brochure.pdf?projects=fathom,longswell');
  await expectNoAxeViolations();
  await opening;
  await Promise.all(others);
  await context.close();
});

/** On a busy machine it is promised first. */
async function opened(request: APIRequestContext, url: string) {
  let response: APIResponse | undefined;
  await expect
    .poll(async () => (response = await request.get(url)).status(), { timeout: 60_000 })
    .toBe(200);
  return response as APIResponse;
}
