import { expect, signIn, test } from '../../../tests/browser/admin-site.ts';

test.skip(
  ({ isMobile }) => isMobile,
  'One run is enough: the navigation is in sight on wide screens.',
);

test('name, telephone and a label are changed, visible to visitors, and restored @long', async ({
  page,
}) => {
  await signIn(page);
  await page.goto('/admin/settings');
  const section = (name: string) => page.getByRole('region', { name, exact: true });
  const open = (name: string) =>
    page
      .getByRole('navigation', { name: 'Sections' })
      .getByRole('link', { name: new RegExp(`^${name}`) })
      .click();
  const save = async (name: string) => {
    await section(name)
      .getByRole('button', { name: `Save ${name}` })
      .click();
    await expect(section(name).getByText(/^Saved .* by you$/)).toBeVisible();
  };

  await section('Company').getByLabel('Name').fill('Halden & Roe');
  await expect(
    page
      .frameLocator('iframe[title="Preview of Company"]')
      .getByText('Global Projects | Halden & Roe')
      .first(),
  ).toBeVisible();
  await save('Company');
  await expect(page).toHaveTitle('Settings | Halden & Roe');
  await expect(
    page.getByRole('banner').getByRole('link', { name: 'Halden & Roe admin' }),
  ).toHaveText('Halden & Roe');
  await open('Offices');
  await section('Offices').getByLabel('Phone').fill('+47 555 01 00');
  await save('Offices');
  await open('Navigation');
  await section('Navigation')
    .getByRole('button', { name: /^About/ })
    .click();
  await section('Navigation')
    .getByRole('textbox', { name: /Label$/ })
    .fill('Om oss');
  await save('Navigation');

  await page.goto('/contact');
  await expect(page).toHaveTitle('Contact | Halden & Roe');
  await expect(page.getByRole('main').getByRole('link', { name: '+47 555 01 00' })).toBeVisible();
  await expect(page.getByRole('navigation', { name: 'Main' }).getByText('OM OSS')).toBeVisible();

  await page.goto('/admin/settings');
  for (const name of ['Company', 'Offices', 'Navigation']) {
    await open(name);
    await section(name)
      .getByRole('button', { name: `History of ${name}` })
      .click();
    const dialog = page.getByRole('dialog');
    await dialog
      .getByRole('button', { name: /^Compare with/ })
      .last()
      .click();
    await dialog.getByRole('button', { name: 'Restore this version' }).click();
    await save(name);
  }
  await page.goto('/contact');
  await expect(page).toHaveTitle('Contact | SOLMERE');
  await expect(page.getByRole('main').getByRole('link', { name: '+1 604 555 0142' })).toBeVisible();
  await expect(page.getByRole('navigation', { name: 'Main' }).getByText('ABOUT')).toBeVisible();
});
