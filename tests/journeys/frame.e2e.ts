import type { Page } from '@playwright/test';
import { demoProjects } from '../../src/features/projects/projects.demo.ts';
import { expect, test } from '../browser/fixtures.ts';
import { isLong } from '../set-up/long.ts';

const labels = [
  'HOME',
  'ABOUT',
  'PARTNERS',
  'GLOBAL PROJECTS',
  'VIP',
  'JOIN',
  'NEWS',
  'TESTIMONIALS',
];

test('the page is complete in its HTML: one heading, landmarks, address, card', async ({
  request,
  baseURL,
}) => {
  const html = await (await request.get('/partners')).text();
  expect(html.match(/<h1/g)).toHaveLength(1);
  for (const tag of ['<header', '<nav', '<main id="main"', '<footer']) expect(html).toContain(tag);
  expect(html).toContain('<title>Partners | SOLMERE</title>');
  expect(html).toContain(`<link rel="canonical" href="${baseURL}/partners"`);
  expect(html).toContain('property="og:image" content="http');
  // Those in templates wait until they are needed.
  const waiting = /<template.*?<\/template>/gs;
  expect(html.replaceAll(waiting, '')).not.toMatch(/<script[^>]+src=/);
});

test('no script is fetched, the inline ones are small, and skip link and footer lead on', async ({
  page,
  isMobile,
}) => {
  const scripts: string[] = [];
  page.on('request', (request) => {
    if (request.resourceType() === 'script') scripts.push(request.url());
  });
  await page.goto('/partners');
  await page.goto('/privacy');
  expect(scripts).toEqual([]);
  const inline = await page.locator('script:not([type="application/ld+json"])').allTextContents();
  expect(inline.join('').length).toBeLessThan(2_600);
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: 'Skip to content' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/privacy#main');
  const footer = page.getByRole('contentinfo');
  const navigation = footer.getByRole('navigation', { name: 'Footer' });
  // A phone has them in its menu.
  await expect(navigation.getByRole('link')).toHaveText(isMobile ? [] : [...labels, 'CONTACT US']);
  await footer.getByRole('link', { name: 'Privacy' }).click();
  await expect(page).toHaveURL('/privacy');
});

test('headers protect every page', async ({ request }) => {
  for (const path of ['/partners', '/nowhere', '/sitemap.xml']) {
    const headers = (await request.get(path)).headers();
    expect(headers['x-content-type-options']).toBe('nosniff');
    expect(headers['referrer-policy']).toBe('strict-origin-when-cross-origin');
    expect(headers['permissions-policy']).toContain('camera=()');
    expect(headers['content-security-policy']).toContain('frame-ancestors');
    expect(headers['content-security-policy']).not.toMatch(/script-src[^;]*unsafe-inline/);
  }
});

test('every page is reached from the navigation, and a long name leaves it its room', async ({
  page,
  isMobile,
}) => {
  test.skip(isMobile, 'A phone has a menu');
  await page.goto('/partners');
  await expectEveryPage(page, 'Main');
  await expect(page.getByRole('link', { name: 'CONTACT US' }).first()).toBeVisible();
  await expectRoomBesideLongName(page, 'CONTACT US');
});

test('a phone opens the navigation, and a long name leaves its button its room @narrow', async ({
  page,
  isMobile,
  expectNoAxeViolations,
}) => {
  test.skip(!isMobile, 'Wide screens have no menu');
  await page.goto('/partners');
  const opener = page.getByRole('link', { name: 'Open menu' });
  await opener.click();
  await expectEveryPage(page, 'Menu');
  const menu = page.getByRole('dialog', { name: 'Menu' });
  await expect(menu).toBeVisible();
  await expectNoAxeViolations();
  await page.keyboard.press('Escape');
  await expect(menu).toBeHidden();
  await expect(opener).toBeFocused();
  await expectRoomBesideLongName(page, 'Open menu');
});

async function expectEveryPage(page: Page, name: string) {
  const navigation = page.getByRole('navigation', { name });
  for (const label of labels)
    await expect(navigation.getByRole('link', { name: label, exact: true })).toBeVisible();
  await expect(navigation.getByRole('link', { name: 'PARTNERS', exact: true })).toHaveAttribute(
    'aria-current',
    'page',
  );
}

async function expectRoomBesideLongName(page: Page, last: string) {
  await page.goto('/about');
  const bar = page.getByRole('banner');
  await bar.getByRole('link', { name: 'SOLMERE, home' }).evaluate((logo) => {
    const texts = document.createTreeWalker(logo, NodeFilter.SHOW_TEXT);
    const name = texts.nextNode();
    if (name) name.nodeValue = 'Solmere International Realty Group';
  });
  await expect(bar.getByRole('link', { name: last })).toBeInViewport({ ratio: 1 });
}

