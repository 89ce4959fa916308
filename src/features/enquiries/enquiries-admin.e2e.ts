import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import type { Locator, Page } from '@playwright/test';
import { loadDemoData } from '../../../tests/demo-data.ts';
import { expect, test as base } from '../../../tests/fixtures.ts';
import { freePort } from '../../../tests/free-port.ts';
import { startMailServer, type MailServer } from '../../../tests/mail-server.ts';
import {
  everyDraft,
  expectNothingOverTheEdge,
  takeRoomForDrafts,
} from '../../../tests/admin-steps.ts';
import { startServer } from '../../../tests/server.ts';
import { demoEnquiries } from './enquiries.demo.ts';
import type { EnquiryAnswers, EnquiryFormName } from './enquiry.ts';

const administrator = { email: 'ingrid@solmere.example', password: 'a low sun on still water' };

type AdminSite = { address: string; folder: string; mailServer: MailServer };

/** A site of its own, with a mail server that refuses and takes as it is told. */
const test = base.extend<object, { adminSite: AdminSite }>({
  adminSite: [
    // oxlint-disable-next-line no-empty-pattern -- Playwright reads this pattern and takes no other.
    async ({}, use) => {
      const folder = await mkdtemp(path.join(tmpdir(), 'inbox-'));
      const port = String(await freePort());
      const address = `http://localhost:${port}`;
      const mailServer = await startMailServer();
      const account = {
        ADMIN_EMAIL: administrator.email,
        ADMIN_PASSWORD: administrator.password,
      };
      await loadDemoData(folder, account);
      const server = await startServer({
        HOST: 'localhost',
        PORT: port,
        SITE_URL: address,
        DATA_DIR: folder,
        ...account,
        SMTP_URL: mailServer.url,
      });
      await use({ address, folder, mailServer });
      await server.stop();
      await mailServer.kill();
      await rm(folder, { recursive: true, force: true });
    },
    { scope: 'worker', timeout: 180_000 },
  ],
  baseURL: ({ adminSite }, use) => use(adminSite.address),
});

test.describe.configure({ mode: 'default' });
test.setTimeout(180_000);

test('what a visitor sends appears by itself, and is read, noted and answered @phone', async ({
  page,
  isMobile,
  expectNoAxeViolations,
}) => {
  const [name, other] = [unique('Noor'), unique('Early')];
  await send(page, 'contact', { firstName: other });
  await signIn(page);
  await page.goto('/admin/enquiries');
  await expect(row(page, other)).toBeVisible();
  await send(page, 'contact', { firstName: name });
  await expect(row(page, name)).toBeVisible({ timeout: 20_000 });
  await expect(page.getByText('1 new enquiry')).toBeAttached();
  await expectNoAxeViolations();

  await row(page, name).click();
  await expect(page.getByRole('heading', { level: 2, name })).toBeVisible();
  await expect(page.getByText('Investment Opportunities', { exact: true })).toBeVisible();
  await expect(
    page.locator('article').getByText('Two homes with a view of the harbour.').first(),
  ).toBeVisible();
  await expect(page.getByRole('link', { name: 'Reply by e-mail' })).toHaveAttribute(
    'href',
    /^mailto:.+@solmere\.example\?subject=/,
  );
  await expect(page.getByText(/^Sent /).first()).toBeVisible({ timeout: 20_000 });
  await page.getByText('Read the notice').click();
  await expect(page.getByText('Open in the back office')).toBeVisible();
  await expectNoAxeViolations();
  await expectNothingOverTheEdge(page);

  await page.getByLabel('Note').fill('Called back on Monday');
  await page.getByRole('button', { name: 'Save Note' }).click();
  await expect(page.getByText('Note saved')).toBeVisible();
  await page.getByRole('button', { name: 'Mark as answered' }).click();
  await expect(page.getByText('Marked as answered')).toBeVisible();
  await page.reload();
  await expect(page.getByLabel('Note')).toHaveValue('Called back on Monday');

  if (isMobile) {
    await expect(row(page, name)).toBeHidden();
    await page.getByRole('button', { name: 'All enquiries' }).click();
    await expect(row(page, name)).toBeFocused();
    await expect(page.getByRole('heading', { level: 2, name })).toBeHidden();
  }
  await expect(row(page, name)).toContainText('Answered');
  await page.getByLabel('State').selectOption('Answered');
  await expect(row(page, other)).toBeHidden();
  await expect(page).toHaveURL(/state=answered/);
  await expect(row(page, name)).toBeVisible();
});

