import { useMutation, useQueryClient } from '@tanstack/react-query';
import { actions } from 'astro:actions';
import type { Action, Refusal } from '../../admin/actions.ts';
import { useRead } from '../../admin/SignInAgain.tsx';
import { showToast } from '../../admin/Toasts.tsx';
import { activityErrors, type ActivityEntry, type Undone } from './activity.ts';

const undoAction: Action<{ id: string }, Undone | Refusal> = actions.activity.undo;

export function useUndo({ id, kind, offer, address, ...entry }: ActivityEntry) {
  const name = kind === 'enquiries' ? 'The enquiry' : entry.name;
  const read = useRead();
  const client = useQueryClient();
  const { mutate, isPending } = useMutation({
    mutationFn: () => read(undoAction, { id }, activityErrors.undo),
    onSuccess: ({ outcome }) => {
      if (outcome === 'done')
        showToast({ text: `${name} is ${offer === 'restore' ? 'back' : 'as before'}` });
      else
        showToast({
          text: `${name} was changed again since. Nothing was undone.`,
          isError: true,
          ...(address && { link: { label: 'Open', address } }),
        });
      focusHeading();
      return client.invalidateQueries({ queryKey: ['activity'] });
    },
    onError: ({ message }) => showToast({ text: message, isError: true }),
  });
  return { undo: () => !isPending && mutate(), isPending };
}

/** The button disappears once its entry cannot be undone any more, so the focus needs a new target. */
function focusHeading() {
  document.querySelector<HTMLElement>('h1')?.focus({ preventScroll: true });
}
