import { useQueryClient } from '@tanstack/react-query';
import { actions } from 'astro:actions';
import { notUndone, undoChanges } from '../../../admin/actions/undo-changes.ts';
import { useChange } from '../../../admin/actions/useChange.ts';
import type { UndoableDecision } from './decisions.ts';
import { enquiryErrors } from '../inbox/enquiry-inbox.ts';

type DecisionRequest = {
  ids: string[];
  decision: UndoableDecision;
  /** The toast after success. */
  text: string;
  /** False if the pressed control disappears with the change. */
  leavesFocus?: boolean;
};

/** Applies decisions to enquiries and offers to undo them. */
export function useEnquiryDecision() {
  const client = useQueryClient();
  // Refetching is not awaited, so that the next decision can follow at once.
  const { change, isBusy } = useChange({ keys: [] });

  /** The undo of changes to enquiries. `text` is the toast after success. */
  function undoing(entryIds: string[], text = 'Undone') {
    return undoChanges({
      action: actions.activity.undo,
      entryIds,
      errorMessage: enquiryErrors.save,
      report: ({ undone, refused }) => {
        reload();
        const [refusal] = refused;
        if (!refusal) return text;
        if (undone.length === 0) return notUndone(refusal.why);
        return `${text}. ${refused.length} not undone: ${refusal.why}`;
      },
    });
  }

  function reload() {
    for (const queryKey of [['enquiries'], ['enquiry'], ['viewings'], ['dashboard']])
      void client.invalidateQueries({ queryKey });
  }

  return {
    isBusy,
    undoing,
    /** Resolves to true on success. */
    decide: async ({ ids, decision, text, leavesFocus = true }: DecisionRequest) => {
      if (isBusy) return false;
      return change(async (send) => {
        const input = { ids, decision };
        const { entryIds } = await send(actions.enquiries.decide, input, enquiryErrors.save);
        reload();
        if (entryIds.length === 0) return 'No change needed';
        return { text, leavesFocus, undo: undoing(entryIds) };
      });
    },
  };
}
