import { useEffect, useEffectEvent, useRef, useState } from 'react';
import type { StoredRecord } from '../actions/actions.ts';
import type { ConflictState } from '../forms/Conflict.tsx';
import type { FormState } from '../forms/useFormState.ts';
import type { Noun } from '../../model/noun.ts';
import {
  changedByBoth,
  differAnywhere,
  mergeThreeWay,
  textAt,
  type Values,
} from '../forms/values.ts';
import type { AutosavedDraft } from './autosaved-drafts.ts';
import { useAutosavedDraft } from './useAutosavedDraft.ts';
import { useLeftDrafts } from './useLeftDrafts.ts';

type FormDraftsOptions<Row extends StoredRecord> = Pick<
  FormState<Row>,
  'store' | 'base' | 'newId' | 'continueWith'
> & {
  noun: Noun;
  name?: string | undefined;
  /** Identifies the drafts of a new record whose id is known. */
  knownId?: string | undefined;
  /** The draft to continue with. */
  draft?: AutosavedDraft | undefined;
  toValues: (record: Row | undefined) => Values;
};

/** The form's own draft, and other unsaved drafts of the same record. */
export function useFormDrafts<Row extends StoredRecord>(options: FormDraftsOptions<Row>) {
  const { noun, name, toValues, store, base, newId, continueWith } = options;
  const recordId = base?.id ?? options.knownId ?? 'new';
  const ownDraft = useAutosavedDraft({
    store,
    noun: noun.name,
    getName: (values) => textAt(values, noun.nameIn).trim() || name,
    recordId,
    revision: base?.revision ?? 0,
    newId: base ? undefined : newId,
  });
  const nounDrafts = useLeftDrafts(noun);
  const [conflictDraft, setConflictDraft] = useState<AutosavedDraft>();
  const initialDraft = useRef(options.draft);
  const drafts = nounDrafts.left.filter((draft) => draft.recordId === recordId && isLeft(draft));

  function isLeft({ writer, values }: AutosavedDraft) {
    return writer !== ownDraft.writer && differAnywhere(values, toValues(base));
  }

  async function applyDraft(draft: AutosavedDraft, chosen?: Values) {
    setConflictDraft(undefined);
    await ownDraft.putAside();
    const isOfThis = draft.recordId === recordId && draft.revision === (base?.revision ?? 0);
    const now = toValues(base);
    const values = isOfThis || !base ? draft.values : mergeThreeWay(draft.values, draft.base, now);
    continueWith(base, chosen ?? values, draft.newId ?? newId);
    ownDraft.replace(draft);
    nounDrafts.replaceOne(draft);
  }

  function dropConflict() {
    setConflictDraft(undefined);
  }

  function conflictState(draft: AutosavedDraft, newest: Row): ConflictState<Row> {
    return {
      newest,
      mine: draft.values,
      baseValues: draft.base,
      theirs: toValues(newest),
      confirm: 'Restore',
      onCancel: dropConflict,
      onChosen: (_, values) => void applyDraft(draft, values),
      onAddAsNew: dropConflict,
    };
  }

  function restoreDraft(draft: AutosavedDraft) {
    const isOlder = base && draft.revision !== base.revision;
    const hasConflict =
      isOlder && changedByBoth(draft.values, draft.base, toValues(base)).length > 0;
    if (hasConflict) setConflictDraft(draft);
    else void applyDraft(draft);
  }

  const continueWithWanted = useEffectEvent(() => {
    const draft = initialDraft.current;
    initialDraft.current = undefined;
    if (draft) (isLeft(draft) ? restoreDraft : nounDrafts.discard)(draft);
  });
  useEffect(() => continueWithWanted(), []);

  return {
    own: ownDraft,
    /** Set if a draft to restore and the record changed the same field. */
    conflict: conflictDraft && base && conflictState(conflictDraft, base),
    offers: {
      noun: noun.one,
      revision: base?.revision ?? 0,
      left: drafts,
      isElsewhere:
        recordId !== 'new' &&
        nounDrafts.elsewhere.some(
          (draft) => draft.recordId === recordId && draft.writer !== ownDraft.writer,
        ),
      isUnavailable: ownDraft.isUnavailable,
      onRestore: restoreDraft,
      onDiscard: (draft: AutosavedDraft) => {
        setConflictDraft(undefined);
        nounDrafts.discard(draft);
      },
    },
  };
}
