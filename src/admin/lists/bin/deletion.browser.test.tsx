import { expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { expectNoAxeViolations } from '../../../../tests/kit/axe.ts';
import { makeServer } from '../../../../tests/kit/fake-server.ts';
import { openPartners } from '../../../../tests/kit/partners-screen.tsx';
import { expectError } from '../../../../tests/kit/set-up.ts';
import { deletePartner, expectRows } from '../../../../tests/kit/steps.ts';

test('a deletion asks first, and can be undone', async () => {
  const server = await openPartners();
  await page.getByRole('button', { name: 'Delete Mei Tanaka' }).click();
  const question = page.getByRole('alertdialog', { name: 'Delete partner' });
  await expect
    .element(question)
    .toMatchTextContent('Are you sure you want to delete this partner?');
  await expect.element(question).toMatchTextContent('Mei Tanaka');
  await expect.element(question.getByRole('button', { name: 'Cancel' })).toHaveFocus();
  await expectNoAxeViolations();
  await userEvent.keyboard('{Escape}');
  await expect.element(question).not.toBeInTheDocument();
  await expect.element(page.getByRole('button', { name: 'Delete Mei Tanaka' })).toHaveFocus();
  expect(server.askedFor('remove')).toEqual([]);

  await deletePartner('Mei Tanaka');
  await expect.element(page.getByText('Mei Tanaka deleted')).toBeVisible();
  await expectRows('Ingrid Halvorsen', 'Daniel Okafor');
  await expect.element(page.getByRole('button', { name: 'Undo' })).toHaveFocus();
  await userEvent.keyboard('{Enter}');
  await expectRows('Ingrid Halvorsen', 'Daniel Okafor', 'Mei Tanaka');
  await expect.element(page.getByRole('button', { name: 'Edit Mei Tanaka' })).toHaveFocus();
});

test('a partner that could not be deleted stays in the list', async () => {
  expectError(/INTERNAL_SERVER_ERROR/);
  const server = await openPartners();
  server.break('remove', 'fails');
  await deletePartner('Mei Tanaka');
  await expect.element(page.getByRole('alert')).toHaveTextContent('Failed to delete partner');
  await expect.element(page.getByRole('alert')).toHaveFocus();
  await expectRows('Ingrid Halvorsen', 'Daniel Okafor', 'Mei Tanaka');
  expect(server.askedFor('remove')).toHaveLength(1);
});

test('a failed undo reports the error and can be retried @long', async () => {
  expectError(/CONNECTION_LOST/);
  const server = await openPartners();
  await deletePartner('Mei Tanaka');
  server.break('undo', 'is lost');
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect.element(page.getByText('Failed to restore partner')).toBeVisible();
  server.mend();
  await page.getByRole('button', { name: 'Undo' }).click();
  await expectRows('Ingrid Halvorsen', 'Daniel Okafor', 'Mei Tanaka');
});

test('a deletion is not undone if the partner was restored and changed since, and the toast says why @long', async () => {
  const server = await openPartners();
  const id = server.find('Mei Tanaka')?.id ?? '';
  await deletePartner('Mei Tanaka');
  await server.actions.restore({ id });
  server.saveElsewhere('Mei Tanaka', { office: '+1 604 555 0133' });
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect.element(page.getByText('Not undone: Someone else has changed it')).toBeVisible();
  expect(server.find('Mei Tanaka')).toMatchObject({ office: '+1 604 555 0133' });
});

test('a partner changed by someone else is not deleted without asking', async () => {
  const server = await openPartners();
  server.saveElsewhere('Mei Tanaka', { office: '+1 604 555 0133' });
  await deletePartner('Mei Tanaka');
  const dialog = page.getByRole('dialog', { name: 'This partner has changed' });
  await expect.element(dialog).toMatchTextContent('+1 604 555 0133');
  await expectNoAxeViolations();
  expect(server.names()).toContain('Mei Tanaka');
  await dialog.getByRole('button', { name: 'Delete anyway' }).click();
  await expect.element(page.getByText('Mei Tanaka deleted')).toBeVisible();
  await expectRows('Ingrid Halvorsen', 'Daniel Okafor');
});

test('a partner deleted by someone else disappears without an undo offer', async () => {
  const server = await openPartners();
  server.deleteElsewhere('Mei Tanaka');
  await deletePartner('Mei Tanaka');
  await expect.element(page.getByText('Mei Tanaka was already deleted')).toBeVisible();
  await expectRows('Ingrid Halvorsen', 'Daniel Okafor');
  await expect.element(page.getByRole('button', { name: 'Undo' })).not.toBeInTheDocument();
});

test('a toast with an undo button stays for ten seconds @long', async () => {
  await openPartners();
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date'] });
  await deletePartner('Mei Tanaka');
  const undo = page.getByRole('button', { name: 'Undo' });
  await expect.element(undo).toHaveFocus();
  (undo.element() as HTMLElement).blur();
  await userEvent.unhover(page.getByText('Mei Tanaka deleted'));
  vi.advanceTimersByTime(9_000);
  await expect.element(undo).toBeVisible();
  vi.advanceTimersByTime(1_100);
  await expect.element(undo).not.toBeInTheDocument();
});

test('an empty list says what to do, and links to the bin', async () => {
  await openPartners(makeServer(['Mei Tanaka']));
  await deletePartner('Mei Tanaka');
  await expect.element(page.getByText('No partners yet')).toBeVisible();
  await expect.element(page.getByText('Add the first')).toBeVisible();
  await expect.element(page.getByText('1 deleted item is in the bin')).toBeVisible();
  expect(page.getByRole('button', { name: 'Add Partner' }).elements()).toHaveLength(1);
  await expectNoAxeViolations();
});