test('the header says on every screen how many enquiries are new, without reloading @phone', async ({
  page,
  isMobile,
  expectNoAxeViolations,
}) => {
  const [first, second] = [unique('Grace'), unique('Peter')];
  await signIn(page);
  await page.goto('/admin/news');
  const link = page
    .getByRole('navigation', { name: isMobile ? 'Each day' : 'Back office' })
    .getByRole('link', { name: 'Enquiries' });
  const before = await countIn(link);
  await send(page, 'vip', { firstName: first });
  await send(page, 'vip', { firstName: second });
  await page.evaluate(() => dispatchEvent(new Event('focus')));
  await expect(link).toHaveAccessibleName(`Enquiries ${before + 2} new`);
  await expectNoAxeViolations();

  await link.click();
  await row(page, first).click();
  await expect(page.getByRole('heading', { level: 2, name: first })).toBeVisible();
  await expect(link).toHaveAccessibleName(`Enquiries ${before + 1} new`);
  await page.goto('/admin');
  await expect(link).toHaveAccessibleName(`Enquiries ${before + 1} new`);
});

test('what is typed in a note stays while others write, and both texts are shown', async ({
  page,
  browser,
  adminSite: { address },
}) => {
  const name = unique('Conflict');
  await send(page, 'vip', { firstName: name });
  await signIn(page);
  await openEnquiry(page, name);
  await page.getByLabel('Note').fill('Mine');

  const context = await browser.newContext({ baseURL: address });
  const second = await context.newPage();
  await signIn(second);
  await second.goto(page.url());
  await second.getByLabel('Note').fill('Theirs');
  await second.getByRole('button', { name: 'Save Note' }).click();
  await expect(second.getByText('Note saved')).toBeVisible();
  await context.close();

  await expect(page.getByText(/Last changed by ingrid@/)).toBeVisible({ timeout: 20_000 });
  await expect(page.getByLabel('Note')).toHaveValue('Mine');
  await page.getByRole('button', { name: 'Save Note' }).click();
  const conflict = page.getByRole('dialog', { name: 'This enquiry was saved elsewhere' });
  await expect(conflict).toContainText('Theirs');
  await conflict.getByRole('button', { name: 'Keep editing mine' }).click();
  await page.getByRole('button', { name: 'Save Note' }).click();
  await expect(page.getByText('Note saved')).toBeVisible();
});

test('a note that was being written is offered again after a closed window @long', async ({
  page,
  expectNoAxeViolations,
}) => {
  const name = unique('Unfinished');
  await send(page, 'vip', { firstName: name });
  await signIn(page);
  await openEnquiry(page, name);
  await page.getByLabel('Note').fill('Half a thought');
  await expect.poll(() => everyDraft(page)).toHaveLength(1);
  expect(JSON.stringify(await everyDraft(page))).not.toContain(name);
  await page.close({ runBeforeUnload: false });

  const again = await page.context().newPage();
  await again.goto('/admin/enquiries');
  await expect(again.getByText(/You have an unsaved text of a note, from/)).toBeVisible();
  await expectNoAxeViolations(again);
  await again.getByRole('button', { name: 'Continue with a note' }).click();
  await expect(again.getByRole('heading', { name })).toBeVisible();
  await expect(again.getByLabel('Note')).toHaveValue('Half a thought');
  await expect(again.getByText('You have an unsaved text')).toBeHidden();
  await again.getByRole('button', { name: 'Save Note' }).click();
  await expect(again.getByText('Note saved')).toBeVisible();
  await expect.poll(() => everyDraft(again)).toEqual([]);

  await again.getByLabel('Note').fill('Typed right before leaving');
  await again.getByRole('link', { name: 'Back to Dashboard' }).click();
  await expect(again.getByRole('heading', { name: 'Admin Dashboard' })).toBeVisible();
  expect(await everyDraft(again)).toHaveLength(1);
});

