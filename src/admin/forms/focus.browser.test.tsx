import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { z } from 'zod';
import { draft, home, openForm } from '../../../tests/kit/record-form.tsx';
import { expectError } from '../../../tests/kit/set-up.ts';
import { TextField } from '../fields/TextField.tsx';

const schema = z.object({ title: z.string().min(1, 'Enter a title'), text: z.string() });
const failure = { data: undefined, error: { code: 'INTERNAL_SERVER_ERROR' } };
const refusal = { data: { outcome: 'refused' as const, fields: { text: 'Too long' } } };

/** How a form is saved, and from where. */
const saves: Record<string, () => Promise<void>> = {
  'a button': async () => page.getByRole('button', { name: 'Create Home' }).click(),
  'the button of drafts': async () => page.getByRole('button', { name: 'Save draft' }).click(),
  'a key': async () => userEvent.keyboard('{Control>}{Enter}{/Control}'),
  'a dialog': async () => {
    await page.getByRole('button', { name: 'Schedule…' }).click();
    await page.getByRole('button', { name: 'Schedule', exact: true }).click();
  },
};

/** All of them; those that are not named only in the long run. */
function waysTo(...names: string[]) {
  return Object.entries(saves).map(
    ([name, save]) => [names.includes(name) ? name : `${name} @long`, save] as const,
  );
}

test.each(waysTo('a button'))(
  'after a save by %s that fails the focus returns to the field one was in, also when it is tried again',
  async (_, save) => {
    expectError(/INTERNAL_SERVER_ERROR/);
    openHome(async () => failure as never);
    await page.getByLabelText('Text').click();
    for (let times = 0; times < 2; times += 1) {
      await save();
      await expect.element(page.getByRole('alert')).toHaveTextContent('Failed to save home');
      await expect.element(page.getByLabelText('Text')).toHaveFocus();
    }
  },
);

test.each(waysTo('a key'))(
  'after a save by %s that the server refuses the focus is on the field',
  async (_, save) => {
    openHome(async () => ({ ...refusal, error: undefined }));
    await page.getByLabelText('Title').click();
    await save();
    await expect.element(page.getByLabelText('Text')).toHaveFocus();
  },
);

test.each(waysTo('a button').filter(([name]) => !name.startsWith('the button of drafts')))(
  'after a save by %s of what is not valid the focus is on the field',
  async (_, save) => {
    openHome(async () => failure as never);
    await page.getByLabelText('Title').clear();
    await page.getByLabelText('Text').click();
    await save();
    await expect.element(page.getByLabelText('Title')).toHaveFocus();
  },
);

test('the focus stays in the field one is in when a save by a key fails, and once it succeeds', async () => {
  expectError(/INTERNAL_SERVER_ERROR/);
  let isBroken = true;
  openHome(async () =>
    isBroken
      ? (failure as never)
      : {
          data: { outcome: 'done', record: { ...home, revision: 2, text: 'A garden' } },
          error: undefined,
        },
  );
  await page.getByLabelText('Text').click();
  await userEvent.keyboard('{Control>}s{/Control}');
  await expect.element(page.getByRole('alert')).toBeVisible();
  await expect.element(page.getByLabelText('Text')).toHaveFocus();
  isBroken = false;
  await userEvent.keyboard('{Control>}s{/Control}');
  await expect.element(page.getByRole('alert')).not.toBeInTheDocument();
  await expect.element(page.getByLabelText('Text')).toHaveFocus();
});

type Answer = Parameters<typeof openForm>[0]['save'];

function openHome(answer: NonNullable<Answer>) {
  openForm({
    record: { ...home, text: 'A garden', publication: draft },
    schema,
    save: answer as never,
    publishing: { saveDraft: answer, schedule: answer } as never,
    children: (
      <>
        <TextField name="title" label="Title" />
        <TextField name="text" label="Text" />
      </>
    ),
  });
}
