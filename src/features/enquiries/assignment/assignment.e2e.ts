import { everyDraft, expectNothingOverTheEdge } from '../../../../tests/browser/admin-steps.ts';
import { expect } from '../../../../tests/browser/fixtures.ts';
import {
  openEnquiry,
  row,
  send,
  signIn,
  test,
  unique,
  openFilters,
} from '../../../../tests/browser/inbox.ts';

test.describe.configure({ mode: 'default' });

test.setTimeout(180_000);

test('an enquiry is in view with its reply, is staged, assigned, followed up and replied to, and each step can be undone', async ({
  page,
  isMobile,
  adminSite: { mailServer },
  expectNoAxeViolations,
}) => {
  test.skip(isMobile, 'The list is looked at beside the enquiry.');
  const [name, other] = [unique('Worked'), unique('Beside')];
  const email = `${unique('worked')}@solmere.example`;
  await send(page, 'contact', { firstName: name, email });
  await signIn(page);
  await openEnquiry(page, name);
  const article = page.getByRole('article', { name: 'Enquiry' });
  for (const part of [
    article.getByRole('heading', { name }),
    article.getByText('Two homes with a view of the harbour.').first(),
    article.getByRole('textbox', { name: 'Your reply' }),
    article.getByRole('button', { name: 'Send reply' }),
    article.getByLabel('Stage', { exact: true }),
  ])
    await expect(part).toBeInViewport({ ratio: 1 });
  await send(page, 'vip', { firstName: other, email });
  await page.getByRole('textbox', { name: 'Note' }).fill('Called back on Monday');
  await page.getByRole('button', { name: 'Add note' }).click();
  await expect(page.getByText('Note added')).toBeVisible();
  await page.reload();
  await expect(page.getByRole('article', { name: 'Note' })).toContainText('Called back on Monday');
  const bar = page.getByRole('group', { name: 'Stage and assignment' });
  await bar.getByLabel('Stage').selectOption('In progress');
  await expect(page.getByText('Stage: in progress')).toBeVisible();
  await expect(row(page, name)).toContainText('In progress');
  await page.getByRole('status').getByRole('button', { name: 'Undo' }).click();
  await expect(page.getByText('Undone')).toBeVisible();
  await expect(bar.getByLabel('Stage')).toHaveValue('new');

  await page.getByLabel('Follow up on').fill('2026-01-05');
  await page.getByLabel('Follow up on').press('Enter');
  await expect(page.getByText('Follow-up set for Jan 5, 2026')).toBeVisible();
  await bar.getByLabel('Assigned to').selectOption({ index: 1 });
  await expect(page.getByText(/^Assigned to /)).toBeVisible();

  await page.getByLabel('Template').selectOption('First reply');
  const signature = page.getByRole('dialog', { name: 'Your name' });
  await signature.getByRole('textbox', { name: 'Name' }).fill('Ilse Brandt');
  await signature.getByRole('textbox', { name: 'Name' }).press('Enter');
  await expect(page.getByRole('textbox', { name: 'Your reply' })).toContainText('Ilse Brandt');
  await expect(page.getByRole('textbox', { name: 'Your reply' })).toContainText(`Dear ${name},`);
  await expect.poll(async () => (await everyDraft(page)).length).toBe(1);
  await expectNoAxeViolations();
  await page.getByRole('button', { name: 'Send reply' }).dblclick();
  await expect(page.getByText('Reply waiting to be sent')).toBeVisible();
  await expect(page.getByRole('listitem').filter({ hasText: `Dear ${name},` })).toHaveCount(1);
  await expect(page.getByText(/^Sent /).first()).toBeVisible({ timeout: 20_000 });
  await expect(row(page, name)).toContainText('Answered');
  const replies = () =>
    mailServer.received.filter(({ to, text }) => to === email && text.includes(`Dear ${name},`));
  await expect.poll(() => replies().length).toBe(1);
  expect(replies()[0]?.headers['references']).toBe(replies()[0]?.headers['in-reply-to']);
  await expectNothingOverTheEdge(page);

  await page.getByRole('button', { name: 'Merge: VIP' }).click();
  await expect(row(page, other)).toBeHidden();
  await page.getByRole('button', { name: 'Unmerge: VIP' }).click();
  await expect(row(page, other)).toBeVisible();

  await page.goto('/admin');
  await expect(page.getByRole('heading', { name: 'Follow-ups due' })).toBeVisible();
  await expect(page.getByRole('link', { name: new RegExp(name) }).first()).toBeVisible();
});

test('several enquiries can be staged, deleted and restored at once @long', async ({
  page,
  expectNoAxeViolations,
}) => {
  const names = [unique('First'), unique('Second')];
  for (const firstName of names) await send(page, 'vip', { firstName });
  await signIn(page);
  await page.goto('/admin/enquiries');
  await select();
  await page.getByLabel('Stage of selected enquiries').selectOption('Won');
  await expect(page.getByText('2 enquiries moved to won')).toBeVisible();
  await openFilters(page);
  await page.getByLabel('Stage', { exact: true }).selectOption('Won');
  for (const name of names) await expect(row(page, name)).toContainText('Won');
  await select();
  await expectNoAxeViolations();
  await expectNothingOverTheEdge(page);
  await page.getByRole('button', { name: 'Delete', exact: true }).click();
  await expect(page.getByText('2 enquiries deleted')).toBeVisible();
  for (const name of names) await expect(row(page, name)).toBeHidden();
  await page.getByRole('status').getByRole('button', { name: 'Undo' }).last().click();
  for (const name of names) await expect(row(page, name)).toBeVisible();

  async function select() {
    for (const name of names) await page.getByLabel(`Select ${name}`).check();
  }
});

test('notices can be set to a morning digest, and an incomplete quiet time shows an error at its field @long', async ({
  page,
  expectNoAxeViolations,
}) => {
  await signIn(page);
  await page.goto('/admin/enquiries');
  await page.getByRole('button', { name: 'More actions for enquiries' }).click();
  await page.getByRole('menuitem', { name: 'Notifications…' }).click();
  await page.getByLabel('Emails').selectOption('One daily email at 8 a.m.');
  await page.getByLabel('Quiet hours from').fill('18:30');
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('Enter both times, or neither')).toBeVisible();
  await expectNoAxeViolations();
  await page.getByLabel('Quiet hours until').fill('07:00');
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('Notifications saved')).toBeVisible();
  await page.getByRole('button', { name: 'More actions for enquiries' }).click();
  await page.getByRole('menuitem', { name: 'Notifications…' }).click();
  await expect(page.getByLabel('Quiet hours until')).toHaveValue('07:00');
});
