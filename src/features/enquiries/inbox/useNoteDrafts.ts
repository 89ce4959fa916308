import type { AutosavedDraft } from '../../../admin/autosave/autosaved-drafts.ts';
import type { InboxEnquiry } from './enquiry-inbox.ts';
import { useDraftsById, type DraftUpdate } from '../conversation/useDraftsById.ts';

/** The enquiry fields that a note is edited against. */
export type NoteBase = Pick<InboxEnquiry, 'id' | 'revision' | 'note'>;

/** An unsaved note, and the enquiry as it was when editing began. */
export type NoteDraft = { text: string; base: NoteBase };

export type NoteUpdate = DraftUpdate<NoteDraft>;

export const noteNoun = 'note';

const kind = {
  noun: noteNoun,
  toContent: ({ text, base: { revision, note } }: NoteDraft) => ({
    revision,
    values: { note: text },
    base: { note },
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
      const { recordId: id, revision, values, base } = saved;
      const { text, base: ownBase } = drafts[id] ?? {
        text: '',
        base: { id, revision, note: String(base['note']) },
      };
      replace(saved, { text: [text, values['note']].filter(Boolean).join('\n\n'), base: ownBase });
    },
  };
}
