import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { expectNoAxeViolations } from '../../../tests/kit/axe.ts';
import {
  inSection,
  openSettingsScreen,
  saveButton,
  saved,
  word,
} from '../../../tests/kit/settings-screen.tsx';
import { ingrid } from '../../../tests/fixtures/members.ts';
import { officeToday } from '../../site/office-today.ts';
import type { Places } from '../../site/settings/places.ts';

openSettingsScreen('company', 'places');

const places = () => inSection('Places');

const row = (name: string) => places().getByRole('button', { name, exact: true });

async function openPlace(name: RegExp) {
  await word('Places').click();
  await places().getByRole('button', { name, expanded: false }).click();
}

const openRule = (name: RegExp) => places().getByRole('button', { name, expanded: false }).click();

test('a place says how many rules it has and how many reviews are due, and its rows open', async () => {
  await word('Places').click();
  await expect
    .element(places().getByRole('button', { name: /^British Columbia/, expanded: false }))
    .toHaveTextContent('British ColumbiaCanada, 5 rules');
  expect(places().element().textContent).toContain(
    'This is a checklist, not legal advice. Ask your counsel.',
  );
  await openPlace(/^British Columbia/);
  await expect.element(places().getByLabelText('Vancouver')).toBeChecked();
  await openRule(/^Disclosure statement filed on/);
  await places().getByLabelText('Review again on').fill('2020-01-02');
  await row('Disclosure statement filed on').click();
  await expect
    .element(
      places()
        .getByRole('button', { name: /^Disclosure statement filed on/ })
        .first(),
    )
    .toHaveTextContent('Disclosure statement filed onAdvice, review due');
  await expectNoAxeViolations(places().element());
});

test('only the fields that a rule needs are shown @long', async () => {
  await openPlace(/^British Columbia/);
  await openRule(/^Disclosure statement filed on/);
  const asks = places().getByLabelText('Asks for');
  const isShown = (label: string) => places().getByLabelText(label).query() !== null;
  expect(['If not filed yet', 'When it expires', 'Name of the filing'].map(isShown)).toEqual([
    true,
    true,
    true,
  ]);
  await asks.selectOptions('The vendor');
  expect(['If not filed yet', 'When it expires', 'Name of the filing'].map(isShown)).toEqual([
    false,
    false,
    false,
  ]);
  await asks.selectOptions('Nothing, only show a line');
  expect(isShown('Effect')).toBe(false);
  await places().getByLabelText('Asked of').selectOptions('The company');
  expect(isShown('Applies to')).toBe(false);
  await asks.selectOptions('A language');
  await expect.element(places().getByLabelText('Language')).toBeVisible();
  await places().getByLabelText('Asked of').selectOptions('Projects');
  await asks.selectOptions('A filing');
  await expect.element(places().getByLabelText('Name of the filing')).toBeVisible();
});

test('the line is shown as visitors see it while it is typed @long', async () => {
  await openPlace(/^British Columbia/);
  await openRule(/^Deposits held in trust by/);
  await expect
    .element(places().getByText('Deposits are held in trust by Holder of the deposits.'))
    .toBeVisible();
  const line = places().getByLabelText('Line for visitors');
  await line.fill('{company} in {place}: {vend');
  await page.getByRole('option', { name: /\{vendor\}/ }).click();
  await expect.element(line).toHaveValue('{company} in {place}: {vendor}');
  await expect
    .element(places().getByText('SOLMERE in British Columbia: Vendor', { exact: true }))
    .toBeVisible();
});

test('“Reviewed today” sets the day and the editor, and moves a due review by a year @long', async () => {
  await openPlace(/^British Columbia/);
  await openRule(/^Deposits held in trust by/);
  await places().getByLabelText('Review again on').fill('2020-01-02');
  await places().getByRole('button', { name: 'Reviewed today' }).click();
  const today = officeToday();
  await expect.element(places().getByLabelText('Reviewed on')).toHaveValue(today);
  await expect.element(places().getByLabelText('Reviewed by')).toHaveValue(ingrid.name);
  const again = places().getByLabelText('Review again on').element() as HTMLInputElement;
  expect(again.value > today).toBe(true);
});

test('a new place is saved with its rules and words, and an error opens the rows it is in @long', async () => {
  await word('Places').click();
  await places().getByRole('button', { name: 'Add place' }).click();
  await expect.element(places().getByLabelText('Name *')).toHaveFocus();
  await userEvent.keyboard('Norway');
  await places().getByRole('button', { name: 'Add rule' }).click();
  await places().getByLabelText('Label').fill('Seller');
  await places().getByLabelText('Asked of').selectOptions('Projects');
  await places().getByLabelText('Asks for').selectOptions('The vendor');
  await places().getByLabelText('Project page').click();
  await row('Seller').click();
  await places().getByRole('button', { name: 'Add word' }).click();
  await places().getByLabelText('Word *').fill('best');
  await row('Norway').click();
  await saveButton('Places').click();

  await expect.element(places().getByLabelText('Source *')).toHaveFocus();
  expect(saved).toEqual([]);
  await places().getByLabelText('Source *').fill('Alienation Act');
  await saveButton('Places').click();

  await expect.element(saveButton('Places')).not.toBeInTheDocument();
  const savedPlaces = (saved[0]?.value as { places: object[] } | undefined)?.places;
  expect(savedPlaces).toHaveLength(7);
  expect(savedPlaces?.at(-1)).toMatchObject({
    id: 'NORWAY',
    name: 'Norway',
    country: 'JP',
    cities: [],
    rules: [{ id: 'seller', of: 'project', asks: 'vendor', force: 'advice', shows: ['project'] }],
    words: [{ language: 'en', word: 'best', treatment: 'forbidden', force: 'advice' }],
  });
});

test('a city belongs to one place, and the error stands at the cities @long', async () => {
  await openPlace(/^British Columbia/);
  await places().getByLabelText('Tokyo').click();
  await saveButton('Places').click();
  await expect
    .element(
      places().getByText('A city belongs to one place. Remove it here or from British Columbia.'),
    )
    .toBeVisible();
  await places().getByLabelText('Tokyo').first().click();
  await expect.element(places().getByText('A city belongs')).not.toBeInTheDocument();
});

test('the keys of a rule move the rule, not its place @long', async () => {
  await openPlace(/^British Columbia/);
  await places()
    .getByRole('button', { name: /^Deposits held in trust by/ })
    .click();
  await row('Deposits held in trust by').click();
  await userEvent.keyboard('{Alt>}{ArrowUp}{/Alt}');
  await saveButton('Places').click();
  await expect.poll(() => saved.length).toBe(1);
  const ids = (saved[0]?.value as Places | undefined)?.places.map((place) => [
    place.id,
    ...place.rules.map(({ id }) => id),
  ]);
  expect(ids?.[0]).toEqual([
    'BRITISH-COLUMBIA',
    'brokerage',
    'claims',
    'deposits',
    'disclosure',
    'rescission',
  ]);
});

test('a rule about the company says whether the company has it, and leads there @long', async () => {
  await openPlace(/^British Columbia/);
  await openRule(/^Basis, source and date/);
  await expect.element(places().getByText('The company lacks this.')).toBeVisible();
  await places().getByRole('link', { name: 'Open Claims' }).click();
  await expect.element(page.getByRole('heading', { name: 'Claims' })).toBeVisible();
});
