import { useCallback, useEffect, useState } from 'react';
import { useEditor } from '../editor-context.ts';
import { dropDraft, listDrafts, type Draft } from './draft-store.ts';
import { findOpenWriters } from './draft-writers.ts';

type Found = { left: Draft[]; elsewhere: Draft[] };

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
    void look().then((drafts) => isWanted && setFound(drafts));
    return () => {
      isWanted = false;
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

function withoutOne(writer: string) {
  return ({ left, elsewhere }: Found = none): Found => ({
    left: left.filter((draft) => draft.writer !== writer),
    elsewhere,
  });
}
