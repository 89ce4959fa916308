import { useEffect, useEffectEvent, useRef, useState } from 'react';
import type { Kept } from '../actions.ts';
import type { useWritten } from '../forms/useWritten.ts';
import { differAnywhere, mineOverTheirs, type Values } from '../forms/values.ts';
import type { Draft } from './draft-store.ts';
import { useDraft } from './useDraft.ts';
import { useLeftDrafts } from './useLeftDrafts.ts';

type FormDraftsOptions<Row extends Kept> = {
  noun: string;
  name?: string | undefined;
  /** A draft that its user wants to go on with. */
  draft?: Draft | undefined;
  valuesOf: (record: Row | undefined) => Values;
  written: ReturnType<typeof useWritten<Row>>;
};

/** The form's own draft, and those that were left of the same record. */
export function useFormDrafts<Row extends Kept>(options: FormDraftsOptions<Row>) {
  const { noun, name, valuesOf, written } = options;
  const { store, base, newId } = written;
  const recordId = base?.id ?? 'new';
  const own = useDraft({
    store,
    baseValues: written.baseValues,
    noun,
    name,
    recordId,
    revision: base?.revision ?? 0,
    newId: base ? undefined : newId,
  });
  const found = useLeftDrafts(noun);
  const [compared, setCompared] = useState<Draft>();
  const wanted = useRef(options.draft);
  const left = found.left.filter((draft) => draft.recordId === recordId && isLeft(draft));

  function isLeft({ writer, values }: Draft) {
    return writer !== own.writer && differAnywhere(values, valuesOf(base));
  }

  async function take(draft: Draft) {
    setCompared(undefined);
    await own.putAside();
    const isOfThis = draft.recordId === recordId && draft.revision === (base?.revision ?? 0);
    const now = valuesOf(base);
    const values = isOfThis || !base ? draft.values : mineOverTheirs(draft.values, draft.base, now);
    written.goOn(base, values, draft.newId ?? newId);
    own.replace(draft);
    found.replaceOne(draft);
  }

  function bringBack(draft: Draft) {
    if (base && draft.revision !== base.revision) setCompared(draft);
    else void take(draft);
  }

  const goOnWithWanted = useEffectEvent(() => {
    const draft = wanted.current;
    wanted.current = undefined;
    if (draft) (isLeft(draft) ? bringBack : found.discard)(draft);
  });
  useEffect(() => goOnWithWanted(), []);

  return {
    left,
    isElsewhere: found.elsewhere.some(
      (draft) => draft.recordId === recordId && draft.writer !== own.writer && recordId !== 'new',
    ),
    isUnavailable: own.isUnavailable,
    forget: own.forget,
    putAside: own.putAside,
    compared,
    compare: setCompared,
    take: (draft: Draft) => void take(draft),
    onBringBack: bringBack,
    onDiscard: (draft: Draft) => {
      setCompared(undefined);
      found.discard(draft);
    },
  };
}
