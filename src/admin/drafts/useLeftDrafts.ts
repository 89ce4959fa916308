import { useCallback, useEffect, useState } from 'react';
import { useEditor } from '../editor-context.ts';
import { dropDraft, listDrafts, type Draft } from './draft-store.ts';
import { findOpenWriters } from './draft-writers.ts';

type Found = { left: Draft[]; elsewhere: Draft[] };

/** By then a window that was closed has let go of its form. */
const closingMs = 2_000;

const none: Found = { left: [], elsewhere: [] };

/** What this user has typed of a noun and left unsaved, and what is being typed in other windows. */
export function useLeftDrafts(noun: string) {
  const user = useEditor();
  const [found, setFound] = useState<Found>();

  const look = useCallback(async () => {
    const drafts = await listDrafts({ user, noun }).catch(() => []);
    const open = await findOpenWriters(drafts.map(({ writer }) => writer));
    return {
      left: drafts.filter(({ writer }) => !open.has(writer)),
      elsewhere: drafts.filter(({ writer }) => open.has(writer)),
    };
  }, [user, noun]);

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
    async function lookAgainAt(open: Draft[]) {
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

  return {
    ...(found ?? none),
    discard: ({ writer }: Draft) => {
      setFound(withoutOne(writer));
      void dropDraft(writer).catch(() => undefined);
    },
    /** Looks again, when one of them is being dropped and another may have come. */
    replaceOne: ({ writer }: Draft) =>
      void look().then((drafts) => setFound(withoutOne(writer)(drafts))),
  };
}

function isAmong(drafts: Draft[], { writer }: Draft) {
  return drafts.some((draft) => draft.writer === writer);
}

function withoutOne(writer: string) {
  return ({ left, elsewhere }: Found = none): Found => ({
    left: left.filter((draft) => draft.writer !== writer),
    elsewhere,
  });
}
