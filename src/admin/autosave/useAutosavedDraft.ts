import { useEffect, useRef, useState } from 'react';
import { useEditor } from '../frame/member-context.ts';
import type { FormStore } from '../forms/form-store.ts';
import { differAnywhere, type Values } from '../forms/values.ts';
import type { AutosavedDraft } from './autosaved-drafts.ts';
import { openDraftWriter } from './draft-writer.ts';
import { useAutosave } from './useAutosave.ts';

type AutosavedDraftOptions = Pick<AutosavedDraft, 'noun' | 'recordId' | 'revision' | 'newId'> & {
  store: FormStore;
  /** The name as typed. */
  getName: (values: Values) => string | undefined;
};

/**
 * Saves the values of a form on the device while they differ from the saved ones, as the store has them: the form may
 * close before it renders with what was saved.
 */
export function useAutosavedDraft({ store, getName, ...identity }: AutosavedDraftOptions) {
  const user = useEditor();
  const [draft] = useState(() => openDraftWriter(user));
  const [isUnavailable, setUnavailable] = useState(false);
  const autosave = useAutosave(() => void save());
  const savedValues = useRef<Values>(undefined);

  function content() {
    const values = store.values();
    return { ...identity, name: getName(values), values, base: store.base() };
  }

  async function save() {
    if (savedValues.current === store.values()) return;
    savedValues.current = store.values();
    if (!differAnywhere(store.values(), store.base())) await draft.discard();
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
      if (!differAnywhere(store.values(), store.base())) return;
      if (!(await draft.saveCopy(content()))) setUnavailable(true);
    },
  };
}
