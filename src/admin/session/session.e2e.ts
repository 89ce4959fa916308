import {
  administrator,
  expect,
  signIn,
  test,
  type AdminSite,
} from '../../../tests/browser/admin-site.ts';
import { runProgram } from '../../../tests/system/sites/program.ts';

test.skip(({ isMobile }) => isMobile, 'One run is enough: nothing here depends on a width.');

const colleague = { email: 'mateo@solmere.example', password: 'low sun over water' };

test('after a colleague signs in with the same browser, nothing is saved under the wrong name @long', async ({
  page,
  adminSite,
}) => {
  await addColleague(adminSite);
  await signIn(page);
  await page.goto('/admin/partners');
  await page.getByRole('button', { name: 'Edit Mei Tanaka' }).click();
  await page.getByLabel('Bio').fill('Begun by Ingrid');

  const second = await page.context().newPage();
  expect((await second.request.post('/auth/sign-in/email', { data: colleague })).ok()).toBe(true);
  await second.goto('/admin/partners');
  const question = page.getByRole('dialog', { name: 'Sign in again' });
  await expect(question.getByLabel('Email')).toHaveValue(administrator.email);
  await question.getByRole('button', { name: 'Cancel' }).click();
  await page.getByRole('button', { name: 'Update Partner' }).click();
  await question.getByLabel('Password').fill(administrator.password);
  await question.getByRole('button', { name: 'Sign in' }).click();
  await expect(page.getByText('Partner published')).toBeVisible();
  await expect(second.getByRole('dialog', { name: 'Sign in again' })).toBeVisible();

  await page.getByRole('button', { name: 'Edit Mei Tanaka' }).click();
  await page.getByRole('button', { name: 'More actions for this partner' }).click();
  await page.getByRole('menuitem', { name: 'History' }).click();
  await expect(page.getByRole('dialog').getByText(administrator.email).first()).toBeVisible();
  await expect(page.getByRole('dialog').getByText(colleague.email)).toBeHidden();
});

async function addColleague({ folder }: AdminSite) {
  const { email, password } = colleague;
  const args = ['--email', email, '--name', 'Mateo'];
  const settings = { DATA_DIR: folder };
  const result = await runProgram('scripts/create-admin.ts', args, settings, password);
  expect(result).toMatchObject({ code: 0 });
}
