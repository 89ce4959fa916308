import { useState } from 'react';
import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { show } from '../../../tests/kit/record-form.tsx';
import type { Asked } from '../../model/consent.ts';
import { useChange } from '../actions/useChange.ts';
import { useSave } from '../forms/useSave.ts';

const kestrel = {
  noun: 'projects',
  one: 'project',
  id: 'kestrel',
  name: 'Kestrel House',
  reason: 'Ontario asks for: Brokerage licence. Source: The act.',
  canUnpublish: true,
  address: '/admin/projects?edit=kestrel',
};
const ferrand = {
  noun: 'projects',
  one: 'project',
  id: 'ferrand',
  name: 'Ferrand',
  reason: 'Ontario asks for: Brokerage licence. Source: The act.',
  canUnpublish: true,
  address: '/admin/projects?edit=ferrand',
};
const home = {
  noun: 'pages',
  one: 'page',
  id: 'home',
  name: 'Home page',
  reason: '“best” is not allowed in Ontario.',
  canUnpublish: false,
  address: '/admin/pages?edit=home',
};

const both: Asked = { outcome: 'asked', act: 'save', records: [kestrel, ferrand], mayStay: false };

const dialog = () => page.getByRole('alertdialog');
const press = (name: string) => page.getByRole('button', { name, exact: true }).click();

test('a form that would leave records against a rule says which, and is saved with them unpublished', async () => {
  const sent: unknown[] = [];
  // Someone has changed what is there between question and answer.
  const questions = [{ ...both, records: [kestrel] }, both];
  show(<NameForm save={async (input) => answer(sent, input, questions)} />);
  await press('Save');
  await expect.element(dialog()).toHaveAccessibleName('1 project would be against a rule');
  await press('Unpublish 1 project and save');
  await expect.element(dialog()).toHaveAccessibleName('2 projects would be against a rule');
  await expect
    .element(dialog().getByRole('link', { name: 'Ferrand' }))
    .toHaveAttribute('href', '/admin/projects?edit=ferrand');
  await expect
    .element(dialog().getByText('Ontario asks for: Brokerage licence.').first())
    .toBeVisible();
  await expect.element(page.getByRole('button', { name: 'Go back' })).toHaveFocus();
  await press('Unpublish 2 projects and save');
  await expect.element(page.getByText('Saved: true')).toBeVisible();
  expect(sent).toEqual([
    { name: 'Ada' },
    { name: 'Ada', consent: { unpublish: ['kestrel'], stay: [] } },
    { name: 'Ada', consent: { unpublish: ['kestrel', 'ferrand'], stay: [] } },
  ]);
});

test('going back, also by Escape, changes nothing and is no failure', async () => {
  const sent: unknown[] = [];
  const questions = [both, both];
  show(<NameForm save={async (input) => answer(sent, input, questions)} />);
  await press('Save');
  await press('Go back');
  await expect.element(page.getByText('Saved: false')).toBeVisible();
  await press('Save');
  await expect.element(dialog()).toBeVisible();
  await userEvent.keyboard('{Escape}');
  await expect.element(dialog()).not.toBeInTheDocument();
  await expect.element(page.getByText('Failure: none')).toBeVisible();
  await expect.element(page.getByText('Failed to save name')).not.toBeInTheDocument();
  expect(sent).toEqual([{ name: 'Ada' }, { name: 'Ada' }]);
});

test('what would be cancelled is asked beside what would be unpublished', async () => {
  const sent: unknown[] = [];
  const cancels = { ids: ['samir'], heading: 'Cancel 1 viewing?', text: 'The visitor is told.' };
  const questions = [
    { ...both, records: [], cancels },
    { ...both, records: [kestrel] },
  ];
  show(<NameForm save={async (input) => answer(sent, input, questions)} />);
  await press('Save');
  await expect.element(dialog()).toHaveAccessibleName('Cancel 1 viewing?');
  await press('Cancel them and save');
  await press('Unpublish 1 project and save');
  await expect.element(page.getByText('Saved: true')).toBeVisible();
  expect(sent.at(-1)).toEqual({
    name: 'Ada',
    consent: { unpublish: ['kestrel'], stay: [], cancel: ['samir'] },
  });
});

