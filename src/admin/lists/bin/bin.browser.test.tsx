import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { expectNoAxeViolations, expectNoAxeViolationsAgain } from '../../../../tests/kit/axe.ts';
import { openPartners } from '../../../../tests/kit/partners-screen.tsx';
import { expectError } from '../../../../tests/kit/set-up.ts';
import { deletePartner, expectRows, press } from '../../../../tests/kit/steps.ts';

test('a deleted record is in the bin, and can be restored by keyboard', async () => {
  await openPartners();
  await page.getByRole('link', { name: 'Bin', exact: true }).click();
  await expect.element(page.getByText('The bin is empty')).toBeVisible();
  await expect.element(page.getByRole('heading', { level: 1, name: 'Bin' })).toHaveFocus();
  await expectNoAxeViolations();
  await page.getByRole('link', { name: 'Back to Partners' }).click();
  await expect.element(page.getByRole('link', { name: 'Bin' })).toHaveFocus();

  await deletePartner('Mei Tanaka');
  await page.getByRole('link', { name: 'Bin (1)' }).click();
  const record = page.getByRole('list', { name: 'Deleted partners' }).getByRole('listitem');
  await expect.element(record).toMatchTextContent('Mei Tanaka');
  await expect.element(record).toMatchTextContent('by ingrid');
  await expectNoAxeViolationsAgain();
  await press('Restore Mei Tanaka');
  await expect.element(page.getByText('Mei Tanaka restored')).toBeVisible();
  await expect.element(page.getByRole('button', { name: 'Edit Mei Tanaka' })).toHaveFocus();
  await expectRows('Ingrid Halvorsen', 'Daniel Okafor', 'Mei Tanaka');
  await expect.element(page.getByRole('link', { name: 'Bin', exact: true })).toBeVisible();
});

test('a record that cannot be restored stays in the bin with an error @long', async () => {
  expectError(/CONNECTION_LOST/);
  const server = await openPartners();
  await deletePartner('Mei Tanaka');
  await page.getByRole('link', { name: 'Bin (1)' }).click();
  server.break('restore', 'is lost');
  await page.getByRole('button', { name: 'Restore Mei Tanaka' }).click();
  await expect.element(page.getByRole('alert')).toHaveTextContent('Failed to restore partner');
  server.mend();
  await page.getByRole('button', { name: 'Restore Mei Tanaka' }).click();
  await expect.element(page.getByText('Mei Tanaka restored')).toBeVisible();
});
