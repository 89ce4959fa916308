import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { z } from 'zod';
import { draft, home, openForm, scheduledTime } from '../../../tests/kit/record-form.tsx';
import { TextField } from '../fields/TextField.tsx';

test('a form that is still open after Schedule continues with what was scheduled', async () => {
  const { sent } = openHome();
  await schedule();
  await expect.poll(() => revisions(sent)).toEqual([['schedule', 1]]);
  await page.getByRole('button', { name: 'Create Home' }).click();
  await expect
    .poll(() => revisions(sent))
    .toEqual([
      ['schedule', 1],
      ['save', 2],
    ]);
  expect(document.querySelector('dialog, [role=alertdialog]')).toBeNull();
});

test('publishing what was only scheduled elsewhere is no conflict', async () => {
  const { sent, saveElsewhere } = openHome();
  saveElsewhere({ publication: { ...draft, state: 'scheduled', publishAt: scheduledTime } });
  await page.getByRole('button', { name: 'Create Home' }).click();
  await expect
    .poll(() => revisions(sent))
    .toEqual([
      ['save', 1],
      ['save', 2],
    ]);
  expect(document.querySelector('dialog, [role=alertdialog]')).toBeNull();
});

async function schedule() {
  await page.getByRole('button', { name: 'More publishing options' }).click();
  await page.getByRole('menuitem', { name: 'Schedule…' }).click();
  await page.getByRole('button', { name: 'Schedule', exact: true }).click();
}

function revisions(sent: ReturnType<typeof openHome>['sent']) {
  return sent.map(({ name, input }) => [name, input['revision']]);
}

function openHome() {
  return openForm({
    record: { ...home, publication: draft },
    schema: z.object({ title: z.string() }),
    children: <TextField name="title" label="Title" />,
  });
}
