import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { expectNoAxeViolations, expectNoAxeViolationsAgain } from '../../../../tests/kit/axe.ts';
import { makeServer } from '../../../../tests/kit/fake-server.ts';
import { fixedPartner, openPartners } from '../../../../tests/kit/partners-screen.tsx';
import { deletePartner, expectRows, listTexts } from '../../../../tests/kit/steps.ts';

const names = ['Ada One', 'Bo Two', 'Cy Three', 'Di Four', 'Ed Five'];

test('rows can be selected by pointer and by keys, singly and as a range', async () => {
  await openPartners(makeServer(names));
  await box('Bo Two').click();
  await box('Di Four').click({ modifiers: ['Shift'] });
  await expectSelected('Bo Two', 'Cy Three', 'Di Four');
  await expectNoAxeViolations();
  await userEvent.keyboard('{Escape}');
  await expectSelected();

  focusOn('Edit Bo Two');
  await userEvent.keyboard('x');
  focusOn('Edit Di Four');
  await userEvent.keyboard('{Shift>}X{/Shift}');
  await expectSelected('Bo Two', 'Cy Three', 'Di Four');
  await userEvent.keyboard('jx');
  await expect.element(box('Ed Five')).toHaveFocus();
  await expectSelected('Bo Two', 'Cy Three', 'Di Four', 'Ed Five');

  await page.getByRole('searchbox').fill('axbo');
  await expect.element(page.getByText('No partners found')).toBeVisible();
});

test('a search keeps the selection, and adds what it finds @long', async () => {
  await openPartners(makeServer(names));
  for (const name of names.slice(1)) await box(name).click();
  await page.getByRole('searchbox').fill('one');
  await expect.element(toolbar()).toMatchTextContent('4 not in this view');
  await toolbar().getByRole('button', { name: 'Select all 1' }).click();
  await page.getByRole('searchbox').fill('');
  await expectSelected(...names);
  await page.getByRole('checkbox', { name: 'Select all' }).click();
  await expectSelected();
});

test('what belongs to the site can be published, and neither unpublished nor deleted', async () => {
  await openPartners(makeServer(['Ada One', fixedPartner]), { hasDrafts: true });
  await expect
    .element(page.getByRole('button', { name: `Delete ${fixedPartner}` }))
    .not.toBeInTheDocument();
  await box('Ada One').click();
  expect(listTexts(toolbar().getByRole('button'))).toContain('Unpublish');
  await box(fixedPartner).click();
  await expect.element(toolbar().getByRole('button', { name: 'Delete…' })).not.toBeInTheDocument();
  expect(listTexts(toolbar().getByRole('button'))).toEqual(['Publish', 'Clear']);
});

test('selected records are deleted after one question, and restored with one Undo', async () => {
  const server = await openPartners(makeServer(names));
  await page.getByRole('checkbox', { name: 'Select all' }).click();
  await box('Cy Three').click();
  server.saveElsewhere('Ada One', { office: '+1 604 555 0133' });
  await toolbar().getByRole('button', { name: 'Delete…' }).click();
  const dialog = page.getByRole('alertdialog', { name: 'Delete 4 partners' });
  await expect
    .element(dialog)
    .toMatchTextContent('Are you sure you want to delete these 4 partners?');
  await dialog.getByRole('button', { name: 'Delete' }).click();
  await expectRows('Ada One', 'Cy Three');
  await expect.element(page.getByText('3 partners deleted')).toBeVisible();
  await expect
    .element(page.getByRole('alert'))
    .toMatchTextContent('Ada One. Someone else has changed it');
  await expectSelected('Ada One');
  await expectNoAxeViolationsAgain();
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect.element(page.getByText('Undone: 3 partners')).toBeVisible();
  expect(server.names().toSorted()).toEqual(names);
  expect(server.askedFor('undo')).toHaveLength(1);
});

