import type { Page, Route } from '@playwright/test';
import { expect, test } from '../../../tests/browser/fixtures.ts';
import { mapProvider } from '../../../tests/sites/map-provider.ts';
import { headOffice } from '../../site/settings/settings.ts';

test('the contact page shows the office and its hours, and draws the map when it is reached', async ({
  page,
  expectNoAxeViolations,
}) => {
  const mapRequests: string[] = [];
  page.on('request', (request) => {
    const url = request.url();
    if (/map-drawn|maplibre/.test(url) || url.startsWith(mapProvider)) mapRequests.push(url);
  });
  await page.goto('/contact');
  await page.getByLabel('First name').focus();
  expect(mapRequests).toEqual([]);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('GET IN TOUCH');
  const main = page.getByRole('main');
  await expect(main).toContainText('Let us help you find your perfect luxury property');
  await expect(main).toContainText('1180 Harbour Row, Vancouver, BC V6E 0B2');
  await expect(main.getByRole('link', { name: headOffice().phone })).toHaveAttribute(
    'href',
    'tel:+16045550142',
  );
  await expect(main.getByRole('link', { name: headOffice().infoEmail })).toHaveAttribute(
    'href',
    'mailto:info@solmere.example',
  );
  await expect(main).toContainText('Monday-Friday 9:00 AM-5:00 PM');
  await expect(main).toContainText('Weekends and statutory holidays by appointment only');
  await main.getByRole('link', { name: 'Directions' }).scrollIntoViewIfNeeded();
  await expect(main.locator('[data-drawn]')).toBeVisible({ timeout: 60_000 });
  await expect(main.getByRole('region', { name: 'Map of SOLMERE' })).toBeVisible();
  expect(mapRequests).toContain(`${mapProvider}/style.json?key=four-herons`);
  await expect(main.locator('.maplibregl-marker')).toBeVisible();
  await expect(main.getByText('© Harbour')).toBeVisible();
  await expect(main.getByRole('img', { name: 'Map of SOLMERE' })).toBeHidden();
  await expect(main.getByRole('button', { name: 'Zoom in' })).toBeVisible();
  await expectNoAxeViolations();
});

type Failure = [how: string, isInConsole: boolean, act: (route: Route) => Promise<void>];

const failures: Failure[] = [
  ['refuses', true, (route) => route.fulfill({ status: 503 })],
  ['cannot be reached', true, (route) => route.abort()],
  // The page's console does not show failed requests of a worker.
  [
    'answers by half',
    false,
    (route) =>
      route.request().url().includes('/style') ? route.fallback() : route.fulfill({ status: 503 }),
  ],
];
for (const [how, isInConsole, act] of failures) {
  const longTag = how === 'cannot be reached' ? '' : ' @long';
  test(`if the provider ${how}, the static map, the address and the directions remain${longTag}`, async ({
    page,
    expectError,
  }) => {
    if (isInConsole) expectError(mapProvider);
    await page.route(`${mapProvider}/**`, act);
    const directions = await expectStaticMapOnly(page);
    await expect(directions).toHaveAttribute(
      'href',
      'https://www.google.com/maps/dir/?api=1&destination=1180%20Harbour%20Row%2C%20Vancouver%2C%20BC%20V6E%200B2',
    );
  });
}

test('a provider that never answers is given up, and the static map stays visible @long', async ({
  page,
}) => {
  await page.clock.install();
  const request = page.waitForRequest(`${mapProvider}/**`);
  await page.route(`${mapProvider}/**`, () => undefined);
  await page.goto('/contact');
  await page.getByRole('link', { name: 'Directions' }).scrollIntoViewIfNeeded();
  await request;
  await expect(staticMap(page)).toBeVisible();
  await page.clock.fastForward(30_000);
  await expect(page.locator('[data-map]')).toHaveCount(0);
  await expect(staticMap(page)).toBeVisible();
});

test('a map whose worker cannot be loaded leaves the static map @long', async ({ page }) => {
  const style = page.waitForResponse(`${mapProvider}/style.json*`);
  await page.route('**/maplibre-gl-worker*', async (route) => {
    await (await style).finished();
    await page.evaluate(nextFrame);
    await page.evaluate(nextFrame);
    await route.abort();
  });
  await expect(await expectStaticMapOnly(page)).toBeVisible();
});

test('other pages may not connect to the map provider', async ({ request }) => {
  const fetchPolicy = async (path: string) =>
    (await request.get(path)).headers()['content-security-policy'];
  expect(await fetchPolicy('/contact')).toContain(`connect-src 'self' ${mapProvider}`);
  expect(await fetchPolicy('/vip')).not.toContain(mapProvider);
});

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test('the page has the static map, the address and a link to the directions @long', async ({
    page,
  }) => {
    await page.goto('/contact');
    const main = page.getByRole('main');
    await expect(main.locator('address')).toContainText('1180 Harbour Row, Vancouver, BC V6E 0B2');
    await expect(main.getByRole('link', { name: 'Directions' })).toBeVisible();
    await expect(staticMap(page)).toBeVisible();
  });
});

/** Returns the link to the directions. */
async function expectStaticMapOnly(page: Page) {
  await page.goto('/contact');
  const directions = page.getByRole('link', { name: 'Directions' });
  await directions.scrollIntoViewIfNeeded();
  await expect(page.locator('[data-map]')).toHaveCount(0);
  await expect(staticMap(page)).toBeVisible();
  return directions;
}

function staticMap(page: Page) {
  return page.getByRole('img', { name: 'Map of SOLMERE' });
}

function nextFrame() {
  return new Promise((resolve) => requestAnimationFrame(resolve));
}
