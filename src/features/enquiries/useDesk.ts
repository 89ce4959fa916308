import { useMutation, useQueryClient } from '@tanstack/react-query';
import { actions } from 'astro:actions';
import { ActionFailure, isRefused } from '../../admin/actions.ts';
import { useAction, useRead } from '../../admin/SignInAgain.tsx';
import { showToast } from '../../admin/Toasts.tsx';
import { plural } from '../../lib/plural.ts';
import type { UndoableDecision } from './desk-work.ts';
import { enquiryErrors } from './enquiry-inbox.ts';

type DeskDecision = {
  ids: string[];
  decision: UndoableDecision;
  /** The toast after success. */
  text: string;
  /** False if the pressed control disappears with the change. */
  leavesFocus?: boolean;
};

/** Applies decisions to enquiries and offers to undo them. */
export function useDesk() {
  const call = useAction();
  const read = useRead();
  const client = useQueryClient();
  const { mutateAsync, isPending } = useMutation({
    mutationFn: async ({ ids, decision }: DeskDecision) => {
      const answer = await call(actions.enquiries.decide, { ids, decision }, enquiryErrors.save);
      if (isRefused(answer))
        throw new ActionFailure(Object.values(answer.fields)[0] ?? enquiryErrors.save);
      return answer;
    },
    onSuccess: ({ entryIds }, { text, leavesFocus = true }) => {
      reload();
      if (entryIds.length === 0) return showToast({ text: 'No change needed' });
      const run = () => void undo(entryIds);
      return showToast({ text, action: { label: 'Undo', run, leavesFocus } });
    },
    onError: ({ message }) => showToast({ text: message, isError: true }),
  });

  /** `text` is the toast after success. */
  async function undo(ids: string[], text = 'Undone') {
    try {
      const { undone, refused } = await read(actions.activity.undo, { ids }, enquiryErrors.save);
      const left = refused.length;
      const rest = left > 0 && plural(left, '# changed since', '# changed since');
      const outcome = undone.length > 0 ? text : 'Could not undo';
      showToast({ text: rest ? `${outcome}: ${rest}` : outcome, isError: undone.length === 0 });
    } catch (cause) {
      showToast({
        text: cause instanceof Error ? cause.message : enquiryErrors.save,
        isError: true,
      });
    }
    reload();
  }

  function reload() {
    for (const queryKey of [['enquiries'], ['enquiry'], ['dashboard']])
      void client.invalidateQueries({ queryKey });
  }

  return {
    isBusy: isPending,
    undo,
    /** Resolves to true on success. */
    decide: async (request: DeskDecision) => {
      if (isPending) return false;
      return mutateAsync(request).then(
        () => true,
        () => false,
      );
    },
  };
}
