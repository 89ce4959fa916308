import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { z } from 'zod';
import { expectNoAxeViolations } from '../../../tests/kit/axe.ts';
import { draft, home, openForm } from '../../../tests/kit/record-form.tsx';
import { DateField } from './DateField.tsx';
import { halfTyped } from './DayInput.tsx';
import { TextField } from './TextField.tsx';

const schema = z.object({ title: z.string(), done: z.iso.date().nullable() });

test.each([
  ['half a date', '12'],
  ['a day that does not exist', '02312026'],
])('%s is neither dropped nor rolled over', async (_, keys) => {
  const { sent } = openHome();
  await page.getByLabelText('Done').click();
  await userEvent.keyboard(keys);
  await page.getByLabelText('Title').click();
  await expect.element(page.getByLabelText('Done')).toHaveAccessibleDescription(halfTyped);
  await expect.element(page.getByText('One field needs attention')).toBeVisible();
  await expectNoAxeViolations();
  await page.getByRole('button', { name: 'Save draft' }).click();
  await expect.element(page.getByLabelText('Done')).toHaveFocus();
  await page.getByRole('button', { name: 'Create Home' }).click();
  expect(sent).toEqual([]);

  await page.getByLabelText('Done').fill('2026-12-03');
  await expect.element(page.getByText('One field needs attention')).not.toBeInTheDocument();
  await page.getByRole('button', { name: 'Create Home' }).click();
  await expect.poll(() => sent).toMatchObject([{ input: { done: '2026-12-03' } }]);
});

test('a save by keyboard from within half a date shows its error', async () => {
  const { sent } = openHome();
  await page.getByLabelText('Done').click();
  await userEvent.keyboard('12');
  await userEvent.keyboard('{Control>}s{/Control}');
  await expect.element(page.getByLabelText('Done')).toHaveAccessibleDescription(halfTyped);
  expect(sent).toEqual([]);
});

function openHome() {
  return openForm({
    record: { ...home, publication: draft },
    schema,
    toValues: () => ({ title: home.title, done: '' }),
    children: (
      <>
        <TextField name="title" label="Title" />
        <DateField name="done" label="Done" />
      </>
    ),
  });
}
