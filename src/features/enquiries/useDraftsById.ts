import { useEffect, useRef, useState } from 'react';
import type { AutosavedDraft } from '../../admin/autosave/autosaved-drafts.ts';
import { openDraftWriter } from '../../admin/autosave/draft-writer.ts';
import { useAutosave } from '../../admin/autosave/useAutosave.ts';
import { useEditor } from '../../admin/member-context.ts';

type Content = Pick<AutosavedDraft, 'revision' | 'values' | 'base'>;

type Kind<Draft> = {
  /** Of the drafts on the device. They do not name the sender of the enquiry. */
  noun: string;
  contentOf: (draft: Draft) => Content;
};

export type DraftUpdate<Draft> = (draft: Draft | undefined) => Draft | undefined;

type Open = ReturnType<typeof openDraftWriter> & { saved?: string };

/** What is being written in this window, by enquiry. Each is autosaved on the device. */
export function useDraftsById<Draft>({ noun, contentOf }: Kind<Draft>) {
  const user = useEditor();
  const [drafts, setDrafts] = useState<Record<string, Draft>>({});
  const [isUnavailable, setUnavailable] = useState(false);
  const open = useRef(new Map<string, Open>());
  const autosave = useAutosave(() => {
    for (const [id, draft] of Object.entries(drafts)) void save(id, draft);
  });

  useEffect(() => {
    for (const [id, writer] of open.current) {
      if (drafts[id]) continue;
      open.current.delete(id);
      void writer.discard().then(writer.close);
    }
    if (Object.keys(drafts).length > 0) autosave.schedule();
  }, [drafts, autosave]);

  useEffect(() => {
    const writers = open.current;
    return () => {
      for (const { close } of writers.values()) close();
    };
  }, []);

  function writerOf(id: string) {
    const writer = open.current.get(id) ?? openDraftWriter(user);
    open.current.set(id, writer);
    return writer;
  }

  async function save(id: string, draft: Draft) {
    const writer: Open = writerOf(id);
    const content = contentOf(draft);
    const text = JSON.stringify(content.values);
    if (writer.saved === text) return;
    writer.saved = text;
    const named = { noun, recordId: id, name: `a ${noun}`, newId: undefined };
    if (!(await writer.save({ ...named, ...content }))) setUnavailable(true);
  }

  return {
    drafts,
    isUnavailable,
    change: (id: string, update: DraftUpdate<Draft>) =>
      setDrafts(({ [id]: draft, ...others }) => {
        const next = update(draft);
        return next ? { ...others, [id]: next } : others;
      }),
    /** Goes on with a draft that was left, in place of what is being written. */
    replace: (left: AutosavedDraft, draft: Draft) => {
      setDrafts((others) => ({ ...others, [left.recordId]: draft }));
      writerOf(left.recordId).replace(left);
      void save(left.recordId, draft);
    },
  };
}
