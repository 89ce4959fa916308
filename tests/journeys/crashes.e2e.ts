import { setTimeout as wait } from 'node:timers/promises';
import type { Page } from '@playwright/test';
import { makeBrowser, type MortalBrowser } from '../browser/mortal-browser.ts';
import { expect, signIn, test } from '../browser/admin-site.ts';
import { crashActions, type CrashAction } from '../browser/crash-actions.ts';

test.describe.configure({ mode: 'default', timeout: 180_000 });
test.skip(({ isMobile }) => isMobile, 'One run is enough: nothing here depends on a width.');

/** Somewhere in a save: before it was written, or before the answer came. */
const withinMs = 60;

for (const act of crashActions) {
  const [first, second] = act.subjects;

  test(`the site is killed while ${act.name} @long`, async ({ adminSite }) => {
    const browser = await makeBrowser(adminSite);
    const page = await signedIn(browser);
    await act.begin(page, first);
    await sendAndKill(page, act, first, adminSite.kill);
    const done = page.getByText(act.done(first)).first();
    await expect(done.or(page.getByRole('alert')).first()).toBeVisible();
    const isAcknowledged = await done.isVisible();
    await adminSite.start();
    if (isAcknowledged) expect(await act.isSaved(page, first)).toBe(true);
    else if (act.goOn) await sendToTheEnd(page, act, first);
    else await expectSaved(page, act, first);
    await adminSite.kill();
    await adminSite.start();
    expect(await act.isSaved(page, first)).toBe(true);
    await browser.remove();
  });

  test(`the browser is killed while ${act.name} @long`, async ({ adminSite }) => {
    const browser = await makeBrowser(adminSite);
    let page = await signedIn(browser);
    await act.begin(page, second);
    if (act.goOn) {
      await browser.crash();
      page = await signedIn(browser);
      await act.goOn(page, second);
    }
    await sendAndKill(page, act, second, browser.crash);
    page = await signedIn(browser);
    await expectSaved(page, act, second);
    await browser.remove();
  });
}

test('signing out is done or said to have failed when the site is killed meanwhile @long', async ({
  adminSite,
}) => {
  const browser = await makeBrowser(adminSite);
  const page = await signedIn(browser);
  await page.goto('/admin');
  const asked = page.waitForRequest('**/auth/sign-out');
  await page.getByRole('button', { name: 'Sign Out' }).click({ noWaitAfter: true });
  await asked;
  await adminSite.kill();
  await adminSite.start();
  await page.goto('/admin');
  const signOut = page.getByRole('button', { name: 'Sign Out' });
  await expect(signOut.or(page.getByLabel('Password', { exact: true }))).toBeVisible();
  if (await signOut.isVisible()) await signOut.click();
  await expect(page.getByLabel('Password', { exact: true })).toBeVisible();
  await page.goto('/admin/partners');
  await expect(page.getByLabel('Password', { exact: true })).toBeVisible();
  await browser.remove();
});

async function signedIn(browser: MortalBrowser) {
  const page = await browser.open();
  await signIn(page);
  return page;
}

async function sendAndKill(
  page: Page,
  act: CrashAction,
  subject: string,
  kill: () => Promise<void>,
) {
  const asked = page.waitForRequest(`**/_actions/${act.call}`);
  await act.send(page, subject);
  await asked;
  await wait(Math.random() * withinMs);
  await kill();
}

async function sendToTheEnd(page: Page, act: CrashAction, subject: string) {
  await act.send(page, subject);
  await expect(page.getByText(act.done(subject)).first()).toBeVisible({ timeout: 60_000 });
}

/** What was asked for and not acknowledged was done whole, or can be asked for again. */
async function expectSaved(page: Page, act: CrashAction, subject: string) {
  if (!(await act.isSaved(page, subject))) {
    await (act.goOn ?? act.begin)(page, subject);
    await sendToTheEnd(page, act, subject);
  }
  expect(await act.isSaved(page, subject)).toBe(true);
}
