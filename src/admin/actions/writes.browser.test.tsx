import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { show } from '../../../tests/kit/record-form.tsx';
import { expectError } from '../../../tests/kit/set-up.ts';
import type { Undone } from '../../records/record.ts';
import { useSave } from '../forms/useSave.ts';
import { undoChanges } from './undo-changes.ts';
import { useChange } from './useChange.ts';

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
  await button.click();
  await expect.element(page.getByText('Enter a name')).not.toBeInTheDocument();
  await expect.poll(() => answers.length).toBe(2);
  answers[1]?.(false);
  await expect.element(page.getByText('Name saved')).toBeVisible();
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

type Saved = {
  data: { outcome: 'refused'; fields: Record<string, string> } | object;
  error: undefined;
};

function NameForm({ save: action }: { save: (input: object) => Promise<Saved> }) {
  const { save, errors } = useSave();
  return (
    <>
      <p>{errors['name']}</p>
      <button
        type="button"
        onClick={() =>
          void save({
            action,
            input: {},
            errorMessage: 'Failed to save name',
            onDone: () => 'Name saved',
          })
        }
      >
        Save
      </button>
    </>
  );
}
