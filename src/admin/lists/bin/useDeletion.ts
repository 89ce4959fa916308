import { useState } from 'react';
import type { ScreenOfNoun } from '../../frame/screen.ts';
import { refusalText } from '../../../model/record.ts';
import { ActionFailure, isRefused, type StoredRecord } from '../../actions/actions.ts';
import { useAction } from '../../actions/useAction.ts';
import { notUndone, undoChanges } from '../../actions/undo-changes.ts';
import type { ChangeWork } from '../../actions/useChange.ts';

type Deletion = { entryId: string; name: string; onRestored: (id: string) => void };

/** Deletes and restores records. */
export function useDeletion<Row extends StoredRecord, Listed extends StoredRecord>(
  {
    noun,
    actions,
    undo,
    getName,
    RefusedDeletion,
  }: Pick<ScreenOfNoun<Row, Listed>, 'noun' | 'actions' | 'undo' | 'getName' | 'RefusedDeletion'>,
  change: (run: ChangeWork) => void,
) {
  const deleteFailure = noun.errors.delete;
  const restoreFailure = noun.errors.restore;
  const call = useAction();
  const [conflict, setConflict] = useState<{ seen: Row; newest: Row }>();
  const [refusal, setRefusal] = useState<{
    record: Row | Listed;
    fields: Record<string, string>;
  }>();

  return {
    /** Set if someone else has saved the record to delete. */
    newer: conflict,
    closeConflict: () => setConflict(undefined),
    /** Set if the record is still in use. */
    refused: refusal,
    closeRefusal: () => setRefusal(undefined),
    /** Calls `onAnswer` before showing the toast, because an open dialog would keep the focus. */
    remove: (
      record: Row | Listed,
      { onAnswer, onRestored }: { onAnswer: () => void; onRestored: (id: string) => void },
    ) =>
      change(async () => {
        if (!actions.remove) return undefined;
        setConflict(undefined);
        setRefusal(undefined);
        const { id, revision } = record;
        const answer = await call(actions.remove, { id, revision }, deleteFailure).finally(
          onAnswer,
        );
        if (answer.outcome === 'conflict' && answer.newest) {
          setConflict({ seen: await seenRow(record, answer.newest), newest: answer.newest });
          return undefined;
        }
        if (answer.outcome === 'refused') {
          if (!RefusedDeletion) throw new ActionFailure(deleteFailure);
          setRefusal({ record, fields: answer.fields });
          return undefined;
        }
        const name = getName(record);
        if (answer.outcome === 'conflict') return `${name} was already deleted`;
        const deletion = { entryId: answer.entryId ?? '', name, onRestored };
        return { text: `${name} deleted`, undo: undoing(deletion) };
      }),
    restore: (record: { id: string }, onRestored: (id: string) => void) =>
      change(async () => {
        if (!actions.restore) return undefined;
        const answer = await call(actions.restore, { id: record.id }, restoreFailure);
        if (answer.outcome === 'refused') throw new ActionFailure(refusalText(answer));
        if (answer.outcome !== 'done') throw new ActionFailure(restoreFailure);
        onRestored(answer.record.id);
        const { publication } = answer.record as StoredRecord;
        const problem = publication?.problem;
        const name = getName(answer.record);
        return problem ? `${name} restored as a draft. ${problem}` : `${name} restored`;
      }),
  };

  function undoing({ entryId, name, onRestored }: Deletion) {
    return undoChanges({
      action: undo,
      entryIds: [entryId],
      errorMessage: restoreFailure,
      report: ({ undone: [restored], refused: [left] }) => {
        if (restored?.subjectId) onRestored(restored.subjectId);
        return left ? notUndone(left.why) : `${name} restored`;
      },
    });
  }

  /** The whole record in the version that the list showed. */
  async function seenRow(record: Row | Listed, newest: Row): Promise<Row> {
    if (!actions.find || !actions.history) return record as StoredRecord as Row;
    const versions = await call(actions.history, { id: record.id }, noun.errors.fetch);
    if (isRefused(versions)) return newest;
    return versions.find(({ revision }) => revision === record.revision)?.record ?? newest;
  }
}
