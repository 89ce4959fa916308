import type { Page, Route } from '@playwright/test';
import { expect, test } from '../../../tests/fixtures.ts';
import { mapProvider } from '../../../tests/map-provider.ts';
import { headOffice } from '../../site/settings.ts';

test('the contact page says where the office is and when, and draws its map when it is reached', async ({
  page,
  expectNoAxeViolations,
}) => {
  const asked: string[] = [];
  page.on('request', (request) => {
    const url = request.url();
    if (/map-drawn|maplibre/.test(url) || url.startsWith(mapProvider)) asked.push(url);
  });
  await page.goto('/contact');
  await page.getByLabel('First name').focus();
  expect(asked).toEqual([]);
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
  expect(asked).toContain(`${mapProvider}/style.json?key=four-herons`);
  await expect(main.locator('.maplibregl-marker')).toBeVisible();
  await expect(main.getByText('© Harbour')).toBeVisible();
  await expect(main.getByRole('img', { name: 'Map of SOLMERE' })).toBeHidden();
  await expect(main.getByRole('button', { name: 'Zoom in' })).toBeVisible();
  await expectNoAxeViolations();
});

type Absence = [how: string, isInConsole: boolean, act: (route: Route) => Promise<void>];

const absences: Absence[] = [
  ['refuses', true, (route) => route.fulfill({ status: 503 })],
  ['cannot be reached', true, (route) => route.abort()],
  // What a worker asks for in vain is not in the page's console.
  [
    'answers by half',
    false,
    (route) =>
      route.request().url().includes('/style') ? route.fallback() : route.fulfill({ status: 503 }),
  ],
];
for (const [how, isInConsole, act] of absences) {
  const orLong = how === 'cannot be reached' ? '' : ' @long';
  test(`where the provider ${how}, the ground, the address and the way there remain${orLong}`, async ({
    page,
    expectError,
  }) => {
    if (isInConsole) expectError(mapProvider);
    await page.route(`${mapProvider}/**`, act);
    const directions = await expectGroundAlone(page);
    await expect(directions).toHaveAttribute(
      'href',
      'https://www.google.com/maps/dir/?api=1&destination=1180%20Harbour%20Row%2C%20Vancouver%2C%20BC%20V6E%200B2',
    );
  });
}

test('a provider that never answers is given up, and the ground is seen all the while @long', async ({
  page,
}) => {
  await page.clock.install();
  const asked = page.waitForRequest(`${mapProvider}/**`);
  await page.route(`${mapProvider}/**`, () => undefined);
  await page.goto('/contact');
  await page.getByRole('link', { name: 'Directions' }).scrollIntoViewIfNeeded();
  await asked;
  await expect(ground(page)).toBeVisible();
  await page.clock.fastForward(30_000);
  await expect(page.locator('[data-map]')).toHaveCount(0);
  await expect(ground(page)).toBeVisible();
});

test('a map whose worker does not come leaves the ground @long', async ({ page }) => {
  const style = page.waitForResponse(`${mapProvider}/style.json*`);
  await page.route('**/maplibre-gl-worker*', async (route) => {
    await (await style).finished();
    await page.evaluate(nextFrame);
    await page.evaluate(nextFrame);
    await route.abort();
  });
  await expect(await expectGroundAlone(page)).toBeVisible();
});

test('other pages may not speak with the provider of maps', async ({ request }) => {
  const policyOf = async (path: string) =>
    (await request.get(path)).headers()['content-security-policy'];
  expect(await policyOf('/contact')).toContain(`connect-src 'self' ${mapProvider}`);
  expect(await policyOf('/vip')).not.toContain(mapProvider);
});

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test('the map is the ground, with the address and the way there', async ({ page }) => {
    await page.goto('/contact');
    const main = page.getByRole('main');
    await expect(main.locator('address')).toContainText('1180 Harbour Row, Vancouver, BC V6E 0B2');
    await expect(main.getByRole('link', { name: 'Directions' })).toBeVisible();
    await expect(ground(page)).toBeVisible();
    await expect(main.getByRole('link', { name: '© OpenStreetMap contributors' })).toBeVisible();
  });
});

/** Gives the link to the way there. */
async function expectGroundAlone(page: Page) {
  await page.goto('/contact');
  const directions = page.getByRole('link', { name: 'Directions' });
  await directions.scrollIntoViewIfNeeded();
  await expect(page.locator('[data-map]')).toHaveCount(0);
  await expect(ground(page)).toBeVisible();
  return directions;
}

function ground(page: Page) {
  return page.getByRole('img', { name: 'Map of SOLMERE' });
}

function nextFrame() {
  return new Promise((resolve) => requestAnimationFrame(resolve));
}
