import type { Page } from '@playwright/test';
import { expectNothingOverTheEdge, press, tabTo } from '../../../tests/browser/admin-steps.ts';
import { expect, test } from '../../../tests/browser/admin-site.ts';
import { create, openNews } from '../../../tests/browser/news-form.ts';

test.describe.configure({ mode: 'default' });

test.skip(({ isMobile }) => isMobile, 'One run is enough: the narrow screen is in it.');

test.slow();

test('a post with a link, a quote and an image is written by keyboard, and read on the site and in the feed @long', async ({
  page,
  baseURL,
  expectNoAxeViolations,
}) => {
  const { keyboard } = page;
  await openNews(page);
  await press(page, 'Add News');
  await tabTo(page, page.getByLabel('Title'));
  await keyboard.type('Rain on the model');
  await tabTo(page, page.getByLabel('Category'));
  await keyboard.type('Com');
  const text = page.getByRole('textbox', { name: 'Content' });
  await tabTo(page, text);
  await keyboard.type('It stopped by four, says ');
  await keyboard.press('Control+K');
  const link = page.getByRole('dialog', { name: 'Add link' });
  await expect(link.getByLabel('URL')).toBeFocused();
  await keyboard.type('weather.example/today');
  await tabTo(page, link.getByLabel('Link text'));
  await keyboard.type('the forecast');
  await keyboard.press('Enter');
  await expect(text).toBeFocused();
  await keyboard.type('.');
  await keyboard.press('Enter');
  await keyboard.type('Nobody minded.');
  await pressControl(page, 'Quote');
  await pressControl(page, 'Source of quote');
  await keyboard.type('The model maker');
  await keyboard.press('Enter');
  await pressControl(page, 'Image');
  await press(page, 'Choose from media for image');
  const library = page.getByRole('dialog', { name: 'Choose an image' });
  await expect(library.getByLabel('Search')).toBeFocused();
  await keyboard.type('Roof terrace with sofas');
  const tile = library.getByRole('button', { name: /section-terrace/ });
  await expect(tile).toHaveCount(1);
  await tabTo(page, tile);
  await keyboard.press('Enter');
  await expect(library).toBeHidden();
  await expectNoAxeViolations();
  await press(page, 'Add image');
  await expect(text).toBeFocused();
  await keyboard.type('The terrace, dry again');
  await expectNoAxeViolations();
  await create(page);

  await page.goto('/news/rain-on-the-model');
  const article = page.getByRole('article');
  await expect(article.getByRole('link', { name: 'the forecast' })).toHaveAttribute(
    'href',
    'https://weather.example/today',
  );
  await expect(article.locator('figure').filter({ hasText: 'Nobody minded.' })).toContainText(
    'The model maker',
  );
  const figure = article.getByRole('figure').filter({ hasText: 'The terrace, dry again' });
  const image = figure.getByRole('img', { name: /Roof terrace with sofas/ });
  for (const width of [1440, 390]) {
    await page.setViewportSize({ width, height: 900 });
    await image.scrollIntoViewIfNeeded();
    await expect
      .poll(() => image.evaluate((img: HTMLImageElement) => img.naturalWidth))
      .toBeGreaterThan(0);
    await expectNothingOverTheEdge(page);
    await expectNoAxeViolations();
  }
  await page.goto('/news');
  const item = page.getByRole('listitem').filter({ hasText: 'Rain on the model' });
  await expect(item.locator('blockquote')).toHaveText('Nobody minded.');
  await expect(item.locator('img')).toHaveCount(0);
  const feed = await (await page.request.get('/news.xml')).text();
  expect(feed).toContain('&lt;figcaption&gt;The model maker&lt;/figcaption&gt;');
  expect(feed).toContain(`&lt;img src=&quot;${baseURL}/media/images/sections/`);
});

/** Goes from the text to a control of its toolbar and presses it. */
async function pressControl(page: Page, name: string) {
  await page.keyboard.press('Shift+Tab');
  const control = page
    .getByRole('toolbar', { name: 'Formatting: Content' })
    .getByRole('button', { name, exact: true });
  await expect(async () => {
    if (await control.evaluate((element) => element === document.activeElement)) return;
    await page.keyboard.press('ArrowRight');
    await expect(control).toBeFocused({ timeout: 1 });
  }).toPass({ intervals: [1] });
  await page.keyboard.press('Enter');
}
