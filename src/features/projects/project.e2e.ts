import type { Page } from '@playwright/test';
import { expect, test } from '../../../tests/browser/fixtures.ts';
import { validStructuredData } from '../../../tests/browser/structured-data.ts';
import { callToAction } from './project-status.ts';
import { demoProjects } from './projects.demo.ts';
import { kestrel } from '../../../tests/browser/project-pages.ts';

test('the page and the structured data of a project are complete', async ({
  page,
  baseURL,
  isMobile,
  expectNoAxeViolations,
}) => {
  await page.goto('/projects/kestrel-house');
  await expect(page).toHaveTitle('Kestrel House, Coal Harbour | SOLMERE');
  const main = page.getByRole('main');
  await expect(main.getByText('IN PROGRESS')).toBeVisible();
  await expect(main.getByRole('link', { name: callToAction(kestrel.status) })).toHaveAttribute(
    'href',
    '#interest',
  );
  const developer = main.getByRole('region', { name: 'Developer' });
  await developer.scrollIntoViewIfNeeded();
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
    TYPE: 'Two to four bedrooms',
    'STRATA FEE': 'CAD 0.68 / sq ft',
    PRICING: 'From CAD 2,480,000',
    'APPROX. COMPLETION': 'Winter\u00A02027',
    LOCATION: '1400\u00A0Block, West\u00A0Alder\u00A0Street, Coal Harbour, Vancouver, BC',
  });
  const features = main.getByRole('region', { name: 'Features & Amenities' });
  if (isMobile) await features.locator('summary').click();
  await expect(features.getByRole('listitem')).toHaveText(kestrel.features);
  await expect(main.getByRole('region', { name: 'Location' })).toContainText('West Alder Street');
  const named = { name: 'Map of Kestrel House' };
  // The provider's map takes the place of the drawing once it has come.
  const map = main.getByRole('img', named).or(main.getByRole('region', named)).first();
  await expect(map).toBeVisible();
  await expectNoAxeViolations();
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
    new RegExp(`^${baseURL}/media/images/projects/.+/1200(?:-\\d+)?.jpg$`),
  );
});

test('unknown facts read TBA, and missing parts are left out @long', async ({
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
  await expect(page.getByText('The address will be announced with the price list.')).toBeVisible();
  await expect(page.getByRole('img', { name: /^Map of/ })).toHaveCount(0);
  await expectNoAxeViolations();
});

test('a project links to its form and its neighbours, and a sold-out one says so in place of its price and links to the list @long', async ({
  page,
}) => {
  const [, second, third] = demoProjects;
  await page.goto('/projects/ito-house');
  await page.getByRole('link', { name: 'Check Availability' }).click();
  await expect(page.getByRole('heading', { name: 'Check Availability' })).toBeInViewport();
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
  await page.goto('/projects/kumo-minato');
  await expect(page.getByText(/^All \d+ homes sold$/)).toBeVisible();
  await expect(page.locator('#interest')).toHaveCount(0);
  await page.getByRole('link', { name: 'View Similar Projects' }).click();
  await expect(page).toHaveURL('/projects');
});

test('the way back leads to the list with its city and filters @long', async ({ page }) => {
  await page.goto('/projects?city=vancouver&view=table');
  await page.getByRole('link', { name: kestrel.title }).first().click();
  await expect(page).toHaveURL(`/projects/${kestrel.slug}`);
  await page.getByRole('navigation', { name: 'Other projects' }).getByRole('link').last().click();
  await page.getByRole('link', { name: 'Back to Projects' }).click();
  await expect(page).toHaveURL('/projects?city=vancouver&view=table');
});

test('on phones a long description is cut at a word and expands after a tap @narrow', async ({
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
  await page.getByText('Read more').click();
  await expect(end).toHaveCount(1);
  await expect(cut).toHaveCount(1);
});

async function overview(page: Page) {
  const facts = page.getByRole('region', { name: 'Project Overview' });
  const [headings, values] = [facts.getByRole('term'), facts.getByRole('definition')];
  const texts = await values.allTextContents();
  return Object.fromEntries(
    (await headings.allTextContents()).map((heading, index) => [heading, texts[index]]),
  );
}
