import type { Browser } from '@playwright/test';
import { expect, signIn, test, type AdminSite } from '../../../../tests/browser/admin-site.ts';
import { draft, openPage, preview, previewAddress } from '../../../../tests/browser/preview.ts';

test.slow();

test.describe.configure({ mode: 'default' });

test.skip(({ isMobile }) => isMobile, 'One run is enough: the narrow screens are among these.');

test('links and scripts do nothing in the preview @long', async ({ page }) => {
  await openPage(page, 'Home');
  const previewPage = preview(page);
  const link = previewPage.getByText('ABOUT', { exact: true }).first();
  await expect(link).toBeVisible();
  await link.click({ force: true });
  await expect(previewPage.locator('script')).toHaveCount(0);
  expect(page.frames().every((frame) => !frame.url().endsWith('/about'))).toBe(true);
});

test('a page without a title still has a heading @long', async ({ page }) => {
  await signIn(page);
  for (const [slug, heading] of [
    ['home', 'SOLMERE'],
    ['about', 'ABOUT'],
    ['news', 'NEWS'],
    ['testimonials', 'OUR TESTIMONIALS'],
  ] as const) {
    const untitled = { ...draft, content: { ...draft.content, hero: {} } };
    const response = await page.request.post(await previewAddress(page, slug), { data: untitled });
    const [, h1 = ''] = (await response.text()).match(/<h1[^>]*>(.*?)<\/h1>/s) ?? [];
    expect(h1.replaceAll(/<[^>]+>/g, '')).toBe(heading);
  }
});

test('the preview endpoint needs a session and stores nothing', async ({
  page,
  browser,
  adminSite,
}) => {
  await signIn(page);
  const [home, news] = [await previewAddress(page, 'home'), await previewAddress(page, 'news')];
  const stranger = await newVisitor(browser, adminSite);
  for (const method of ['get', 'post'] as const) {
    const response = await stranger.request[method](home, {
      maxRedirects: 0,
      ...(method === 'post' && { data: draft }),
    });
    expect(response.status()).toBe(303);
    expect(response.headers()['location']).toContain('/admin/login');
  }
  const mine = await page.request.post(news, { data: draft });
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
    for (const url of ['/news', news]) {
      expect(await (await visitor.request.get(url)).text()).not.toContain('Drafted here');
    }
  }
  await stranger.context().close();
});

test('the preview endpoint refuses invalid drafts and unknown pages', async ({ page }) => {
  await signIn(page);
  const heroUrl = 'https://elsewhere.example/a.jpg';
  const response = await page.request.post(await previewAddress(page, 'news'), {
    data: { ...draft, heroUrl },
  });
  expect(await response.json()).toEqual({
    outcome: 'refused',
    fields: { heroUrl: 'Choose an image' },
  });
  expect((await page.request.get('/admin/preview/elsewhere/nowhere')).status()).toBe(404);
});

async function newVisitor(browser: Browser, { address }: AdminSite) {
  const context = await browser.newContext({ baseURL: address });
  return context.newPage();
}
