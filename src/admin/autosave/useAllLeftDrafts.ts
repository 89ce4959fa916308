import { useEffect, useState } from 'react';
import { useEditor } from '../frame/member-context.ts';
import { listAllDrafts, onDraftDeleted, type AutosavedDraft } from './autosaved-drafts.ts';
import { findOpenWriters, untilClosed } from './draft-writer.ts';

/** All unsaved drafts of this user on this device that are not open. Refreshed when the window gets the focus. */
export function useAllLeftDrafts() {
  const user = useEditor();
  const [leftDrafts, setDrafts] = useState<AutosavedDraft[]>([]);

  useEffect(() => {
    const stop = new AbortController();
    const { signal } = stop;
    const awaited = new Set<string>();
    async function refresh() {
      const drafts = await listAllDrafts(user);
      const open = await findOpenWriters(drafts.map(({ writer }) => writer));
      if (signal.aborted) return;
      setDrafts(drafts.filter(({ writer }) => !open.has(writer)));
      for (const writer of open) {
        if (!awaited.has(writer)) void untilClosed(writer, signal).then(onChange);
        awaited.add(writer);
      }
    }
    const onChange = () => void refresh();
    onChange();
    addEventListener('focus', onChange, { signal });
    const stopListening = onDraftDeleted(onChange);
    return () => {
      stop.abort();
      stopListening();
    };
  }, [user]);

  return leftDrafts;
}
