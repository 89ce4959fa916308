import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { Page } from '@playwright/test';
import { expect, test } from '../../../tests/browser/admin-site.ts';
import { shared, newest, openNews, fillNews, create } from '../../../tests/browser/news-form.ts';

test.describe.configure({ mode: 'default' });

test.skip(({ isMobile }) => isMobile, 'One run is enough: the narrow screens are among these.');

const demo = path.resolve(import.meta.dirname, '../../../demo');

test('the values of one medium stay while another is chosen @long', async ({
  page,
  expectNoAxeViolations,
}) => {
  await openNews(page);
  await page.getByRole('button', { name: `Edit ${newest}` }).click();
  await expect(page.getByRole('radio', { name: 'Image' })).toBeChecked();
  const image = page.getByRole('group', { name: 'Image' });
  await expect(image.locator('img')).toBeVisible();
  await choose(page, 'Video');
  await expect(image).toBeHidden();
  await expect(page.getByRole('radio', { name: 'YouTube' })).toBeChecked();
  await page.getByLabel('YouTube URL').fill(shared);
  await expectNoAxeViolations();
  await choose(page, 'Upload');
  await expect(page.getByLabel('YouTube URL')).toBeHidden();
  await expect(page.getByRole('group', { name: 'Video' })).toBeVisible();
  await expectNoAxeViolations();
  await choose(page, 'None');
  await expect(page.getByRole('radio', { name: 'Upload' })).toBeHidden();
  await choose(page, 'Image');
  await expect(image.locator('img')).toBeVisible();
  await choose(page, 'Video');
  await choose(page, 'YouTube');
  await expect(page.getByLabel('YouTube URL')).toHaveValue(shared);
  await choose(page, 'Image');
  await page.getByRole('button', { name: 'Cancel' }).click();
  await expect(page.getByRole('row', { name: newest })).toBeVisible();
});

test('only the chosen medium is saved, and the page shows it @long', async ({ page }) => {
  await openNews(page);
  const title = 'A partner in Honolulu';
  await page.getByRole('button', { name: `Edit ${title}` }).click();
  await choose(page, 'Video');
  await page.getByLabel('YouTube URL').fill(shared);
  await update(page);
  const row = page.getByRole('row', { name: title });
  await expect(row.getByRole('cell', { name: 'Video', exact: true })).toBeVisible();
  await page.getByRole('button', { name: `Edit ${title}` }).click();
  await expect(page.getByLabel('YouTube URL')).toHaveValue(shared);
  await choose(page, 'Image');
  await expect(page.getByRole('group', { name: 'Image' }).locator('img')).toHaveCount(0);
  await choose(page, 'None');
  await update(page);
  await expect(row.getByRole('cell', { name: 'None', exact: true })).toBeVisible();
  await page.getByRole('button', { name: `Edit ${title}` }).click();
  await choose(page, 'Video');
  await expect(page.getByLabel('YouTube URL')).toHaveValue('');
  await choose(page, 'None');
  await page.getByRole('button', { name: 'Cancel' }).click();
  await page.goto('/news');
  const item = page.getByRole('listitem').filter({ hasText: title });
  await expect(item.locator('img, video, [data-playable]')).toHaveCount(0);
});

test('the video service is contacted only after a click @long', async ({ page }) => {
  const requests: string[] = [];
  await page.route('https://www.youtube-nocookie.com/**', async (route) => {
    requests.push(route.request().url());
    await route.fulfill({ contentType: 'text/html', body: '<p>The player</p>' });
  });
  await openNews(page);
  await page.getByRole('button', { name: 'Add News' }).click();
  await choose(page, 'Video');
  const address = page.getByLabel('YouTube URL');
  await address.fill('https://www.youtube.com/watch?v=SoLmErE2026');
  await expect(page.getByText('SoLmErE2026', { exact: true })).toBeVisible();
  expect(requests).toEqual([]);
  await page.getByRole('button', { name: 'Play video' }).click();
  const player = page.frameLocator('iframe[title="Preview of the video"]');
  await expect(player.getByText('The player')).toBeVisible();
  expect(requests).toHaveLength(1);
  await address.fill('https://youtu.be/OtHeR_iD-42');
  await expect(page.getByRole('button', { name: 'Play video' })).toBeVisible();
});

test('a URL that names no video is ignored, and a message says so @long', async ({
  page,
  expectNoAxeViolations,
}) => {
  await openNews(page);
  await page.getByRole('button', { name: 'Add News' }).click();
  await fillNews(page, 'Without a video');
  await choose(page, 'Video');
  const address = page.getByLabel('YouTube URL');
  await address.fill('https://video.example/watch?v=SoLmErE2026');
  await expect(address).toHaveAccessibleDescription(/No YouTube video found in this URL/);
  await expect(page.getByRole('button', { name: 'Play video' })).toBeHidden();
  await expectNoAxeViolations();
  await create(page);
  const row = page.getByRole('row', { name: 'Without a video' });
  await expect(row.getByRole('cell', { name: 'None', exact: true })).toBeVisible();
});

test('an uploaded film plays on the page, behind one of its frames @long', async ({ page }) => {
  await openNews(page);
  await page.getByRole('button', { name: 'Add News' }).click();
  await fillNews(page, 'Another ten seconds');
  await choose(page, 'Video');
  await choose(page, 'Upload');
  const video = page.getByRole('group', { name: 'Video' });
  await video.locator('input[type=file]').setInputFiles({
    name: 'water.mp4',
    mimeType: 'video/mp4',
    buffer: await readFile(path.join(demo, 'hero-loop-480.mp4')),
  });
  await expect(video.locator('video')).toBeVisible({ timeout: 60_000 });
  await create(page);
  const row = page.getByRole('row', { name: 'Another ten seconds' });
  await expect(row.getByRole('cell', { name: 'Video', exact: true })).toBeVisible();
  await page.goto('/news');
  const item = page.getByRole('listitem').filter({ hasText: 'Another ten seconds' });
  await expect(item.getByRole('button', { name: /^Play video/ })).toBeVisible();
});

/** Chooses a medium or a type of video. */
async function choose(page: Page, label: string) {
  await page.getByRole('radio', { name: label, exact: true }).check();
}

async function update(page: Page) {
  await page.getByRole('button', { name: /^Update / }).click();
  await expect(page.getByText('News item published')).toBeVisible();
}
