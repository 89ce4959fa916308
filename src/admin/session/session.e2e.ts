import { execFile } from 'node:child_process';
import { once } from 'node:events';
import { administrator, expect, signIn, test, type AdminSite } from '../../../tests/admin-site.ts';

test.skip(({ isMobile }) => isMobile, 'One run is enough: nothing here depends on a width.');

const colleague = { email: 'mateo@solmere.example', password: 'low sun over water' };

test('when a colleague signs in beside, nothing is saved in the name of the wrong one', async ({
  page,
  adminSite,
}) => {
  await addColleague(adminSite);
  await signIn(page);
  await page.goto('/admin/partners');
  await page.getByRole('button', { name: 'Edit Mei Tanaka' }).click();
  await page.getByLabel('Bio').fill('Begun by Ingrid');

  const beside = await page.context().newPage();
  await beside.request.post('/auth/sign-in/email', { data: colleague });
  await beside.goto('/admin/partners');
  await beside.waitForLoadState('networkidle');
  const question = page.getByRole('dialog', { name: 'Sign in again' });
  await expect(question.getByLabel('Email')).toHaveValue(administrator.email);
  await question.getByRole('button', { name: 'Cancel' }).click();
  await page.getByRole('button', { name: 'Update Partner' }).click();
  await question.getByLabel('Password').fill(administrator.password);
  await question.getByRole('button', { name: 'Sign in' }).click();
  await expect(page.getByText('Partner saved')).toBeVisible();
  await expect(beside.getByRole('dialog', { name: 'Sign in again' })).toBeVisible();

  await page.getByRole('button', { name: 'Edit Mei Tanaka' }).click();
  await page.getByRole('button', { name: 'More ways to publish' }).click();
  await page.getByRole('menuitem', { name: 'History' }).click();
  await expect(page.getByRole('dialog').getByText(administrator.email).first()).toBeVisible();
  await expect(page.getByRole('dialog').getByText(colleague.email)).toBeHidden();
});

async function addColleague({ folder }: AdminSite) {
  const words = ['scripts/create-admin.ts', '--email', colleague.email, '--name', 'Mateo'];
  const child = execFile(process.execPath, words, { env: { ...process.env, DATA_DIR: folder } });
  child.stdin?.end(colleague.password);
  expect(await once(child, 'exit')).toEqual([0, null]);
}
