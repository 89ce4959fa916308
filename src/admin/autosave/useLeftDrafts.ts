import { useCallback, useEffect, useState } from 'react';
import type { Noun } from '../../records/noun.ts';
import { useEditor } from '../frame/member-context.ts';
import {
  deleteAutosaved,
  listAutosaved,
  onDraftDeleted,
  type AutosavedDraft,
} from './autosaved-drafts.ts';
import { findOpenWriters } from './draft-writer.ts';

type LeftDrafts = { left: AutosavedDraft[]; elsewhere: AutosavedDraft[] };

/** By then the browser has released the locks of a window that was just closed. */
export const closingMs = 2_000;

const noDrafts: LeftDrafts = { left: [], elsewhere: [] };

/** This user's drafts of a noun: those that are not open, and those open in other windows. */
export function useLeftDrafts({ name, one }: Pick<Noun, 'name' | 'one'>) {
  const user = useEditor();
  const [leftDrafts, setDrafts] = useState<LeftDrafts>();

  const refresh = useCallback(async () => {
    const drafts = await listAutosaved(user, name, one);
    const open = await findOpenWriters(drafts.map(({ writer }) => writer));
    return {
      left: drafts.filter(({ writer }) => !open.has(writer)),
      elsewhere: drafts.filter(({ writer }) => open.has(writer)),
    };
  }, [user, name, one]);

  useEffect(() => {
    let isWanted = true;
    let timer: ReturnType<typeof setTimeout> | undefined;
    void refreshTwice();
    async function refreshTwice() {
      const drafts = await refresh();
      if (!isWanted) return;
      setDrafts(drafts);
      if (drafts.elsewhere.length === 0) return;
      timer = setTimeout(() => void refreshClosed(drafts.elsewhere), closingMs);
    }
    async function refreshClosed(open: AutosavedDraft[]) {
      const { left, elsewhere } = await refresh();
      const closed = left.filter((draft) => isAmong(open, draft));
      if (!isWanted) return;
      setDrafts((previous = noDrafts) => {
        const added = closed.filter((draft) => !isAmong(previous.left, draft));
        return { left: [...previous.left, ...added], elsewhere };
      });
    }
    return () => {
      isWanted = false;
      clearTimeout(timer);
    };
  }, [refresh]);

  useEffect(() => onDraftDeleted((writer) => setDrafts(without(writer))), []);

  return {
    ...(leftDrafts ?? noDrafts),
    discard: ({ writer }: AutosavedDraft) => void deleteAutosaved(writer).catch(() => undefined),
    /** Refreshes the drafts after one of them is replaced. */
    replaceOne: ({ writer }: AutosavedDraft) =>
      void refresh().then((drafts) => setDrafts(without(writer)(drafts))),
  };
}

function isAmong(drafts: AutosavedDraft[], { writer }: AutosavedDraft) {
  return drafts.some((draft) => draft.writer === writer);
}

function without(writer: string) {
  return ({ left, elsewhere }: LeftDrafts = noDrafts): LeftDrafts => ({
    left: left.filter((draft) => draft.writer !== writer),
    elsewhere,
  });
}