test('actions of lists and the Undo of a toast ask, too', async () => {
  const sent: unknown[] = [];
  const questions: Asked[] = [
    { ...both, act: 'delete' },
    { ...both, act: 'undo' },
  ];
  const action = async (input: object) => {
    const next = 'consent' in input ? undefined : questions.shift();
    sent.push(input);
    return { data: next ?? {}, error: undefined };
  };
  show(<Deletion action={action} />);
  await press('Delete');
  await press('Unpublish 2 projects and delete');
  await press('Undo');
  await press('Unpublish 2 projects and undo');
  await expect.element(page.getByText('Undone')).toBeVisible();
  expect(sent).toHaveLength(4);
});

test('what is against a new rule may stay public, and a page that cannot be unpublished does', async () => {
  const sent: unknown[] = [];
  const question: Asked = { ...both, records: [kestrel, home], mayStay: true };
  const answers = [question, undefined, question];
  show(<NameForm save={async (input) => answer(sent, input, answers)} />);
  await press('Save');
  await expect
    .element(dialog())
    .toHaveAccessibleName('1 project and 1 page would be against a rule');
  await expect
    .element(dialog().getByText('“Home page” cannot be unpublished and stays published.').first())
    .toBeVisible();
  await press('Unpublish 1 project and save');
  await expect.element(page.getByText('Saved: true')).toBeVisible();
  await press('Save');
  await press('Save and keep published');
  await expect.poll(() => sent).toHaveLength(4);
  expect(sent[1]).toMatchObject({ consent: { unpublish: ['kestrel'], stay: ['home'] } });
  expect(sent[3]).toMatchObject({ consent: { unpublish: [], stay: ['kestrel', 'home'] } });
});

test('another change stops at a page that cannot be unpublished', async () => {
  const question: Asked = { ...both, records: [kestrel, home] };
  show(<NameForm save={async (input) => answer([], input, [question])} />);
  await press('Save');
  await expect
    .element(
      dialog()
        .getByText('“Home page” cannot be unpublished. Go back and change the text first.')
        .first(),
    )
    .toBeVisible();
  expect(dialog().getByRole('button').elements()).toHaveLength(1);
  await press('Go back');
  await expect.element(page.getByText('Saved: false')).toBeVisible();
});

/** Answers with each question once, and then saves; `undefined` saves in between. */
function answer(sent: unknown[], input: object, questions: (Asked | undefined)[]) {
  sent.push(input);
  return { data: questions.shift() ?? {}, error: undefined };
}

function NameForm({
  save: action,
}: {
  save: (input: object) => Promise<{ data: object; error: undefined }>;
}) {
  const { save, failure = 'none' } = useSave();
  const [result, setResult] = useState('');
  return (
    <>
      <p>{`Failure: ${failure}`}</p>
      <p>{result}</p>
      <button
        type="button"
        onClick={async () => {
          setResult('');
          const isSaved = await save({
            action,
            input: { name: 'Ada' },
            errorMessage: 'Failed to save name',
            onDone: () => undefined,
          });
          setResult(`Saved: ${isSaved}`);
        }}
      >
        Save
      </button>
    </>
  );
}

function Deletion({
  action,
}: {
  action: (input: object) => Promise<{ data: object; error: undefined }>;
}) {
  const { change } = useChange({ keys: [] });
  return (
    <button
      type="button"
      onClick={() =>
        void change(async (send) => {
          await send(action, { id: 'a' }, 'Failed to delete');
          return {
            text: 'Deleted',
            undo: async (again) => {
              await again(action, { ids: ['a'] }, 'Failed to undo');
              return 'Undone';
            },
          };
        })
      }
    >
      Delete
    </button>
  );
}
