import type { Page } from '@playwright/test';
import { expectNothingOverTheEdge } from '../../../tests/browser/admin-steps.ts';
import { expect, signIn, test } from '../../../tests/browser/admin-site.ts';
import { isLong } from '../../../tests/set-up/long.ts';
import { readTexts } from '../../../tests/sources/read-texts.ts';
import { oldWordsIn, rawCodesIn } from '../../../tests/sources/wording.ts';
import { nouns } from '../../features/nouns.ts';

test.describe.configure({ mode: 'default', timeout: 300_000 });
test.skip(({ isMobile }) => isMobile, 'The widths are set here.');

const desktop = { width: 1440, height: 900 };
const desktopAt200Percent = { width: 720, height: 450 };
const phone = { width: 390, height: 844 };

test.use({ viewport: phone });

/** Lists and forms are made of the same parts: the short run looks at the largest. */
const largest = 'projects';

/** All questions look the same. */
const nounsWithQuestion = ['news', largest];

/** The tests of the kit look at these as well, and the short run leaves them to them. */
const screensOfKit = ['/admin/redirects', '/admin/connections', '/admin/first-access'];

/** The longest screen, of sections with the same fields: in the short run the kit looks for violations in some. */
const inPartsInKit = ['/admin/settings'];

const screens = [
  { address: '/admin', heading: 'Admin Dashboard', part: 'Get started' },
  { address: '/admin/account', heading: 'Account' },
  { address: '/admin/redirects', heading: 'Redirects' },
  { address: '/admin/enquiries', heading: 'Enquiries' },
  { address: '/admin/viewings', heading: 'Viewings' },
  { address: '/admin/reports', heading: 'Reports', part: 'Time to first reply' },
  { address: '/admin/team', heading: 'Team', part: 'Roles and permissions' },
  { address: '/admin/settings', heading: 'Settings' },
  { address: '/admin/connections', heading: 'Connections' },
  { address: '/admin/first-access', heading: 'VIP first access' },
];

test('every screen fits, is accessible and uses no old word', async ({
  page,
  expectNoAxeViolations,
}) => {
  await signIn(page);
  for (const { address, heading, part } of screens) {
    if (!isLong && screensOfKit.includes(address)) continue;
    await open(page, address, heading);
    if (part) await expect(page.getByRole('heading', { name: part })).toBeVisible();
    const isLookedAtInParts = !isLong && inPartsInKit.includes(address);
    await checkLayout(page, isLookedAtInParts ? undefined : expectNoAxeViolations);
  }
});

test('every list and form fits, is accessible and uses no old word', async ({
  page,
  expectNoAxeViolations,
}) => {
  await signIn(page);
  for (const { noun, adminAddress } of Object.values(nouns)) {
    if (!isLong && noun.name !== largest) continue;
    await open(page, adminAddress, noun.title);
    await expect(editButton(page)).toBeVisible();
    await checkLayout(page, expectNoAxeViolations);
    await editButton(page).click();
    await expect(page.getByRole('button', { name: /^(?:Update|Save) (?!draft)/ })).toBeVisible();
    await checkLayout(page, expectNoAxeViolations);
    if (!nounsWithQuestion.includes(noun.name)) continue;
    await page.getByRole('button', { name: 'Cancel' }).click();
    const rows = page.locator('tbody');
    await rows
      .getByRole('button', { name: /^More actions for / })
      .first()
      .click();
    await page.getByRole('menuitem', { name: 'Delete' }).click();
    await expect(page.getByRole('alertdialog')).toBeVisible();
    // The short run looks for violations in one of the kit (`deletion.browser.test.tsx`).
    await checkLayout(page, isLong ? expectNoAxeViolations : undefined);
  }
});

async function open(page: Page, address: string, heading: string) {
  await page.goto(address);
  await expect(page.getByRole('heading', { level: 1, name: heading })).toBeVisible();
}

/** Checks the words, and the phone width, where space is tightest; in the long run every width. */
async function checkLayout(page: Page, expectNoAxeViolations = async () => {}) {
  const texts = readTexts(await page.content());
  expect([...texts.flatMap(oldWordsIn), ...texts.flatMap(rawCodesIn)]).toEqual([]);
  for (const size of isLong ? [desktopAt200Percent, desktop] : []) {
    await page.setViewportSize(size);
    await expectNothingOverTheEdge(page);
    await expectNoAxeViolations();
  }
  await page.setViewportSize(phone);
  await expectNothingOverTheEdge(page);
  await expectNoAxeViolations();
  await sizeText(page, '200%');
  await expectNothingOverTheEdge(page);
  await sizeText(page, '');
}

/** Enlarges only the text, like the browser's font size setting. */
function sizeText(page: Page, size: string) {
  return page.evaluate((px) => document.documentElement.style.setProperty('font-size', px), size);
}

function editButton(page: Page) {
  return page.locator('[data-main] [data-focus]').first();
}
