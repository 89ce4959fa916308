import { useEffect, useEffectEvent, useRef, useState } from 'react';
import type { StoredRecord } from '../actions.ts';
import type { useFormState } from '../forms/useFormState.ts';
import type { Noun } from '../../lib/noun.ts';
import { changedByBoth, differAnywhere, mineOverTheirs, type Values } from '../forms/values.ts';
import type { AutosavedDraft } from './autosaved-drafts.ts';
import { useAutosavedDraft } from './useAutosavedDraft.ts';
import { useLeftDrafts } from './useLeftDrafts.ts';

type FormDraftsOptions<Row extends StoredRecord> = {
  noun: Noun;
  name?: string | undefined;
  /** The draft to continue with. */
  draft?: AutosavedDraft | undefined;
  valuesOf: (record: Row | undefined) => Values;
  formState: ReturnType<typeof useFormState<Row>>;
};

/** The form's own draft, and those that were left of the same record. */
export function useFormDrafts<Row extends StoredRecord>(options: FormDraftsOptions<Row>) {
  const { noun, name, valuesOf, formState } = options;
  const { store, base, newId } = formState;
  const recordId = base?.id ?? 'new';
  const own = useAutosavedDraft({
    store,
    baseValues: formState.baseValues,
    noun: noun.name,
    name,
    recordId,
    revision: base?.revision ?? 0,
    newId: base ? undefined : newId,
  });
  const found = useLeftDrafts(noun);
  const [compared, setCompared] = useState<AutosavedDraft>();
  const wanted = useRef(options.draft);
  const left = found.left.filter((draft) => draft.recordId === recordId && isLeft(draft));

  function isLeft({ writer, values }: AutosavedDraft) {
    return writer !== own.writer && differAnywhere(values, valuesOf(base));
  }

  async function take(draft: AutosavedDraft, chosen?: Values) {
    setCompared(undefined);
    await own.putAside();
    const isOfThis = draft.recordId === recordId && draft.revision === (base?.revision ?? 0);
    const now = valuesOf(base);
    const values = isOfThis || !base ? draft.values : mineOverTheirs(draft.values, draft.base, now);
    formState.continueWith(base, chosen ?? values, draft.newId ?? newId);
    own.replace(draft);
    found.replaceOne(draft);
  }

  function bringBack(draft: AutosavedDraft) {
    const isOlder = base && draft.revision !== base.revision;
    const asks = isOlder && changedByBoth(draft.values, draft.base, valuesOf(base)).length > 0;
    if (asks) setCompared(draft);
    else void take(draft);
  }

  const continueWithWanted = useEffectEvent(() => {
    const draft = wanted.current;
    wanted.current = undefined;
    if (draft) (isLeft(draft) ? bringBack : found.discard)(draft);
  });
  useEffect(() => continueWithWanted(), []);

  return {
    left,
    isElsewhere: found.elsewhere.some(
      (draft) => draft.recordId === recordId && draft.writer !== own.writer && recordId !== 'new',
    ),
    isUnavailable: own.isUnavailable,
    discardOwn: own.discard,
    putAside: own.putAside,
    compared,
    compare: setCompared,
    take: (...given: Parameters<typeof take>) => void take(...given),
    onBringBack: bringBack,
    onDiscard: (draft: AutosavedDraft) => {
      setCompared(undefined);
      found.discard(draft);
    },
  };
}
