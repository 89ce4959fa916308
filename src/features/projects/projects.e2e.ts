import type { Page } from '@playwright/test';
import { expect, test } from '../../../tests/browser/fixtures.ts';
import { withCurrencyCodes } from './card/price-text.ts';
import { projectTabs } from './search/project-filter.ts';
import { isSold, statusLabel } from './project-status.ts';
import { cityName } from './project.ts';
import { demoProjects } from './projects.demo.ts';
import {
  cards,
  inTokyo,
  kestrel,
  openFilters,
  tabs,
} from '../../../tests/browser/project-pages.ts';

test('the list shows every project in order with its accessible name, and one can be opened', async ({
  page,
  expectNoAxeViolations,
}) => {
  await page.goto('/projects');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('GLOBAL PROJECTS');
  await expect(tabs(page)).toHaveText(projectTabs().map(({ label }) => label));
  await expect(cards(page)).toHaveCount(demoProjects.length);
  for (const [index, project] of demoProjects.entries()) {
    const { title, area, city, status } = project;
    const [place, state] = [
      [title, area, cityName(city)],
      [expectedPrice(project), statusLabel(status)],
    ].map((parts) => RegExp.escape(parts.filter((part) => part !== null).join(', ')));
    // What the law of a place wants read follows it.
    await expect(cards(page).nth(index)).toHaveAccessibleName(
      new RegExp(`^${place}, (?:Tenure: \\w+\\., )?${state}(?:, |$)`),
    );
  }
  await expectNoAxeViolations();
  const main = page.getByRole('main');
  await expect(main.getByRole('region', { name: 'Our development partners' })).toBeVisible();
  await expect(main.getByRole('link', { name: 'CONTACT US' })).toHaveAttribute('href', '/contact');
  await expect(main.getByRole('link', { name: 'JOIN VIP LIST' })).toHaveAttribute('href', '/vip');
  await cards(page).first().click();
  await expect(page).toHaveURL('/projects/kestrel-house');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(kestrel.title);
});

test('a card shows status, title, place and price; the ribbon appears on focus, and if sold out always', async ({
  page,
}) => {
  await page.goto('/projects');
  const card = cards(page).first();
  const ribbon = page.getByText('IN PROGRESS', { exact: true }).first();
  for (const text of [
    'In progress',
    kestrel.title,
    'Coal Harbour, Vancouver',
    'From CAD 2,480,000',
  ])
    await expect.poll(() => isSeenWithin(card.getByText(text).last())).toBe(true);
  await expect.poll(() => isSeenWithin(ribbon)).toBe(false);
  await card.focus();
  await page.keyboard.press('Shift+Tab');
  await page.keyboard.press('Tab');
  await expect.poll(() => isSeenWithin(ribbon)).toBe(true);
  const soldOut = page.getByText('SOLD OUT', { exact: true }).first();
  await expect.poll(() => isSeenWithin(soldOut)).toBe(true);
});

test('the hero takes about half of the screen, with the picture and the name of a city @narrow', async ({
  page,
  isMobile,
}) => {
  await page.setViewportSize(isMobile ? { width: 390, height: 844 } : { width: 1440, height: 900 });
  const title = page.getByRole('heading', { level: 1 });
  const hero = page.locator('#projects-hero');
  for (const [address, name] of [
    ['/projects', 'GLOBAL PROJECTS'],
    ['/projects?city=tokyo', 'Tokyo'],
  ] as const) {
    await page.goto(address);
    await expect(title).toHaveText(name);
    const [screen, box] = [page.viewportSize(), await hero.boundingBox()];
    const share = ((box?.y ?? 0) + (box?.height ?? 0)) / (screen?.height ?? 1);
    expect(share).toBeGreaterThanOrEqual(0.47);
    expect(share).toBeLessThanOrEqual(0.53);
  }
  const sizeOf = () => title.evaluate((element) => getComputedStyle(element).fontSize);
  const [image, size] = [hero.locator('img'), await sizeOf()];
  const ofTokyo = await image.getAttribute('src');
  await tabs(page).filter({ hasText: 'MONTREAL' }).click();
  await expect(title).toHaveText('Montreal');
  await expect(image).not.toHaveAttribute('src', ofTokyo ?? '');
  expect(await sizeOf()).toBe(size);
});

test('heroes of lists leave room for the list on small and on low screens, too @long', async ({
  page,
  isMobile,
}) => {
  test.skip(isMobile, 'The screens are set here');
  await page.emulateMedia({ reducedMotion: 'reduce' });
  for (const address of ['/projects', '/projects?city=tokyo', '/partners']) {
    await page.goto(address, { waitUntil: 'domcontentloaded' });
    for (const [width, height] of [
      [320, 568],
      [360, 640],
      [1024, 768],
      [1280, 720],
    ] as const) {
      await page.setViewportSize({ width, height });
      const title = await page.getByRole('heading', { level: 1 }).boundingBox();
      const share = ((title?.y ?? height) + (title?.height ?? 0)) / height;
      expect({ width, address, share }).toEqual({ width, address, share: Math.min(share, 0.64) });
    }
  }
});

test('in the list on a phone, name and price begin a row, and nothing scrolls sideways @narrow', async ({
  page,
  isMobile,
}) => {
  test.skip(!isMobile, 'Wide screens have columns');
  await page.goto('/projects?view=table');
  const row = page.getByRole('main').locator('tbody tr').first();
  const [name, price] = [row.locator('th'), row.locator('td').nth(3)];
  await expect(price).toContainText('From CAD 2,480,000');
  const [nameBox, priceBox, rowBox] = await Promise.all(
    [name, price, row].map((part) => part.boundingBox()),
  );
  expect(priceBox?.y).toBeLessThan((nameBox?.y ?? 0) + 90);
  expect(rowBox?.height).toBeLessThan(200);
  const { clientWidth, scrollWidth } = await page.evaluate(() => document.documentElement);
  expect(scrollWidth).toBe(clientWidth);
});

