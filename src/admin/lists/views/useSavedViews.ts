import { skipToken, useQuery, useQueryClient } from '@tanstack/react-query';
import type { SavedView, StoredRecord } from '../../actions/actions.ts';
import type { ScreenOfNoun } from '../../frame/screen.ts';
import { useRead } from '../../actions/useAction.ts';
import { useChange, type ChangeWork } from '../../actions/useChange.ts';

const noViews: SavedView[] = [];

/** The signed-in user's saved views of a list. */
export function useSavedViews<Row extends StoredRecord, Listed extends StoredRecord>({
  noun,
  actions: { views, saveView, removeView },
}: Pick<ScreenOfNoun<Row, Listed>, 'noun' | 'actions'>) {
  const read = useRead();
  const client = useQueryClient();
  const queryKey = [noun.name, 'views'];
  const { data = noViews } = useQuery({
    queryKey,
    queryFn: views ? () => read(views, undefined, noun.errors.fetch) : skipToken,
  });
  const saving = useChange({ keys: [], failsIn: 'place' });
  const removing = useChange({ keys: [] });

  function saveIn(view: ViewInput): ChangeWork {
    return async (send) => {
      if (saveView) client.setQueryData(queryKey, await send(saveView, view, saveFailure));
      return undefined;
    };
  }

  return {
    views: data,
    canSave: saveView !== undefined,
    /** Resolves to false if the view is not saved. */
    save: (view: ViewInput) => saving.change(saveIn(view)),
    isSaving: saving.isBusy,
    failure: saving.failure,
    clearFailure: () => saving.setFailure(undefined),
    remove: (view: SavedView) =>
      void removing.change(async (send) => {
        if (!removeView) return undefined;
        client.setQueryData(queryKey, await send(removeView, { id: view.id }, removeFailure));
        return { text: `View ${view.name} removed`, undo: saveIn(view) };
      }),
  };
}

type ViewInput = Omit<SavedView, 'id'> & { id?: string | undefined };

const saveFailure = 'Failed to save this view';
const removeFailure = 'Failed to remove this view';
