import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { ScreenOfNoun } from './AdminScreen.tsx';
import { DoorError, type Kept } from './doors.ts';
import type { Direction } from './OrderArrows.tsx';
import { useDoors } from './SignInAgain.tsx';
import { useToast } from './Toaster.tsx';

/** The records of a list and what can be done to them. Writes are never tried again by themselves. */
export function useRecordList<Row extends Kept, Listed extends Row>(
  screen: ScreenOfNoun<Row, Listed>,
) {
  const { words, doors, errors, nameOf } = screen;
  const enter = useDoors();
  const tell = useToast();
  const [isBusy, setBusy] = useState(false);
  const [said, setSaid] = useState('');
  const [failure, setFailure] = useState<string>();
  const [newer, setNewer] = useState<{ seen: Row; newest: Row }>();
  const { data, error, isFetching, failureCount, refetch } = useQuery({
    queryKey: [words.many],
    queryFn: async () => {
      const answer = await enter(doors.list, undefined, errors.fetch);
      if (Array.isArray(answer)) return answer;
      throw new DoorError(errors.fetch);
    },
  });

  return {
    records: data,
    error,
    isFetching,
    isConnectionLost: isFetching && failureCount > 0,
    isBusy,
    failure,
    /** What came of the last move, for those who do not see it. */
    said,
    reload: () => void refetch(),

    move: (record: Listed, direction: Direction) =>
      attempt(errors.reorder ?? errors.save, async (otherwise) => {
        if (!doors.move) return;
        await enter(doors.move, { id: record.id, direction }, otherwise);
        const { data: moved = [] } = await refetch();
        const place = moved.findIndex(({ id }) => id === record.id) + 1;
        setSaid(`${nameOf(record)} is now ${place} of ${moved.length}`);
      }),

    /** The record that was to be deleted, as it was seen and as someone else has saved it since. */
    newer,
    keepNewer: () => {
      setNewer(undefined);
      void refetch();
    },
    /** `onAnswer` comes before anything is told: a dialog that is open then would keep the focus. */
    remove: (
      record: Row,
      { onAnswer, onRestored }: { onAnswer: () => void; onRestored: (record: Row) => void },
    ) =>
      attempt(errors.delete ?? errors.save, async (otherwise) => {
        if (!doors.remove) return;
        setNewer(undefined);
        const { id, revision } = record;
        const answer = await enter(doors.remove, { id, revision }, otherwise).finally(onAnswer);
        if (answer.outcome === 'conflict' && answer.newest)
          return setNewer({ seen: record, newest: answer.newest });
        if (answer.outcome === 'refused') throw new DoorError(otherwise);
        tellOfDeleted(record, answer.outcome, onRestored);
        await refetch();
      }),
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

    async function undo() {
      setBusy(true);
      await restore(record, onRestored).catch(() =>
        offerUndo({ text: errors.save, isError: true }),
      );
      setBusy(false);
    }
  }

  async function restore(record: Row, onRestored: (record: Row) => void) {
    if (!doors.restore) return;
    const answer = await enter(doors.restore, { id: record.id }, errors.save);
    if (answer.outcome !== 'done') throw new DoorError(errors.save);
    onRestored(answer.record);
    tell({ text: `${nameOf(answer.record)} is back` });
    await refetch();
  }

  async function attempt(otherwise: string, work: (otherwise: string) => Promise<void>) {
    setBusy(true);
    setFailure(undefined);
    try {
      await work(otherwise);
    } catch {
      setFailure(otherwise);
    } finally {
      setBusy(false);
    }
  }
}
