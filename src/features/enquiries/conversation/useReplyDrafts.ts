import type { AutosavedDraft } from '../../../admin/autosave/autosaved-drafts.ts';
import { useDraftsById, type DraftUpdate } from './useDraftsById.ts';

/** An unsent reply. The submission key stays the same, so that a reply is never sent twice. */
export type ReplyDraft = { submissionKey: string; subject: string; html: string };

export type ReplyUpdate = DraftUpdate<ReplyDraft>;

export const replyNoun = 'reply';

const kind = {
  noun: replyNoun,
  toContent: (values: ReplyDraft) => ({ revision: 0, values, base: {} }),
};

/** Unsent replies of this window, by enquiry id. */
export function useReplyDrafts() {
  const { drafts, isUnavailable, change, replace } = useDraftsById(kind);
  return {
    drafts,
    isUnavailable,
    change,
    /** Continues a saved reply, below what has been typed since. */
    continueWith: (saved: AutosavedDraft) => {
      const { submissionKey, subject, html } = saved.values as ReplyDraft;
      const current = drafts[saved.recordId];
      replace(saved, { submissionKey, subject, html: (current?.html ?? '') + html });
    },
  };
}
