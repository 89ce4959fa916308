import { useMutation, useQueryClient } from '@tanstack/react-query';
import { actions } from 'astro:actions';
import { ActionFailure, isRefused } from '../../admin/actions.ts';
import { useAction, useRead } from '../../admin/SignInAgain.tsx';
import { showToast } from '../../admin/Toasts.tsx';
import { plural } from '../../lib/plural.ts';
import type { Step, UndoableDecision } from './desk-work.ts';
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
    onSuccess: ({ steps }, { text, leavesFocus = true }) => {
      reload();
      if (steps.length === 0) return showToast({ text: 'No change needed' });
      const run = () => void takeBack(steps);
      return showToast({ text, action: { label: 'Undo', run, leavesFocus } });
    },
    onError: ({ message }) => showToast({ text: message, isError: true }),
  });

  async function takeBack(steps: Step[]) {
    try {
      const { undone, left } = await read(
        actions.enquiries.takeBack,
        { steps },
        enquiryErrors.save,
      );
      const rest = left > 0 && plural(left, '# changed since', '# changed since');
      const text = undone > 0 ? 'Undone' : 'Could not undo';
      showToast({ text: rest ? `${text}: ${rest}` : text, isError: undone === 0 });
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
