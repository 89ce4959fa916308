import { press, tabTo } from '../../../tests/browser/admin-steps.ts';
import { expect, signIn, test } from '../../../tests/browser/admin-site.ts';
import { shared, newest, openNews, fillNews, create } from '../../../tests/browser/news-form.ts';

test.describe.configure({ mode: 'default' });

test.skip(({ isMobile }) => isMobile, 'One run is enough: the narrow screens are among these.');

test('the list shows each item with its medium and its day, newest first @long', async ({
  page,
}) => {
  await signIn(page);
  await page.goto('/admin');
  await page.getByRole('link', { name: 'Manage news' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'News' })).toBeVisible();
  const newsColumns = ['Title', 'Category', 'Media', 'Published'];
  const titles = ['Select all', ...newsColumns, 'Visibility', 'Languages', 'Actions'];
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
  const video = page.getByRole('row', { name: 'Ten seconds of water' });
  await expect(video.getByRole('cell', { name: 'Video', exact: true })).toBeVisible();
  await expect(video.locator('img')).toBeVisible();
  await expect(page.getByRole('row').last()).toContainText('Dec 3, 2024');
});

test('a new item is dated today in Vancouver and public at once; a deleted one is restored @long', async ({
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

  const title = 'Ten seconds of water';
  await page.getByRole('button', { name: `Delete ${title}` }).click();
  const question = page.getByRole('alertdialog', { name: 'Delete news item' });
  await expect(question).toContainText('Are you sure you want to delete this news item?');
  await expect(question).toContainText(title);
  await question.getByRole('button', { name: 'Delete' }).click();
  await expect(page.getByText(`${title} deleted`)).toBeVisible();
  const deleted = page.getByRole('row', { name: title });
  await expect(deleted).toBeHidden();
  const response = await page.request.get('/news');
  expect(await response.text()).not.toContain(title);
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(deleted.getByRole('cell', { name: 'Video', exact: true })).toBeVisible();
  await expect(page.getByRole('button', { name: `Edit ${title}` })).toBeFocused();

  await page.goto('/news');
  const item = page.getByRole('listitem').filter({ hasText: 'Rain on the model' });
  await expect(item).toContainText('October 30, 2026');
  await expect(item.locator('img, video, iframe')).toHaveCount(0);
});

test('the list shows from which day on visitors see a future item @long', async ({ page }) => {
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

test('the keyboard alone adds, edits, deletes and restores @long', async ({ page }) => {
  const { keyboard } = page;
  await openNews(page);
  await press(page, 'Add News');
  await tabTo(page, page.getByLabel('Title'));
  await keyboard.type('Typed by hand');
  await tabTo(page, page.getByLabel('Category'));
  await keyboard.type('Rec');
  await expect(page.getByLabel('Category')).toHaveValue('Recognition');
  await tabTo(page, page.getByRole('textbox', { name: 'Content' }));
  await keyboard.type('Nobody touched the mouse.');
  await tabTo(page, page.getByRole('radio', { name: 'None' }));
  await keyboard.press('ArrowLeft');
  await expect(page.getByRole('radio', { name: 'Video' })).toBeChecked();
  await tabTo(page, page.getByLabel('YouTube URL'));
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
  await expect(page.getByRole('button', { name: 'Undo' }).last()).toBeFocused();
  await keyboard.press('Enter');
  await expect(page.getByRole('button', { name: 'Edit Typed by hands' })).toBeFocused();
});
