import type { AutosavedDraft } from '../../admin/autosave/autosaved-drafts.ts';
import { useAllLeftDrafts } from '../../admin/autosave/useAllLeftDrafts.ts';
import { paths } from '../../site/paths.ts';
import { noteNoun } from '../enquiries/useNoteDrafts.ts';
import { replyNoun } from '../enquiries/useReplyDrafts.ts';
import { nouns } from '../nouns.ts';

/** What this user has typed on this device and not saved, with where it is gone on with. */
export function useLeftOnDevice() {
  return useAllLeftDrafts().flatMap((draft) => lineOf(draft) ?? []);
}

function lineOf({ writer: key, noun, recordId, name, savedAt }: AutosavedDraft) {
  const text = 'Typed on this device, not saved';
  if (noun === noteNoun || noun === replyNoun) {
    const what = noun === noteNoun ? 'A note' : 'A reply';
    return { key, name: what, text, savedAt, address: paths.adminEnquiry(recordId) };
  }
  // Older drafts lie under the word for one record.
  const kind = Object.values(nouns).find((one) => [one.noun.name, one.noun.one].includes(noun));
  if (!kind) return undefined;
  const isInList = recordId === 'new' || kind.noun.name === 'developers';
  const address = isInList ? kind.adminAddress : `${kind.adminAddress}?edit=${recordId}`;
  return { key, name: name ?? `New ${kind.noun.one}`, text, savedAt, address };
}
