import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { z } from 'zod';
import {
  draft,
  home,
  openForm,
  published,
  scheduledTime,
} from '../../../tests/kit/record-form.tsx';
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

test('Enter in a date schedules, and Escape closes the dialog alone', async () => {
  const { sent } = openHome();
  await openDialog();
  const date = page.getByLabelText('Date', { exact: true });
  await date.fill('2020-01-01');
  await userEvent.keyboard('{Enter}');
  await expect.element(page.getByText('Choose a time in the future')).toBeVisible();
  expect(sent).toEqual([]);
  await userEvent.keyboard('{Escape}');
  await expect.element(page.getByRole('dialog')).not.toBeInTheDocument();
  await expect.element(page.getByRole('button', { name: 'Schedule…' })).toHaveFocus();

  await openDialog();
  await date.click();
  await userEvent.keyboard('{Enter}');
  await expect.poll(() => revisions(sent)).toEqual([['schedule', 1]]);
  await expect.element(page.getByRole('dialog')).not.toBeInTheDocument();
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

test('unpublishing what a colleague has changed since brings the changes into the form, and says so', async () => {
  const publication = { ...published, savedBy: 'mateo@solmere.example' };
  const { sent, saveElsewhere } = openHome(publication);
  saveElsewhere({ title: 'Kestrel Tower' });
  await page.getByRole('button', { name: 'More publishing options' }).click();
  await page.getByRole('menuitem', { name: 'Unpublish…' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Unpublish' }).click();
  await expect
    .element(page.getByRole('alert'))
    .toMatchTextContent('Not saved yet: mateo@solmere.example has changed this record.');
  await expect.element(page.getByLabelText('Title')).toHaveValue('Kestrel Tower');
  expect(revisions(sent)).toEqual([['unpublish', 1]]);
});

async function openDialog() {
  await page.getByRole('button', { name: 'Schedule…' }).click();
}

async function schedule() {
  await openDialog();
  await page.getByRole('button', { name: 'Schedule', exact: true }).click();
}

function revisions(sent: ReturnType<typeof openHome>['sent']) {
  return sent.map(({ name, input }) => [name, input['revision']]);
}

function openHome(publication = draft) {
  return openForm({
    record: { ...home, publication },
    schema: z.object({ title: z.string() }),
    children: <TextField name="title" label="Title" />,
  });
}
