import { useEffect, useState } from 'react';
import { useEditor } from '../frame/member-context.ts';
import { listAllDrafts, onDraftDeleted, type AutosavedDraft } from './autosaved-drafts.ts';
import { findOpenWriters } from './draft-writer.ts';
import { closingMs } from './useLeftDrafts.ts';

/** All unsaved drafts of this user on this device that are not open. Refreshed when the window gets the focus. */
export function useAllLeftDrafts() {
  const user = useEditor();
  const [leftDrafts, setDrafts] = useState<AutosavedDraft[]>([]);

  useEffect(() => {
    let isWanted = true;
    async function refresh() {
      const drafts = await listAllDrafts(user);
      const open = await findOpenWriters(drafts.map(({ writer }) => writer));
      if (isWanted) setDrafts(drafts.filter(({ writer }) => !open.has(writer)));
    }
    const onFocus = () => void refresh();
    onFocus();
    const timer = setTimeout(onFocus, closingMs);
    addEventListener('focus', onFocus);
    const stopListening = onDraftDeleted(onFocus);
    return () => {
      isWanted = false;
      clearTimeout(timer);
      removeEventListener('focus', onFocus);
      stopListening();
    };
  }, [user]);

  return leftDrafts;
}
