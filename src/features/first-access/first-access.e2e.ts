import { DatabaseSync } from 'node:sqlite';
import path from 'node:path';
import { expect, signIn, test } from '../../../tests/browser/admin-site.ts';
import { isLong } from '../../../tests/set-up/long.ts';

test('staff give first access to a person on the VIP list, who opens it on a device @long', async ({
  adminSite,
  page,
  browser,
  expectNoAxeViolations,
}) => {
  await page.goto('/vip');
  for (const [label, text] of [
    ['First name', 'Hana'],
    ['Last name', 'Whitlock'],
    ['Email', 'hana@whitlock.example'],
    ['Phone', '+1 604 555 0177'],
  ] as const)
    await page.getByRole('textbox', { name: label }).fill(text);
  await page.getByRole('button', { name: 'JOIN VIP LIST' }).click();
  await expect(page.getByRole('heading', { name: /Welcome/ })).toBeVisible();

  await signIn(page);
  await page.goto('/admin/first-access');
  await page.getByRole('combobox', { name: 'Project' }).selectOption('Lantern Pier, Seattle');
  await page.getByRole('button', { name: 'Send', exact: true }).click();
  await expect(page.getByText('Select at least one person')).toBeVisible();
  await page.getByRole('checkbox', { name: /Hana Whitlock/ }).check();
  await page.getByRole('combobox', { name: 'Devices per link' }).selectOption('1 device');
  await expectNoAxeViolations();
  await page.getByRole('button', { name: 'Send 1 email' }).click();
  const question = page.getByRole('alertdialog', { name: 'Send 1 email?' });
  await expect(question).toContainText('Hana Whitlock');
  await expectNoAxeViolations();
  await question.getByRole('button', { name: 'Send 1 email' }).click();
  await expect(page.getByText('Sending 1 email')).toBeVisible();
  await expect(page.getByRole('listitem').filter({ hasText: 'Hana Whitlock' })).toContainText(
    '0 of 1',
  );

  const link = await linkInEmail(adminSite.folder);
  const device = await browser.newContext({ javaScriptEnabled: false });
  const visitor = await device.newPage();
  const access = await visitor.goto(adminSite.address + link);
  expect(access?.headers()).toMatchObject({ 'cache-control': 'no-store' });
  await visitor.getByRole('button', { name: 'Open on this device' }).click();
  await expect(visitor.getByRole('heading', { level: 1 })).toHaveText('Lantern Pier');
  await expect(visitor.getByText('Private access for Hana Whitlock')).toBeVisible();
  await visitor.goto(adminSite.address + link);
  await expect(visitor.getByRole('heading', { level: 1 })).toHaveText('Lantern Pier');
  const other = await browser.newContext();
  const otherPage = await other.newPage();
  expect((await otherPage.goto(adminSite.address + link))?.status()).toBe(410);
  await expectNoAxeViolations(otherPage);
  await other.close();

  await page.reload();
  const row = page.getByRole('listitem').filter({ hasText: 'Hana Whitlock' });
  await expect(row).toContainText('1 of 1');
  await page.getByRole('button', { name: 'End access for Hana Whitlock' }).click();
  await page.getByRole('button', { name: 'End access', exact: true }).click();
  await expect(page.getByText('Access ended')).toBeVisible();
  expect((await visitor.goto(adminSite.address + link))?.status()).toBe(410);

  // What follows is asked of the kit and of the server as well.
  if (!isLong) return device.close();
  await page.getByRole('combobox', { name: 'Project' }).selectOption('Lantern Pier, Seattle');
  await page.getByRole('checkbox', { name: /Hana Whitlock/ }).check();
  await page.getByRole('button', { name: 'Copy links, don’t send' }).click();
  const dialog = page.getByRole('dialog', { name: '1 link to share' });
  await expect(dialog.getByRole('status')).toHaveText('1 link copied.');
  await expectNoAxeViolations();
  const handedOn = await dialog.getByText(/\/private\//).textContent();
  await dialog.getByRole('button', { name: 'Done' }).click();
  await expect(row.filter({ hasText: 'Link created' })).toContainText('0 of 3');
  await visitor.goto(handedOn ?? '');
  await visitor.getByRole('button', { name: 'Open on this device' }).click();
  await expect(visitor.getByText('Private access for Hana Whitlock')).toBeVisible();
  await device.close();

  await page.getByRole('button', { name: 'Add person…' }).click();
  const adding = page.getByRole('dialog', { name: 'Add person' });
  await adding.getByRole('textbox', { name: 'Name' }).fill('Ilse Brandt');
  await adding.getByRole('textbox', { name: 'Email' }).fill('ilse');
  await adding.getByRole('button', { name: 'Add person' }).click();
  await expect(adding.getByText(/Enter an email address/)).toBeVisible();
  await adding.getByRole('textbox', { name: 'Email' }).fill('ilse@brandt.example');
  await expectNoAxeViolations();
  await adding.getByRole('textbox', { name: 'Email' }).press('Enter');
  await expect(page.getByRole('checkbox', { name: /Ilse Brandt/ })).toBeChecked();
  await page.getByRole('combobox', { name: 'Project' }).selectOption('Lantern Pier, Seattle');
  await page.getByRole('button', { name: 'Send 1 email' }).click();
  await expect(
    page.getByText('Ilse Brandt has not agreed to emails. Copy their links instead.'),
  ).toBeVisible();
  await page.getByRole('button', { name: 'Copy links, don’t send' }).click();
  await expect(page.getByRole('dialog', { name: '1 link to share' })).toContainText('Ilse Brandt');
});

/** Reads the outbox, because there is no mail server here. */
async function linkInEmail(folder: string) {
  const database = new DatabaseSync(path.join(folder, 'solmere.db'), { readOnly: true });
  const read = () =>
    database
      .prepare('select body_text from outgoing_mails')
      .all()
      .flatMap(({ body_text: text }) => /\/private\/(?!leave)[\w-]+/.exec(String(text)) ?? []);
  await expect.poll(read).not.toEqual([]);
  const [link = ''] = read();
  database.close();
  return link;
}
