import { expect, signIn, test } from '../../../tests/office.ts';

test.skip(({ isMobile }) => isMobile, 'One run is enough.');

test('what is typed while a save is under way stays, and is saved by the next', async ({
  page,
}) => {
  await signIn(page);
  await page.goto('/admin/partners');
  await page.getByRole('button', { name: 'Edit Mei Tanaka' }).click();
  const answer = Promise.withResolvers<void>();
  await page.route('**/_actions/partners.save', async (route) => {
    await answer.promise;
    await route.continue();
  });
  await page.getByLabel('Bio').fill('Sent first.');
  await page.getByRole('button', { name: 'Update Partner' }).click();
  await expect(page.getByRole('button', { name: 'Saving...' })).toBeVisible();
  await page.getByLabel('Bio').fill('Sent first. Typed meanwhile.');
  answer.resolve();

  await expect(page.getByText('What you typed meanwhile is still to be saved')).toBeVisible();
  await expect(page.getByLabel('Bio')).toHaveValue('Sent first. Typed meanwhile.');
  await page.getByRole('button', { name: 'Update Partner' }).click();
  await expect(page.getByText('Partner saved')).toBeVisible();
  await page.getByRole('button', { name: 'Edit Mei Tanaka' }).click();
  await expect(page.getByLabel('Bio')).toHaveValue('Sent first. Typed meanwhile.');
});

test('the answer to a save does not disturb the form that was opened meanwhile @long', async ({
  page,
}) => {
  await signIn(page);
  await page.goto('/admin/partners');
  await page.getByRole('button', { name: 'Edit Daniel Okafor' }).click();
  const answer = Promise.withResolvers<void>();
  await page.route('**/_actions/partners.save', async (route) => {
    await answer.promise;
    await route.continue();
  });
  await page.getByLabel('Title 2').fill('Saved behind the back');
  await page.getByRole('button', { name: 'Update Partner' }).click();
  await page.getByLabel('Bio').fill('Typed meanwhile.');
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Edit Mei Tanaka' }).click();
  await page.getByLabel('Bio').fill('Typed elsewhere.');
  answer.resolve();

  await expect(page.getByText('Partner saved')).toBeVisible();
  await expect(page.getByLabel('Bio')).toHaveValue('Typed elsewhere.');
  await page.getByRole('button', { name: 'Cancel' }).click();
  await expect(page.getByText('unsaved text of Mei Tanaka')).toBeVisible();
  await expect(page.getByRole('row', { name: 'Daniel Okafor' })).toContainText('behind the back');
  await page.getByRole('button', { name: 'Continue with Daniel Okafor' }).click();
  await page.getByRole('button', { name: 'Keep editing mine over the newer one' }).click();
  await expect(page.getByLabel('Bio')).toHaveValue('Typed meanwhile.');
  await expect(page.getByLabel('Title 2')).toHaveValue('Saved behind the back');
});
