import { DatabaseSync } from 'node:sqlite';
import path from 'node:path';
import { expect, test } from '../../../tests/browser/admin-site.ts';

const search = '/projects?city=vancouver&bedrooms=3';

test('a visitor asks to be told, presses the button of the email, changes what fits and stops it @narrow', async ({
  adminSite,
  page,
  expectNoAxeViolations,
  expectError,
}) => {
  expectError('status of 422');
  const email = `mei-${Date.now()}@tanaka.example`;
  await page.goto(search);
  const line = page.getByRole('region', { name: 'Tell me when something fits' }).first();
  await expect(line).toContainText('Vancouver, 3 bedrooms or more');
  await line.getByRole('textbox', { name: 'Email' }).fill('mei');
  await line.getByRole('button', { name: 'Tell me when' }).click();
  await expect(line.getByRole('alert')).toHaveText(/name@example.com/);
  await expect(line.getByRole('textbox', { name: 'Email' })).toBeFocused();
  await line.getByRole('textbox', { name: 'Email' }).fill(email);
  await line.getByRole('textbox', { name: 'Email' }).press('Enter');
  await expect(page.getByRole('heading', { name: 'One more step' })).toBeFocused();
  const sent = page.getByText(`We sent an email to ${email}`);
  await expect(sent).toBeVisible();
  expect((await sent.boundingBox())?.width).toBeGreaterThan(300);
  await expect(page).toHaveURL(search);

  await page.goto(adminSite.address + ownPage(email, adminSite.folder));
  const heading = page.getByRole('heading', { level: 1 });
  await expect(heading).toHaveText('One more step');
  await expectNoAxeViolations();
  await page.getByRole('button', { name: 'Yes, write to me' }).click();
  await expect(heading).toHaveText('We will write');
  await expect(page.getByRole('link', { name: /^Kestrel House/ })).toBeVisible();
  await page.getByRole('link', { name: 'Change what fits' }).click();
  await page.getByRole('combobox', { name: 'City' }).selectOption('Tokyo');
  await expectNoAxeViolations();
  await page.getByRole('button', { name: 'Save the change' }).click();
  await expect(page.getByText('Tokyo, 3 bedrooms or more')).toBeVisible();
  await page.getByRole('button', { name: 'Stop this alert' }).click();
  await expect(heading).toHaveText('Stopped');
  await expectNoAxeViolations();
});

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test('the form comes back with its error, and then says what is next @long', async ({
    adminSite: _site,
    page,
    expectError,
  }) => {
    expectError('status of 422');
    await page.goto('/projects/kumo-minato');
    const line = page.getByRole('region', { name: 'Tell me when a home like these comes' });
    await line.getByRole('textbox', { name: 'Email' }).fill('noor');
    await line.getByRole('button', { name: 'Tell me when' }).click();
    await expect(line).toContainText('homes like Kumo Minato');
    await expect(line.getByRole('textbox', { name: 'Email' })).toHaveValue('noor');
    await line.getByRole('textbox', { name: 'Email' }).fill('noor@lindqvist.example');
    await line.getByRole('button', { name: 'Tell me when' }).click();
    await expect(page).toHaveURL(/\/alerts\?sent&/);
    await expect(page.getByRole('heading', { name: 'One more step' })).toBeVisible();
    await expect(page.getByText('Homes like Kumo Minato')).toBeVisible();
    await page.getByRole('link', { name: 'Use another address' }).click();
    await expect(page).toHaveURL('/projects/kumo-minato#tell-me');
    await page.goto('/alerts');
    await expect(page).toHaveURL('/projects#tell-me');
    await expect(
      page.getByRole('region', { name: 'Tell me when something fits' }),
    ).toBeInViewport();
  });
});

/** The address of the page in the email to somebody. */
function ownPage(recipient: string, folder: string) {
  const database = new DatabaseSync(path.join(folder, 'solmere.db'), { readOnly: true });
  const row = database
    .prepare('select body_text from outgoing_mails where recipient = ?')
    .get(recipient);
  database.close();
  return /\/alerts\/\S+/.exec(String(row?.['body_text']))?.[0] ?? '';
}
