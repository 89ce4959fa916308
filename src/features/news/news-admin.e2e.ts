import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { Page } from '@playwright/test';
import { press, tabTo } from '../../../tests/admin-steps.ts';
import { expect, signIn, test } from '../../../tests/admin-site.ts';

test.describe.configure({ mode: 'default' });
test.skip(({ isMobile }) => isMobile, 'One run is enough: the narrow screens are among these.');

const demo = path.resolve(import.meta.dirname, '../../../demo');
const shared = 'https://youtu.be/SoLmErE2026';
const newest = 'Kestrel House passes the thirtieth floor';

test('the list shows each item with its medium and its day, the newest first', async ({ page }) => {
  await signIn(page);
  await page.goto('/admin');
  await page.getByRole('link', { name: 'Manage news' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'News' })).toBeVisible();
  const titles = ['Title', 'Category', 'Media', 'Published', 'Actions'];
  await expect(page.getByRole('columnheader')).toHaveCount(titles.length);
  for (const name of titles) {
    await expect(page.getByRole('columnheader', { name, exact: true })).toBeVisible();
  }
  const first = page.getByRole('row').nth(1);
  await expect(first).toContainText(newest);
  await expect(first.locator('img')).toBeVisible();
  await expect(first).toContainText('Project Update');
  await expect(first.getByRole('cell', { name: 'Image', exact: true })).toBeVisible();
  await expect(first).toContainText('Oct 14, 2026');
  const film = page.getByRole('row', { name: 'Ten seconds of water' });
  await expect(film.getByRole('cell', { name: 'Video', exact: true })).toBeVisible();
  await expect(film.locator('img')).toBeVisible();
  await expect(page.getByRole('row').last()).toContainText('Dec 3, 2024');
});

