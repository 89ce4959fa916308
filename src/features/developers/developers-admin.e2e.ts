import type { Page } from '@playwright/test';
import { expect, signIn, test } from '../../../tests/browser/admin-site.ts';
import { everyDraft, failAt } from '../../../tests/browser/admin-steps.ts';

test.describe.configure({ mode: 'default' });
test.skip(({ isMobile }) => isMobile, 'One run is enough: the narrow screens are among these.');

test('a new developer gets a free name @long', async ({ page }) => {
  await openDevelopers(page);
  const add = page.getByRole('button', { name: 'Add Developer' });
  await add.click();
  await expect(page.getByLabel('Name')).toBeFocused();
  await expect(page.getByLabel('Name')).toHaveValue('New Developer');
  await page.getByRole('button', { name: 'Cancel' }).click();
  await expect(page.getByRole('button', { name: 'Edit New Developer', exact: true })).toBeFocused();

  await add.click();
  await expect(page.getByLabel('Name')).toHaveValue('New Developer 1');
  await expect(page.getByLabel('Name')).toBeFocused();
  await page.keyboard.type('Zephyrine');
  await page.getByLabel('Website').fill('https://www.zephyrine.example/towers');
  await page.getByLabel('Description').fill('Builds low.\n\nBuilds slowly.');
  await page.getByRole('button', { name: 'Update Developer' }).click();
  const row = page.getByRole('row', { name: 'Zephyrine' });
  await expect(row.getByRole('paragraph')).toHaveText(['Builds low.', 'Builds slowly.']);
  await expect(row.getByRole('link', { name: 'zephyrine.example' })).toHaveAttribute(
    'href',
    'https://www.zephyrine.example/towers',
  );
  await expect(page.getByRole('button', { name: 'Edit Zephyrine' })).toBeFocused();
});

test('the projects of a deleted developer move to another @long', async ({
  page,
  expectNoAxeViolations,
}) => {
  await openDevelopers(page);
  await page.getByRole('button', { name: 'Delete Northquay' }).click();
  const question = page.getByRole('alertdialog', { name: 'Delete developer' });
  await expect(question).toContainText('Are you sure you want to delete this developer?');
  await question.getByRole('button', { name: 'Delete' }).click();
  const dialog = page.getByRole('dialog', { name: 'Delete developer' });
  await expect(dialog).toContainText(
    /Cannot delete this developer because they are associated with the following projects: .*Kestrel House/,
  );
  await expect(dialog).toContainText('Please reassign or delete these projects first.');
  await expectNoAxeViolations();
  await dialog.getByRole('button', { name: 'Move projects' }).click();
  const target = dialog.getByLabel('Move all projects to');
  await expect(target).toHaveAccessibleDescription('Choose a developer');
  await target.selectOption('Tesselin');
  await dialog.getByRole('button', { name: 'Move projects' }).click();
  await expect(question).toContainText('Its projects have been moved.');
  await question.getByRole('button', { name: 'Delete' }).click();
  await expect(page.getByText('Northquay deleted')).toBeVisible();
  await expect(page.getByRole('row', { name: 'Northquay' })).toBeHidden();
  await page.goto('/projects/kestrel-house');
  await expect(page.getByRole('heading', { name: 'Tesselin' })).toBeVisible();
});

test('a creation whose response is lost adds the developer only once @long', async ({
  page,
  expectError,
}) => {
  expectError('ERR_FAILED', 'CONNECTION_LOST');
  await openDevelopers(page);
  const before = await page.getByRole('row').count();
  const create = '**/_actions/developers.create';
  await page.route(create, async (route) => {
    await route.fetch();
    await route.abort();
  });
  await page.getByRole('button', { name: 'Add Developer' }).click();
  await expect(page.getByRole('alert')).toHaveText('Failed to create developer');
  await page.unroute(create);
  await page.getByRole('button', { name: 'Add Developer' }).click();
  await expect(page.getByLabel('Name')).toBeFocused();
  await expect(page.getByRole('row')).toHaveCount(before + 1);
});

test('a link to a field of a developer opens its row there @long', async ({ page }) => {
  await openDevelopers(page);
  const edit = page.getByRole('button', { name: 'Edit Tesselin' });
  const id = (await edit.getAttribute('data-focus'))?.split('edit-')[1];
  await page.goto(`/admin/projects/developers?edit=${id}&field=website`);
  const form = page.getByRole('region', { name: 'Edit Tesselin' });
  await expect(form.getByLabel('Website')).toBeFocused();
  await expect(page).toHaveURL('/admin/projects/developers');
  await form.getByRole('button', { name: 'Cancel' }).click();
  await expect(edit).toBeFocused();
});

