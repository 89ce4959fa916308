import type { AutosavedDraft } from '../../../admin/autosave/autosaved-drafts.ts';
import { newSubmissionKey } from '../conversation/submission-key.ts';
import { useDraftsById, type DraftUpdate } from '../conversation/useDraftsById.ts';

/** A note that is not added yet. Adding it twice under its id adds it once. */
export type NoteDraft = { noteId: string; text: string };

export type NoteUpdate = DraftUpdate<NoteDraft>;

export const noteNoun = 'note';

const kind = {
  noun: noteNoun,
  toContent: ({ noteId, text }: NoteDraft) => ({
    revision: 0,
    values: { noteId, note: text },
    base: {},
  }),
};

/** Unsaved notes of this window, by enquiry id. */
export function useNoteDrafts() {
  const { drafts, isUnavailable, change, replace } = useDraftsById(kind);
  return {
    drafts,
    isUnavailable,
    change,
    /** Continues a saved note, below what has been typed since. */
    continueWith: (saved: AutosavedDraft) => {
      const { recordId: id, values } = saved;
      const typed = drafts[id];
      const text = [typed?.text, values['note']];
      const noteId = typed?.noteId ?? newSubmissionKey();
      replace(saved, { noteId, text: text.filter(Boolean).join('\n\n') });
    },
  };
}
