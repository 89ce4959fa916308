import { useCallback, useEffect, useState } from 'react';
import type { Noun } from '../../model/noun.ts';
import { useEditor } from '../frame/member-context.ts';
import {
  deleteAutosaved,
  listAutosaved,
  onDraftDeleted,
  type AutosavedDraft,
} from './autosaved-drafts.ts';
import { findOpenWriters, untilClosed } from './draft-writer.ts';

type LeftDrafts = { left: AutosavedDraft[]; elsewhere: AutosavedDraft[] };

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
    const stop = new AbortController();
    const { signal } = stop;
    void showAll();
    async function showAll() {
      const drafts = await refresh();
      if (signal.aborted) return;
      setDrafts(drafts);
      for (const { writer } of drafts.elsewhere) void showOnceClosed(writer);
    }
    async function showOnceClosed(writer: string) {
      if (!(await untilClosed(writer, signal))) return;
      const { left } = await refresh();
      if (signal.aborted) return;
      const closed = left.filter((draft) => draft.writer === writer);
      setDrafts((previous) => {
        const others = without(writer)(previous);
        return { ...others, left: [...others.left, ...closed] };
      });
    }
    return () => stop.abort();
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

function without(writer: string) {
  const isOther = (draft: AutosavedDraft) => draft.writer !== writer;
  return ({ left, elsewhere }: LeftDrafts = noDrafts): LeftDrafts => ({
    left: left.filter(isOther),
    elsewhere: elsewhere.filter(isOther),
  });
}
