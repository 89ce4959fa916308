import type { AutosavedDraft } from '../../admin/autosave/autosaved-drafts.ts';
import { useDraftsById, type DraftUpdate } from './useDraftsById.ts';

/** A reply that is not sent yet. The key stays with it, so that it is never sent twice. */
export type ReplyDraft = { submissionKey: string; subject: string; html: string };

export type ReplyUpdate = DraftUpdate<ReplyDraft>;

export const replyNoun = 'reply';

const kind = {
  noun: replyNoun,
  contentOf: (values: ReplyDraft) => ({ revision: 0, values, base: {} }),
};

/** The replies that are being written in this window, by enquiry. */
export function useReplyDrafts() {
  const { drafts, isUnavailable, change, replace } = useDraftsById(kind);
  return {
    drafts,
    isUnavailable,
    change,
    /** Continues with a reply that was left, below what has been typed since. */
    continueWith: (left: AutosavedDraft) => {
      const { submissionKey, subject, html } = left.values as ReplyDraft;
      const present = drafts[left.recordId];
      replace(left, { submissionKey, subject, html: (present?.html ?? '') + html });
    },
  };
}
