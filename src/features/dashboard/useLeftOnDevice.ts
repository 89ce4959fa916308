import type { AutosavedDraft } from '../../admin/autosave/autosaved-drafts.ts';
import { useAllLeftDrafts } from '../../admin/autosave/useAllLeftDrafts.ts';
import { paths } from '../../site/paths.ts';
import { noteNoun } from '../enquiries/inbox/useNoteDrafts.ts';
import { replyNoun } from '../enquiries/conversation/useReplyDrafts.ts';
import { nouns } from '../nouns.ts';

/** This user's unsaved drafts on this device, each with the URL of its form. */
export function useLeftOnDevice() {
  return useAllLeftDrafts().flatMap((draft) => lineOf(draft) ?? []);
}

function lineOf({ writer: key, noun, recordId, name, savedAt }: AutosavedDraft) {
  const text = 'Unsaved changes on this device';
  if (noun === noteNoun || noun === replyNoun) {
    const what = noun === noteNoun ? 'A note' : 'A reply';
    return { key, name: what, text, savedAt, address: paths.adminEnquiry(recordId) };
  }
  // Older drafts are stored under the singular name.
  const kind = Object.values(nouns).find((one) => [one.noun.name, one.noun.one].includes(noun));
  if (!kind) return undefined;
  const isInList = recordId === 'new' || kind.noun.name === 'developers';
  const address = isInList ? kind.adminAddress : `${kind.adminAddress}?edit=${recordId}`;
  return { key, name: name ?? `New ${kind.noun.one}`, text, savedAt, address };
}
