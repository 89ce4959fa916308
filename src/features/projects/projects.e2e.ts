import type { Page } from '@playwright/test';
import { expect, test } from '../../../tests/fixtures.ts';
import { validStructuredData } from '../../../tests/structured-data.ts';
import { projectTabs } from './project-filter.ts';
import { callToAction, statusLabel } from './project-status.ts';
import { placeOf } from './project.ts';
import { demoProjects } from './projects.demo.ts';

const [kestrel] = demoProjects;
if (!kestrel) throw new Error('The cast is empty');
const inTokyo = demoProjects.filter(({ city }) => city === 'TOKYO');
const sold = demoProjects.filter(({ status }) => status === 'sold-out');

test('a visitor finds every project in order, each card said in full, and opens one', async ({
  page,
  expectNoAxeViolations,
}) => {
  await page.goto('/projects');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('GLOBAL PROJECTS');
  await expect(tabs(page)).toHaveText(projectTabs.map(({ label }) => label));
  await expect(cards(page)).toHaveCount(demoProjects.length);
  for (const [index, project] of demoProjects.entries()) {
    await expect(cards(page).nth(index)).toHaveAccessibleName(
      `${project.title}, ${placeOf(project)}, ${statusLabel(project.status)}`,
    );
  }
  await expectNoAxeViolations();
  await cards(page).first().click();
  await expect(page).toHaveURL('/projects/kestrel-house');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(kestrel.title);
});

test('title and place stand under a card; the ribbon comes when it is reached, and is there under a finger @phone', async ({
  page,
  isMobile,
}) => {
  await page.goto('/projects');
  const card = cards(page).first();
  const ribbon = card.getByText('IN PROGRESS');
  for (const part of [card.getByText(kestrel.title), card.getByText('Coal Harbour')])
    await expect.poll(() => isSeenWithin(part)).toBe(true);
  if (!isMobile) {
    await expect.poll(() => isSeenWithin(ribbon)).toBe(false);
    await card.focus();
    await page.keyboard.press('Shift+Tab');
    await page.keyboard.press('Tab');
  }
  await expect.poll(() => isSeenWithin(ribbon)).toBe(true);
});

test('a tab changes the list without a reload, and its address can be shared', async ({
  page,
  expectNoAxeViolations,
}) => {
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
  await expect(page.getByText(`${inTokyo.length} projects in Tokyo`)).toBeAttached();
  await tabs(page).filter({ hasText: 'SOLD' }).click();
  await expect(cards(page)).toHaveCount(sold.length);
  await expectNoAxeViolations();
  await page.goBack();
  await expect(cards(page)).toHaveCount(inTokyo.length);
  await page.goBack();
  await expect(cards(page)).toHaveCount(demoProjects.length);
  await expect(page.locator('body')).toHaveAttribute('data-is-same', 'yes');
});

test('a tab that is on its way arrives, wherever on the page one goes meanwhile', async ({
  page,
}) => {
  await page.goto('/projects');
  const isAsked = Promise.withResolvers<void>();
  const isAllowed = Promise.withResolvers<void>();
  await page.route('/projects?city=tokyo', async (route) => {
    // Pointing at the tab asks for the page, too.
    if (route.request().resourceType() === 'fetch') isAsked.resolve();
    await isAllowed.promise;
    await route.continue();
  });
  await tabs(page).filter({ hasText: 'TOKYO' }).click();
  await isAsked.promise;
  await page.evaluate(() => (location.hash = 'main'));
  isAllowed.resolve();
  await expect(cards(page)).toHaveCount(inTokyo.length);
  await expect(page.locator('[aria-busy]')).toHaveCount(0);
});

