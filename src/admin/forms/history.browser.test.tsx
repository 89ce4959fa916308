import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { expectNoAxeViolations } from '../../../tests/kit/axe.ts';
import { colleague, makeServer } from '../../../tests/kit/fake-server.ts';
import { openForm, openPartners } from '../../../tests/kit/partners-screen.tsx';
import { expectError } from '../../../tests/kit/set-up.ts';
import { deletePartner } from '../../../tests/kit/steps.ts';

test('the history lists the versions of a record, and an older one can be restored', async () => {
  const server = makeServer();
  server.saveElsewhere('Mei Tanaka', { bio: 'The first text' });
  server.saveElsewhere('Mei Tanaka', { bio: 'The second text' });
  await openForm('Mei Tanaka', server);
  await page.getByRole('button', { name: 'History' }).click();
  const dialog = page.getByRole('dialog', { name: 'History of this partner' });
  const versions = dialog.getByRole('listitem');
  await expect.element(versions.first()).toMatchTextContent(`Saved by ${colleague}`);
  await expect.element(versions.first()).toMatchTextContent('Current version');
  await expect.element(versions.last()).toMatchTextContent('Added by');
  await expectNoAxeViolations();

  await versions
    .nth(1)
    .getByRole('button', { name: /^Compare/ })
    .click();
  const compared = page.getByRole('dialog', { name: /^Version of/ });
  await expect
    .element(compared)
    .toMatchTextContent('BioThis versionThe first textIn the formThe second text');
  await expect.element(compared.getByRole('button', { name: 'All versions' })).toHaveFocus();
  await expectNoAxeViolations();
  await userEvent.keyboard('{Enter}');
  await expect.element(versions.nth(1).getByRole('button', { name: /^Compare/ })).toHaveFocus();
  await userEvent.keyboard('{Enter}');
  await compared.getByRole('button', { name: 'Restore this version' }).click();
  await expect.element(page.getByLabelText('Bio')).toHaveValue('The first text');
  await expect
    .element(page.getByText(/^This is the version of .+\. Save to restore it\.$/))
    .toBeVisible();
  expect(server.find('Mei Tanaka')).toMatchObject({ bio: 'The second text' });
  await page.getByRole('button', { name: 'Update Partner' }).click();
  await expect.element(page.getByText('Partner saved')).toBeVisible();
  expect(server.find('Mei Tanaka')).toMatchObject({ bio: 'The first text' });
});

test('the time in the list opens the history of a record @long', async () => {
  await page.viewport(1440, 900);
  const server = makeServer();
  server.saveElsewhere('Mei Tanaka', { bio: 'The first text' });
  server.saveElsewhere('Mei Tanaka', { bio: 'The second text' });
  await openPartners(server, { hasDrafts: true });
  await page
    .getByRole('row', { name: /Mei Tanaka/ })
    .getByTitle('History')
    .click();
  const dialog = page.getByRole('dialog', { name: 'History of this partner' });
  await dialog
    .getByRole('button', { name: /^Restore the version/ })
    .first()
    .click();
  await expect.element(page.getByLabelText('Bio')).toHaveValue('The first text');
  await page.getByRole('button', { name: 'Update Partner' }).click();
  await expect.poll(() => server.find('Mei Tanaka')).toMatchObject({ bio: 'The first text' });
  await expect.element(dialog).not.toBeInTheDocument();
});

test('the history shows that a partner was deleted and restored', async () => {
  await openPartners();
  await deletePartner('Mei Tanaka');
  await page.getByRole('button', { name: 'Undo' }).click();
  await page.getByRole('button', { name: 'Edit Mei Tanaka' }).click();
  await page.getByRole('button', { name: 'History' }).click();
  const versions = page.getByRole('dialog').getByRole('listitem');
  await expect.element(versions.first()).toMatchTextContent('Restored by');
  await expect.element(versions.nth(1)).toMatchTextContent('Deleted by');
  await userEvent.keyboard('{Escape}');
  await expect.element(page.getByRole('button', { name: 'History' })).toHaveFocus();
});

test('a history that cannot be loaded shows an error or asks to sign in, and can be retried @long', async () => {
  expectError(/INTERNAL_SERVER_ERROR/);
  const server = await openForm('Mei Tanaka');
  server.break('history', 'fails');
  await page.getByRole('button', { name: 'History' }).click();
  await expect.element(page.getByText('Loading history...')).toBeVisible();
  server.mend();
  await expect.element(page.getByRole('dialog').getByRole('listitem')).toBeVisible();
});
