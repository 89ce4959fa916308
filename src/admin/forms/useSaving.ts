import { useRef, useState } from 'react';
import type { Change, Action, Kept } from '../actions.ts';
import { useAction } from '../SignInAgain.tsx';
import { makeId } from './make-id.ts';
import { useHolds } from './useHolds.ts';
import type { useWritten } from './useWritten.ts';
import { differAnywhere, mineOverTheirs, type Values } from './values.ts';

type SavingOptions<Row extends Kept> = {
  written: ReturnType<typeof useWritten<Row>>;
  valuesOf: (record: Row | undefined) => Values;
  save: Action<object, Change<Row>>;
  saveError: string;
  focusFirstError: () => void;
  onSaved: (record: Row, isLeft: boolean) => void;
};

/** Sends what is written, and tells what came of it. */
export function useSaving<Row extends Kept>(options: SavingOptions<Row>) {
  const { written, valuesOf, saveError, focusFirstError, onSaved } = options;
  const { store, base } = written;
  const call = useAction();
  const [failure, setFailure] = useState<string>();
  const [conflict, setConflict] = useState<{ newest: Row | null }>();
  const [isSaving, setSaving] = useState(false);
  const [hasMore, setHasMore] = useState(false);
  const isLeft = useRef(false);
  const { hold, isHeld, isWaiting, wait } = useHolds(() => {
    if (!isLeft.current) void save(base, written.newId);
  });

  async function save(kept: Row | undefined, newId: string | undefined) {
    if (isSaving) return;
    setFailure(undefined);
    setHasMore(false);
    if (isHeld) return wait();
    const found = written.complaints();
    store.complain(found);
    if (Object.keys(found).length > 0) return focusFirstError();
    setSaving(true);
    const sent = store.values();
    try {
      settle(
        sent,
        await call(
          options.save,
          { ...written.draft(), id: kept?.id ?? newId, revision: kept?.revision },
          saveError,
        ),
      );
    } catch {
      setFailure(saveError);
    } finally {
      setSaving(false);
    }
  }

  function settle(sent: Values, answer: Change<Row>) {
    if (answer.outcome === 'done') return leaveOrGoOn(sent, answer.record);
    if (answer.outcome === 'refused') {
      store.complain(answer.fields);
      return focusFirstError();
    }
    const { newest } = answer;
    const isMine = newest && !differAnywhere(valuesOf(newest), sent);
    if (isMine) leaveOrGoOn(sent, newest);
    else setConflict({ newest });
  }

  /** What was typed after it was sent stays in the form, over what is saved now. */
  function leaveOrGoOn(sent: Values, record: Row) {
    const typed = store.values();
    if (isLeft.current || !differAnywhere(typed, sent)) return onSaved(record, isLeft.current);
    written.goOn(record, mineOverTheirs(typed, sent, valuesOf(record)));
    setHasMore(true);
  }

  return {
    failure,
    conflict,
    isSaving,
    /** True when more was typed while the last was being saved. */
    hasMore,
    isHeld,
    isWaiting,
    hold,
    save: () => void save(base, written.newId),
    /** What is written becomes a record of its own: the one it was written over is gone. */
    addAnew: () => {
      const id = makeId();
      written.goOn(undefined, store.values(), id);
      void save(undefined, id);
    },
    setConflict,
    /** Whoever wrote here is somewhere else by the time that an answer comes. */
    leave: () => {
      isLeft.current = true;
    },
  };
}
