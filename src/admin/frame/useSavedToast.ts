import { useQueryClient } from '@tanstack/react-query';
import { plural } from '../../lib/text/plural.ts';
import type { StoredRecord } from '../actions/actions.ts';
import { notUndone, undoChanges } from '../actions/undo-changes.ts';
import { useChange } from '../actions/useChange.ts';
import { showSaved } from '../lists/useRecordList.ts';
import { savedToast } from '../publishing/saved-toast.ts';
import type { ScreenOfNoun } from './screen.ts';

/** Updates the list after a save, and says what was published, what follows from it and how to undo it. */
export function useSavedToast<Row extends StoredRecord, Listed extends StoredRecord>(
  screen: ScreenOfNoun<Row, Listed>,
) {
  const { noun, languages, undo: action, getName } = screen;
  const client = useQueryClient();
  const { change } = useChange({ keys: [[noun.name]] });

  return (saved: Row, before: Row | undefined, entryId: string | null | undefined) => {
    const countOutdated = () => languages?.countOutdated(client, noun, saved.id) ?? 0;
    const isPublished = before !== undefined && saved.publication?.state === 'published';
    const outdatedBefore = countOutdated();
    void showSaved(client, screen, saved);
    void change(async () => {
      const toast = savedToast(screen, saved, before);
      if (!isPublished) return toast;
      // Joins the fetch that the save has started.
      const queryKey = [noun.name, 'languages'];
      if (languages) await client.refetchQueries({ queryKey }, { cancelRefetch: false });
      const outdated = countOutdated();
      const follows = plural(
        outdated,
        '. 1 translation is now out of date',
        '. # translations are now out of date',
      );
      const text = outdated > outdatedBefore ? `${toast.text}${follows}` : toast.text;
      if (!entryId) return { ...toast, text };
      const undo = undoChanges({
        action,
        entryIds: [entryId],
        errorMessage: noun.errors.restore,
        report: ({ refused: [refused] }) =>
          refused ? notUndone(refused.why) : `Undone: ${getName(saved)}`,
      });
      return { ...toast, text, undo, leavesFocus: true };
    }, []);
  };
}
