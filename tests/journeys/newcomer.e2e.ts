import type { Locator, Page } from '@playwright/test';
import { administrator, expect, test } from '../browser/admin-site.ts';
import { findEdit, findInRow, tabTo } from '../browser/admin-steps.ts';
import { photographs } from '../files/photographs.ts';

test.describe.configure({ timeout: 240_000 });
test.use({ siteScope: 'test' });

/** How somebody reaches what is on the screen. */
type Hands = {
  press: (what: Locator) => Promise<void>;
  write: (where: Locator, text: string) => Promise<void>;
  select: (where: Locator, option: string) => Promise<void>;
};

for (const [by, makeHands] of [
  ['keys', keyboardHands],
  ['fingers', touchHands],
] as const) {
  test(`the first day in the back office, by ${by} @long`, async ({
    page,
    isMobile,
    expectNoAxeViolations,
  }) => {
    test.skip(by === 'fingers' && !isMobile, 'This screen feels no fingers.');
    const hands = makeHands(page);
    await signInByHand(page, hands);
    await addProject(page, hands);
    await expectNoAxeViolations();
    await changeHeadline(page, hands, isMobile);
    await movePartnerUp(page, hands);
    await deleteAndUndo(page, hands);
    await goToDashboard(page, hands.press);
    await hands.press(page.getByRole('button', { name: 'Sign Out' }));
    await expect(page.getByLabel('Password')).toBeVisible();
    await page.goto('/admin/projects');
    await expect(page.getByLabel('Password')).toBeVisible();
  });
}

async function signInByHand(page: Page, hands: Hands) {
  await page.goto('/admin');
  await hands.write(page.getByLabel('Email'), administrator.email);
  await hands.write(page.getByLabel('Password'), administrator.password);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: 'Admin Dashboard' })).toBeVisible();
}

async function addProject(page: Page, hands: Hands) {
  const { press, write, select } = hands;
  await press(page.getByRole('link', { name: /^Global Projects/ }));
  await press(page.getByRole('button', { name: 'Add Project' }));
  await write(page.getByLabel('Title'), 'Osprey Landing');
  await write(page.getByLabel('Description'), 'Thirty homes above the ferry.');
  await select(page.getByLabel('City'), 'SEATTLE');
  await select(page.getByLabel('Status'), 'Completed');
  await chooseFiles(page, hands, 'Main project image', photographs.slice(0, 1));
  await chooseFiles(page, hands, 'Gallery', photographs);
  const gallery = page.getByRole('list', { name: 'Gallery' });
  await expect(gallery.getByRole('listitem')).toHaveCount(photographs.length);
  await press(page.getByRole('button', { name: 'Create Project' }));
  await expect(page.getByText('Project published')).toBeVisible({ timeout: 60_000 });
  await expect(page.getByRole('row', { name: 'Osprey Landing' })).toBeVisible();
  const visitor = await page.context().newPage();
  await visitor.goto('/projects/osprey-landing');
  await expect(visitor.getByText('Thirty homes above the ferry.').first()).toBeVisible();
  await visitor.close();
}

async function changeHeadline(page: Page, { press, write }: Hands, isNarrow: boolean) {
  await goToDashboard(page, press);
  await press(page.getByRole('link', { name: /^Pages/ }));
  await press(findEdit(page, 'Home'));
  await write(page.getByLabel('Hero title'), 'Seen from the ferry.');
  if (isNarrow) await press(page.getByRole('button', { name: 'Preview', exact: true }));
  const headline = page.frameLocator('iframe[title^="Live preview"]').locator('h1');
  await expect(headline).toHaveText('Seen from the ferry.');
  if (isNarrow) await press(page.getByRole('button', { name: 'Close preview' }));
  await press(page.getByRole('button', { name: 'Save Changes' }));
  await expect(page.getByText('Page published')).toBeVisible();
  const visitor = await page.context().newPage();
  await visitor.goto('/');
  await expect(visitor.getByRole('heading', { level: 1 })).toHaveText('Seen from the ferry.');
  await visitor.close();
}

async function movePartnerUp(page: Page, { press }: Hands) {
  await goToDashboard(page, press);
  await press(page.getByRole('link', { name: /^Partners/ }));
  await expect(page.getByRole('row').nth(3)).toContainText('Mei Tanaka');
  await press(await findInRow(page, 'Move up', 'Mei Tanaka', press));
  await expect(page.getByText('Mei Tanaka is now 2 of')).toBeAttached();
  await expect(page.getByRole('row').nth(2)).toContainText('Mei Tanaka');
}

/** At once, by what is offered then; and later, from the bin. */
async function deleteAndUndo(page: Page, { press }: Hands) {
  await goToDashboard(page, press);
  await press(page.getByRole('link', { name: /^Testimonials/ }));
  const place = page.getByRole('row').nth(5);
  await expect(place).toContainText('Lucille Marchetti');
  const question = page.getByRole('alertdialog', { name: 'Delete testimonial' });
  for (const wayBack of ['Undo', 'Bin']) {
    await press(await findInRow(page, 'Delete', 'Lucille Marchetti', press));
    await press(question.getByRole('button', { name: 'Delete' }));
    await expect(page.getByText('Lucille Marchetti deleted')).toBeVisible();
    if (wayBack === 'Bin') {
      await press(page.getByRole('link', { name: /^Bin/ }));
      await press(page.getByRole('button', { name: 'Restore Lucille Marchetti' }));
    } else {
      await press(page.getByRole('button', { name: wayBack }));
    }
    await expect(page.getByText('Lucille Marchetti restored')).toBeVisible();
    await expect(place).toContainText('Lucille Marchetti');
  }
}

async function chooseFiles(page: Page, { press }: Hands, group: string, files: typeof photographs) {
  const chooser = page.waitForEvent('filechooser');
  const field = page.getByRole('group', { name: group });
  await press(field.getByRole('button', { name: /^(Choose|Upload) (an image|images)/ }));
  await (await chooser).setFiles(files);
}

async function goToDashboard(page: Page, press: Hands['press']) {
  await press(page.getByRole('link', { name: 'SOLMERE admin' }));
  await expect(page.getByRole('heading', { level: 1, name: 'Admin Dashboard' })).toBeVisible();
}

function keyboardHands(page: Page): Hands {
  const { keyboard } = page;
  return {
    press: async (what) => {
      await tabTo(page, what);
      await keyboard.press('Enter');
    },
    write: async (where, text) => {
      await tabTo(page, where);
      await keyboard.press('Control+A');
      await keyboard.type(text);
    },
    select: async (where, option) => {
      // What is typed counts as one word only while it is typed without a pause.
      await expect(async () => {
        await tabTo(page, where);
        await keyboard.type(option);
        const chosen = where.getByRole('option', { selected: true });
        await expect(chosen).toHaveText(option, { timeout: 1_000 });
      }).toPass({ intervals: [2_000], timeout: 60_000 });
    },
  };
}

function touchHands(): Hands {
  return {
    press: (what) => what.tap(),
    write: async (where, text) => {
      await where.tap();
      await where.fill(text);
    },
    select: async (where, option) => {
      await where.tap();
      await where.selectOption(option);
    },
  };
}
