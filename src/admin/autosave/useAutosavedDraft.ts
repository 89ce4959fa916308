import { useEffect, useRef, useState } from 'react';
import { useEditor } from '../frame/member-context.ts';
import type { FormStore } from '../forms/form-store.ts';
import { differAnywhere, type Values } from '../forms/values.ts';
import type { AutosavedDraft } from './autosaved-drafts.ts';
import { openDraftWriter } from './draft-writer.ts';
import { useAutosave } from './useAutosave.ts';

type AutosavedDraftOptions = Pick<
  AutosavedDraft,
  'noun' | 'recordId' | 'revision' | 'name' | 'newId'
> & { store: FormStore; baseValues: Values };

/** Saves the values of a form on the device while they differ from the record's values. */
export function useAutosavedDraft({ store, baseValues, ...identity }: AutosavedDraftOptions) {
  const user = useEditor();
  const [draft] = useState(() => openDraftWriter(user));
  const [isUnavailable, setUnavailable] = useState(false);
  const autosave = useAutosave(() => void save());
  const savedValues = useRef<Values>(undefined);

  function content() {
    return { ...identity, values: store.values(), base: baseValues };
  }

  async function save() {
    if (savedValues.current === store.values()) return;
    savedValues.current = store.values();
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
      savedValues.current = store.values();
      void draft.discard();
    },
    /** Saves a copy before other values replace the current ones. */
    putAside: async () => {
      if (!differAnywhere(store.values(), baseValues)) return;
      if (!(await draft.saveCopy(content()))) setUnavailable(true);
    },
  };
}
