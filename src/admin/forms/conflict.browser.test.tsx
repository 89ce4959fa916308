import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { expectNoAxeViolations, expectNoAxeViolationsAgain } from '../../../tests/kit/axe.ts';
import { makeServer } from '../../../tests/kit/fake-server.ts';
import { openForm } from '../../../tests/kit/partners-screen.tsx';
import { expectError } from '../../../tests/kit/set-up.ts';
import { listTexts } from '../../../tests/kit/steps.ts';

test('a conflict in different fields is merged without asking', async () => {
  const server = await openForm('Daniel Okafor');
  server.saveElsewhere('Daniel Okafor', { office: '+1 604 555 0122' });
  await page.getByLabelText('Bio').fill('Mine');
  await page.getByRole('button', { name: 'Update Partner' }).click();
  await expect
    .element(page.getByText('Saved, together with changes by someone else'))
    .toBeVisible();
  expect(server.askedFor('save')).toHaveLength(2);
  expect(server.find('Daniel Okafor')).toMatchObject({ bio: 'Mine', office: '+1 604 555 0122' });
});

test('a conflict in the same field asks for a choice and keeps everything else', async () => {
  const server = await openForm('Daniel Okafor');
  server.saveElsewhere('Daniel Okafor', { bio: 'Theirs', office: '+1 604 555 0122' });
  await page.getByLabelText('Bio').fill('Mine');
  await page.getByLabelText('Name').fill('Daniel B. Okafor');
  await page.getByRole('button', { name: 'Update Partner' }).click();
  const comparison = page.getByRole('dialog', { name: 'This partner was saved elsewhere' });
  await expect.element(comparison).toMatchTextContent('BioYoursMineTheirsTheirs');
  expect(listTexts(comparison.getByRole('heading', { level: 3 }))).toEqual(['Bio']);
  await expect.element(comparison.getByRole('radio', { name: 'Bio: Yours' })).toBeChecked();
  await expectNoAxeViolations();

  await comparison.getByRole('radio', { name: 'Bio: Theirs' }).click();
  await comparison.getByRole('button', { name: 'Merge and save' }).click();
  await expect.element(page.getByText('Partner saved')).toBeVisible();
  expect(server.find('Daniel B. Okafor')).toMatchObject({
    bio: 'Theirs',
    office: '+1 604 555 0122',
  });
});

test('a repeated conflict asks again instead of saving @long', async () => {
  const server = await openForm('Daniel Okafor');
  let times = 0;
  server.before('save', () => {
    times += 1;
    if (times < 3) server.saveElsewhere('Daniel Okafor', { office: `+1 604 555 013${times}` });
  });
  await page.getByLabelText('Bio').fill('Mine');
  await page.getByRole('button', { name: 'Update Partner' }).click();
  const dialog = page.getByRole('dialog', { name: 'This partner was saved elsewhere' });
  await expect.element(dialog).toMatchTextContent('You changed different fields');
  await dialog.getByRole('button', { name: 'Merge and save' }).click();
  await expect.element(page.getByText('Partner saved')).toBeVisible();
  expect(server.find('Daniel Okafor')).toMatchObject({ bio: 'Mine', office: '+1 604 555 0132' });
});

test('a partner deleted by someone else can be added again', async () => {
  const server = await openForm('Daniel Okafor');
  const deletedId = server.find('Daniel Okafor')?.id;
  server.deleteElsewhere('Daniel Okafor');
  await page.getByLabelText('Bio').fill('Still here');
  await page.getByRole('button', { name: 'Update Partner' }).click();
  const dialog = page.getByRole('dialog', { name: 'This partner was deleted' });
  await expect.element(dialog).toMatchTextContent('Still here');
  await expectNoAxeViolationsAgain();
  await dialog.getByRole('button', { name: 'Add as new' }).click();
  await expect.element(page.getByText('Partner saved')).toBeVisible();
  expect(server.find('Daniel Okafor')).toMatchObject({ bio: 'Still here', revision: 1 });
  expect(server.find('Daniel Okafor')?.id).not.toBe(deletedId);
});

test('saving the same text elsewhere is not a conflict', async () => {
  const server = await openForm('Daniel Okafor');
  server.saveElsewhere('Daniel Okafor', { bio: 'The same' });
  await page.getByLabelText('Bio').fill('The same');
  await page.getByRole('button', { name: 'Update Partner' }).click();
  await expect.element(page.getByText('Partner saved')).toBeVisible();
  expect(server.find('Daniel Okafor')).toMatchObject({ revision: 2 });
});

test('a save that fails after a merge is repeated without another conflict @long', async () => {
  expectError(/INTERNAL_SERVER_ERROR/);
  const server = await openForm('Daniel Okafor');
  server.saveElsewhere('Daniel Okafor', { office: '+1 604 555 0122' });
  server.before('save', () => {
    if (server.askedFor('save').length === 2) server.break('save', 'fails');
  });
  await page.getByLabelText('Bio').fill('Mine');
  const update = page.getByRole('button', { name: 'Update Partner' });
  await update.click();
  await expect.element(page.getByRole('alert')).toHaveTextContent('Failed to save partner');
  server.mend();
  await update.click();
  await expect.element(page.getByText('Partner saved')).toBeVisible();
  expect(server.askedFor('save')).toHaveLength(3);
  expect(server.find('Daniel Okafor')).toMatchObject({ bio: 'Mine', office: '+1 604 555 0122' });
});

test('the same text saved elsewhere as a draft does not count as published', async () => {
  const server = makeServer();
  server.setState('Daniel Okafor', 'published');
  await openForm('Daniel Okafor', server);
  server.saveElsewhere('Daniel Okafor', { bio: 'The same' });
  server.setState('Daniel Okafor', 'changed');
  await page.getByLabelText('Bio').fill('The same');
  await page.getByRole('button', { name: 'Update Partner' }).click();
  const dialog = page.getByRole('dialog', { name: 'This partner was saved elsewhere' });
  await dialog.getByRole('button', { name: 'Merge and save' }).click();
  await expect.poll(() => server.askedFor('save')).toHaveLength(2);
});
