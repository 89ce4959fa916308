import { useEffect, useRef, useState } from 'react';
import { useEditor } from '../editor-context.ts';
import type { FormStore } from '../forms/form-store.ts';
import { differAnywhere, type Values } from '../forms/values.ts';
import { dropDraft, putDraft, type Draft } from './draft-store.ts';
import { holdWriter, makeWriter } from './draft-writers.ts';
import { useKeeping } from './useKeeping.ts';

type DraftOptions = Pick<Draft, 'noun' | 'recordId' | 'revision' | 'name' | 'newId'> & {
  store: FormStore;
  baseValues: Values;
};

/** Keeps what is typed on the device, half a second after it was typed and when the window is left. */
export function useDraft({ store, baseValues, ...about }: DraftOptions) {
  const user = useEditor();
  const [writer] = useState(makeWriter);
  const [isUnavailable, setUnavailable] = useState(false);
  const keeping = useKeeping(() => void write());
  const written = useRef<Values>(undefined);
  const replaced = useRef<string[]>([]);

  function isChanged() {
    return differAnywhere(store.values(), baseValues);
  }

  function draftAs(name: string): Draft {
    const savedAt = new Date().toISOString();
    return { ...about, user, writer: name, values: store.values(), base: baseValues, savedAt };
  }

  async function write() {
    if (written.current === store.values()) return;
    written.current = store.values();
    if (!isChanged()) return forget();
    try {
      await putDraft(draftAs(writer));
      await Promise.all(replaced.current.splice(0).map(dropDraft));
    } catch {
      setUnavailable(true);
    }
  }

  async function forget() {
    keeping.settle();
    written.current = store.values();
    const given = [writer, ...replaced.current.splice(0)];
    await Promise.allSettled(given.map(dropDraft));
  }

  useEffect(() => store.subscribe(keeping.noteTyping), [store, keeping]);

  useEffect(() => holdWriter(writer), [writer]);

  return {
    writer,
    isUnavailable,
    /** What was typed is saved, or given up, and with it the draft that it went on from. */
    forget,
    /** Puts what is typed aside, as a draft of its own, before another text takes its place. */
    putAside: async () => {
      if (isChanged()) await putDraft(draftAs(makeWriter())).catch(() => setUnavailable(true));
    },
    /** A draft whose text was written into this form goes as soon as this form's own is kept. */
    replace: (draft: Draft) => replaced.current.push(draft.writer),
  };
}
