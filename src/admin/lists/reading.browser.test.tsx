import { expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { expectNoAxeViolations } from '../../../tests/kit/axe.ts';
import { makeServer } from '../../../tests/kit/fake-server.ts';
import { openAddress, openPartners, showScreen } from '../../../tests/kit/partners-screen.tsx';
import { expectError } from '../../../tests/kit/set-up.ts';
import { expectRows } from '../../../tests/kit/steps.ts';

test('loading a list is attempted three times, after two and four seconds', async () => {
  expectError(/INTERNAL_SERVER_ERROR/);
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  const server = makeServer();
  server.break('list', 'fails');
  showScreen(server);
  await expect.element(page.getByText('Loading partners...')).toBeVisible();
  await expect.element(page.getByText('Connection lost. Trying again…')).toBeVisible();
  expect(server.askedFor('list')).toHaveLength(1);
  await vi.advanceTimersByTimeAsync(2_000);
  await expect.poll(() => server.askedFor('list')).toHaveLength(2);
  await vi.advanceTimersByTimeAsync(3_900);
  expect(server.askedFor('list')).toHaveLength(2);
  await vi.advanceTimersByTimeAsync(100);
  await expect
    .element(page.getByRole('alert'))
    .toHaveTextContent('Error: Failed to fetch partners');
  expect(server.askedFor('list')).toHaveLength(3);
  server.mend();
  await page.getByRole('button', { name: 'Try again' }).click();
  await expectRows(...server.names());
});

test('a list that cannot be refetched stays, and is refetched when the connection is back', async () => {
  expectError(/CONNECTION_LOST/);
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  const server = await openPartners();
  server.break('list', 'is lost');
  server.break('move', 'is lost');
  await page.getByRole('button', { name: 'Move Mei Tanaka up' }).click();
  await expect.element(page.getByText('Connection lost. Trying again…')).toBeVisible();
  await vi.advanceTimersByTimeAsync(2_000);
  await expect.poll(() => server.askedFor('list').length).toBe(3);
  await vi.advanceTimersByTimeAsync(4_000);
  await expect.element(page.getByText('Error: Failed to fetch partners')).toBeVisible();
  await expectRows(...server.names());
  server.mend();
  dispatchEvent(new Event('offline'));
  dispatchEvent(new Event('online'));
  await expect.element(page.getByText('Error: Failed to fetch partners')).not.toBeInTheDocument();
  await expect.element(page.getByRole('alert')).toHaveTextContent('Failed to reorder partners');
});

test('a search covers all texts, and is kept while a form is open', async () => {
  await openPartners(makeServer(['Ingrid Halvorsen', 'Étienne Laroche']));
  await userEvent.keyboard('/');
  const box = page.getByRole('searchbox', { name: 'Search partners' });
  await expect.element(box).toHaveFocus();
  await userEvent.keyboard('etienne 604');
  await expectRows('Étienne Laroche');
  await expect.element(page.getByText('1 of 2 found')).toBeVisible();
  await expect.poll(() => location.search).toContain('search=etienne');
  await expectNoAxeViolations();
  await page.getByRole('button', { name: 'Edit Étienne Laroche' }).click();
  await page.getByRole('button', { name: 'Cancel' }).click();
  await expectRows('Étienne Laroche');
  await box.fill('no such name');
  await expect.element(page.getByText('No partners found')).toBeVisible();
  await expectNoAxeViolations();
  await page.getByRole('button', { name: 'Clear search' }).last().click();
  await expectRows('Ingrid Halvorsen', 'Étienne Laroche');
  await expect.element(box).toHaveFocus();
});

test('a URL opens the list with its search and sort', async () => {
  openAddress('?search=halvorsen');
  await openPartners();
  await expect.element(page.getByRole('searchbox')).toHaveValue('halvorsen');
  await expectRows('Ingrid Halvorsen');
});

test('after saving a record that no longer matches, the focus moves to the search', async () => {
  openAddress('?search=mei');
  await openPartners();
  await page.getByRole('button', { name: 'Edit Mei Tanaka' }).click();
  await page.getByLabelText('Name').fill('May Tanaka');
  await page.getByRole('button', { name: 'Update Partner' }).click();
  await expect.element(page.getByRole('searchbox')).toHaveFocus();
});

test('the titles sort up, down and not at all, and lock the order meanwhile', async () => {
  await openPartners();
  const title = page.getByRole('columnheader', { name: 'Partner' });
  await title.getByRole('button').click();
  await expect.element(title).toHaveAttribute('aria-sort', 'ascending');
  await expectRows('Daniel Okafor', 'Ingrid Halvorsen', 'Mei Tanaka');
  await expect
    .element(page.getByRole('button', { name: 'Move Ingrid Halvorsen up' }))
    .toBeDisabled();
  await expectNoAxeViolations();
  await title.getByRole('button').click();
  await expect.element(title).toHaveAttribute('aria-sort', 'descending');
  await expectRows('Mei Tanaka', 'Ingrid Halvorsen', 'Daniel Okafor');
  await title.getByRole('button').click();
  await expect.element(title).not.toHaveAttribute('aria-sort');
  await expectRows('Ingrid Halvorsen', 'Daniel Okafor', 'Mei Tanaka');
  await title.getByRole('button').click();
  await page.getByRole('button', { name: 'Clear search and sorting' }).click();
  await expect.element(page.getByRole('searchbox')).toHaveFocus();
  await expectRows('Ingrid Halvorsen', 'Daniel Okafor', 'Mei Tanaka');
});

test('a list of partial records fetches a whole record when it is opened', async () => {
  const server = await openPartners(makeServer(), { isListedInPart: true });
  const reads = server.askedFor('list').length;
  server.before('find', () => server.saveElsewhere('Mei Tanaka', { bio: 'Written elsewhere.' }));
  await page.getByRole('button', { name: 'Edit Mei Tanaka' }).click();
  await expect.element(page.getByLabelText('Bio')).toHaveValue('Written elsewhere.');
  expect(server.askedFor('find')).toEqual([{ ids: ['partner-2'] }]);
  expect(server.askedFor('list')).toHaveLength(reads);
});

test('a record that cannot be loaded or is deleted leaves the list unchanged and shows an error', async () => {
  expectError(/INTERNAL_SERVER_ERROR/);
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  const server = await openPartners(makeServer(), { isListedInPart: true });
  server.break('find', 'fails');
  await page.getByRole('button', { name: 'Edit Mei Tanaka' }).click();
  for (const times of [1, 2]) {
    await expect.poll(() => server.askedFor('find')).toHaveLength(times);
    await expect.element(page.getByText('Loading partner...')).toBeVisible();
    await vi.advanceTimersByTimeAsync(4_000);
  }
  await expect.element(page.getByText('Failed to fetch partners')).toBeVisible();
  await expectRows(...server.names());
  expect(location.search).not.toContain('edit');
  await expect.element(page.getByRole('button', { name: 'Edit Mei Tanaka' })).toHaveFocus();
  server.mend();
  server.before('find', () => server.deleteElsewhere('Mei Tanaka'));
  await page.getByRole('button', { name: 'Edit Mei Tanaka' }).click();
  await expect.poll(() => server.askedFor('find')).toHaveLength(4);
  await expect.poll(() => location.search).not.toContain('edit');
});
