import { useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import type { ScreenOfNoun } from '../AdminScreen.tsx';
import { DoorError, isSignedOut, type Kept } from '../doors.ts';
import { useDoors } from '../SignInAgain.tsx';
import type { Direction } from './OrderArrows.tsx';
import type { Attempts } from './useAttempts.ts';

/** Moves a record on the screen at once, and back when the server could not. One move waits for another. */
export function useMoves<Row extends Kept, Listed extends Row>(
  { words, doors, errors, nameOf }: ScreenOfNoun<Row, Listed>,
  { attempt }: Attempts,
) {
  const enter = useDoors();
  const client = useQueryClient();
  const isMoving = useRef(false);
  const [said, setSaid] = useState('');
  const queryKey = [words.many];

  /** False when nothing moves. The screen shows the new order as soon as it is drawn again. */
  function move(record: Listed, direction: Direction) {
    const records = client.getQueryData<Listed[]>(queryKey) ?? [];
    const at = records.findIndex(({ id }) => id === record.id);
    const neighbour = records[direction === 'up' ? at - 1 : at + 1];
    if (!doors.move || !neighbour || isMoving.current) return false;
    const door = doors.move;
    isMoving.current = true;
    swap(record.id, neighbour.id);
    void attempt(errors.reorder ?? errors.save, async () => {
      try {
        const order = await enter(door, { id: record.id, direction }, errors.save);
        if (!Array.isArray(order)) throw new DoorError(errors.save);
        const place = order.indexOf(record.id) + 1;
        setSaid(`${nameOf(record)} is now ${place} of ${order.length}`);
        if (!isInOrder(order)) void client.invalidateQueries({ queryKey, exact: true });
      } catch (cause) {
        swap(record.id, neighbour.id);
        // An answer that was lost tells nothing of what has moved.
        if (!isSignedOut(cause)) void client.invalidateQueries({ queryKey, exact: true });
        throw cause;
      } finally {
        isMoving.current = false;
      }
    });
    return true;
  }

  return {
    move,
    /** What came of the last move, for those who do not see it. */
    said,
  };

  function swap(one: string, other: string) {
    client.setQueryData<Listed[]>(queryKey, (records) => records && swapped(records, one, other));
  }

  /** False when someone else has changed the list meanwhile. */
  function isInOrder(order: string[]) {
    const records = client.getQueryData<Listed[]>(queryKey) ?? [];
    return records.length === order.length && records.every(({ id }, index) => id === order[index]);
  }
}

function swapped<Row extends Kept>(records: Row[], one: string, other: string) {
  const [first, second] = [one, other].map((id) => records.find((record) => record.id === id));
  if (!first || !second) return records;
  return records.map((record) => {
    if (record === first) return second;
    return record === second ? first : record;
  });
}