test('without room for drafts a note says so, and is saved all the same @long', async ({
  page,
}) => {
  await takeRoomForDrafts(page);
  const name = unique('Roomless');
  await send(page, 'vip', { firstName: name });
  await signIn(page);
  await openEnquiry(page, name);
  await page.getByLabel('Note').fill('On this page alone');
  await expect(page.getByText('This browser keeps no drafts')).toBeVisible();
  await page.getByRole('button', { name: 'Save Note' }).click();
  await expect(page.getByText('Note saved')).toBeVisible();
});

test('what is searched for is found, stands in no address and outlives reloading', async ({
  page,
}) => {
  const [name, other] = [unique('Émilie'), unique('Nobody')];
  await send(page, 'vip', { firstName: name });
  await send(page, 'vip', { firstName: other });
  await signIn(page);
  await page.goto('/admin/enquiries');
  await page.getByRole('group', { name: 'Form' }).getByRole('button', { name: 'VIP' }).click();
  await expect(row(page, other)).toBeVisible();
  await page.getByLabel('Search').fill(name.normalize('NFD').replace('É', 'E').toLowerCase());
  await expect(row(page, other)).toBeHidden();
  await expect(row(page, name)).toBeVisible();
  expect(page.url()).toMatch(/\/admin\/enquiries\?form=vip$/);
  await page.reload();
  await expect(page.getByLabel('Search')).not.toHaveValue('');
  await expect(row(page, other)).toBeHidden();
  await expect(row(page, name)).toBeVisible();
});

test('the table of what is filtered can be downloaded, and holds no formulas', async ({ page }) => {
  const name = unique('=1+Formula');
  await send(page, 'contact', { firstName: name });
  await send(page, 'vip', { firstName: unique('Elsewhere') });
  await signIn(page);
  await page.goto('/admin/enquiries?form=contact');
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Download CSV' }).click(),
  ]);
  expect(download.suggestedFilename()).toBe('enquiries.csv');
  const csv = await readFile(await download.path(), 'utf8');
  expect(csv).toContain(`"'${name}"`);
  expect(csv).toContain('"Subject"');
  expect(csv).not.toContain('Elsewhere');
});

test('a mail that was given up is told on the dashboard, and is resent', async ({
  page,
  adminSite: { folder, mailServer },
}) => {
  const name = unique('Refused');
  mailServer.behave('refuse for good');
  await send(page, 'vip', { firstName: name });
  await signIn(page);
  await openEnquiry(page, name);
  await expect(page.getByText(/Tried .+ The mail server refused it\./).first()).toBeVisible({
    timeout: 30_000,
  });
  giveUpMails(folder);
  await page.goto('/admin');
  await expect(page.getByText(/could not be sent\. See/)).toBeVisible();
  await page.getByRole('link', { name: /^See (which|them)$/ }).click();
  await row(page, name).click();
  await expect(page.getByText('Failed. The mail server refused it.').first()).toBeVisible();
  mailServer.behave('accept');
  await page.getByRole('button', { name: 'Resend notice' }).click();
  await expect(page.getByText('The mail is on its way again')).toBeVisible();
  await expect(page.getByText(/^Sent /).first()).toBeVisible({ timeout: 20_000 });
});

