import { expect, test } from '../../../../tests/browser/fixtures.ts';
import { projectTabs } from '../search/project-filter.ts';
import { demoProjects } from '../projects.demo.ts';
import { cards, inTokyo, sold, tabs } from '../../../../tests/browser/project-pages.ts';

test('a tab changes the list without a reload, and its URL can be shared', async ({ page }) => {
  await page.goto('/projects');
  await page.evaluate(() => (document.body.dataset['isSame'] = 'yes'));
  const tokyo = tabs(page).filter({ hasText: 'TOKYO' });
  await tokyo.click();
  await expect(cards(page)).toHaveCount(inTokyo.length);
  await expect(page).toHaveURL('/projects?city=tokyo');
  await expect(page).toHaveTitle('Projects in Tokyo | SOLMERE');
  await expect(page.locator('link[rel=canonical]')).toHaveAttribute('href', page.url());
  await expect(page.locator('meta[property="og:url"]')).toHaveAttribute('content', page.url());
  await expect(page.locator('meta[property="og:title"]')).toHaveAttribute('content', /Tokyo/);
  await expect(page.locator('meta[name=description]')).toHaveAttribute('content', /Tokyo/);
  await expect(page.locator('head > title, link[rel=canonical]')).toHaveCount(2);
  await expect(tokyo).toHaveAttribute('aria-current', 'page');
  await expect(tokyo).toBeFocused();
  const status = page
    .getByRole('status')
    .filter({ hasText: `${inTokyo.length} projects in Tokyo` });
  await expect(status).toBeAttached();
  await tabs(page).filter({ hasText: 'SOLD' }).click();
  await expect(cards(page)).toHaveCount(sold.length);
  await page.goBack();
  await expect(cards(page)).toHaveCount(inTokyo.length);
  await page.goBack();
  await expect(cards(page)).toHaveCount(demoProjects.length);
  await expect(page.locator('body')).toHaveAttribute('data-is-same', 'yes');
});

test('a filter applies at once, without a button, a reload or a shift, tabs keep it, and the list has a table view', async ({
  page,
  isMobile,
  expectNoAxeViolations,
}) => {
  test.skip(isMobile, 'On narrow screens the filters are a panel with a button.');
  await page.addInitScript(() => {
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as (PerformanceEntry & { value: number })[])
        shifts.push(entry.value);
    }).observe({ type: 'layout-shift', buffered: true });
    const shifts: number[] = [];
    Object.assign(globalThis, { shifts });
  });
  await page.goto('/projects');
  await expect(page.getByLabel('Sort by')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Show results' })).toHaveCount(0);
  await expect.poll(() => page.evaluate(() => document.readyState)).toBe('complete');
  const shifts = await page.evaluate(() => (globalThis as unknown as { shifts: number[] }).shifts);
  expect(shifts).toEqual([]);
  await page.evaluate(() => (document.body.dataset['isSame'] = 'yes'));
  const price = page.getByLabel('Maximum price in CAD');
  await price.focus();
  await price.selectOption('2500000');
  await expect(page).toHaveURL('/projects?price=2500000');
  await expect(
    page.getByRole('link', { name: 'Remove filter: Up to CAD 2,500,000' }),
  ).toBeVisible();
  await expect(price).toBeFocused();
  await tabs(page).filter({ hasText: 'TOKYO' }).click();
  await expect(page).toHaveURL('/projects?city=tokyo&price=2500000');
  await expect(page.locator('link[rel=canonical]')).toHaveAttribute(
    'href',
    /projects\?city=tokyo$/,
  );
  await expect(cards(page)).toHaveText([/Ito House/]);
  await page.getByRole('link', { name: 'List', exact: true }).click();
  await expect(page.getByRole('row', { name: /Ito House/ })).toContainText('7 of 14');
  await expect(page.getByRole('table')).toHaveCSS('border-collapse', 'collapse');
  await expectNoAxeViolations();
  await page.getByRole('link', { name: 'Remove filter: Up to CAD 2,500,000' }).click();
  await expect(page).toHaveURL('/projects?city=tokyo&view=table');
  await page.getByRole('searchbox', { name: 'Search' }).fill('aoyama');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('row')).toHaveCount(2);
  await page.goBack();
  await page.goBack();
  await expect(
    page.getByRole('link', { name: 'Remove filter: Up to CAD 2,500,000' }),
  ).toBeVisible();
  await expect(page.locator('body')).toHaveAttribute('data-is-same', 'yes');
});