test('on a phone the filters are a panel, and Show results applies them and closes it @narrow', async ({
  page,
  isMobile,
  expectNoAxeViolations,
}) => {
  test.skip(!isMobile, 'Wide screens show the filters in a line.');
  await page.goto('/projects');
  await page.evaluate(() => (document.body.dataset['isSame'] = 'yes'));
  const bedrooms = page.locator('#find-bedrooms');
  await expect(bedrooms).toBeHidden();
  await openFilters(page);
  await expect(bedrooms).toBeInViewport();
  await expectNoAxeViolations();
  await bedrooms.selectOption('2');
  await page.getByLabel('Maximum price in CAD').selectOption('2000000');
  await expect(page).toHaveURL('/projects#filters');
  await page.getByRole('button', { name: 'Show results' }).click();
  await expect(page).toHaveURL('/projects?bedrooms=2&price=2000000');
  await expect(page.getByRole('link', { name: 'Remove filter: 2 bedrooms or more' })).toBeVisible();
  await expect(bedrooms).toBeHidden();
  await openFilters(page);
  await expect(bedrooms).toHaveValue('2');
  await page.getByRole('button', { name: 'Show results' }).click();
  await expect(bedrooms).toBeHidden();
  await openFilters(page);
  await page.getByRole('link', { name: 'Close', exact: true }).click();
  await expect(bedrooms).toBeHidden();
  await expect(page.locator('body')).toHaveAttribute('data-is-same', 'yes');
});

test('Back and Forward restore the scroll position', async ({ page }) => {
  await page.goto('/projects');
  const top = 1_200;
  await page.evaluate((y) => scrollTo({ top: y, behavior: 'instant' }), top);
  await tabs(page).filter({ hasText: 'TOKYO' }).dispatchEvent('click');
  await expect(cards(page)).toHaveCount(inTokyo.length);
  const above = await page.evaluate(() => scrollY);
  expect(above).toBeLessThan(top);
  await page.goBack();
  await expect(cards(page)).toHaveCount(demoProjects.length);
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(top);
  await page.goForward();
  await expect(cards(page)).toHaveCount(inTokyo.length);
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(above);
});

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test('tabs are links, the filters are a form with a URL per result, and an empty result lists the nearest projects @long', async ({
    page,
  }) => {
    await page.goto('/projects');
    await tabs(page).filter({ hasText: 'MONTREAL' }).click();
    await expect(page).toHaveURL('/projects?city=montreal');
    await openFilters(page);
    await page.getByLabel('Bedrooms').selectOption('2');
    await page.getByLabel('Maximum price in CAD').selectOption('1500000');
    await page.getByRole('button', { name: 'Show results' }).click();
    await expect(cards(page)).toHaveText([/Ateliers Ferrand/]);
    await page.getByRole('link', { name: 'Remove filter: 2 bedrooms or more' }).click();
    await expect(page).toHaveURL('/projects?city=montreal&price=1500000');
    await page.goto('/projects?words=kestrel');
    await expect(cards(page)).toHaveText([/Kestrel House/]);
    await page.goto('/projects?city=tokyo&price=1000000');
    await expect(page.getByRole('heading', { name: 'No exact matches' })).toBeVisible();
    await expect(page.getByRole('link', { name: /Ito House/ })).toContainText('over budget');
    await expect(page.getByText('at the exchange rates of November 16, 2026')).toBeVisible();
  });

  test('each picture links to its large file, and the whole description is one tap away @long', async ({
    page,
    request,
    isMobile,
  }) => {
    await page.goto('/projects/kestrel-house');
    await page.getByRole('link', { name: 'View all 7 images' }).click();
    const all = page.getByRole('region', { name: 'All images' });
    const links = all.getByRole('link', { name: /^Image \d of 7/ });
    await expect(links).toHaveCount(7);
    const href = await links.nth(1).getAttribute('href');
    const file = await request.get(href ?? '');
    expect(file.headers()['content-type']).toMatch(/^image\//);
    await page.goto('/projects/parallel');
    if (isMobile) await page.getByText('Read more').click();
    await expect(page.getByText('so far, to the day.').filter({ visible: true })).toHaveCount(1);
  });
});

/** Prices computed from the homes, with the approximate price for foreign currencies. */
const computedPrices: Record<string, string> = {
  'ito-house': 'From JPY 232,000,000, about CAD 2,110,000',
  longswell: 'From USD 1,166,000, about CAD 1,600,000',
};

function expectedPrice({ slug, specifications, status }: (typeof demoProjects)[number]) {
  const price = specifications.priceRange ?? computedPrices[slug] ?? 'Price to be announced';
  // Of a range, the lowest.
  return isSold(status) ? null : withCurrencyCodes(price.replace(/^(\$\S+) to .*/, 'From $1'));
}

/** True if part of the element is visible within the card, which clips its overflow. */
async function isSeenWithin(part: ReturnType<Page['locator']>) {
  return part.evaluate((element) => {
    const card = element.closest('li')?.getBoundingClientRect();
    const box = element.getBoundingClientRect();
    const isInside = card && box.bottom > card.top + 1 && box.top < card.bottom - box.height / 2;
    return Boolean(isInside) && element.checkVisibility({ checkOpacity: true });
  });
}
