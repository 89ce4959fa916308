import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { ScreenOfNoun } from '../screen.ts';
import { ActionFailure, isRefused, type StoredRecord } from '../actions.ts';
import { useAction } from '../SignInAgain.tsx';
import { showToast } from '../Toasts.tsx';
import type { Work } from './useWork.ts';

type Deletion = { entryId: string; name: string; onRestored: (id: string) => void };

/** Deletes and restores records. */
export function useDeletion<Row extends StoredRecord, Listed extends StoredRecord>(
  { noun, actions, undo, nameOf, RefusedDeletion }: ScreenOfNoun<Row, Listed>,
  work: Work,
) {
  const deleteFailure = noun.errors.delete;
  const restoreFailure = noun.errors.restore;
  const call = useAction();
  const client = useQueryClient();
  const [conflict, setConflict] = useState<{ seen: Row; newest: Row }>();
  const [refusal, setRefusal] = useState<{
    record: Row | Listed;
    fields: Record<string, string>;
  }>();

  return {
    /** Set if someone else has saved the record to delete. */
    newer: conflict,
    keepNewer: () => {
      setConflict(undefined);
      void reload();
    },
    /** Set if the record is still in use. */
    refused: refusal,
    keepRefused: () => setRefusal(undefined),
    /** Calls `onAnswer` before showing the toast, because an open dialog would keep the focus. */
    remove: (
      record: Row | Listed,
      { onAnswer, onRestored }: { onAnswer: () => void; onRestored: (id: string) => void },
    ) =>
      work(async () => {
        if (!actions.remove) return;
        setConflict(undefined);
        setRefusal(undefined);
        const { id, revision } = record;
        const answer = await call(actions.remove, { id, revision }, deleteFailure).finally(
          onAnswer,
        );
        if (answer.outcome === 'conflict' && answer.newest)
          return setConflict({ seen: await seenRow(record, answer.newest), newest: answer.newest });
        if (answer.outcome === 'refused' && RefusedDeletion)
          return setRefusal({ record, fields: answer.fields });
        if (answer.outcome === 'refused') throw new ActionFailure(deleteFailure);
        const name = nameOf(record);
        if (answer.outcome === 'done')
          offerUndo(`${name} deleted`, { entryId: answer.entryId ?? '', name, onRestored });
        else showToast({ text: `${name} was already deleted` });
        await reload();
      }),
    restore: (record: { id: string }, onRestored: (id: string) => void) =>
      work(() => restore(record, onRestored)),
  };

  function offerUndo(text: string, deletion: Deletion, isError = false) {
    const tryAgain = () => offerUndo(restoreFailure, deletion, true);
    const run = () => work(() => undoDeletion(deletion).catch(tryAgain));
    showToast({ text, isError, action: { label: 'Undo', run } });
  }

  async function undoDeletion({ entryId, name, onRestored }: Deletion) {
    const answer = await call(undo, { ids: [entryId] }, restoreFailure);
    if (isRefused(answer)) throw new ActionFailure(restoreFailure);
    const [left] = answer.refused;
    const id = answer.undone[0]?.subjectId;
    if (left) showToast({ text: `Not undone: ${left.why}`, isError: true });
    else showToast({ text: `${name} restored` });
    if (id) onRestored(id);
    await reload();
  }

  /** The whole record in the version that the list showed. */
  async function seenRow(record: Row | Listed, newest: Row): Promise<Row> {
    if (!actions.find || !actions.history) return record as StoredRecord as Row;
    const versions = await call(actions.history, { id: record.id }, noun.errors.fetch);
    if (isRefused(versions)) return newest;
    return versions.find(({ revision }) => revision === record.revision)?.record ?? newest;
  }

  async function restore(record: { id: string }, onRestored: (id: string) => void) {
    if (!actions.restore) return;
    const answer = await call(actions.restore, { id: record.id }, restoreFailure);
    if (answer.outcome !== 'done') throw new ActionFailure(restoreFailure);
    onRestored(answer.record.id);
    showToast({ text: `${nameOf(answer.record)} restored` });
    await reload();
  }

  /** Reloads the list and the bin. */
  function reload() {
    return client.invalidateQueries({ queryKey: [noun.name] });
  }
}
