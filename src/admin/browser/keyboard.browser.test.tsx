import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { openPartners } from '../../../tests/kit/partners-screen.tsx';
import { expectRows, press, tabTo } from '../../../tests/kit/steps.ts';

test('records can be added, edited, moved, deleted and restored by keyboard', async () => {
  await openPartners();
  await press('Add Partner');
  await tabTo(page.getByLabelText('Name'));
  await userEvent.keyboard('Key Board');
  await tabTo(page.getByLabelText('Office phone'));
  await userEvent.keyboard('+1 604 555 0101{Enter}');
  await expect.element(page.getByRole('button', { name: 'Edit Key Board' })).toHaveFocus();
  await userEvent.keyboard('{Enter}');
  await expect.element(page.getByRole('heading', { name: 'Edit Key Board' })).toHaveFocus();
  await tabTo(page.getByLabelText('Name'));
  await userEvent.keyboard('{End}er{Enter}');
  await expect.element(page.getByRole('button', { name: 'Edit Key Boarder' })).toHaveFocus();
  await press('Move Key Boarder up');
  await expect.element(page.getByText('Key Boarder is now 3 of 4')).toBeInTheDocument();
  await expect.element(page.getByRole('button', { name: 'Move Key Boarder up' })).toHaveFocus();
  await press('Delete Key Boarder');
  await expect
    .element(page.getByRole('alertdialog').getByRole('button', { name: 'Cancel' }))
    .toHaveFocus();
  await userEvent.keyboard('{Tab}{Enter}');
  await expect.element(page.getByRole('button', { name: 'Undo' })).toHaveFocus();
  await userEvent.keyboard('{Enter}');
  await expect.element(page.getByRole('button', { name: 'Edit Key Boarder' })).toHaveFocus();
  await expectRows('Ingrid Halvorsen', 'Daniel Okafor', 'Mei Tanaka', 'Key Boarder');
  const name = page.getByText('Key Boarder', { exact: true });
  (name.element() as HTMLElement).focus();
  await userEvent.keyboard('{Enter}');
  await press('Cancel');
  await expect.element(name).toHaveFocus();
});
