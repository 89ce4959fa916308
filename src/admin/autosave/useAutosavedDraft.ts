import { useEffect, useRef, useState } from 'react';
import { useEditor } from '../member-context.ts';
import type { FormStore } from '../forms/form-store.ts';
import { differAnywhere, type Values } from '../forms/values.ts';
import type { AutosavedDraft } from './autosaved-drafts.ts';
import { openDraftWriter } from './draft-writer.ts';
import { useAutosave } from './useAutosave.ts';

type AutosavedDraftOptions = Pick<
  AutosavedDraft,
  'noun' | 'recordId' | 'revision' | 'name' | 'newId'
> & { store: FormStore; baseValues: Values };

/** Saves the values of a form on the device while they differ from those of its record. */
export function useAutosavedDraft({ store, baseValues, ...about }: AutosavedDraftOptions) {
  const user = useEditor();
  const [draft] = useState(() => openDraftWriter(user));
  const [isUnavailable, setUnavailable] = useState(false);
  const autosave = useAutosave(() => void save());
  const saved = useRef<Values>(undefined);

  function content() {
    return { ...about, values: store.values(), base: baseValues };
  }

  async function save() {
    if (saved.current === store.values()) return;
    saved.current = store.values();
    if (!differAnywhere(store.values(), baseValues)) await draft.discard();
    else if (!(await draft.save(content()))) setUnavailable(true);
  }

  useEffect(() => store.subscribe(autosave.schedule), [store, autosave]);

  useEffect(() => draft.close, [draft]);

  return {
    writer: draft.writer,
    isUnavailable,
    replace: draft.replace,
    discard: () => {
      autosave.cancel();
      saved.current = store.values();
      void draft.discard();
    },
    /** Saves a copy, before other values take the place of these. */
    putAside: async () => {
      if (!differAnywhere(store.values(), baseValues)) return;
      if (!(await draft.saveCopy(content()))) setUnavailable(true);
    },
  };
}
