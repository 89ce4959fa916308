import type { Page } from '@playwright/test';
import { everyDraft } from '../../../tests/admin-steps.ts';
import { expect, signIn, test } from '../../../tests/admin-site.ts';

test.slow();
test.describe.configure({ mode: 'default' });
test.skip(({ isMobile }) => isMobile, 'One run is enough.');

test('rich text is written, undone and formed by the keyboard alone', async ({
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
  expect(await htmlOf(text)).toBe(
    '<h2>Harbour</h2><p><strong>Bold</strong> plain</p><ul><li><p>one</p></li><li><p>two</p></li></ul>',
  );
  await expectNoAxeViolations();
  await keyboard.press('Tab');
  await expect(text).not.toBeFocused();
});

test('where the editor cannot be fetched the form stays, and what is typed outlives reloading', async ({
  page,
  expectComplaint,
  expectNoAxeViolations,
}) => {
  expectComplaint('Failed to load resource');
  expectComplaint('Failed to fetch dynamically imported module');
  await page.route('**/RichTextEditor*.js', (route) => route.abort());
  await signIn(page);
  await page.goto('/admin/pages');
  await page.getByRole('button', { name: 'Edit Home' }).click();
  const missing = page.getByText('The editor could not be loaded.').first();
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
  await page.getByRole('button', { name: 'Bring it back' }).click();
  await expect(page.getByLabel('Hero title')).toHaveValue('Still here');
  await expect(page.locator('[contenteditable=true]').first()).toBeVisible();
});

test('what was written last is undone and done again @long', async ({ page }) => {
  const text = await openSubtitle(page);
  const before = await htmlOf(text);
  await expect(control(page, 'Undo')).toHaveAttribute('aria-disabled', 'true');
  await page.keyboard.press('End');
  await page.keyboard.insertText(' More.');
  await expect(text).toContainText('More.');
  await page.keyboard.press('Control+Z');
  await expect.poll(() => htmlOf(text)).toBe(before);
  await control(page, 'Redo').click();
  await expect(text).toContainText('More.');
  await control(page, 'Undo').click();
  await expect.poll(() => htmlOf(text)).toBe(before);
});

test('lists and headings are switched on and off with the mouse @long', async ({ page }) => {
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

test('what is pasted from Word keeps its words, headings and lists, and nothing else @long', async ({
  page,
}) => {
  const text = await openSubtitle(page);
  await page.keyboard.press('Control+A');
  await paste(page, fromWord);
  expect(await htmlOf(text)).toBe(
    '<h1>Harbour Row</h1><p>Most are <strong>spoken for</strong>, <em>always</em>.</p>' +
      '<ul><li><p>Read</p></li><li><p>Stand</p></li></ul><ol><li><p>Sign</p></li></ol>' +
      '<p>See <a href="https://solmere.example/plans">plans</a>.</p>',
  );
  await page.getByRole('button', { name: 'Save Changes' }).click();
  await expect(page.getByText('Page saved')).toBeVisible();
  const visited = await page.request.get('/news');
  const html = await visited.text();
  expect(html).toContain('<h2>Harbour Row</h2><p>Most are <strong>spoken for</strong>');
  expect(html).not.toMatch(/mso-|MsoNormal|<o:p>/);
});

test('words lead to an address and to a page of the site, set, changed and removed by keys', async ({
  page,
  expectNoAxeViolations,
}) => {
  const { keyboard } = page;
  const text = await openSubtitle(page);
  await keyboard.press('Control+A');
  await keyboard.press('Control+K');
  const dialog = page.getByRole('dialog', { name: 'Add a link' });
  const address = dialog.getByLabel('Address');
  await expect(address).toBeFocused();
  await keyboard.type('our plans');
  await keyboard.press('Enter');
  await expect(address).toHaveAccessibleDescription(
    /Enter an address such as https:\/\/example.com/,
  );
  await expectNoAxeViolations();
  await address.fill('example.com/plans');
  await keyboard.press('Enter');
  await expect(dialog).toBeHidden();
  await expect(text.locator('a')).toHaveAttribute('href', 'https://example.com/plans');
  await expect(control(page, 'Link')).toHaveAttribute('aria-pressed', 'true');

  await keyboard.press('Enter');
  await keyboard.press('Control+K');
  await dialog.getByLabel('Words').fill('Everybody');
  await dialog.getByLabel('Leads to').selectOption('Partners');
  await dialog.getByLabel('Words').press('Enter');
  await expect(text.getByText('Everybody')).toHaveAttribute('href', '/partners');
  await page.getByRole('button', { name: 'Save Changes' }).click();
  await expect(page.getByText('Page saved')).toBeVisible();
  const html = await page.request.get('/news').then((visited) => visited.text());
  expect(html).toContain('<a rel="noopener" href="https://example.com/plans">');
  expect(html).toContain('<a href="/partners">Everybody</a>');

  await page.getByRole('button', { name: 'Edit News' }).click();
  const editing = page.getByRole('dialog', { name: 'Edit link' });
  // The editor learns of a click a moment later: until then the first link is meant.
  await expect(async () => {
    if (await editing.isVisible()) await editing.getByRole('button', { name: 'Cancel' }).click();
    await text.getByText('Everybody').click();
    await keyboard.press('Control+K');
    await expect(editing.getByLabel('Leads to')).toHaveValue('/partners', { timeout: 2_000 });
  }).toPass();
  await editing.getByRole('button', { name: 'Remove Link' }).click();
  await expect(text.locator('a')).toHaveCount(1);
  await expect(text).toBeFocused();
});

test('what is pasted from a page brings no script, picture or style', async ({ page }) => {
  const text = await openSubtitle(page);
  await page.keyboard.press('Control+A');
  await paste(
    page,
    '<div class="x" style="color:red"><h5 onclick="alert(1)">Six</h5><script>alert(2)</script>' +
      '<p>One <span style="font-weight:700">number</span><img src=x onerror=alert(3)>' +
      '<a href="javascript:alert(4)"> here</a></p><table><tr><td>Cell</td></tr></table></div>',
  );
  expect(await htmlOf(text)).toBe('<h3>Six</h3><p>One <strong>number</strong> here</p><p>Cell</p>');
});

async function openSubtitle(page: Page) {
  await signIn(page);
  await page.goto('/admin/pages');
  await page.getByRole('button', { name: 'Edit News' }).click();
  const text = page.getByRole('textbox', { name: 'Subtitle' });
  await text.click();
  return text;
}

function control(page: Page, name: string) {
  return page
    .getByRole('toolbar', { name: 'Formatting of Subtitle' })
    .getByRole('button', { name });
}

async function htmlOf(text: ReturnType<Page['getByRole']>) {
  const html = await text.innerHTML();
  return html.replaceAll(/ class="[^"]*"| data-placeholder="[^"]*"/g, '');
}

/** As the browser would, with what another program has put into the clipboard. */
async function paste(page: Page, html: string) {
  await page.evaluate((copied) => {
    const clipboardData = new DataTransfer();
    clipboardData.setData('text/html', copied);
    clipboardData.setData('text/plain', 'plain');
    const event = new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true });
    document.activeElement?.dispatchEvent(event);
  }, html);
}

const fromWord = `<html xmlns:o="urn:schemas-microsoft-com:office:office"><head><style>p.MsoNormal{margin:0}</style></head><body lang=EN-CA>
<!--StartFragment--><h1><span lang=EN-CA>Harbour&nbsp;Row<o:p></o:p></span></h1>
<p class=MsoNormal style='margin-bottom:8pt'>Most are <b>spoken for</b>, <span style='font-style:italic;color:#222'>always</span>.<o:p></o:p></p>
<p class=MsoNormal><o:p>&nbsp;</o:p></p>
<p class=MsoListParagraphCxSpFirst style='mso-list:l0 level1 lfo1'><![if !supportLists]><span style='mso-list:Ignore'>·&nbsp;</span><![endif]>Read<o:p></o:p></p>
<p class=MsoListParagraphCxSpLast style='mso-list:l0 level1 lfo1'><span style='mso-list:Ignore'>·&nbsp;</span>Stand<o:p></o:p></p>
<p class=MsoListParagraph style='mso-list:l1 level1 lfo2'><span style='mso-list:Ignore'>1.&nbsp;</span>Sign</p>
<p class=MsoNormal>See <a href="https://solmere.example/plans">plans</a>.</p><!--EndFragment--></body></html>`;
