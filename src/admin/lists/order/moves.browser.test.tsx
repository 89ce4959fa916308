import { expect, onTestFinished, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { expectNoAxeViolations, expectNoAxeViolationsAgain } from '../../../../tests/kit/axe.ts';
import { openPartners } from '../../../../tests/kit/partners-screen.tsx';
import { expectError } from '../../../../tests/kit/set-up.ts';
import { deletePartner, expectRows } from '../../../../tests/kit/steps.ts';

const lockedReason = 'The order is locked while the list is searched, filtered or sorted.';

test('arrows swap neighbours and keep the focus @long', async () => {
  const server = await openPartners();
  await expect.element(button('Move Ingrid Halvorsen up')).toBeDisabled();
  await button('Move Ingrid Halvorsen down').click();
  await expectRows('Daniel Okafor', 'Ingrid Halvorsen', 'Mei Tanaka');
  await expect.element(page.getByText('Ingrid Halvorsen is now 2 of 3')).toBeInTheDocument();
  await expect.element(button('Move Ingrid Halvorsen down')).toHaveFocus();
  await button('Move Ingrid Halvorsen down').click();
  await expect.element(page.getByText('Ingrid Halvorsen is now 3 of 3')).toBeInTheDocument();
  await expect.element(button('Move Ingrid Halvorsen up')).toHaveFocus();
  expect(server.names()).toEqual(['Daniel Okafor', 'Mei Tanaka', 'Ingrid Halvorsen']);
});

test('a record is moved to a position with one request', async () => {
  const server = await openPartners();
  const menu = button('More actions for Mei Tanaka');
  await menu.click();
  await expectNoAxeViolations();
  await page.getByRole('menuitem', { name: 'Move to…' }).click();
  const position = page.getByLabelText('Position');
  await expect.element(position).toHaveValue('3');
  await position.fill('4');
  await userEvent.keyboard('{Enter}');
  await expect.element(page.getByText('Enter a number from 1 to 3.')).toBeVisible();
  await position.fill('1');
  await userEvent.keyboard('{Enter}');
  await expectRows('Mei Tanaka', 'Ingrid Halvorsen', 'Daniel Okafor');
  await expect.element(page.getByText('Mei Tanaka is now 1 of 3')).toBeInTheDocument();
  await expect.element(menu).toHaveFocus();
  expect(server.askedFor('move')).toEqual([expect.objectContaining({ position: 0 })]);
});

test('on a phone the name opens a record, and the menu has what else a row can do @long', async () => {
  await page.viewport(390, 844);
  onTestFinished(() => page.viewport(1280, 800));
  const server = await openPartners();
  const menu = button('More actions for Mei Tanaka');
  for (const name of ['Move Mei Tanaka up', 'Delete Mei Tanaka', 'Drag Mei Tanaka'])
    await expect.element(button(name)).not.toBeInTheDocument();
  await menu.click();
  await expect.element(page.getByRole('menuitem', { name: 'Delete' })).toBeVisible();
  await expect.element(page.getByRole('menuitem', { name: 'Move down' })).not.toBeInTheDocument();
  await page.getByRole('menuitem', { name: 'Move up' }).click();
  await expectRows('Ingrid Halvorsen', 'Mei Tanaka', 'Daniel Okafor');
  await expect.element(menu).toHaveFocus();
  expect(server.askedFor('move')).toEqual([expect.objectContaining({ direction: 'up' })]);
  await expectNoAxeViolationsAgain();
  await page.getByRole('link', { name: 'Mei Tanaka', exact: true }).click();
  await expect.element(page.getByRole('heading', { name: 'Edit Mei Tanaka' })).toBeVisible();
});

test('a failed move is shown immediately, then reverted with an error', async () => {
  expectError(/INTERNAL_SERVER_ERROR/);
  const server = await openPartners();
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  const answer = server.hold('move');
  server.break('move', 'fails');
  // The order must not be fetched again either.
  server.break('list', 'fails');
  await button('Move Ingrid Halvorsen down').click();
  await expectRows('Daniel Okafor', 'Ingrid Halvorsen', 'Mei Tanaka');
  await button('Move Ingrid Halvorsen down').click();
  await expectRows('Daniel Okafor', 'Ingrid Halvorsen', 'Mei Tanaka');
  answer();
  await expect.element(page.getByRole('alert')).toHaveTextContent('Failed to reorder partners');
  await expect.element(page.getByRole('alert')).toHaveFocus();
  await expectRows('Ingrid Halvorsen', 'Daniel Okafor', 'Mei Tanaka');
  expect(server.askedFor('move')).toHaveLength(1);
});

test('a failed move is reported even if a deletion was undone meanwhile @long', async () => {
  expectError(/INTERNAL_SERVER_ERROR/);
  const server = await openPartners();
  await deletePartner('Mei Tanaka');
  const answer = server.hold('move');
  server.break('move', 'fails');
  await button('Move Ingrid Halvorsen down').click();
  await button('Undo').click();
  await expect.element(page.getByText('Mei Tanaka restored')).toBeVisible();
  answer();
  await expect.element(page.getByRole('alert')).toHaveTextContent('Failed to reorder partners');
});

test('after a lost response the list shows the record’s actual position @long', async () => {
  expectError(/CONNECTION_LOST/);
  const server = await openPartners();
  server.break('move', 'is not answered');
  await button('Move Ingrid Halvorsen down').click();
  await expect.element(page.getByRole('alert')).toHaveTextContent('Failed to reorder partners');
  await expectRows('Daniel Okafor', 'Ingrid Halvorsen', 'Mei Tanaka');
});

test('a search locks the order, and says so', async () => {
  const server = await openPartners();
  await page.getByRole('searchbox').fill('an');
  await expectRows('Daniel Okafor', 'Mei Tanaka');
  await expect.element(button('Move Mei Tanaka up')).toBeDisabled();
  await button('More actions for Mei Tanaka').click();
  await expect.element(page.getByRole('menuitem', { name: 'Delete' })).toBeVisible();
  await expect.element(page.getByRole('menuitem', { name: 'Move to…' })).not.toBeInTheDocument();
  await userEvent.keyboard('{Escape}');
  await expect.element(button('More actions for Mei Tanaka')).toHaveFocus();
  const handle = button('Drag Mei Tanaka');
  await expect.element(handle).toHaveAttribute('aria-disabled', 'true');
  await expect.element(handle).toHaveAccessibleDescription(lockedReason);
  (handle.element() as HTMLElement).focus();
  await expect.element(page.getByRole('tooltip', { includeHidden: true })).toBeVisible();
  await userEvent.keyboard(' {ArrowUp} ');
  await userEvent.keyboard('{Escape}');
  await expect.element(page.getByRole('tooltip', { includeHidden: true })).not.toBeInTheDocument();
  await handle.hover();
  await expect.element(page.getByRole('tooltip', { includeHidden: true })).toBeVisible();
  await page.getByRole('searchbox').hover();
  await expect.element(page.getByRole('tooltip', { includeHidden: true })).not.toBeInTheDocument();
  await expectNoAxeViolations();
  await page.getByRole('button', { name: 'Clear search and sorting' }).click();
  await expect.element(page.getByRole('searchbox')).toHaveFocus();
  await expectRows('Ingrid Halvorsen', 'Daniel Okafor', 'Mei Tanaka');
  await expect.element(handle).not.toHaveAttribute('aria-disabled');
  expect(server.askedFor('move')).toEqual([]);
});

test('the handle works by keyboard, and announces the position', async () => {
  const server = await openPartners();
  await dragByKeys('Mei Tanaka', '{ArrowUp}');
  await userEvent.keyboard('{Escape}');
  await expect.element(page.getByText('Mei Tanaka stays at 3 of 3')).toBeInTheDocument();
  await expectRows('Ingrid Halvorsen', 'Daniel Okafor', 'Mei Tanaka');
  expect(server.askedFor('move')).toEqual([]);

  await dragByKeys('Mei Tanaka', '{ArrowUp}');
  await userEvent.keyboard(' ');
  await expect.element(page.getByText('Mei Tanaka is now 2 of 3')).toBeInTheDocument();
  await expectRows('Ingrid Halvorsen', 'Mei Tanaka', 'Daniel Okafor');
  await expect.element(button('Drag Mei Tanaka')).toHaveFocus();
  expect(server.askedFor('move')).toEqual([expect.objectContaining({ position: 1 })]);
  await dragByKeys('Ingrid Halvorsen', '{ArrowDown}');
  await userEvent.keyboard('{ArrowDown}{Enter}');
  await expect.element(page.getByText('Ingrid Halvorsen is now 3 of 3')).toBeInTheDocument();
  await expectNoAxeViolationsAgain();
});

test('a row can be dragged by its handle, with one request', async () => {
  const server = await openPartners();
  const [source, target] = [button('Drag Ingrid Halvorsen'), button('Drag Daniel Okafor')];
  await expect.element(source).toBeEnabled();
  // The pointer loads what drags.
  await target.hover();
  await source.hover();
  await userEvent.dragAndDrop(source, target, { steps: 20 });
  await expect.element(page.getByText('Ingrid Halvorsen is now 2 of 3')).toBeInTheDocument();
  await expectRows('Daniel Okafor', 'Ingrid Halvorsen', 'Mei Tanaka');
  expect(server.askedFor('move')).toEqual([expect.objectContaining({ position: 1 })]);
});

test('a drag refused by the server is reverted with an error @long', async () => {
  expectError(/INTERNAL_SERVER_ERROR/);
  const server = await openPartners();
  server.break('move', 'fails');
  await dragByKeys('Mei Tanaka', '{ArrowUp}');
  await userEvent.keyboard(' ');
  await expect.element(page.getByRole('alert')).toHaveTextContent('Failed to reorder partners');
  await expectRows('Ingrid Halvorsen', 'Daniel Okafor', 'Mei Tanaka');
});

/** Picks up a row by keyboard and presses the key once, without dropping the row. */
async function dragByKeys(name: string, key: string) {
  await expect.element(button(`Drag ${name}`)).toBeEnabled();
  (button(`Drag ${name}`).element() as HTMLElement).focus();
  await userEvent.keyboard(' ');
  await expect.element(page.getByText(new RegExp(`^${name} picked up`))).toBeInTheDocument();
  await userEvent.keyboard(key);
  await expect.element(page.getByText(new RegExp(`^${name} moves to`))).toBeInTheDocument();
}

function button(name: string) {
  return page.getByRole('button', { name });
}