test('states are tabs, and records that cannot be published are named', async () => {
  const server = makeServer(names);
  server.saveElsewhere('Bo Two', { office: '' });
  for (const name of names.slice(0, 3)) server.setState(name, 'draft');
  await openPartners(server, { hasDrafts: true });
  await page.getByRole('link', { name: 'Drafts 3' }).click();
  await expectRows('Ada One', 'Bo Two', 'Cy Three');
  expect(location.search).toContain('state=draft');
  await expectNoAxeViolations();
  await page.getByRole('checkbox', { name: 'Select all' }).click();
  await toolbar().getByRole('button', { name: 'Publish', exact: true }).click();
  await expect.element(page.getByText('2 partners published')).toBeVisible();
  await expect.element(page.getByRole('alert')).toMatchTextContent('Bo Two. Check these fields');
  await expectRows('Bo Two');
  server.saveElsewhere('Ada One', { bio: 'Since' });
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect.element(page.getByText('Undone: Cy Three')).toBeVisible();
  await expect
    .element(page.getByRole('alert'))
    .toMatchTextContent('Ada One. Someone else has changed it');
  await expectRows('Bo Two', 'Cy Three');
});

test('publishing several records asks first if some have advice, and names them @long', async () => {
  const server = makeServer(names);
  for (const name of names.slice(0, 3)) server.setState(name, 'draft');
  for (const name of ['Bo Two', 'Cy Three', 'Di Four']) server.saveElsewhere(name, { bio: 'Soon' });
  server.setState('Di Four', 'published');
  await openPartners(server, { hasDrafts: true });
  await page.getByRole('checkbox', { name: 'Select all' }).click();
  await toolbar().getByRole('button', { name: 'Publish', exact: true }).click();
  const dialog = page.getByRole('alertdialog', { name: 'Publish 5 partners' });
  await expect.element(dialog).toMatchTextContent('We have suggestions for 2 of them.');
  expect(listTexts(dialog.getByRole('listitem'))).toEqual([
    'Bo TwoNo photo. No bio.',
    'Cy ThreeNo photo. No bio.',
  ]);
  await expectNoAxeViolations();
  await dialog.getByRole('button', { name: 'Cancel' }).click();
  expect(server.askedFor('publishMany')).toEqual([]);
  await toolbar().getByRole('button', { name: 'Publish', exact: true }).click();
  await dialog.getByRole('button', { name: 'Publish' }).click();
  await expect.element(page.getByText('5 partners published')).toBeVisible();
  await expect.element(dialog).not.toBeInTheDocument();
});

test('a view can be saved under a name, removed and restored @long', async () => {
  const server = await openPartners(makeServer(names), { hasDrafts: true });
  await expect.element(button('Save view')).not.toBeInTheDocument();
  await page.getByRole('searchbox').fill('three');
  await button('Save view').click();
  await page.getByLabelText('Name').fill('Only three');
  await userEvent.keyboard('{Enter}');
  const tab = page.getByRole('link', { name: 'Only three' });
  await expect.element(tab).toHaveAttribute('aria-current', 'true');
  await page.getByRole('link', { name: 'All 5' }).click();
  await expectRows(...names);
  await tab.click();
  await expectRows('Cy Three');
  expect(server.askedFor('saveView')).toEqual([
    expect.objectContaining({ name: 'Only three', query: 'search=three' }),
  ]);
  await button('Remove view').click();
  await expect.element(tab).not.toBeInTheDocument();
  await button('Undo').click();
  await expect.element(tab).toBeVisible();
});

test('several records can be restored from the bin at once @long', async () => {
  await openPartners(makeServer(names));
  for (const name of ['Ada One', 'Cy Three']) await deletePartner(name);
  await page.getByRole('link', { name: 'Bin (2)' }).click();
  await box('Cy Three').click();
  await userEvent.keyboard('k{Shift>}X{/Shift}');
  await expectSelected('Cy Three', 'Ada One');
  await expectNoAxeViolations();
  await toolbar().getByRole('button', { name: 'Restore' }).click();
  await expect.element(page.getByText('2 partners restored')).toBeVisible();
  await expect.element(page.getByText('The bin is empty')).toBeVisible();
});

function box(name: string) {
  return page.getByRole('checkbox', { name: `Select ${name}` });
}

function button(name: string) {
  return page.getByRole('button', { name });
}

function toolbar() {
  return page.getByRole('toolbar', { name: 'Selection' });
}

function focusOn(name: string) {
  (button(name).element() as HTMLElement).focus();
}

async function expectSelected(...selected: string[]) {
  await expect.poll(selectedNames).toEqual(selected.toSorted());
}

function selectedNames() {
  const boxes = document.querySelectorAll<HTMLInputElement>('[data-row] input:checked');
  return [...boxes].map(({ ariaLabel }) => `${ariaLabel}`.replace('Select ', '')).toSorted();
}