test('a tab is marked at once, and the sun is seen when its projects take longer than 300 ms', async ({
  page,
}) => {
  await page.goto('/projects');
  const isAllowed = Promise.withResolvers<void>();
  await page.route('/projects?city=tokyo', async (route) => {
    await isAllowed.promise;
    await route.continue();
  });
  const tokyo = tabs(page).filter({ hasText: 'TOKYO' });
  const spinner = page.locator('#projects').getByRole('status');
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

test('Back leads to the card one stood at, and Forward to where one went', async ({ page }) => {
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

test('each address of a tab is a page of its own; an unknown one shows all', async ({
  request,
}) => {
  for (const { query, label, filter } of projectTabs) {
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

test('the list ends with developers, contact and the VIP list', async ({ page }) => {
  await page.goto('/projects');
  const main = page.getByRole('main');
  await expect(main.getByRole('region', { name: 'Our development partners' })).toBeVisible();
  await expect(main.getByRole('link', { name: 'CONTACT US' })).toHaveAttribute('href', '/contact');
  await expect(main.getByRole('link', { name: 'JOIN VIP LIST' })).toHaveAttribute('href', '/vip');
});

test('a project says everything @phone', async ({ page, expectNoAxeViolations }) => {
  await page.goto('/projects/kestrel-house');
  await expect(page).toHaveTitle('Kestrel House, Coal Harbour | SOLMERE');
  const main = page.getByRole('main');
  await expect(main.getByText('IN PROGRESS')).toBeVisible();
  await expect(main.getByRole('link', { name: callToAction(kestrel.status) })).toHaveAttribute(
    'href',
    '#interest',
  );
  const developer = main.getByRole('region', { name: 'Developer' });
  await expect(developer.getByRole('heading', { name: 'Northquay' })).toBeVisible();
  await expect(developer.getByRole('img', { name: 'Northquay' })).toBeVisible();
  await expect(developer.locator('p')).toHaveCount(2);
  await expect(developer.getByRole('link', { name: 'Visit Website' })).toHaveAttribute(
    'href',
    'https://northquay.example',
  );
  expect(await overview(page)).toEqual({
    BUILDING: 'Glass and concrete tower',
    'TOTAL UNITS': '64',
    LEVELS: '46',
    TYPE: 'Two and three bedrooms',
    'STRATA FEE': '$0.68 / sq ft',
    PRICING: 'From $2,480,000',
    'APPROX. COMPLETION': 'Winter 2027',
    LOCATION: '1400 Block, West Alder Street, Coal Harbour, Vancouver, BC',
  });
  const features = main.getByRole('region', { name: 'Features & Amenities' });
  await expect(features.getByRole('listitem')).toHaveText(kestrel.features);
  await expect(main.getByRole('region', { name: 'Location' })).toContainText('West Alder Street');
  await expect(main.getByRole('img', { name: 'Map of Kestrel House' })).toBeVisible();
  await expectNoAxeViolations();
});

test('what is not known yet is to be announced, and what is not there leaves no hole @long', async ({
  page,
  expectNoAxeViolations,
}) => {
  await page.goto('/projects/kaimana-terrace');
  expect(await overview(page)).toMatchObject({
    'TOTAL UNITS': '9',
    'STRATA FEE': 'TBA',
    PRICING: 'TBA',
    'APPROX. COMPLETION': 'TBA',
    LOCATION: 'TBA',
  });
  await expect(page.getByRole('region', { name: 'Developer' })).toHaveCount(0);
  await expect(page.getByText('The address is published with the price list.')).toBeVisible();
  await expect(page.getByRole('img', { name: /^Map of/ })).toHaveCount(0);
  await expectNoAxeViolations();
});

test('a project leads back to the list, to the one before and to the one after', async ({
  page,
}) => {
  const [, second, third] = demoProjects;
  await page.goto('/projects/kestrel-house');
  const others = page.getByRole('navigation', { name: 'Other projects' });
  await expect(others.getByRole('link').first()).toHaveText(
    `Previous ${demoProjects.at(-1)?.title}`,
  );
  await others.getByRole('link', { name: `Next ${second?.title}` }).click();
  await expect(page).toHaveURL(`/projects/${second?.slug}`);
  await expect(others.getByRole('link')).toHaveText([
    `Previous ${kestrel.title}`,
    `Next ${third?.title}`,
  ]);
  await page.getByRole('link', { name: 'Back to Projects' }).click();
  await expect(page).toHaveURL('/projects');
});

test('a sold-out project has no form and leads to the others', async ({ page }) => {
  await page.goto('/projects/kumo-minato');
  await expect(page.locator('#interest')).toHaveCount(0);
  await page.getByRole('link', { name: 'View Similar Projects' }).click();
  await expect(page).toHaveURL('/projects');
});

test('the button leads down to the form', async ({ page }) => {
  await page.goto('/projects/ito-house');
  await page.getByRole('link', { name: 'Check Availability' }).click();
  await expect(page.getByRole('heading', { name: 'Check Availability' })).toBeInViewport();
});

test('on phones a long description is cut at a word, and whole behind one tap @phone', async ({
  page,
  isMobile,
}) => {
  await page.goto('/projects/parallel');
  const end = page.getByText('so far, to the day.').filter({ visible: true });
  if (!isMobile) return expect(end).toHaveCount(1);
  await expect(end).toHaveCount(0);
  const cut = page.getByText(/^Two towers/).filter({ visible: true });
  await expect(cut).toHaveText(/\w…$/);
  expect((await cut.innerText()).length).toBeLessThanOrEqual(401);
  await page.getByText('Read all of it').click();
  await expect(end).toHaveCount(1);
  await expect(cut).toHaveCount(1);
});

test('structured data and social card are those of the project', async ({ page, baseURL }) => {
  await page.goto('/projects/kestrel-house');
  const data = await validStructuredData(page);
  expect(data.map((item) => item['@type'])).toEqual([
    ['Organization', 'RealEstateAgent'],
    'BreadcrumbList',
    ['ApartmentComplex', 'Product'],
  ]);
  expect(data[1]?.['itemListElement']).toMatchObject([
    { name: 'Home', item: `${baseURL}/` },
    { name: 'Global Projects', item: `${baseURL}/projects` },
    { name: 'Kestrel House, Coal Harbour', item: `${baseURL}/projects/kestrel-house` },
  ]);
  expect(data[2]).toMatchObject({
    name: kestrel.title,
    offers: { lowPrice: 2_480_000, priceCurrency: 'CAD' },
  });
  await expect(page.locator('meta[property="og:image"]')).toHaveAttribute(
    'content',
    new RegExp(`^${baseURL}/media/images/projects/.+/1200.jpg$`),
  );
});

test('the sitemap names every project with its date', async ({ request, baseURL }) => {
  const sitemap = await (await request.get('/sitemap.xml')).text();
  for (const { slug } of demoProjects) {
    expect(sitemap).toMatch(
      new RegExp(`<loc>${baseURL}/projects/${slug}</loc><lastmod>\\d{4}-\\d\\d-\\d\\d</lastmod>`),
    );
  }
});

test('no project of this name: not found, with a way back', async ({ page, expectComplaint }) => {
  expectComplaint('404');
  const response = await page.goto('/projects/nothing');
  expect(response?.status()).toBe(404);
  await expect(page.getByRole('heading', { name: 'Project Not Found' })).toBeVisible();
  await expect(page.getByText('This project does not exist')).toBeVisible();
  await page.getByRole('link', { name: 'Back to Projects' }).click();
  await expect(page).toHaveURL('/projects');
});

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test('tabs are links', async ({ page }) => {
    await page.goto('/projects');
    await tabs(page).filter({ hasText: 'TOKYO' }).click();
    await expect(page).toHaveURL('/projects?city=tokyo');
    await expect(cards(page)).toHaveCount(inTokyo.length);
  });

  test('each picture leads to its large file', async ({ page, request }) => {
    await page.goto('/projects/kestrel-house');
    const links = page.getByRole('link', { name: /^Picture \d of 7/ });
    await expect(links).toHaveCount(7);
    const address = await links.nth(1).getAttribute('href');
    const file = await request.get(address ?? '');
    expect(file.headers()['content-type']).toMatch(/^image\//);
  });

  test('the whole description is one tap away', async ({ page, isMobile }) => {
    await page.goto('/projects/parallel');
    if (isMobile) await page.getByText('Read all of it').click();
    await expect(page.getByText('so far, to the day.').filter({ visible: true })).toHaveCount(1);
  });
});

function tabs(page: Page) {
  return page.getByRole('navigation', { name: 'Filter projects' }).getByRole('link');
}

function cards(page: Page) {
  return page.locator('#projects li a[href^="/projects/"]');
}

function countCards(html: string) {
  return html.match(/data-travels=/g)?.length ?? 0;
}

async function overview(page: Page) {
  const facts = page.getByRole('region', { name: 'Project Overview' });
  const [headings, values] = [facts.getByRole('term'), facts.getByRole('definition')];
  const texts = await values.allTextContents();
  return Object.fromEntries(
    (await headings.allTextContents()).map((heading, index) => [heading, texts[index]]),
  );
}

/** True when something of it is seen inside the card, which hides what stands beyond its edges. */
async function isSeenWithin(part: ReturnType<Page['locator']>) {
  return part.evaluate((element) => {
    const card = element.closest('a')?.getBoundingClientRect();
    const own = element.getBoundingClientRect();
    const isInside = card && own.bottom > card.top + 1 && own.top < card.bottom - own.height / 2;
    return Boolean(isInside) && element.checkVisibility({ checkOpacity: true });
  });
}
