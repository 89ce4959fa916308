import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { expectNoAxeViolations } from '../../../tests/kit/axe.ts';
import { openForm } from '../../../tests/kit/partners-screen.tsx';
import { textsOf } from '../../../tests/kit/steps.ts';

test('who saves second sees both texts, and keeps both changes', async () => {
  const server = await openForm('Daniel Okafor');
  server.saveElsewhere('Daniel Okafor', { bio: 'Theirs', office: '+1 604 555 0122' });
  await page.getByLabelText('Bio').fill('Mine');
  await page.getByRole('button', { name: 'Update Partner' }).click();
  const comparison = page.getByRole('dialog', { name: 'This partner was saved elsewhere' });
  await expect.element(comparison).toMatchTextContent('YoursMineTheirsTheirs');
  expect(textsOf(comparison.getByRole('heading', { level: 3 }))).toEqual(['Bio', 'Office phone']);
  await expectNoAxeViolations();

  await comparison.getByRole('button', { name: 'Keep editing mine over the newer one' }).click();
  await expect.element(page.getByLabelText('Bio')).toHaveValue('Mine');
  await expect.element(page.getByLabelText('Office phone')).toHaveValue('+1 604 555 0122');
  await page.getByRole('button', { name: 'Update Partner' }).click();
  await expect.element(page.getByText('Partner saved')).toBeVisible();
  expect(server.find('Daniel Okafor')).toMatchObject({ bio: 'Mine', office: '+1 604 555 0122' });
});

test('who saves second may take the other text', async () => {
  const server = await openForm('Daniel Okafor');
  server.saveElsewhere('Daniel Okafor', { bio: 'Theirs' });
  await page.getByLabelText('Bio').fill('Mine');
  await page.getByRole('button', { name: 'Update Partner' }).click();
  await page.getByRole('button', { name: 'Take theirs' }).click();
  await expect.element(page.getByLabelText('Bio')).toHaveValue('Theirs');
  expect(server.find('Daniel Okafor')).toMatchObject({ bio: 'Theirs' });
});

test('a partner deleted by someone else is added anew', async () => {
  const server = await openForm('Daniel Okafor');
  server.deleteElsewhere('Daniel Okafor');
  await page.getByLabelText('Bio').fill('Still here');
  await page.getByRole('button', { name: 'Update Partner' }).click();
  const dialog = page.getByRole('dialog', { name: 'This partner was deleted' });
  await expect.element(dialog).toMatchTextContent('Still here');
  await expectNoAxeViolations();
  await dialog.getByRole('button', { name: 'Add it anew' }).click();
  await expect.element(page.getByText('Partner saved')).toBeVisible();
  expect(server.find('Daniel Okafor')).toMatchObject({ bio: 'Still here', revision: 1 });
});

test('the same text saved elsewhere is no conflict', async () => {
  const server = await openForm('Daniel Okafor');
  server.saveElsewhere('Daniel Okafor', { bio: 'The same' });
  await page.getByLabelText('Bio').fill('The same');
  await page.getByRole('button', { name: 'Update Partner' }).click();
  await expect.element(page.getByText('Partner saved')).toBeVisible();
  expect(server.find('Daniel Okafor')).toMatchObject({ revision: 2 });
});
