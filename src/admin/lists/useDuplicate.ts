import { useMutation, useQueryClient } from '@tanstack/react-query';
import { ActionFailure, type StoredRecord } from '../actions.ts';
import { makeId } from '../forms/make-id.ts';
import type { ScreenOfNoun } from '../screen.ts';
import { useAction } from '../SignInAgain.tsx';
import { showToast } from '../Toasts.tsx';

/** Copies a record into a draft and opens the draft. Undefined if records cannot be copied. */
export function useDuplicate<Row extends StoredRecord, Listed extends StoredRecord>(
  { noun, actions: { duplicate }, nameOf }: ScreenOfNoun<Row, Listed>,
  open: (copy: Row) => void,
) {
  const call = useAction();
  const client = useQueryClient();
  const { mutate, isPending } = useMutation({
    mutationFn: async (record: Row | Listed) => {
      if (!duplicate) return;
      const failure = `Failed to duplicate ${noun.short}`;
      const answer = await call(duplicate, { id: record.id, newId: makeId() }, failure);
      if (answer.outcome !== 'done') throw new ActionFailure(failure);
      void client.invalidateQueries({ queryKey: [noun.name], exact: true });
      showToast({ text: `Draft created: ${nameOf(answer.record)}` });
      open(answer.record);
    },
    onError: ({ message }) => showToast({ text: message, isError: true }),
  });
  return duplicate && ((record: Row | Listed) => !isPending && mutate(record));
}
