import { expect } from '../../../../tests/browser/fixtures.ts';
import { everyDraft, takeRoomForDrafts } from '../../../../tests/browser/admin-steps.ts';
import {
  test,
  unique,
  send,
  signIn,
  openEnquiry,
  row,
  openFilters,
} from '../../../../tests/browser/inbox.ts';

test.describe.configure({ mode: 'default' });

test.setTimeout(180_000);

test('two members add notes at once, and what was typed stays @long', async ({
  page,
  browser,
  adminSite: { address },
}) => {
  const name = unique('Conflict');
  await send(page, 'vip', { firstName: name });
  await signIn(page);
  await openEnquiry(page, name);
  await page.getByRole('textbox', { name: 'Note' }).fill('Mine');

  const context = await browser.newContext({ baseURL: address });
  const second = await context.newPage();
  await signIn(second);
  await second.goto(page.url());
  await second.getByRole('textbox', { name: 'Note' }).fill('Theirs');
  await second.getByRole('button', { name: 'Add note' }).click();
  await expect(second.getByText('Note added')).toBeVisible();
  await context.close();

  const notes = page.getByRole('article', { name: 'Note' });
  await expect(notes).toHaveText(/Theirs/, { timeout: 20_000 });
  await expect(page.getByRole('textbox', { name: 'Note' })).toHaveValue('Mine');
  await page.getByRole('button', { name: 'Add note' }).click();
  await expect(notes).toHaveText([/Theirs/, /Note by you.*Mine/]);
  await expect(page.getByRole('textbox', { name: 'Note' })).toHaveValue('');
  await page.getByRole('button').filter({ hasText: 'Undo' }).click();
  await expect(notes).toHaveText([/Theirs/]);
  await page.getByRole('button', { name: 'Delete note' }).click();
  await expect(page.getByText('Note deleted')).toBeVisible();
  await expect(notes).toHaveCount(0);
  await page.getByRole('button').filter({ hasText: 'Undo' }).click();
  await expect(notes).toHaveText([/Theirs/]);
});

test('an unsaved note is offered again after the window was closed @long', async ({
  page,
  expectNoAxeViolations,
  isMobile,
}) => {
  const name = unique('Unfinished');
  await send(page, 'vip', { firstName: name });
  await signIn(page);
  await openEnquiry(page, name);
  await page.getByRole('textbox', { name: 'Note' }).fill('Half a thought');
  await expect.poll(() => everyDraft(page)).toHaveLength(1);
  expect(JSON.stringify(await everyDraft(page))).not.toContain(name);
  await page.close({ runBeforeUnload: false });

  const again = await page.context().newPage();
  await again.goto('/admin/enquiries');
  await expect(again.getByText(/Unsaved changes to a note, from/)).toBeVisible();
  await expectNoAxeViolations(again);
  await again.getByRole('button', { name: 'Continue with a note' }).click();
  await expect(again.getByRole('heading', { name })).toBeVisible();
  await expect(again.getByRole('textbox', { name: 'Note' })).toHaveValue('Half a thought');
  await expect(again.getByText('You have an unsaved text')).toBeHidden();
  await again.getByRole('button', { name: 'Add note' }).click();
  await expect(again.getByText('Note added')).toBeVisible();
  await expect.poll(() => everyDraft(again)).toEqual([]);

  await again.getByRole('textbox', { name: 'Note' }).fill('Typed right before leaving');
  // On phones the list is behind the enquiry.
  const way = isMobile ? 'Dashboard' : 'Back to Dashboard';
  await again.getByRole('link', { name: way, exact: true }).click();
  await expect(again.getByRole('heading', { name: 'Admin Dashboard' })).toBeVisible();
  expect(await everyDraft(again)).toHaveLength(1);
});

test('without storage for drafts a note shows a warning and can still be saved @long', async ({
  page,
}) => {
  await takeRoomForDrafts(page);
  const name = unique('Roomless');
  await send(page, 'vip', { firstName: name });
  await signIn(page);
  await openEnquiry(page, name);
  await page.getByRole('textbox', { name: 'Note' }).fill('On this page alone');
  await expect(page.getByText('This browser cannot save drafts')).toBeVisible();
  await page.getByRole('button', { name: 'Add note' }).click();
  await expect(page.getByText('Note added')).toBeVisible();
});

test('a search finds enquiries, stays out of the URL and survives reloading @long', async ({
  page,
}) => {
  const [name, other] = [unique('Émilie'), unique('Nobody')];
  await send(page, 'vip', { firstName: name });
  await send(page, 'vip', { firstName: other });
  await signIn(page);
  await page.goto('/admin/enquiries');
  await expect(row(page, other)).toBeVisible();
  await openFilters(page);
  await page.getByLabel('Form', { exact: true }).selectOption('VIP');
  await page.getByLabel('Search').fill(name.normalize('NFD').replace('É', 'E').toLowerCase());
  await expect(row(page, other)).toBeHidden();
  await expect(row(page, name)).toBeVisible();
  expect(page.url()).toMatch(/\/admin\/enquiries\?form=vip$/);
  await page.reload();
  await expect(page.getByLabel('Search')).not.toHaveValue('');
  await expect(row(page, other)).toBeHidden();
  await expect(row(page, name)).toBeVisible();
});

test('the keyboard leads through the list into an enquiry and back @long', async ({
  page,
  isMobile,
}) => {
  test.skip(isMobile, 'Phones have no arrow keys.');
  const [first, second] = [unique('Upper'), unique('Decrease by')];
  await send(page, 'vip', { firstName: second });
  await send(page, 'vip', { firstName: first });
  await signIn(page);
  await page.goto('/admin/enquiries');
  await row(page, first).focus();
  await page.keyboard.press('ArrowDown');
  await expect(row(page, second)).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 2, name: second })).toBeFocused();
  await page.keyboard.press('Shift+Tab');
  await page.keyboard.press('Enter');
  await expect(row(page, second)).toBeFocused();
});
