import { useCallback, useEffect, useState } from 'react';
import type { Noun } from '../../lib/noun.ts';
import { useEditor } from '../member-context.ts';
import {
  deleteDraft,
  listDrafts,
  onDraftDeleted,
  type AutosavedDraft,
} from './autosaved-drafts.ts';
import { findOpenWriters } from './draft-writer.ts';

type LeftDrafts = { left: AutosavedDraft[]; elsewhere: AutosavedDraft[] };

/** By then the browser has released the locks of a window that was just closed. */
export const closingMs = 2_000;

const none: LeftDrafts = { left: [], elsewhere: [] };

/** The drafts of a noun that this user has left, and those that are being typed in other windows. */
export function useLeftDrafts({ name, one }: Pick<Noun, 'name' | 'one'>) {
  const user = useEditor();
  const [found, setFound] = useState<LeftDrafts>();

  const look = useCallback(async () => {
    const drafts = await listDrafts(user, name, one);
    const open = await findOpenWriters(drafts.map(({ writer }) => writer));
    return {
      left: drafts.filter(({ writer }) => !open.has(writer)),
      elsewhere: drafts.filter(({ writer }) => open.has(writer)),
    };
  }, [user, name, one]);

  useEffect(() => {
    let isWanted = true;
    let again: ReturnType<typeof setTimeout> | undefined;
    void lookTwice();
    async function lookTwice() {
      const drafts = await look();
      if (!isWanted) return;
      setFound(drafts);
      if (drafts.elsewhere.length === 0) return;
      again = setTimeout(() => void lookAgainAt(drafts.elsewhere), closingMs);
    }
    async function lookAgainAt(open: AutosavedDraft[]) {
      const { left, elsewhere } = await look();
      const closed = left.filter((draft) => isAmong(open, draft));
      if (!isWanted) return;
      setFound((before = none) => {
        const added = closed.filter((draft) => !isAmong(before.left, draft));
        return { left: [...before.left, ...added], elsewhere };
      });
    }
    return () => {
      isWanted = false;
      clearTimeout(again);
    };
  }, [look]);

  useEffect(() => onDraftDeleted((writer) => setFound(withoutOne(writer))), []);

  return {
    ...(found ?? none),
    discard: ({ writer }: AutosavedDraft) => void deleteDraft(writer).catch(() => undefined),
    /** Looks again, when one of them is being replaced and another may have come. */
    replaceOne: ({ writer }: AutosavedDraft) =>
      void look().then((drafts) => setFound(withoutOne(writer)(drafts))),
  };
}

function isAmong(drafts: AutosavedDraft[], { writer }: AutosavedDraft) {
  return drafts.some((draft) => draft.writer === writer);
}

function withoutOne(writer: string) {
  return ({ left, elsewhere }: LeftDrafts = none): LeftDrafts => ({
    left: left.filter((draft) => draft.writer !== writer),
    elsewhere,
  });
}