test('developers are sorted by name and cannot be moved @long', async ({ page }) => {
  await openDevelopers(page);
  await expect(page.getByRole('columnheader')).toHaveText([
    '',
    /^Developer/,
    /^Description/,
    /^Website/,
    /^Languages/,
    /^Actions/,
  ]);
  await expect(page.getByRole('button', { name: /^Move / })).toHaveCount(0);
});

test('a developer needs a unique name @long', async ({ page }) => {
  await openDevelopers(page);
  await page.getByRole('button', { name: 'Edit Tesselin' }).click();
  await page.getByLabel('Name').fill('');
  await page.getByRole('button', { name: 'Update Developer' }).click();
  await expect(page.getByLabel('Name')).toHaveAccessibleDescription(/Required/);
  await page.getByLabel('Name').fill('Halvorne');
  await page.getByRole('button', { name: 'Update Developer' }).click();
  await expect(page.getByLabel('Name')).toHaveAccessibleDescription(
    /Another developer already has this name/,
  );
});

test('unsaved text of a developer is offered above the list @long', async ({ page }) => {
  await openDevelopers(page);
  await press(page, 'Edit Halvorne');
  await page.getByLabel('Description').fill('Half a sentence');
  await expect.poll(() => everyDraft(page)).toHaveLength(1);
  await page.close({ runBeforeUnload: false });

  const newPage = await page.context().newPage();
  await newPage.goto('/admin/projects/developers');
  await expect(newPage.getByText(/Unsaved changes to Halvorne, from/)).toBeVisible();
  await press(newPage, 'Continue with Halvorne');
  await expect(newPage.getByRole('region', { name: 'Edit Halvorne' })).toBeVisible();
  await expect(newPage.getByLabel('Description')).toHaveValue('Half a sentence');
  await expect(newPage.getByText('You have an unsaved text')).toBeHidden();
  await press(newPage, 'Update Developer');
  await expect(newPage.getByText('Halvorne saved')).toBeVisible();
  await expect(newPage.getByText('You have an unsaved text')).toBeHidden();
});

test('leaving keeps a draft of every edited row @long', async ({ page }) => {
  await openDevelopers(page);
  for (const name of ['Halvorne', 'Tesselin']) {
    await press(page, `Edit ${name}`);
    const row = page.getByRole('region', { name: `Edit ${name}` });
    await row.getByLabel('Description').fill('To be continued');
  }
  await page.getByRole('link', { name: 'SOLMERE admin' }).click();
  await expect(page.getByRole('heading', { name: 'Admin Dashboard' })).toBeVisible();
  expect(await everyDraft(page)).toHaveLength(2);
});

for (const [action, failure, act] of [
  ['create', 'Failed to create developer', (page: Page) => press(page, 'Add Developer')],
  [
    'save',
    'Failed to update developer',
    async (page: Page) => {
      await press(page, 'Edit Tesselin');
      await page.getByLabel('Website').fill('https://tesselin.example');
      await press(page, 'Update Developer');
    },
  ],
  [
    'remove',
    'Failed to delete developer',
    async (page: Page) => {
      await press(page, 'Delete Tesselin');
      await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click();
    },
  ],
] as const) {
  test(`${failure} is an alert, and the list stays @long`, async ({ page, expectError }) => {
    expectError('status of 500', failure);
    await openDevelopers(page);
    await failAt(page, `developers.${action}`, failure);
    await act(page);
    await expect(page.getByRole('alert')).toHaveText(failure);
    await expect(page.getByRole('row', { name: 'Halvorne' })).toBeVisible();
  });
}

test('a list that cannot be read again keeps the text typed in it @long', async ({
  page,
  expectError,
}) => {
  expectError('status of 500', 'Failed to fetch developers');
  await page.clock.install();
  await openDevelopers(page);
  await page.getByRole('button', { name: 'Edit Halvorne' }).click();
  await page.getByLabel('Description').fill('Typed on a train.');
  await failAt(page, 'developers.list', 'Failed to fetch developers');
  await page.getByRole('button', { name: 'Add Developer' }).click();
  await expect(page.getByText('Connection lost. Trying again…')).toBeVisible();
  await page.clock.runFor(2_100);
  await page.clock.runFor(4_100);
  await expect(page.getByRole('alert')).toHaveText('Error: Failed to fetch developers');
  await expect(page.getByLabel('Description')).toHaveValue('Typed on a train.');
  await page.unroute('**/_actions/developers.list');
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByRole('row', { name: 'New Developer' }).first()).toBeVisible();
  await expect(page.getByLabel('Description')).toHaveValue('Typed on a train.');
  await expect(page.getByRole('alert')).toBeHidden();
});

async function openDevelopers(page: Page) {
  await signIn(page);
  await page.goto('/admin/projects/developers');
  await expect(page.getByRole('row', { name: 'Halvorne' })).toBeVisible();
}

async function press(page: Page, name: string) {
  await page.getByRole('button', { name }).click();
}
