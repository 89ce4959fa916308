import { useEffect, useState } from 'react';
import { useEditor } from '../member-context.ts';
import { listAllDrafts, onDraftDeleted, type AutosavedDraft } from './autosaved-drafts.ts';
import { findOpenWriters } from './draft-writer.ts';
import { closingMs } from './useLeftDrafts.ts';

/** What this user has typed on this device and left, of anything. Looks again whenever the window gets the focus. */
export function useAllLeftDrafts() {
  const user = useEditor();
  const [left, setLeft] = useState<AutosavedDraft[]>([]);

  useEffect(() => {
    let isWanted = true;
    async function look() {
      const drafts = await listAllDrafts(user);
      const open = await findOpenWriters(drafts.map(({ writer }) => writer));
      if (isWanted) setLeft(drafts.filter(({ writer }) => !open.has(writer)));
    }
    const onFocus = () => void look();
    onFocus();
    const again = setTimeout(onFocus, closingMs);
    addEventListener('focus', onFocus);
    const stopListening = onDraftDeleted(onFocus);
    return () => {
      isWanted = false;
      clearTimeout(again);
      removeEventListener('focus', onFocus);
      stopListening();
    };
  }, [user]);

  return left;
}
