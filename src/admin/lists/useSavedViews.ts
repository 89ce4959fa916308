import { skipToken, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { ActionFailure, isRefused, type SavedView, type StoredRecord } from '../actions.ts';
import type { ScreenOfNoun } from '../screen.ts';
import { useAction, useRead } from '../SignInAgain.tsx';
import { showToast } from '../Toasts.tsx';

const noViews: SavedView[] = [];

/** The signed-in user's saved views of a list. */
export function useSavedViews<Row extends StoredRecord, Listed extends StoredRecord>({
  noun,
  actions: { views, saveView, removeView },
}: ScreenOfNoun<Row, Listed>) {
  const read = useRead();
  const call = useAction();
  const client = useQueryClient();
  const queryKey = [noun.name, 'views'];
  const { data = noViews } = useQuery({
    queryKey,
    queryFn: views ? () => read(views, undefined, noun.errors.fetch) : skipToken,
  });
  const saving = useMutation({
    mutationFn: async (view: Omit<SavedView, 'id'> & { id?: string | undefined }) => {
      if (!saveView) return;
      const answer = await call(saveView, view, saveFailure);
      if (isRefused(answer)) throw new ActionFailure(Object.values(answer.fields).join(' '));
      client.setQueryData(queryKey, answer);
    },
  });
  const removing = useMutation({
    mutationFn: async (view: SavedView) => {
      if (!removeView) return;
      client.setQueryData(queryKey, await read(removeView, { id: view.id }, removeFailure));
      offerUndo(`View ${view.name} removed`, view);
    },
    onError: ({ message }) => showToast({ text: message, isError: true }),
  });

  function offerUndo(text: string, view: SavedView, isError = false) {
    const onError = () => offerUndo(saveFailure, view, true);
    const run = () => saving.mutate(view, { onError });
    showToast({ text, isError, action: { label: 'Undo', run } });
  }

  return {
    views: data,
    canSave: saveView !== undefined,
    save: saving.mutate,
    isSaving: saving.isPending,
    failure: saving.error?.message,
    forgetFailure: saving.reset,
    remove: removing.mutate,
  };
}

const saveFailure = 'Failed to save this view';
const removeFailure = 'Failed to remove this view';
