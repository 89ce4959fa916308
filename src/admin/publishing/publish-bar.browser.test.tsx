import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { z } from 'zod';
import { home, openForm, published, show } from '../../../tests/kit/record-form.tsx';
import { expectError } from '../../../tests/kit/set-up.ts';
import { FieldSet } from '../fields/FieldSet.tsx';
import { useValue } from '../fields/fields-context.ts';
import { TextField } from '../fields/TextField.tsx';

let cancelled = 0;

test('a half-typed day or time is no error of the screen, and cannot be scheduled @long', async () => {
  openHome();
  await openMenu();
  await page.getByRole('menuitem', { name: 'Schedule…' }).click();
  const dialog = page.getByRole('dialog', { name: 'Schedule publishing' });
  await dialog.getByLabelText('Unpublish automatically').click();
  for (const halfTyped of ['0002-12-01', '']) {
    await dialog.getByLabelText('Date', { exact: true }).fill(halfTyped);
    await dialog.getByRole('button', { name: 'Schedule' }).click();
    await expect.element(dialog.getByText('Enter a date and time')).toBeVisible();
    await dialog.getByLabelText('Unpublish automatically').click();
    await dialog.getByLabelText('Unpublish automatically').click();
  }
  await dialog.getByRole('button', { name: 'Tomorrow, 9:00 a.m.' }).click();
  for (const halfTyped of ['', '25']) {
    await dialog
      .getByLabelText(/^Time in/)
      .first()
      .fill(halfTyped);
    await expect.element(dialog.getByText('Enter a date and time')).toBeVisible();
  }
  await dialog.getByLabelText('Unpublish on').fill('0002-12-01');
  await dialog.getByRole('button', { name: 'Tomorrow, 9:00 a.m.' }).click();
  await expect.element(dialog.getByText('Enter a date and time to unpublish')).toBeVisible();
});

test('what a part of a form cannot show leaves the rest of the form as it was', async () => {
  expectError(/Invalid time value/);
  openHome();
  await page.getByLabelText('Title').fill('Kestrel House, half typed');
  await expect.element(page.getByText('Error: Invalid time value')).toBeVisible();
  await expect.element(page.getByText('What you typed is still in the form.')).toBeVisible();
  await expect.element(page.getByLabelText('Title')).toHaveValue('Kestrel House, half typed');
  await page.getByLabelText('Title').fill('Kestrel House');
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect.element(page.getByText('Preview of Kestrel House')).toBeVisible();
});

test('what a screen cannot show is said in its place, with a way on', async () => {
  expectError(/Invalid time value/);
  let isBroken = true;
  function Fragile() {
    if (isBroken) throw new RangeError('Invalid time value');
    return <p>All is well</p>;
  }
  show(<Fragile />);
  await expect.element(page.getByText('Error: Invalid time value')).toBeVisible();
  isBroken = false;
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect.element(page.getByText('All is well')).toBeVisible();
});

test('Escape in the menu of a form closes the menu alone', async () => {
  openHome();
  await openMenu();
  await userEvent.keyboard('{Escape}');
  await expect.element(page.getByRole('menu')).not.toBeInTheDocument();
  await expect.element(page.getByRole('button', { name: 'More publishing options' })).toHaveFocus();
  await openMenu();
  await userEvent.keyboard('{ArrowDown}{ArrowDown}{Escape}');
  await expect.element(page.getByRole('menu')).not.toBeInTheDocument();
  expect(cancelled).toBe(0);
  await userEvent.keyboard('{Escape}');
  expect(cancelled).toBe(1);
});

async function openMenu() {
  await page.getByRole('button', { name: 'More publishing options' }).click();
  await expect.element(page.getByRole('menu')).toBeVisible();
}

function openHome() {
  cancelled = 0;
  openForm({
    record: { ...home, publication: published },
    schema: z.object({ title: z.string() }),
    onCancel: () => (cancelled += 1),
    aside: <Preview />,
    children: (
      <FieldSet title="Home">
        <TextField name="title" label="Title" />
      </FieldSet>
    ),
  });
}

function Preview() {
  const title = String(useValue('title'));
  if (title.endsWith('half typed')) throw new RangeError('Invalid time value');
  return <p>Preview of {title}</p>;
}