test('spam is hidden until it is asked for; what is deleted is gone', async ({ page }) => {
  const name = unique('Robot');
  await send(page, 'vip', { firstName: name });
  await signIn(page);
  await page.goto('/admin');
  await expect(page.getByText(/new enquir/)).toBeVisible();
  await openEnquiry(page, name);
  await page.getByRole('button', { name: 'Mark as spam' }).click();
  await expect(page.getByText('Marked as spam')).toBeVisible();
  await page.goto('/admin/enquiries');
  await expect(page.getByRole('navigation', { name: 'Pages' })).toBeVisible();
  await expect(row(page, name)).toBeHidden();
  await page.getByLabel('State').selectOption('Spam');
  await row(page, name).click();

  await page.getByRole('button', { name: 'Delete' }).click();
  const question = page.getByRole('alertdialog');
  await expect(question).toContainText('Are you sure you want to delete this enquiry?');
  await expect(question).toContainText(name);
  await expect(question.getByRole('button', { name: 'Cancel' })).toBeFocused();
  await question.getByRole('button', { name: 'Delete' }).click();
  await expect(page.getByText('Enquiry deleted')).toBeVisible();
  await expect(row(page, name)).toBeHidden();
});

test('one person is found, handed over and erased', async ({ page, expectNoAxeViolations }) => {
  const email = `${unique('erase').toLowerCase()}@solmere.example`;
  await send(page, 'vip', { email });
  await send(page, 'join', { email });
  await signIn(page);
  await page.goto('/admin/enquiries');
  await page.getByRole('button', { name: 'One person…' }).click();
  await page.getByLabel('E-mail of the person').fill(email.toUpperCase());
  await page.getByRole('button', { name: 'Find' }).click();
  await expect(page.getByText('2 enquiries and 4 mails')).toBeVisible();
  await expectNoAxeViolations();
  for (const [name, file] of [
    ['Export page', 'one-person.html'],
    ['Export JSON', 'one-person.json'],
  ] as const) {
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('button', { name }).click(),
    ]);
    expect(download.suggestedFilename()).toBe(file);
    expect(await readFile(await download.path(), 'utf8')).toContain(email);
  }
  await page.getByRole('button', { name: 'Erase…' }).click();
  await expect(page.getByText('This cannot be undone.')).toBeVisible();
  await page.getByRole('button', { name: 'Erase', exact: true }).click();
  await expect(page.getByText('Erased: 2 enquiries, 4 mails')).toBeVisible();
});

test('the keyboard alone leads through the list into an enquiry and back @long', async ({
  page,
  isMobile,
}) => {
  test.skip(isMobile, 'Phones have no arrow keys.');
  const [first, second] = [unique('Upper'), unique('Lower')];
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

async function countIn(link: Locator) {
  return Number(/\d+/.exec(await link.innerText())?.[0] ?? 0);
}

function unique(name: string) {
  return `${name}-${crypto.randomUUID().slice(0, 8)}`;
}

/** As the public form does without script. */
async function send(page: Page, form: EnquiryFormName, changes: EnquiryAnswers) {
  const answers = {
    ...demoEnquiries[form],
    email: `visitor-${crypto.randomUUID()}@solmere.example`,
    ...changes,
    'form-name': form,
  };
  const { origin } = new URL((await page.request.get('/health')).url());
  const sent = await page.request.post(`/${form}`, { form: answers, headers: { origin } });
  expect(sent.url()).toContain('sent=');
}

/** As the site does after 72 hours. */
function giveUpMails(folder: string) {
  const database = new DatabaseSync(path.join(folder, 'solmere.db'), { timeout: 5_000 });
  database.exec(
    "update outgoing_mails set state = 'failed', lease_until = null where state = 'waiting'",
  );
  database.close();
}

async function signIn(page: Page) {
  const answer = await page.request.post('/auth/sign-in/email', { data: administrator });
  expect(answer.status()).toBe(200);
}

async function openEnquiry(page: Page, name: string) {
  await page.goto('/admin/enquiries');
  await row(page, name).click();
  await expect(page.getByRole('heading', { level: 2, name })).toBeVisible();
}

function row(page: Page, name: string) {
  return page.getByRole('list', { name: 'Enquiries' }).getByRole('button', { name });
}
