import { useQuery } from '@tanstack/react-query';
import { actions } from 'astro:actions';
import { pollingInterval } from '../../admin/actions/polling-interval.ts';
import { notUndone, undoChanges } from '../../admin/actions/undo-changes.ts';
import { useRead } from '../../admin/actions/useAction.ts';
import { useChange, type Outcome, type Send } from '../../admin/actions/useChange.ts';
import { noteErrors, type NewNote, type NotedRecord, type NoteThread } from './note.ts';

/** All notes of a record, followed while they are shown. */
export function useNotes({ noun, id }: NotedRecord, isShown = false) {
  const read = useRead();
  return useQuery({
    queryKey: ['notes', noun, id],
    queryFn: () => read(actions.notes.list, { noun, id }, noteErrors.fetch),
    refetchInterval: isShown ? pollingInterval : false,
  });
}

export type NoteChanges = ReturnType<typeof useNoteChanges>;

/** Changes to the notes of a record, each with its Undo. */
export function useNoteChanges(record: NotedRecord) {
  const { change, isBusy } = useChange({ keys: [['notes', record.noun], ['dashboard']] });

  return {
    isBusy,
    /** Resolves to false if it failed. */
    write: (note: NewNote) =>
      change(async (send: Send) => {
        const { entryId } = await send(actions.notes.write, note, noteErrors.add);
        return done(note.threadId ? 'Answer added' : 'Note added', entryId, true);
      }),
    resolve: ({ id: threadId }: NoteThread, isResolved: boolean) =>
      change(async (send: Send) => {
        const input = { record, threadId, isResolved };
        const errorMessage = isResolved ? noteErrors.resolve : noteErrors.reopen;
        const { entryId } = await send(actions.notes.resolve, input, errorMessage);
        return done(isResolved ? 'Note resolved' : 'Note reopened', entryId);
      }),
  };
}

function done(text: string, entryId: string | null, leavesFocus = false): Outcome {
  if (entryId === null) return undefined;
  const undo = undoChanges({
    action: actions.activity.undo,
    entryIds: [entryId],
    errorMessage: noteErrors.undo,
    report: ({ refused: [refused] }) => (refused ? notUndone(refused.why) : 'Undone'),
  });
  return { text, undo, leavesFocus };
}