test('a tab that is loading still arrives after a jump within the page @long', async ({ page }) => {
  await page.goto('/projects');
  const isRequested = Promise.withResolvers<void>();
  const isAllowed = Promise.withResolvers<void>();
  await page.route('/projects?city=tokyo', async (route) => {
    // Hovering over the tab prefetches the page, which is not a fetch.
    if (route.request().resourceType() === 'fetch') isRequested.resolve();
    await isAllowed.promise;
    await route.continue();
  });
  await tabs(page).filter({ hasText: 'TOKYO' }).click();
  await isRequested.promise;
  await page.evaluate(() => (location.hash = 'main'));
  isAllowed.resolve();
  await expect(cards(page)).toHaveCount(inTokyo.length);
  await expect(page.locator('[aria-busy]')).toHaveCount(0);
});

test('text typed while a tab is loading stays and can be searched there @long', async ({
  page,
  isMobile,
}) => {
  test.skip(isMobile, 'On narrow screens the filters are a panel, which a tab closes.');
  await page.goto('/projects?view=table');
  const isAllowed = Promise.withResolvers<void>();
  await page.route('/projects?city=tokyo&view=table', async (route) => {
    await isAllowed.promise;
    await route.continue();
  });
  await tabs(page).filter({ hasText: 'TOKYO' }).click();
  const find = page.getByRole('searchbox', { name: 'Search' });
  await find.fill('aoyama');
  isAllowed.resolve();
  await expect(page.getByRole('row')).toHaveCount(inTokyo.length + 1);
  await expect(find).toHaveValue('aoyama');
  await expect(find).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('row')).toHaveCount(2);
});

test('a tab is marked at once, and the spinner appears if its projects take longer than 300 ms @long', async ({
  page,
}) => {
  await page.goto('/projects');
  const isAllowed = Promise.withResolvers<void>();
  await page.route('/projects?city=tokyo', async (route) => {
    await isAllowed.promise;
    await route.continue();
  });
  const tokyo = tabs(page).filter({ hasText: 'TOKYO' });
  const spinner = page.locator('#results').getByRole('status');
  await tokyo.click();
  await expect(tokyo).toHaveAttribute('aria-current', 'page');
  await expect(tabs(page).and(page.locator('[aria-current]'))).toHaveCount(1);
  await expect(spinner).toBeInViewport();
  await expect(tokyo).toBeInViewport();
  isAllowed.resolve();
  await expect(cards(page)).toHaveCount(inTokyo.length);
  await expect(spinner).toBeHidden();
  await expect(tokyo).toBeFocused();
});

test('each tab has its own URL, and an unknown one shows all projects', async ({ request }) => {
  for (const { query, label, filter } of projectTabs()) {
    const html = await (await request.get(`/projects${query}`)).text();
    expect(html).toMatch(
      new RegExp(`rel="canonical" href="[^"]+/projects${query.replace('?', '\\?')}"`),
    );
    expect(html).toMatch(
      new RegExp(`href="/projects${query.replace('?', '\\?')}" aria-current="page">${label}<`),
    );
    const expected = demoProjects.filter(
      ({ city, status }) =>
        (filter.city === undefined || filter.city === city) &&
        (!filter.isSold || status === 'sold-out'),
    );
    expect(countCards(html)).toBe(expected.length);
  }
  const unknown = await request.get('/projects?city=atlantis');
  expect(countCards(await unknown.text())).toBe(demoProjects.length);
});

function countCards(html: string) {
  return html.match(/data-travels=/g)?.length ?? 0;
}
