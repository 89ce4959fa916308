import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { show } from '../../../tests/kit/record-form.tsx';
import { expectError } from '../../../tests/kit/set-up.ts';
import type { Undone } from '../../model/record.ts';
import { useSave } from '../forms/useSave.ts';
import { ActionFailure } from './actions.ts';
import { undoChanges } from './undo-changes.ts';
import { useChange, type ChangeWork } from './useChange.ts';

const refusal = {
  data: { outcome: 'refused' as const, fields: { id: 'This has been deleted' } },
  error: undefined,
};
const lost = { data: undefined, error: { code: 'CONNECTION_LOST', message: '' } };

test('an undo that fails is offered again', async () => {
  expectError(/CONNECTION_LOST/);
  const sent: string[][] = [];
  let isUp = false;
  const undo = async ({ ids }: { ids: string[] }) => {
    sent.push(ids);
    if (!isUp) return lost;
    const data: Undone = {
      undone: ids.map((entryId) => ({ entryId, subjectId: null, name: '' })),
      refused: [],
    };
    return { data, error: undefined };
  };
  show(<Deletion undo={undo} />);
  await page.getByRole('button', { name: 'Delete' }).click();
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect.element(page.getByText('Failed to restore home')).toBeVisible();
  isUp = true;
  await page.getByRole('button', { name: 'Undo' }).last().click();
  await expect.element(page.getByText('2 homes restored')).toBeVisible();
  expect(sent).toEqual([
    ['a', 'b'],
    ['a', 'b'],
  ]);
});

test('a form sends one request at a time, and shows a refusal beside its field', async () => {
  const answers: ((isRefused: boolean) => void)[] = [];
  const save = () =>
    new Promise<Saved>((resolve) =>
      answers.push((isRefused) =>
        resolve({
          data: isRefused ? { outcome: 'refused', fields: { name: 'Enter a name' } } : {},
          error: undefined,
        }),
      ),
    );
  show(<NameForm save={save} />);
  const button = page.getByRole('button', { name: 'Save' });
  await button.dblClick();
  expect(answers).toHaveLength(1);
  answers[0]?.(true);
  await expect.element(page.getByText('Enter a name')).toBeVisible();
  await expect.element(page.getByText(/^Not saved$/)).toBeVisible();
  await button.click();
  await expect.element(page.getByText('Enter a name')).not.toBeInTheDocument();
  await expect.poll(() => answers.length).toBe(2);
  answers[1]?.(false);
  await expect.element(page.getByText('Name saved')).toBeVisible();
});

test('a conflict that a form cannot show and a refusal that has no field are its failure, and nothing counts as saved', async () => {
  const answers: Saved['data'][] = [
    { outcome: 'conflict', newest: null },
    { outcome: 'refused', fields: { id: 'This name has been deleted' } },
    {},
  ];
  show(<NameForm save={async () => ({ data: answers.shift() ?? {}, error: undefined })} />);
  const button = page.getByRole('button', { name: 'Save' });
  await button.click();
  await expect.element(page.getByText('Failed to save name. Not saved')).toBeVisible();
  await button.click();
  await expect.element(page.getByText('This name has been deleted. Not saved')).toBeVisible();
  await button.click();
  await expect.element(page.getByText(/^Saved$/)).toBeVisible();
});

test('after a failure or a refusal the screen shows what is stored, and after a refused sign-in it asks nothing again', async () => {
  expectError(/CONNECTION_LOST/);
  const reads: string[] = [];
  show(<Names read={async () => `${reads.push('read')}`} />);
  await expect.element(page.getByText('Read 1 times')).toBeVisible();
  await page.getByRole('button', { name: 'Lose a change' }).click();
  await expect.element(page.getByText('Failed to save name')).toBeVisible();
  await expect.element(page.getByText('Read 2 times')).toBeVisible();
  await page.getByRole('button', { name: 'Change signed out' }).click();
  await expect.element(page.getByText('Failed to sign in')).toBeVisible();
  await page.getByRole('button', { name: 'Change a part' }).click();
  await expect.element(page.getByText('One saved')).toBeVisible();
  await expect.element(page.getByText('Failed to save the rest')).toBeVisible();
  await page.getByRole('button', { name: 'Change what is deleted' }).click();
  await expect.element(page.getByText('This has been deleted')).toBeVisible();
  // Read again for the part that was saved for its failure and for the refusal, and not for the refused sign-in.
  await expect.element(page.getByText('Read 5 times')).toBeVisible();
});

function Deletion({ undo }: { undo: Parameters<typeof undoChanges>[0]['action'] }) {
  const { change } = useChange({ keys: [] });
  const restore = undoChanges({
    action: undo,
    entryIds: ['a', 'b'],
    errorMessage: 'Failed to restore home',
    report: ({ undone }) => `${undone.length} homes restored`,
  });
  return (
    <button
      type="button"
      onClick={() => void change(async () => ({ text: '2 homes deleted', undo: restore }))}
    >
      Delete
    </button>
  );
}

const lose: ChangeWork = async (send) => {
  await send(async () => lost, {}, 'Failed to save name');
};

const signedOut: ChangeWork = async () => {
  throw new ActionFailure('Failed to sign in', true);
};

const refused: ChangeWork = async (send) => {
  await send(async () => refusal, {}, 'Failed to save name');
};

const savePart: ChangeWork = async () => ({
  text: 'One saved',
  cause: new ActionFailure('Failed to save the rest'),
});

function Names({ read }: { read: () => Promise<string> }) {
  const { data = '0' } = useQuery({ queryKey: ['names'], queryFn: read });
  const { change } = useChange({ keys: [['names']] });
  return (
    <>
      <p>Read {data} times</p>
      <button type="button" onClick={() => void change(lose)}>
        Lose a change
      </button>
      <button type="button" onClick={() => void change(signedOut)}>
        Change signed out
      </button>
      <button type="button" onClick={() => void change(savePart)}>
        Change a part
      </button>
      <button type="button" onClick={() => void change(refused)}>
        Change what is deleted
      </button>
    </>
  );
}

type Saved = {
  data:
    | { outcome: 'refused'; fields: Record<string, string> }
    | { outcome: 'conflict'; newest: null }
    | object;
  error: undefined;
};

function NameForm({ save: action }: { save: (input: object) => Promise<Saved> }) {
  const { save, errors, failure } = useSave();
  const [result, setResult] = useState('');
  return (
    <>
      <p>{errors['name']}</p>
      <p>{[failure, result].filter(Boolean).join('. ')}</p>
      <button
        type="button"
        onClick={async () => {
          setResult('');
          const isSaved = await save({
            action,
            input: {},
            errorMessage: 'Failed to save name',
            onDone: () => 'Name saved',
          });
          setResult(isSaved ? 'Saved' : 'Not saved');
        }}
      >
        Save
      </button>
    </>
  );
}
