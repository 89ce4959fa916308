import { useEffect, useRef, useState } from 'react';
import type { Action, Change, StoredRecord } from '../actions.ts';
import { useAction } from '../SignInAgain.tsx';
import { makeId } from './make-id.ts';
import type { useFormState } from './useFormState.ts';
import { usePendingUploads } from './usePendingUploads.ts';
import { differAnywhere, mineOverTheirs, type Values } from './values.ts';

type SavingOptions<Row extends StoredRecord> = {
  formState: ReturnType<typeof useFormState<Row>>;
  valuesOf: (record: Row | undefined) => Values;
  save: Action<object, Change<Row>>;
  saveError: string;
  focusFirstError: () => void;
  /** Called when everything in the form is saved. */
  onAllSaved: () => void;
  onSaved: (record: Row, isLeft: boolean) => void;
};

/** Sends the input of a form, and handles the answer. */
export function useSaving<Row extends StoredRecord>(options: SavingOptions<Row>) {
  const { formState, valuesOf, saveError, focusFirstError, onAllSaved, onSaved } = options;
  const { store, base } = formState;
  const call = useAction();
  const [failure, setFailure] = useState<string>();
  const [conflict, setConflict] = useState<{ newest: Row | null }>();
  const [isSaving, setSaving] = useState(false);
  const [hasMore, setHasMore] = useState(false);
  const isLeft = useRef(false);
  const uploads = usePendingUploads(() => void save(base, formState.newId));

  useEffect(() => {
    isLeft.current = false;
    return () => {
      isLeft.current = true;
    };
  }, []);

  async function save(present: Row | undefined, newId: string | undefined) {
    if (isSaving) return;
    setFailure(undefined);
    setHasMore(false);
    if (uploads.isUploading) return uploads.saveWhenUploaded();
    const errors = formState.validate();
    store.setErrors(errors);
    if (Object.keys(errors).length > 0) return focusFirstError();
    setSaving(true);
    const sent = store.values();
    try {
      const record = { id: present?.id ?? newId, revision: present?.revision };
      settle(sent, await call(options.save, { ...formState.validated(), ...record }, saveError));
    } catch {
      setFailure(saveError);
    } finally {
      setSaving(false);
    }
  }

  function settle(sent: Values, answer: Change<Row>) {
    if (answer.outcome === 'done') return closeOrContinue(sent, answer.record);
    if (answer.outcome === 'refused') {
      store.setErrors(answer.fields);
      return focusFirstError();
    }
    const { newest } = answer;
    const isMine = newest && !differAnywhere(valuesOf(newest), sent);
    if (isMine) closeOrContinue(sent, newest);
    else setConflict({ newest });
  }

  /** What was typed after sending stays in the form, over what is saved now; in a form that was left, in its draft. */
  function closeOrContinue(sent: Values, record: Row) {
    const typed = store.values();
    const isAllSaved = !differAnywhere(typed, sent);
    if (isAllSaved) onAllSaved();
    if (isAllSaved || isLeft.current) return onSaved(record, isLeft.current);
    formState.continueWith(record, mineOverTheirs(typed, sent, valuesOf(record)));
    setHasMore(true);
  }

  return {
    failure,
    conflict,
    isSaving,
    /** True when more was typed while the last was being saved. */
    hasMore,
    beginUpload: uploads.beginUpload,
    isUploading: uploads.isUploading,
    isWaiting: uploads.isWaiting,
    save: () => void save(base, formState.newId),
    /** Saves as a new record: the one that the form was opened with is deleted. */
    addAnew: () => {
      const id = makeId();
      formState.continueWith(undefined, store.values(), id);
      void save(undefined, id);
    },
    setConflict,
  };
}
