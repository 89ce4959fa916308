import { expect, test } from 'vitest';
import type { Undone } from './actions.ts';
import { undoChanges } from './undo-changes.ts';
import type { Send } from './useChange.ts';

const entryIds = Array.from({ length: 501 }, (_, index) => `entry-${index}`);

test('tried again after a failure, an undo sends only what has no answer yet', async () => {
  const sent: string[][] = [];
  const reports: Undone[] = [];
  let isUp = false;
  const action = async ({
    ids,
  }: {
    ids: string[];
  }): Promise<{ data: Undone; error: undefined }> => {
    sent.push(ids);
    if (!isUp && sent.length === 2) throw new Error('Lost');
    const changes = ids.map((entryId) => ({ entryId, subjectId: null, name: '' }));
    const refused = changes.slice(0, 1).map((change) => ({ ...change, why: 'Changed since' }));
    return { data: { undone: changes.slice(1), refused }, error: undefined };
  };
  const undo = undoChanges({
    action,
    entryIds,
    errorMessage: 'Failed to restore',
    report: (answer) => {
      reports.push(answer);
      return `${answer.undone.length} restored, ${answer.refused.length} left`;
    },
  });
  expect(await undo(send)).toMatchObject({
    text: '499 restored, 1 left',
    cause: new Error('Lost'),
  });
  isUp = true;
  expect(await undo(send)).toBe('0 restored, 1 left');
  expect(sent.map(({ length }) => length)).toEqual([500, 1, 1]);
  expect(sent[2]).toEqual(['entry-500']);
  expect(reports).toHaveLength(2);
});

/** As the browser sends: an error of the action is thrown. */
const send: Send = async (action, input) => {
  const { data } = await action(input);
  return data as never;
};
