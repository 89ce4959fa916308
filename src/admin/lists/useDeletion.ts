import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { ScreenOfNoun } from '../screen.ts';
import { ActionFailure, type Kept } from '../actions.ts';
import { useAction } from '../SignInAgain.tsx';
import { useToast } from '../Toaster.tsx';
import type { Attempts } from './useAttempts.ts';

/** Deletes records, and brings them back. */
export function useDeletion<Row extends Kept, Listed extends Row>(
  { words, actions, errors, nameOf, RefusedDeletion }: ScreenOfNoun<Row, Listed>,
  { attempt }: Attempts,
) {
  const failure = errors.restore ?? errors.save;
  const call = useAction();
  const client = useQueryClient();
  const tell = useToast();
  const [newer, setNewer] = useState<{ seen: Row; newest: Row }>();
  const [refused, setRefused] = useState<{ record: Row; fields: Record<string, string> }>();

  return {
    /** The record that was to be deleted, as it was seen and as someone else has saved it since. */
    newer,
    keepNewer: () => {
      setNewer(undefined);
      void reload();
    },
    /** The record that others still need, and why it cannot be deleted. */
    refused,
    keepRefused: () => setRefused(undefined),
    /** `onAnswer` comes before anything is told: a dialog that is open then would keep the focus. */
    remove: (
      record: Row,
      { onAnswer, onRestored }: { onAnswer: () => void; onRestored: (record: Row) => void },
    ) =>
      attempt(errors.delete ?? errors.save, async () => {
        if (!actions.remove) return;
        setNewer(undefined);
        setRefused(undefined);
        const { id, revision } = record;
        const answer = await call(actions.remove, { id, revision }, errors.save).finally(onAnswer);
        if (answer.outcome === 'conflict' && answer.newest)
          return setNewer({ seen: record, newest: answer.newest });
        if (answer.outcome === 'refused' && RefusedDeletion)
          return setRefused({ record, fields: answer.fields });
        if (answer.outcome === 'refused') throw new ActionFailure(errors.save);
        tellOfDeleted(record, answer.outcome, onRestored);
        await reload();
      }),
    restore: (record: Row, onRestored: (record: Row) => void) =>
      attempt(failure, () => restore(record, onRestored)),
  };

  function tellOfDeleted(
    record: Row,
    outcome: 'done' | 'conflict',
    onRestored: (record: Row) => void,
  ) {
    const name = nameOf(record);
    if (outcome === 'conflict') return tell({ text: `${name} was deleted already` });
    offerUndo({ text: `${name} deleted` });

    function offerUndo(told: { text: string; isError?: boolean }) {
      tell({ ...told, action: { label: 'Undo', run: () => void undo() } });
    }

    function undo() {
      return attempt(failure, () =>
        restore(record, onRestored).catch(() => offerUndo({ text: failure, isError: true })),
      );
    }
  }

  async function restore(record: Row, onRestored: (record: Row) => void) {
    if (!actions.restore) return;
    const answer = await call(actions.restore, { id: record.id }, failure);
    if (answer.outcome !== 'done') throw new ActionFailure(failure);
    onRestored(answer.record);
    tell({ text: `${nameOf(answer.record)} is back` });
    await reload();
  }

  /** The list and the bin. */
  function reload() {
    return client.invalidateQueries({ queryKey: [words.many] });
  }
}
