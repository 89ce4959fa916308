import type { Browser } from '@playwright/test';
import { expect, signIn, test, type AdminSite } from '../../../tests/admin-site.ts';
import { draft, openPage, preview, previewAddress } from '../../../tests/preview.ts';

test.slow();

test.describe.configure({ mode: 'default' });

test.skip(({ isMobile }) => isMobile, 'One run is enough: the narrow screens are among these.');

test('nothing can be followed or run in the preview', async ({ page }) => {
  await openPage(page, 'Home');
  const shown = preview(page);
  const link = shown.getByText('ABOUT', { exact: true }).first();
  await expect(link).toBeVisible();
  await link.click({ force: true });
  await expect(shown.locator('script')).toHaveCount(0);
  expect(page.frames().every((frame) => !frame.url().endsWith('/about'))).toBe(true);
});

test('a page without a title is headed all the same @long', async ({ page }) => {
  await signIn(page);
  for (const [slug, heading] of [
    ['home', 'SOLMERE'],
    ['about', 'ABOUT'],
    ['news', 'NEWS'],
    ['testimonials', 'OUR TESTIMONIALS'],
  ] as const) {
    const untitled = { ...draft, content: { ...draft.content, hero: {} } };
    const answer = await page.request.post(await previewAddress(page, slug), { data: untitled });
    const [, shown = ''] = (await answer.text()).match(/<h1[^>]*>(.*?)<\/h1>/s) ?? [];
    expect(shown.replaceAll(/<[^>]+>/g, '')).toBe(heading);
  }
});

test('the endpoint of the preview is for those who are signed in, and keeps nothing', async ({
  page,
  browser,
  adminSite,
}) => {
  await signIn(page);
  const [home, news] = [await previewAddress(page, 'home'), await previewAddress(page, 'news')];
  const stranger = await elsewhere(browser, adminSite);
  for (const method of ['get', 'post'] as const) {
    const answer = await stranger.request[method](home, {
      maxRedirects: 0,
      ...(method === 'post' && { data: draft }),
    });
    expect(answer.status()).toBe(303);
    expect(answer.headers()['location']).toContain('/admin/login');
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
    for (const address of ['/news', news]) {
      expect(await (await visitor.request.get(address)).text()).not.toContain('Drafted here');
    }
  }
  await stranger.context().close();
});

test('the endpoint of the preview takes no draft that could not be saved, and nothing that has no page', async ({
  page,
}) => {
  await signIn(page);
  const heroUrl = 'https://elsewhere.example/a.jpg';
  const refused = await page.request.post(await previewAddress(page, 'news'), {
    data: { ...draft, heroUrl },
  });
  expect(await refused.json()).toEqual({
    outcome: 'refused',
    fields: { heroUrl: 'Choose a picture' },
  });
  expect((await page.request.get('/admin/preview/elsewhere/nowhere')).status()).toBe(404);
});

async function elsewhere(browser: Browser, { address }: AdminSite) {
  const context = await browser.newContext({ baseURL: address });
  return context.newPage();
}
