import type { AutosavedDraft } from '../../admin/autosave/autosaved-drafts.ts';
import type { InboxEnquiry } from './enquiry-inbox.ts';
import { useDraftsById, type DraftUpdate } from './useDraftsById.ts';

/** What of an enquiry a note is written over. */
export type NoteBase = Pick<InboxEnquiry, 'id' | 'revision' | 'note'>;

/** A note that is not saved, and the enquiry as it was when the note was begun. */
export type NoteDraft = { text: string; base: NoteBase };

export type NoteUpdate = DraftUpdate<NoteDraft>;

export const noteNoun = 'note';

const kind = {
  noun: noteNoun,
  contentOf: ({ text, base: { revision, note } }: NoteDraft) => ({
    revision,
    values: { note: text },
    base: { note },
  }),
};

/** The notes that are being written in this window, by enquiry. */
export function useNoteDrafts() {
  const { drafts, isUnavailable, change, replace } = useDraftsById(kind);
  return {
    drafts,
    isUnavailable,
    change,
    /** Continues with a note that was left, below what has been typed since. */
    continueWith: (left: AutosavedDraft) => {
      const { recordId: id, revision, values, base } = left;
      const { text, base: begun } = drafts[id] ?? {
        text: '',
        base: { id, revision, note: String(base['note']) },
      };
      replace(left, { text: [text, values['note']].filter(Boolean).join('\n\n'), base: begun });
    },
  };
}