test('a new item is of today in Vancouver, without a medium, and on the page at once', async ({
  page,
}) => {
  await page.clock.setFixedTime('2026-10-31T05:30:00Z');
  await openNews(page);
  await page.getByRole('button', { name: 'Add News' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Add News' })).toBeFocused();
  await expect(page.getByLabel('Publish date')).toHaveValue('2026-10-30');
  await expect(page.getByRole('radio', { name: 'None' })).toBeChecked();
  await expect(page.getByRole('group', { name: 'Image' })).toBeHidden();
  await expect(page.getByLabel('Category').getByRole('option')).toContainText([
    'Project Update',
    'Company News',
    'Sales Achievement',
    'New Launch',
    'Recognition',
  ]);
  await fillNews(page, 'Rain on the model');
  await create(page);
  const row = page.getByRole('row').nth(1);
  await expect(row).toContainText('Rain on the model');
  await expect(row.getByRole('cell', { name: 'None', exact: true })).toBeVisible();
  await expect(row).toContainText('Oct 30, 2026');
  await expect(page.getByRole('button', { name: 'Edit Rain on the model' })).toBeFocused();
  await page.goto('/news');
  const item = page.getByRole('listitem').filter({ hasText: 'Rain on the model' });
  await expect(item).toContainText('October 30, 2026');
  await expect(item.locator('img, video, iframe')).toHaveCount(0);
});

test('an item of a later day says in the list from when on visitors see it', async ({ page }) => {
  await openNews(page);
  await page.getByRole('button', { name: 'Add News' }).click();
  await page.getByLabel('Publish date').fill('2099-01-05');
  await fillNews(page, 'A bell for the harbour');
  await create(page);
  const row = page.getByRole('row', { name: 'A bell for the harbour' });
  await expect(row.getByRole('cell', { name: 'From Jan 5, 2099', exact: true })).toBeVisible();
  await page.goto('/news');
  await expect(page.getByRole('heading', { level: 2 }).first()).toBeVisible();
  await expect(page.getByText('A bell for the harbour')).toHaveCount(0);
});

test('what was given for one medium stays while another is chosen @long', async ({
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
  await page.getByLabel('YouTube address').fill(shared);
  await expectNoAxeViolations();
  await choose(page, 'Upload');
  await expect(page.getByLabel('YouTube address')).toBeHidden();
  await expect(page.getByRole('group', { name: 'Film' })).toBeVisible();
  await expectNoAxeViolations();
  await choose(page, 'None');
  await expect(page.getByRole('radio', { name: 'Upload' })).toBeHidden();
  await choose(page, 'Image');
  await expect(image.locator('img')).toBeVisible();
  await choose(page, 'Video');
  await choose(page, 'YouTube');
  await expect(page.getByLabel('YouTube address')).toHaveValue(shared);
  await choose(page, 'Image');
  await page.getByRole('button', { name: 'Cancel' }).click();
  await expect(page.getByRole('row', { name: newest })).toBeVisible();
});

test('only the chosen medium is kept, and the page shows it', async ({ page }) => {
  await openNews(page);
  const title = 'A door in Honolulu';
  await page.getByRole('button', { name: `Edit ${title}` }).click();
  await choose(page, 'Video');
  await page.getByLabel('YouTube address').fill(shared);
  await update(page);
  const row = page.getByRole('row', { name: title });
  await expect(row.getByRole('cell', { name: 'Video', exact: true })).toBeVisible();
  await page.getByRole('button', { name: `Edit ${title}` }).click();
  await expect(page.getByLabel('YouTube address')).toHaveValue(shared);
  await choose(page, 'Image');
  await expect(page.getByRole('group', { name: 'Image' }).locator('img')).toHaveCount(0);
  await choose(page, 'None');
  await update(page);
  await expect(row.getByRole('cell', { name: 'None', exact: true })).toBeVisible();
  await page.getByRole('button', { name: `Edit ${title}` }).click();
  await choose(page, 'Video');
  await expect(page.getByLabel('YouTube address')).toHaveValue('');
  await choose(page, 'None');
  await page.getByRole('button', { name: 'Cancel' }).click();
  await page.goto('/news');
  const item = page.getByRole('listitem').filter({ hasText: title });
  await expect(item.locator('img, video, [data-playable]')).toHaveCount(0);
});

test('the video-sharing service hears of whoever writes only after a click', async ({ page }) => {
  const asked: string[] = [];
  await page.route('https://www.youtube-nocookie.com/**', async (route) => {
    asked.push(route.request().url());
    await route.fulfill({ contentType: 'text/html', body: '<p>The player</p>' });
  });
  await openNews(page);
  await page.getByRole('button', { name: 'Add News' }).click();
  await choose(page, 'Video');
  const address = page.getByLabel('YouTube address');
  await address.fill('https://www.youtube.com/watch?v=SoLmErE2026');
  await expect(page.getByText('SoLmErE2026', { exact: true })).toBeVisible();
  expect(asked).toEqual([]);
  await page.getByRole('button', { name: 'Play video' }).click();
  const player = page.frameLocator('iframe[title="Preview of the video"]');
  await expect(player.getByText('The player')).toBeVisible();
  expect(asked).toHaveLength(1);
  await address.fill('https://youtu.be/OtHeR_iD-42');
  await expect(page.getByRole('button', { name: 'Play video' })).toBeVisible();
});

test('an address that names no video is ignored, and that is said', async ({
  page,
  expectNoAxeViolations,
}) => {
  await openNews(page);
  await page.getByRole('button', { name: 'Add News' }).click();
  await fillNews(page, 'Without a video');
  await choose(page, 'Video');
  const address = page.getByLabel('YouTube address');
  await address.fill('https://video.example/watch?v=SoLmErE2026');
  await expect(address).toHaveAccessibleDescription(/This names no video/);
  await expect(page.getByRole('button', { name: 'Play video' })).toBeHidden();
  await expectNoAxeViolations();
  await create(page);
  const row = page.getByRole('row', { name: 'Without a video' });
  await expect(row.getByRole('cell', { name: 'None', exact: true })).toBeVisible();
});

test('an uploaded film plays on the page, behind a frame of its own', async ({ page }) => {
  await openNews(page);
  await page.getByRole('button', { name: 'Add News' }).click();
  await fillNews(page, 'Another ten seconds');
  await choose(page, 'Video');
  await choose(page, 'Upload');
  const film = page.getByRole('group', { name: 'Film' });
  await film.locator('input[type=file]').setInputFiles({
    name: 'water.mp4',
    mimeType: 'video/mp4',
    buffer: await readFile(path.join(demo, 'hero-loop-480.mp4')),
  });
  await expect(film.locator('video')).toBeVisible({ timeout: 60_000 });
  await create(page);
  const row = page.getByRole('row', { name: 'Another ten seconds' });
  await expect(row.getByRole('cell', { name: 'Video', exact: true })).toBeVisible();
  await page.goto('/news');
  const item = page.getByRole('listitem').filter({ hasText: 'Another ten seconds' });
  await expect(item.getByRole('button', { name: /^Play video/ })).toBeVisible();
});

test('a deleted item is off the page, and comes back with its medium', async ({ page }) => {
  await openNews(page);
  const title = 'Ten seconds of water';
  await page.getByRole('button', { name: `Delete ${title}` }).click();
  const question = page.getByRole('alertdialog', { name: 'Delete news item' });
  await expect(question).toContainText('Are you sure you want to delete this news item?');
  await expect(question).toContainText(title);
  await question.getByRole('button', { name: 'Delete' }).click();
  await expect(page.getByText(`${title} deleted`)).toBeVisible();
  const row = page.getByRole('row', { name: title });
  await expect(row).toBeHidden();
  const reader = await page.request.get('/news');
  expect(await reader.text()).not.toContain(title);
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(row.getByRole('cell', { name: 'Video', exact: true })).toBeVisible();
  await expect(page.getByRole('button', { name: `Edit ${title}` })).toBeFocused();
});

test('the keyboard alone adds, edits, deletes and takes back @long', async ({ page }) => {
  const { keyboard } = page;
  await openNews(page);
  await press(page, 'Add News');
  await tabTo(page, page.getByLabel('Title'));
  await keyboard.type('Typed by hand');
  await tabTo(page, page.getByLabel('Category'));
  await keyboard.type('Rec');
  await expect(page.getByLabel('Category')).toHaveValue('Recognition');
  await tabTo(page, page.getByLabel('Content'));
  await keyboard.type('Nobody touched the mouse.');
  await tabTo(page, page.getByRole('radio', { name: 'None' }));
  await keyboard.press('ArrowLeft');
  await expect(page.getByRole('radio', { name: 'Video' })).toBeChecked();
  await tabTo(page, page.getByLabel('YouTube address'));
  await keyboard.type(shared);
  await keyboard.press('Enter');
  await expect(page.getByRole('button', { name: 'Edit Typed by hand' })).toBeFocused();
  const row = page.getByRole('row', { name: 'Typed by hand' });
  await expect(row.getByRole('cell', { name: 'Video', exact: true })).toBeVisible();
  await keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: 'Edit Typed by hand' })).toBeFocused();
  await tabTo(page, page.getByLabel('Title'));
  await keyboard.press('End');
  await keyboard.type('s');
  await keyboard.press('Enter');
  await expect(page.getByRole('button', { name: 'Edit Typed by hands' })).toBeFocused();
  await press(page, 'Delete Typed by hands');
  await keyboard.press('Tab');
  await keyboard.press('Enter');
  await expect(page.getByRole('button', { name: 'Undo' })).toBeFocused();
  await keyboard.press('Enter');
  await expect(page.getByRole('button', { name: 'Edit Typed by hands' })).toBeFocused();
});

async function openNews(page: Page) {
  await signIn(page);
  await page.goto('/admin/news');
  await expect(page.getByRole('row', { name: newest })).toBeVisible({ timeout: 20_000 });
}

async function fillNews(page: Page, title: string) {
  await page.getByLabel('Title').fill(title);
  await page.getByLabel('Category').selectOption('Company News');
  await page.getByLabel('Content').fill('It stopped by four.');
}

/** Of the media or of the kinds of video. */
async function choose(page: Page, label: string) {
  await page.getByRole('radio', { name: label, exact: true }).check();
}

async function create(page: Page) {
  await page.getByRole('button', { name: /^Create / }).click();
  await expect(page.getByText('News item saved')).toBeVisible();
}

async function update(page: Page) {
  await page.getByRole('button', { name: /^Update / }).click();
  await expect(page.getByText('News item saved')).toBeVisible();
}
