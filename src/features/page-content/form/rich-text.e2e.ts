import { everyDraft, findEdit } from '../../../../tests/browser/admin-steps.ts';
import { expect, signIn, test } from '../../../../tests/browser/admin-site.ts';
import { openSubtitle, control, readHtml } from '../../../../tests/browser/rich-text.ts';

test.slow();

test.describe.configure({ mode: 'default' });

test.skip(({ isMobile }) => isMobile, 'One run is enough.');
// The widest without a preview beside the form.
test.use({ viewport: { width: 960, height: 900 } });

test('rich text is written, undone and formatted by keyboard alone', async ({
  page,
  expectNoAxeViolations,
}) => {
  const { keyboard } = page;
  const text = await openSubtitle(page);
  await expect(text).toHaveCSS('min-height', '100px');
  await keyboard.press('Control+A');
  await keyboard.press('Delete');
  await expect(text.locator('[data-placeholder]')).toHaveAttribute(
    'data-placeholder',
    'Start writing...',
  );
  await keyboard.type('Harbour');
  await keyboard.press('Shift+Tab');
  await expect(control(page, 'Heading 1')).toBeFocused();
  await keyboard.press('ArrowRight');
  await keyboard.press('Enter');
  await expect(text).toBeFocused();
  await expect(control(page, 'Heading 2')).toHaveAttribute('aria-pressed', 'true');
  await keyboard.press('End');
  await keyboard.press('Enter');
  await keyboard.press('Control+B');
  await keyboard.type('Bold');
  await keyboard.press('Control+B');
  await keyboard.type(' plain');
  await keyboard.press('Enter');
  await keyboard.type('- one');
  await keyboard.press('Enter');
  await keyboard.type('two');
  expect(await readHtml(text)).toBe(
    '<h2>Harbour</h2><p><strong>Bold</strong> plain</p><ul><li><p>one</p></li><li><p>two</p></li></ul>',
  );
  await expectNoAxeViolations();
  await keyboard.press('Tab');
  await expect(text).not.toBeFocused();
});

test('if the editor cannot be loaded the form stays, and typed text survives a reload @long', async ({
  page,
  expectError,
  expectNoAxeViolations,
}) => {
  expectError('Failed to load resource', 'Failed to fetch dynamically imported module');
  await page.route('**/RichTextEditor*.js', (route) => route.abort());
  await signIn(page);
  await page.goto('/admin/pages');
  await findEdit(page, 'Home').click();
  const missing = page.getByText('The editor could not load.').first();
  await expect(async () => {
    await page.evaluate(() => dispatchEvent(new Event('online')));
    await expect(missing).toBeVisible({ timeout: 1_000 });
  }).toPass();
  await page.getByLabel('Hero title').fill('Still here');
  await expectNoAxeViolations();
  await page.unroute('**/RichTextEditor*.js');
  await expect.poll(() => everyDraft(page)).toHaveLength(1);
  page.once('dialog', (dialog) => void dialog.accept());
  await page.getByRole('button', { name: 'Reload' }).first().click();
  await page.getByRole('button', { name: 'Restore' }).click();
  await expect(page.getByLabel('Hero title')).toHaveValue('Still here');
  await expect(page.locator('[contenteditable=true]').first()).toBeVisible();
});

test('the last change of a text is undone and redone @long', async ({ page }) => {
  const text = await openSubtitle(page);
  const before = await readHtml(text);
  await expect(control(page, 'Undo')).toHaveAttribute('aria-disabled', 'true');
  await page.keyboard.press('End');
  await page.keyboard.insertText(' More.');
  await expect(text).toContainText('More.');
  await page.keyboard.press('Control+Z');
  await expect.poll(() => readHtml(text)).toBe(before);
  await control(page, 'Redo').click();
  await expect(text).toContainText('More.');
  await control(page, 'Undo').click();
  await expect.poll(() => readHtml(text)).toBe(before);
});

test('lists and headings are toggled with the mouse @long', async ({ page }) => {
  const text = await openSubtitle(page);
  for (const [name, tag] of [
    ['Heading 1', 'h1'],
    ['Heading 3', 'h3'],
    ['Ordered list', 'ol'],
    ['Bullet list', 'ul'],
  ] as const) {
    await control(page, name).click();
    await expect(text.locator(`> ${tag}`)).toHaveCount(1);
    await expect(control(page, name)).toHaveAttribute('aria-pressed', 'true');
    await control(page, name).click();
    await expect(text.locator(`> ${tag}`)).toHaveCount(0);
  }
  const { width = 0, height = 0 } = (await control(page, 'Bold').boundingBox()) ?? {};
  expect([width, height]).toEqual([44, 44]);
});
