import type { Browser, Page } from '@playwright/test';
import { expect, signIn, test, type AdminSite } from '../../../tests/admin-site.ts';

test.slow();
test.describe.configure({ mode: 'default' });
test.skip(({ isMobile }) => isMobile, 'One run is enough: the narrow screens are among these.');

const draft = {
  heroType: 'image',
  content: {
    hero: {
      title: 'Drafted here',
      subtitle: '<p onclick="alert(1)">Mine</p><script>alert(2)</script>',
    },
    sections: [],
  },
};

test('the headline is changed while watching the page, and saved', async ({
  page,
  expectNoAxeViolations,
}) => {
  await openPage(page, 'Home');
  const shown = preview(page);
  await expect(page.getByRole('complementary', { name: 'Live preview' })).toContainText(
    'Live preview',
  );
  await expect(shown.locator('h1')).toHaveText('Before it has an address.');
  await page.getByLabel('Hero title').fill('Light over the harbour.');
  await expect(shown.locator('h1')).toHaveText('Light over the harbour.');
  await expect(page.getByText('Live preview, unsaved changes')).toBeVisible();
  await expectNoAxeViolations();
  expect(await (await page.request.get('/')).text()).not.toContain('Light over');

  await page.getByRole('button', { name: 'Save Changes' }).click();
  await expect(page.getByText('Page saved')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Edit Home' })).toBeFocused();
  await page.goto('/');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Light over the harbour.');
});

test('the preview keeps its place and its pictures while it follows @long', async ({ page }) => {
  await openPage(page, 'About');
  const shown = preview(page);
  await expect(shown.locator('h1')).toBeVisible();
  await shown.locator('html').evaluate((html) => {
    html.scrollTo({ top: 700, behavior: 'instant' });
    html.querySelector('img')?.setAttribute('data-before', '');
  });
  await page.getByLabel('Subheading').first().fill('They ring us first.');
  await expect(shown.getByText('They ring us first.')).toBeAttached();
  await expect(shown.locator('html')).toHaveJSProperty('scrollTop', 700);
  await page.getByLabel('Title', { exact: true }).first().fill('Once more');
  await expect(shown.locator('h1')).toHaveText('Once more');
});

test('a draft that cannot stand leaves the last good page, and says so', async ({ page }) => {
  await page.route('https://films.example/**', (route) =>
    route.fulfill({ contentType: 'video/mp4', body: '' }),
  );
  await openPage(page, 'Home');
  const shown = preview(page);
  await page.getByLabel('Hero title').fill('Good so far.');
  await expect(shown.locator('h1')).toHaveText('Good so far.');
  await page.getByLabel('Video URL').fill('no address');
  await expect(page.getByText('Live preview, waiting for what needs attention')).toBeVisible();
  await expect(shown.locator('h1')).toHaveText('Good so far.');
  await page.getByLabel('Video URL').fill('https://films.example/a.mp4');
  await expect(page.getByText('Live preview, unsaved changes')).toBeVisible();
});

test('the preview goes on by itself when the connection is back @long', async ({
  page,
  expectComplaint,
}) => {
  expectComplaint('ERR_INTERNET_DISCONNECTED');
  await openPage(page, 'Home');
  await expect(preview(page).locator('h1')).toBeVisible();
  // Each asked for its picture's words, the last after the film was found.
  await expect(page.getByRole('button', { name: /^Describe / })).toHaveCount(6);
  await page.context().setOffline(true);
  await page.getByLabel('Hero title').fill('Out of the tunnel.');
  await expect(page.getByText('Live preview, waiting for a connection')).toBeVisible();
  await page.context().setOffline(false);
  await expect(preview(page).locator('h1')).toHaveText('Out of the tunnel.');
});

test('nothing can be followed or run in the preview', async ({ page }) => {
  await openPage(page, 'Home');
  const shown = preview(page);
  const link = shown.getByText('ABOUT', { exact: true }).first();
  await expect(link).toBeVisible();
  await link.click({ force: true });
  await expect(shown.locator('script')).toHaveCount(0);
  expect(page.frames().every((frame) => !frame.url().endsWith('/about'))).toBe(true);
});

test('the preview is as wide as a desktop or a phone @long', async ({ page }) => {
  await openPage(page, 'Home');
  const width = () =>
    preview(page)
      .locator('html')
      .evaluate(() => innerWidth);
  await expect.poll(width).toBe(1440);
  await page.getByRole('button', { name: 'Phone preview' }).click();
  await expect.poll(width).toBe(390);
  await expect(page.getByRole('button', { name: 'Phone preview' })).toHaveAttribute(
    'aria-pressed',
    'true',
  );
});

test('a page without a title is headed all the same @long', async ({ page }) => {
  await signIn(page);
  for (const [slug, heading] of [
    ['home', 'SOLMERE'],
    ['about', 'ABOUT'],
    ['news', 'NEWS'],
    ['testimonials', 'OUR TESTIMONIALS'],
  ]) {
    const untitled = { ...draft, content: { ...draft.content, hero: {} } };
    const answer = await page.request.post(`/admin/preview/${slug}`, { data: untitled });
    const [, shown = ''] = (await answer.text()).match(/<h1[^>]*>(.*?)<\/h1>/s) ?? [];
    expect(shown.replaceAll(/<[^>]+>/g, '')).toBe(heading);
  }
});

test('the settings are seen on the home page', async ({ page }) => {
  await openPage(page, 'Settings');
  await page.getByLabel('Logo text').fill('MERE');
  await expect(preview(page).getByRole('link', { name: 'MERE, home' }).first()).toBeAttached();
});

test('the endpoint of the preview is for whoever is signed in, and keeps nothing', async ({
  page,
  browser,
  adminSite,
}) => {
  const stranger = await elsewhere(browser, adminSite);
  for (const method of ['get', 'post'] as const) {
    const answer = await stranger.request[method]('/admin/preview/home', {
      maxRedirects: 0,
      ...(method === 'post' && { data: draft }),
    });
    expect(answer.status()).toBe(303);
    expect(answer.headers()['location']).toContain('/admin/login');
  }
  await signIn(page);
  const mine = await page.request.post('/admin/preview/news', { data: draft });
  const html = await mine.text();
  expect(html).toContain('Drafted here');
  expect(html).toContain('<p>Mine</p>');
  expect(html).not.toMatch(/<script|onclick/);
  expect(mine.headers()).toMatchObject({ 'cache-control': 'no-store' });
  expect(mine.headers()['x-robots-tag']).toContain('noindex');
  expect(mine.headers()['content-security-policy']).toMatch(
    /script-src 'none'.*frame-ancestors 'self'/,
  );
  await signIn(stranger);
  for (const visitor of [stranger, page]) {
    for (const address of ['/news', '/admin/preview/news']) {
      expect(await (await visitor.request.get(address)).text()).not.toContain('Drafted here');
    }
  }
  await stranger.context().close();
});

test('the endpoint of the preview takes no draft that could not be saved, and no other page', async ({
  page,
}) => {
  await signIn(page);
  const heroUrl = 'https://elsewhere.example/a.jpg';
  const refused = await page.request.post('/admin/preview/news', { data: { ...draft, heroUrl } });
  expect(await refused.json()).toEqual({
    outcome: 'refused',
    fields: { heroUrl: 'Choose a picture' },
  });
  expect((await page.request.get('/admin/preview/nowhere')).status()).toBe(404);
});

test('where there is no room the preview stands behind a button', async ({
  page,
  expectNoAxeViolations,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await openPage(page, 'Home');
  await expect(page.getByRole('complementary', { name: 'Live preview' })).toBeHidden();
  await page.getByLabel('Hero title').fill('In the hand.');
  await page.getByRole('button', { name: 'Preview' }).click();
  const dialog = page.getByRole('dialog', { name: 'Live preview' });
  await expect(preview(page).locator('h1')).toHaveText('In the hand.');
  await expectNoAxeViolations();
  await dialog.getByRole('button', { name: 'Close preview' }).click();
  await expect(page.getByRole('button', { name: 'Preview' })).toBeFocused();
  await expect(page.getByLabel('Hero title')).toHaveValue('In the hand.');
});

async function openPage(page: Page, name: string) {
  await signIn(page);
  await page.goto('/admin/pages');
  await page.getByRole('button', { name: `Edit ${name}` }).click();
  await expect(page.getByRole('heading', { level: 1, name: `Edit ${name}` })).toBeFocused();
}

function preview(page: Page) {
  return page.frameLocator('iframe[title^="Live preview"]');
}

async function elsewhere(browser: Browser, { address }: AdminSite) {
  const context = await browser.newContext({ baseURL: address });
  return context.newPage();
}