test('the name is whole beside a full navigation, in each language, also with a shortlist @long', async ({
  page,
  isMobile,
}) => {
  test.skip(isMobile, 'A phone has a menu');
  const broken: unknown[] = [];
  // French has the longest labels.
  for (const path of isLong
    ? ['/about', '/fr/about', '/ja/about', '/zh-hant/about']
    : ['/fr/about'])
    for (const saved of isLong ? ['', '12'] : ['12']) {
      await page.goto(path);
      await page.evaluate(
        (count) => document.documentElement.style.setProperty('--kept', count),
        saved,
      );
      for (const width of [1160, 1180, 1200, 1220, 1280, 1360, 1400, 1440, 1600]) {
        await page.setViewportSize({ width, height: 900 });
        const lines = await page.evaluate(async () => {
          await document.fonts.ready;
          const range = document.createRange();
          const name = document.querySelector('header > a > span > span:last-child');
          range.selectNodeContents(name ?? document);
          return range.getClientRects().length;
        });
        if (lines !== 1) broken.push({ path, saved, width, lines });
      }
    }
  expect(broken).toEqual([]);
});

test('an address that leads nowhere is told as 404, with a way back', async ({
  page,
  expectError,
  expectNoAxeViolations,
}) => {
  expectError('404');
  expect((await page.goto('/nowhere'))?.status()).toBe(404);
  await expect(page.getByText('This page does not exist or has moved.')).toBeVisible();
  await expect(page.getByRole('contentinfo').getByRole('link', { name: 'Privacy' })).toBeVisible();
  await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', /noindex/);
  await expectNoAxeViolations();
});

test('where a project, a partner or a news item is not found, the nearest stand with their pictures', async ({
  page,
  expectError,
  expectNoAxeViolations,
}) => {
  expectError('404');
  const main = page.getByRole('main');
  for (const { list, one, slug, count, first } of [
    { list: 'Projects', one: 'project', slug: 'ito-hause', count: 3, first: /^Ito House/ },
    { list: 'Partners', one: 'partner', slug: 'mei-tanaka-tokyo', count: 4, first: 'Mei Tanaka' },
    { list: 'News', one: 'news item', slug: 'nothing', count: 3, first: /^October\s14, 2026/ },
  ]) {
    const address = `/${list.toLowerCase()}`;
    expect((await page.goto(`${address}/${slug}`))?.status()).toBe(404);
    const heading = one.replaceAll(/\b\w/g, (initial) => initial.toUpperCase());
    await expect(main.getByRole('heading', { level: 1 })).toHaveText(`${heading} Not Found`);
    await expect(main.getByText(`This ${one} does not exist`)).toBeVisible();
    const cards = main.getByRole('listitem');
    await expect(cards).toHaveCount(count);
    await expect(cards.first().getByRole('link')).toHaveAccessibleName(first);
    for (const card of await cards.all())
      await expect(card.locator('img, svg').first()).toBeVisible();
    if (isLong || list === 'Projects') await expectNoAxeViolations();
    await expect(main.getByRole('link', { name: `Back to ${list}` })).toHaveAttribute(
      'href',
      address,
    );
  }
});

test('robots and sitemap name every public page, each with its date', async ({
  request,
  baseURL,
}) => {
  expect(await (await request.get('/robots.txt')).text()).toContain(
    `Sitemap: ${baseURL}/sitemap.xml`,
  );
  const sitemap = await (await request.get('/sitemap.xml')).text();
  for (const path of ['/vip', '/join', '/contact', '/privacy', '/partners/etienne-laroche'])
    expect(sitemap).toContain(`<loc>${baseURL}${path}</loc>`);
  const projects = demoProjects.map(({ slug }) => `/projects/${slug}`);
  for (const path of ['/', '/about', '/news', '/testimonials', ...projects])
    expect(sitemap).toMatch(
      new RegExp(`<loc>${baseURL}${path}</loc><lastmod>\\d{4}-\\d\\d-\\d\\d</lastmod>`),
    );
});

test('a page that takes longer than 300 ms shows the sun meanwhile', async ({ page }) => {
  const sunIsSeen = Promise.withResolvers<void>();
  await page.exposeFunction('tellThatSunIsSeen', sunIsSeen.resolve);
  await page.goto('/partners');
  await page.route('**/partners/daniel-okafor', async (route) => {
    await sunIsSeen.promise;
    await route.continue();
  });
  await page.evaluate(watchForSun);
  await page.getByRole('link', { name: 'Daniel Okafor' }).click();
  await expect(page).toHaveURL('/partners/daniel-okafor');
});

/** In the page itself: locators wait until the navigation has ended. */
function watchForSun() {
  const { tellThatSunIsSeen } = window as unknown as { tellThatSunIsSeen: () => void };
  new MutationObserver(() => {
    if (document.querySelector('[role=status]')?.checkVisibility()) tellThatSunIsSeen();
  }).observe(document.body, { subtree: true, attributes: true });
}

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test('the mobile menu opens and closes by its address @narrow', async ({ page, isMobile }) => {
    test.skip(!isMobile, 'There is no mobile menu at this width');
    await page.goto('/partners');
    await page.getByRole('link', { name: 'Open menu' }).click();
    await expect(page.getByRole('navigation', { name: 'Menu' })).toBeVisible();
    await page.getByRole('link', { name: 'Close menu' }).click();
    await expect(page.getByRole('navigation', { name: 'Menu' })).toBeHidden();
  });
});
