import { useEffect, useRef, useState } from 'react';
import type { AutosavedDraft } from '../../../admin/autosave/autosaved-drafts.ts';
import { openDraftWriter } from '../../../admin/autosave/draft-writer.ts';
import { useAutosave } from '../../../admin/autosave/useAutosave.ts';
import { useEditor } from '../../../admin/frame/member-context.ts';

type Content = Pick<AutosavedDraft, 'revision' | 'values' | 'base'>;

type Kind<Draft> = {
  /** The noun of the drafts on the device. It does not identify the sender of the enquiry. */
  noun: string;
  toContent: (draft: Draft) => Content;
};

export type DraftUpdate<Draft> = (draft: Draft | undefined) => Draft | undefined;

type Open = ReturnType<typeof openDraftWriter> & { saved?: string };

/** Drafts of this window by enquiry id. Each is autosaved on the device. */
export function useDraftsById<Draft>({ noun, toContent }: Kind<Draft>) {
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

  function openWriter(id: string) {
    const writer = open.current.get(id) ?? openDraftWriter(user);
    open.current.set(id, writer);
    return writer;
  }

  async function save(id: string, draft: Draft) {
    const writer: Open = openWriter(id);
    const content = toContent(draft);
    const text = JSON.stringify(content.values);
    if (writer.saved === text) return;
    writer.saved = text;
    const draftName = { noun, recordId: id, name: `a ${noun}`, newId: undefined };
    if (!(await writer.save({ ...draftName, ...content }))) setUnavailable(true);
  }

  return {
    drafts,
    isUnavailable,
    change: (id: string, update: DraftUpdate<Draft>) =>
      setDrafts(({ [id]: draft, ...others }) => {
        const next = update(draft);
        return next ? { ...others, [id]: next } : others;
      }),
    /** Replaces the current draft with a saved one. */
    replace: (savedDraft: AutosavedDraft, draft: Draft) => {
      setDrafts((others) => ({ ...others, [savedDraft.recordId]: draft }));
      openWriter(savedDraft.recordId).replace(savedDraft);
      void save(savedDraft.recordId, draft);
    },
  };
}
