import { ActionFailure, type StoredRecord } from '../actions/actions.ts';
import { makeId } from '../forms/make-id.ts';
import type { ScreenOfNoun } from '../frame/screen.ts';
import { useChange } from '../actions/useChange.ts';

/** Copies a record into a draft and opens the draft. Undefined if records cannot be copied. */
export function useDuplicate<Row extends StoredRecord, Listed extends StoredRecord>(
  {
    noun,
    actions: { duplicate },
    getName,
  }: Pick<ScreenOfNoun<Row, Listed>, 'noun' | 'actions' | 'getName'>,
  open: (copy: Row) => void,
) {
  const { change, isBusy } = useChange({ keys: [[noun.name]] });
  const failure = `Failed to duplicate ${noun.short}`;
  return (
    duplicate &&
    ((record: Row | Listed) =>
      !isBusy &&
      void change(async (send) => {
        const answer = await send(duplicate, { id: record.id, newId: makeId() }, failure);
        if (answer.outcome !== 'done') throw new ActionFailure(failure);
        open(answer.record);
        return `Draft created: ${getName(answer.record)}`;
      }))
  );
}
