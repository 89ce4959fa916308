import { expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { makeServer } from '../../../tests/kit/fake-server.ts';
import { expectError } from '../../../tests/kit/set-up.ts';
import { openAddress, openPartners } from '../../../tests/kit/partners-screen.tsx';
import { partSizes } from '../../model/record.ts';

const total = 730;
const names = Array.from({ length: total }, (_, index) =>
  index === 40 ? 'Mei Tanaka' : `Partner ${index + 1} of all`,
);

test('a long list fetches its first part, and further parts as their rows come into view', async () => {
  const server = await openPartners(makeServer(names), { isListedInPart: true });
  await expect.poll(rows).toBe(partSizes.first);
  expect(server.askedFor('listPart')).toEqual([{ from: 0, count: partSizes.first }]);
  expect(server.askedFor('list')).toEqual([]);
  scrollTo(0, document.body.scrollHeight);
  await expect.poll(rows).toBeGreaterThan(partSizes.first);
  expect(server.askedFor('listPart')[1]).toEqual({ from: partSizes.first, count: partSizes.first });
  expect(server.askedFor('listPart').length).toBeLessThan(4);
});

test('a search, a sort and Select all concern all records of a long list', async () => {
  const server = await openPartners(makeServer(names), { isListedInPart: true });
  await page.getByRole('searchbox').fill('partner 729');
  await expect.element(page.getByText('Partner 729 of all')).toBeVisible();
  await expect.element(page.getByText(`1 of ${total} found`)).toBeVisible();
  expect(server.askedFor('listPart').length).toBeLessThan(5);

  openAddress('');
  await openPartners(makeServer(names), { isListedInPart: true });
  await page.getByRole('checkbox', { name: 'Select all' }).click();
  await expect
    .element(page.getByRole('toolbar', { name: 'Selection' }))
    .toMatchTextContent(`${total} selected`);

  openAddress('?sort=partner&order=descending');
  await openPartners(makeServer(names), { isListedInPart: true });
  await expect
    .poll(() => document.querySelector('tbody tr b')?.textContent)
    .toBe(`Partner ${total} of all`);
});

test('the last row of a part can be moved on, and is not the last of the list @long', async () => {
  const server = await openPartners(makeServer(names), { isListedInPart: true });
  await expect.poll(rows).toBeGreaterThanOrEqual(partSizes.first);
  const name = `Partner ${partSizes.first} of all`;
  const down = page.getByRole('button', { name: `Move ${name} down` });
  await expect.element(down).toBeEnabled();
  (down.element() as HTMLElement).scrollIntoView();
  await expect.poll(rows).toBeGreaterThan(partSizes.first);
  (down.element() as HTMLElement).focus();
  await userEvent.keyboard('{Enter}');
  await expect.poll(() => server.names().indexOf(name)).toBe(partSizes.first);
});

test('a part that cannot be fetched leaves the rows in place, and is said above them', async () => {
  expectError(/INTERNAL_SERVER_ERROR/);
  const server = await openPartners(makeServer(names), { isListedInPart: true });
  await expect.poll(rows).toBe(partSizes.first);
  server.break('listPart', 'fails');
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  await page.getByRole('searchbox').fill('mei');
  const failure = page.getByText('Failed to fetch partners');
  // It is tried three times.
  await expect
    .poll(async () => {
      await vi.advanceTimersByTimeAsync(2_000);
      return failure.query();
    })
    .not.toBeNull();
  vi.useRealTimers();
  await expect.element(page.getByText('Mei Tanaka')).toBeVisible();
  server.mend();
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect.element(page.getByText(`1 of ${total} found`)).toBeVisible();
});

test('a change by somebody else between two parts starts the reading again @long', async () => {
  const server = await openPartners(makeServer(names), { isListedInPart: true });
  await expect.poll(rows).toBe(partSizes.first);
  server.saveElsewhere('Partner 1 of all', { office: '+1 604 555 0177' });
  await page.getByRole('searchbox').fill('0177');
  await expect.element(page.getByText(`1 of ${total} found`)).toBeVisible();
});

test('changes between all parts do not let the reading go on without end @long', async () => {
  const server = makeServer(names);
  let turns = 0;
  server.before('listPart', () => {
    turns += 1;
    if (turns < 2 || turns > 60) return;
    server.moveElsewhere(server.names().at(-1) ?? '', 0);
    server.saveElsewhere('Mei Tanaka', { office: `+1 604 555 ${1000 + turns}` });
  });
  await openPartners(server, { isListedInPart: true });
  await expect.poll(rows).toBe(partSizes.first);
  await page.getByRole('searchbox').fill('mei tanaka');
  await expect.element(page.getByText(/^1 of 7\d\d found$/)).toBeVisible();
  expect(server.askedFor('listPart').length).toBeLessThan(20);
});

function rows() {
  return document.querySelectorAll('tbody tr[data-row]').length;
}
