import { expect, test } from '../../../tests/browser/fixtures.ts';

const project = '/projects/ito-house';

test('currency and unit are chosen by keyboard, stay on the device, and shift nothing on the next page @narrow @long', async ({
  page,
  request,
}) => {
  const scripts: string[] = [];
  page.on('request', (one) => {
    if (one.url().includes('DisplayScripts')) scripts.push(one.url());
  });
  await page.goto(project);
  const before = await (await request.get(project)).text();
  const price = page
    .getByRole('main')
    .getByText(/^From JPY 232,000,000/)
    .first();
  await expect(price).toBeVisible();
  await expect(page.getByText('about CAD 2,110,000').first()).toBeVisible();
  expect(scripts).toEqual([]);

  const footer = page.getByRole('contentinfo');
  const currency = footer.getByLabel('Approximate prices in');
  await expect(footer.getByText('Exchange rates of November 16, 2026')).toBeVisible();
  await currency.focus();
  await page.keyboard.type('United');
  await expect(currency).toHaveValue('USD');
  await expect(page.getByText('about USD 1,540,000').first()).toBeVisible();
  await expect(page.getByText('about CAD 2,110,000').first()).toBeHidden();
  await expect(footer.getByRole('status')).toHaveText(
    'Approximate prices are in United States dollars.',
  );
  await footer.getByLabel('Areas in').selectOption('Square feet');
  const areas = (text: string) => page.getByText(text, { exact: true }).filter({ visible: true });
  await expect(areas('1,010 sq ft').first()).toBeVisible();
  await expect(areas('94 m²')).toHaveCount(0);

  await page.addInitScript(() => {
    Object.assign(globalThis, { shifts: 0 });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) {
        const { value } = entry as PerformanceEntry & { value: number };
        Object.assign(globalThis, { shifts: Number(Reflect.get(globalThis, 'shifts')) + value });
      }
    }).observe({ type: 'layout-shift', buffered: true });
  });
  await page.goto('/projects');
  const card = page.locator('#results li').filter({ hasText: 'Kestrel House' });
  await expect(card).toContainText('CAD 2,480,000 about USD 1,810,000');
  expect(await page.evaluate(() => Reflect.get(globalThis, 'shifts') as number)).toBe(0);
  await expect(footer.getByLabel('Approximate prices in')).toHaveValue('USD');

  expect(await (await page.request.get(project)).text()).toBe(before);
  await page.emulateMedia({ media: 'print' });
  await expect(currency).toBeHidden();
  await expect(card).toContainText('about USD');
});

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test('prices are in their own currency, areas in both units, and no choice is offered @long', async ({
    page,
  }) => {
    await page.goto(project);
    await expect(page.getByText('From JPY 232,000,000').first()).toBeVisible();
    await expect(page.getByText('94 m²').first()).toBeVisible();
    await expect(page.getByText('1,010 sq ft').first()).toBeVisible();
    await expect(page.getByLabel('Approximate prices in')).toBeHidden();
  });
});
