import { expect, onTestFinished, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { expectNoAxeViolations, expectNoAxeViolationsAgain } from '../../../../tests/kit/axe.ts';
import { cell, manyHomes, openHomes, paste } from '../../../../tests/kit/homes-form.tsx';
import { openKeys } from '../../../admin/keys/open-keys.tsx';
import { listenForPalette } from '../../../admin/palette/palette-keys.ts';
import { HomesField } from './HomesField.tsx';
import { PlansField } from './PlansField.tsx';
import { itoResidences } from '../residences.demo.ts';

test('cells are selected, edited, filled, cleared and undone by keyboard', async () => {
  const saved = openHomes(itoResidences);
  await cell('101', 'price').click();
  await userEvent.keyboard('240,000,000{Enter}');
  await expect.element(cell('101', 'price')).toHaveTextContent('¥240,000,000');
  await userEvent.keyboard('{ArrowRight}{ArrowUp}res{Tab}');
  await expect.element(cell('101', 'state')).toHaveTextContent('Reserved');
  await userEvent.keyboard('Dec 3, 2026{Enter}');
  await expect.element(cell('101', 'heldUntil')).toHaveTextContent('Dec 3, 2026');

  await cell('101', 'price').click();
  await userEvent.keyboard('{Shift>}{ArrowDown}{ArrowDown}{/Shift}');
  await expect.element(page.getByText('Selected: 3 prices')).toBeVisible();
  await userEvent.keyboard('{Control>}{Enter}{/Control}');
  await expect.element(cell('103', 'price')).toHaveTextContent('¥240,000,000');
  await userEvent.keyboard('{Delete}');
  await expect.element(cell('102', 'price')).toHaveTextContent('On request');
  await userEvent.keyboard('{Control>}zz{/Control}');
  await expect.element(cell('103', 'price')).toHaveTextContent('¥318,000,000');
  await userEvent.keyboard('{Control>}y{/Control}');
  await expect.element(cell('103', 'price')).toHaveTextContent('¥240,000,000');
  await userEvent.keyboard('{Control>}z{/Control}{F2}{Backspace}1{Escape}');
  await expect.element(cell('103', 'price')).toHaveTextContent('¥318,000,000');
  await expectNoAxeViolations();

  await page.getByRole('button', { name: 'Save Project' }).click();
  await expect
    .poll(() => saved[0]?.residences.homes['h101'])
    .toMatchObject({ price: 240_000_000, state: 'reserved', heldUntil: '2026-12-03' });
});

test('a home that differs from the published version is marked by a word', async () => {
  const [first, ...others] = Object.entries(itoResidences.homes);
  if (!first) throw new Error('There are no homes');
  const published = {
    ...itoResidences,
    homes: Object.fromEntries([[first[0], { ...first[1], price: 1_000_000 }], ...others]),
  };
  openHomes(itoResidences, <HomesField />, published);
  const { number } = first[1];
  await expect.element(cell(number, 'number')).toHaveTextContent(`${number}Changed`);
  await expect.element(cell(number, 'price')).toMatchTextContent(/, changed$/);
  await expect.element(page.getByText('Homes marked “Changed” have')).toBeVisible();
  await expect.element(page.getByText('Changed', { exact: true })).toHaveLength(1);
  await expectNoAxeViolationsAgain();
  onTestFinished(() => page.viewport(1280, 800));
  await page.viewport(390, 844);
  await expect
    .element(page.getByRole('listitem').filter({ hasText: 'Changed' }))
    .toMatchTextContent(new RegExp(`^${number}`));
});

test('the keys of the sheet are listed behind a button and the question mark @long', async () => {
  listenForPalette({ open: () => undefined, openKeys, places: {} });
  openHomes(itoResidences);
  const list = page.getByRole('dialog', { name: 'Keyboard shortcuts' });
  const open = page.getByRole('button', { name: 'Keyboard shortcuts' });
  await open.click();
  await expect.element(list.getByText('Replace the cell')).toBeVisible();
  await expect.element(list.getByText('Leave the table')).toBeVisible();
  await expectNoAxeViolations();
  await userEvent.keyboard('{Escape}');
  await expect.element(open).toHaveFocus();
  await userEvent.keyboard('?');
  await expect.element(list).toBeVisible();
  await list.getByRole('button', { name: 'Close' }).click();

  await cell('101', 'plan').click();
  await userEvent.keyboard('?{Enter}');
  await expect.element(cell('101', 'plan')).toMatchTextContent(/^\?/);
  await page.getByLabelText('Lowest floor').fill('');
  await userEvent.keyboard('?');
  await expect.element(page.getByLabelText('Lowest floor')).toHaveValue('?');
  await expect.element(list).not.toBeInTheDocument();
  await expect
    .element(page.getByRole('grid'))
    .toHaveAccessibleDescription('To leave the table, press Escape, then Tab.');
});

test('Tab moves through the sheet, and leaves it after Escape', async () => {
  openHomes(itoResidences);
  await cell('101', 'number').click();
  await userEvent.keyboard('{Tab}');
  await expect.element(cell('101', 'plan')).toHaveAttribute('aria-selected', 'true');
  await userEvent.keyboard('{Escape}{Tab}');
  await expect.element(page.getByRole('button', { name: 'Add home' })).toHaveFocus();
});

test('a paste writes from the selected cell on and adds the extra homes @long', async () => {
  openHomes(itoResidences);
  await cell('402', 'number').click();
  paste('402\troof\t\t\t\t4\t500,000,000\tsold\n501\tthree\t\t\t\t5\t¥610,000,000\tavailable');
  await expect.element(cell('501', 'plan')).toHaveTextContent('Three bedroom, roof');
  await expect.element(cell('501', 'price')).toHaveTextContent('¥610,000,000');
  await expect.element(cell('402', 'state')).toHaveTextContent('Sold');
  await expect.element(page.getByText('15 homes')).toBeVisible();
  await page.getByRole('button', { name: 'Undo the last change' }).click();
  await expect.element(page.getByText('14 homes')).toBeVisible();
});

test('an invalid cell keeps its text and shows its error below; a save scrolls to it', async () => {
  const saved = openHomes(itoResidences);
  await cell('302', 'price').click();
  await userEvent.keyboard('1,47O{Enter}');
  await expect.element(cell('302', 'price')).toHaveAttribute('aria-invalid', 'true');
  await cell('101', 'number').click();
  await page.getByRole('button', { name: 'Save Project' }).click();
  await expect.element(page.getByText('302: “1,47O” is not a number.')).toBeVisible();
  expect(saved).toEqual([]);
  await expect.element(cell('302', 'price')).toHaveAttribute('aria-selected', 'true');
  await cell('101', 'number').click();
  await page.getByRole('button', { name: 'Go to field' }).click();
  await expect.element(cell('302', 'price')).toHaveAttribute('aria-selected', 'true');
  await expectNoAxeViolations();
  await userEvent.keyboard('253000000{Enter}');
  await expect.element(page.getByText('is not a number')).not.toBeInTheDocument();
});

test('the error below the sheet leads to the next when one is mended @long', async () => {
  openHomes(itoResidences);
  await cell('302', 'price').click();
  await userEvent.keyboard('1,47O{Enter}');
  await cell('101', 'floor').click();
  await userEvent.keyboard('roof garden{Enter}');
  await page.getByRole('button', { name: 'Save Project' }).click();
  await expect.element(page.getByText(/home more/)).toBeVisible();
  await page.getByRole('button', { name: 'Go to field' }).click();
  await expect.element(cell('101', 'floor')).toHaveAttribute('aria-selected', 'true');
  await userEvent.keyboard('1{Enter}');
  await expect.element(page.getByText('302: “1,47O” is not a number.')).toBeVisible();
  await page.getByRole('button', { name: 'Go to field' }).click();
  await expect.element(cell('302', 'price')).toHaveAttribute('aria-selected', 'true');
  await userEvent.keyboard('253000000{Enter}');
  await expect.element(page.getByRole('button', { name: 'Go to field' })).not.toBeInTheDocument();
  await expect.element(page.getByText('needs attention')).not.toBeInTheDocument();
});

test('a type whose fields have errors opens when it is saved', async () => {
  const court = { ...itoResidences.plans['court'], interior: '700 to 800' };
  const plans = { ...itoResidences.plans, court } as unknown as typeof itoResidences.plans;
  const saved = openHomes({ ...itoResidences, plans }, <PlansField />);
  await page.getByRole('button', { name: 'Save Project' }).click();
  await expect.element(page.getByLabelText('Interior, m²')).toHaveFocus();
  expect(saved).toEqual([]);
  await page.getByLabelText('Interior, m²').fill('755');
  await page.getByRole('button', { name: 'Save Project' }).click();
  await expect.poll(() => saved).toHaveLength(1);
});

test('areas are typed, pasted and shown in square metres where the city has them first @long', async () => {
  const saved = openHomes(
    itoResidences,
    <>
      <PlansField />
      <HomesField />
    </>,
  );
  await expect.element(page.getByRole('columnheader', { name: 'm²' })).toBeVisible();
  await page.getByRole('button', { name: /^One bedroom, court/ }).click();
  const interior = page.getByLabelText('Interior, m²');
  await interior.fill('72.35');
  await expect.element(cell('101', 'interior')).toHaveTextContent('72.35');
  await page.getByLabelText('Outdoors, m²').fill('8 m²');
  await userEvent.tab();
  await expect.element(page.getByLabelText('Outdoors, m²')).toHaveValue('8');
  await cell('101', 'interior').click();
  await userEvent.keyboard('70 m²{Enter}');
  await expect.element(cell('101', 'interior')).toHaveTextContent('70');
  await cell('102', 'interior').click();
  await userEvent.keyboard('800 sq ft{Enter}');
  await expect.element(cell('102', 'interior')).toHaveTextContent('74.32');
  await cell('102', 'interior').click();
  await userEvent.keyboard('{F2}{Enter}');
  await page.getByRole('button', { name: 'Save Project' }).click();
  await expect
    .poll(() => saved[0]?.residences)
    .toMatchObject({
      plans: { court: { interior: 778.7689, outdoor: 86.1113 } },
      homes: { h101: { interior: 753.4737 }, h102: { interior: 800 } },
    });
});

test('on a phone a refused save focuses the invalid price and shows its error @long', async () => {
  onTestFinished(() => page.viewport(1280, 800));
  await page.viewport(390, 844);
  const saved = openHomes(itoResidences);
  const price = page.getByLabelText('Price of 302');
  await price.click();
  await price.fill('1,47O');
  await userEvent.tab();
  window.scrollTo(0, 0);
  await page.getByRole('button', { name: 'Save Project' }).click();
  await expect.element(price).toHaveFocus();
  await expect.element(price).toBeInViewport({ ratio: 1 });
  await expect.element(price).toHaveAccessibleDescription('“1,47O” is not a number.');
  expect(saved).toEqual([]);
  await page.getByRole('button', { name: 'Go to field' }).click();
  await expect.element(price).toHaveFocus();
  await expectNoAxeViolations();
});

test('on a phone a home is added with its number and floor plan, and is not wrong before it is saved @long', async () => {
  onTestFinished(() => page.viewport(1280, 800));
  await page.viewport(390, 844);
  const saved = openHomes(itoResidences);
  await page.getByRole('button', { name: 'Add home' }).click();
  await expect.element(page.getByLabelText('Number of a home with no number')).toHaveFocus();
  await expect.element(page.getByText('Required.')).not.toBeInTheDocument();
  await page.getByRole('button', { name: 'Save Project' }).click();
  await expect.element(page.getByText('Required.').first()).toBeVisible();
  await userEvent.keyboard('105{Tab}');
  await page.getByLabelText('Floor plan of 105').selectOptions('One bedroom, court');
  await expectNoAxeViolations();
  await page.getByRole('button', { name: 'Save Project' }).click();
  await expect
    .poll(() => Object.values(saved[0]?.residences.homes ?? {}).at(-1))
    .toMatchObject({ number: '105', plan: 'court' });
});

test('rows are selected, deleted and added, and pasted rows are imported after a preview @long', async () => {
  const saved = openHomes(itoResidences);
  await page.getByLabelText('Select 101').click();
  await page.getByLabelText('Select 102').click();
  await page.getByRole('button', { name: 'Delete 2 homes' }).click();
  await expect.element(page.getByText('12 homes')).toBeVisible();
  await page.getByRole('button', { name: 'Add home' }).click();
  await expect.element(page.getByText('13 homes')).toBeVisible();
  await userEvent.keyboard('105{Tab}court{Enter}');
  await expect.element(cell('105', 'bedrooms')).toHaveTextContent('1');

  await page.getByRole('button', { name: 'More tools' }).click();
  await page.getByRole('menuitem', { name: 'Paste from Excel' }).click();
  await page
    .getByLabelText('Paste rows here')
    .fill('Unit\tList price\tAgent\n105\t¥250,000,000\tA\n104\tmuch\tB\n201\t\tC');
  await page.getByLabelText('Column “Agent”').selectOptions('Skip');
  await expect.element(page.getByText('“much” is not a number.')).toBeVisible();
  await expect.element(page.getByText('price will be removed: 201')).toBeVisible();
  await expect.element(page.getByRole('row', { name: /^201 Price ¥\S+ Empty$/ })).toBeVisible();
  await expectNoAxeViolations();
  await page.getByRole('button', { name: 'Import 2 rows' }).click();
  await expect.element(cell('105', 'price')).toHaveTextContent('¥250,000,000');
  await page.getByRole('button', { name: 'Save Project' }).click();
  await expect.poll(() => Object.keys(saved[0]?.residences.homes ?? {})).toHaveLength(13);
});

test('an import shows price and area of new homes and asks about numbers with two readings @long', async () => {
  const saved = openHomes(itoResidences);
  await page.getByRole('button', { name: 'More tools' }).click();
  await page.getByRole('menuitem', { name: 'Paste from Excel' }).click();
  await page
    .getByLabelText('Paste rows here')
    .fill(
      'Unit\tType\tList price\tSq ft\tAgent\n801\tLoft\t850.000\t620\tA\n802\tLoft\t990.000\t755\tB',
    );
  const question = page.getByLabelText('Price: “850.000” is');
  await expect.element(question).toHaveAccessibleDescription('Choose what the numbers mean.');
  await expect
    .element(page.getByRole('button', { name: 'Import 0 rows' }))
    .toHaveAttribute('aria-disabled', 'true');
  await expectNoAxeViolationsAgain();
  await question.selectOptions('850,000');
  const unknown = page.getByLabelText('Column “Agent”');
  await expect.element(unknown).toHaveAccessibleDescription('Choose what this column contains.');
  await expect.element(page.getByRole('button', { name: 'Import 0 rows' })).toBeVisible();
  await unknown.selectOptions('Skip');
  const added = page.getByRole('region', { name: 'New homes' });
  await expect
    .element(added.getByRole('row', { name: /^802 ¥990,000 70.14 Loft Not released$/ }))
    .toBeVisible();
  await expectNoAxeViolations();
  await page.getByRole('button', { name: 'Import 2 rows' }).click();
  await expect.element(cell('801', 'interior')).toHaveTextContent('57.6');
  await expect.element(cell('802', 'interior')).toHaveTextContent('70.14');
  await page.getByLabelText('Smallest m²').fill('65');
  await expect.element(page.getByLabelText('Select 801')).not.toBeInTheDocument();
  await cell('802', 'interior').click();
  await userEvent.keyboard('70.5{Enter}');
  await page.getByRole('button', { name: 'Save Project' }).click();
  await expect
    .poll(() => Object.values(saved[0]?.residences.homes ?? {}).slice(-2))
    .toMatchObject([
      { price: 850_000, interior: 620 },
      { price: 990_000, interior: 758.8557 },
    ]);
});

test('prices rise by a percentage after a preview, and the change can be undone @long', async () => {
  openHomes(itoResidences);
  await page.getByLabelText('Lowest floor').fill('4');
  await page.getByRole('button', { name: 'Change prices' }).click();
  await expect.element(page.getByText('Total: ¥497,000,000 becomes ¥509,000,000.')).toBeVisible();
  await expectNoAxeViolations();
  await page.getByRole('button', { name: 'Change 1 price' }).click();
  await expect.element(cell('402', 'price')).toHaveTextContent('¥509,000,000');
  await page.getByRole('button', { name: 'Undo the last change' }).click();
  await expect.element(cell('402', 'price')).toHaveTextContent('¥497,000,000');
});

test('homes are made by a scheme after they are shown as a tower, and undone as one @long', async () => {
  openHomes(itoResidences);
  const count = Object.keys(itoResidences.homes).length;
  await page.getByRole('button', { name: 'Make homes by a scheme…' }).click();
  await userEvent.keyboard('1{Tab}20{Tab}4, 13');
  await page.getByLabelText('First price').fill('1億');
  await page.getByLabelText('More per floor').fill('500,000');
  await expect
    .element(page.getByRole('status').filter({ hasText: '15 homes' }))
    .toHaveTextContent(
      '15 homes, from 501 at ¥101,500,000 to 2001 at ¥108,500,000. 3 homes stay as they are: 101, 201, 301.',
    );
  await expect.element(page.getByRole('region', { name: 'New homes by floor' })).toBeVisible();
  await expectNoAxeViolations();
  await userEvent.keyboard('{Escape}');
  await page.getByRole('button', { name: 'Make homes by a scheme…' }).click();
  await expect.element(page.getByLabelText('First price')).toHaveValue('1億');
  await userEvent.keyboard('{Enter}');
  await expect.element(page.getByText(`${count + 15} homes`)).toBeVisible();
  await page.getByRole('button', { name: 'Undo the last change to homes' }).click();
  await expect.element(page.getByText(`${count} homes`)).toBeVisible();
});

test('a thousand homes are edited like a few @long', async () => {
  openHomes(manyHomes(1000));
  await cell('1', 'price').click();
  for (const price of ['5000000', '6000000', '7000000'])
    await userEvent.keyboard(`${price}{Enter}`);
  await userEvent.keyboard('{Control>}{ArrowDown}{/Control}{PageUp}{PageUp}{PageUp}');
  await userEvent.keyboard(
    '{Control>}{Home}{/Control}{Shift>}{Control>}{ArrowDown}{/Control}{/Shift}',
  );
  await userEvent.keyboard('{Control>}{Home}{/Control}'.concat('{ArrowRight}'.repeat(6)));
  await userEvent.keyboard('{Control>}{Shift>}{ArrowDown}{/Shift}{Enter}{/Control}');
  await expect.element(page.getByText('Selected: 1000 prices')).toBeVisible();
  for (let top = 0; top < 30_000; top += 1500) {
    scrollTo(0, top);
    await new Promise(requestAnimationFrame);
  }
  await expect.element(page.getByLabelText('Select 1000', { exact: true })).toBeInTheDocument();
});
